/** The keywords of JSON Schema 2020-12 that messages and internal routes use. The compatibility check compares exactly these. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/**
 * Returns the schema with further properties forbidden, for writers. Readers use the schema as it is and ignore
 * properties that they do not know.
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
