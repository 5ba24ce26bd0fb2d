/** JSON Schema 2020-12 as far as our messages use it; the gate of compatibility knows all of these words, and no other. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly const?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/**
 * The same schema for those who write: not one property more. Those who read take the schema as it is, and pass over
 * what they do not know.
 */
export const closed = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.anyOf && { anyOf: schema.anyOf.map(closed) }),
  ...(schema.items && { items: closed(schema.items) }),
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, closed(property)]),
    ),
    additionalProperties: false,
  }),
});
