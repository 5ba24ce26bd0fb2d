import type { JsonSchema } from '../vocabulary/json-schema.js';

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Names the schemas of messages, so that generators of code have a type for each message, for each object in one and for each
 * choice of values. What is the same in every message is called after its property (`FileNumber`), what differs after its
 * message too (`DocumentSubmissionWaitsV2Reason`).
 */
export class NamedSchemas {
  private readonly named = new Map<string, JsonSchema>();
  /** The forms of the objects and choices, by the name of their property. */
  private readonly forms = new Map<string, Set<string>>();

  constructor(private readonly messages: Schemas) {
    for (const schema of Object.values(messages)) this.collect(schema);
    for (const [type, schema] of Object.entries(messages)) {
      const name = nameOf(type);
      this.named.set(name, { title: name, ...this.within(name, schema) });
    }
  }

  /** All of them, in alphabetical order. */
  get schemas(): Schemas {
    return Object.fromEntries([...this.named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Returns the reference to what a message holds. */
  payload(type: keyof Schemas & string): { readonly $ref: string } {
    if (!this.messages[type]) throw new Error(`there is no message ${type}`);
    return referenceTo(nameOf(type));
  }

  private collect({ properties = {} }: JsonSchema): void {
    for (const [property, schema] of Object.entries(properties))
      for (const [name, part] of partsOf(property, schema)) {
        this.forms.set(name, (this.forms.get(name) ?? new Set()).add(formOf(part)));
        this.collect(part);
      }
  }

  private within(message: string, schema: JsonSchema): JsonSchema {
    if (!schema.properties) return schema;
    const properties = Object.entries(schema.properties).map(([property, inner]) => [
      property,
      this.replaced(message, property, inner),
    ]);
    return { ...schema, properties: Object.fromEntries(properties) as Schemas };
  }

  /** The schema with a reference in the place of the part that has a name. */
  private replaced(message: string, property: string, schema: JsonSchema): JsonSchema {
    const [part] = partsOf(property, schema);
    if (!part) return schema;
    const [base, named] = part;
    const isOne = this.forms.get(base)?.size === 1;
    const name = isOne ? base : `${message}${base}`;
    const { description, ...bare } = named;
    this.named.set(name, { title: name, ...withEnum(this.within(message, bare)) });
    const reference = referenceTo(name) as JsonSchema;
    const words = description === undefined ? {} : { description };
    if (named === schema) return { ...reference, ...words };
    if (schema.items) return { ...schema, items: { ...reference, ...words } };
    const { description: outer } = schema;
    return { ...(outer && { description: outer }), anyOf: [{ ...reference, ...words }, { type: 'null' }] };
  }
}

/** The object or the choice that a property holds: alone, in a list, or beside null. */
const partsOf = (property: string, schema: JsonSchema): (readonly [name: string, part: JsonSchema])[] => {
  if (schema.items) return partsOf(property.replace(/s$/, ''), schema.items);
  const values = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  const isChoice = values.length > 1 && values.every((one) => one.const !== undefined);
  if (schema.type === 'object' || (isChoice && values.length === schema.anyOf?.length))
    return [[pascal(property), schema]];
  if (isChoice) return [[pascal(property), { anyOf: values }]];
  return values.flatMap((one) => partsOf(property, one));
};

const formOf = ({ description: _, ...schema }: JsonSchema): string => JSON.stringify(schema);

const withEnum = ({ anyOf: values, ...schema }: JsonSchema): JsonSchema => {
  if (!values) return schema;
  const type = values[0]?.type;
  return {
    ...schema,
    ...(type && { type }),
    enum: values.flatMap(({ const: value }) => (value === undefined ? [] : [value])),
  };
};

const referenceTo = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** `co.rubrica.document.signed.v1` → `DocumentSignedV1`. */
const nameOf = (type: string): string => pascal(type.replace(/^co\.rubrica\./, ''));

const pascal = (words: string): string =>
  words
    .split(/[._-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
