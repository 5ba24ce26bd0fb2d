import type { TSchema } from '@sinclair/typebox';
import { digestible } from './digestible.js';

/** A JSON Schema as OpenAPI 3.1 holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Collects the schemas that have a title, so that each is written once and referenced elsewhere. A field without a
 * description gets the one that `words` has for its path.
 */
export class Components {
  private readonly named = new Map<string, JsonSchema>();

  constructor(private readonly words: (path: string) => string | undefined = () => undefined) {}

  /** Returns the schema without TypeBox's symbols, with references in place of titled schemas. */
  refer(schema: TSchema): JsonSchema {
    return this.referred(JSON.parse(JSON.stringify(schema)) as JsonSchema) as JsonSchema;
  }

  /** Keeps a schema that is written as JSON Schema, and returns the reference to it. */
  add(schema: JsonSchema & { readonly title: string }): JsonSchema {
    return this.reference(schema.title, schema);
  }

  /** The titled schemas in alphabetical order. */
  get schemas(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private referred(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((item) => this.referred(item));
    if (typeof node !== 'object' || node === null) return node;
    const parts = Object.fromEntries(
      Object.entries(node).map(([name, member]) => [name, isData(name) ? member : this.referred(member)]),
    );
    const schema = digestible({ ...parts, ...discriminated(node as JsonSchema) });
    const { title, ...rest } = schema;
    // A property may be named title; a schema's title is always text.
    if (typeof title !== 'string') return schema;
    if (!('enum' in rest)) return this.reference(title, { title, ...rest });
    const { type, enum: values, ...words } = rest;
    return { ...this.reference(title, { title, type, enum: values }), ...words };
  }

  private described(path: string, schema: JsonSchema): JsonSchema {
    const parts = PARTS.filter((part) => schema[part] !== undefined).map((part) => {
      const inner = schema[part] as JsonSchema | readonly JsonSchema[];
      const own = part === 'items' ? `${path}[]` : path;
      return [
        part,
        Array.isArray(inner) ? inner.map((one) => this.described(own, one)) : this.described(own, inner as JsonSchema),
      ];
    });
    if (schema['properties'] === undefined) return { ...schema, ...Object.fromEntries(parts) };
    const properties = Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>).map(
      ([name, field]) => {
        const own = `${path}.${name}`;
        const words = 'description' in field ? undefined : this.words(own);
        return [name, { ...this.described(own, field), ...(words === undefined ? {} : { description: words }) }];
      },
    );
    return { ...schema, ...Object.fromEntries(parts), properties: Object.fromEntries(properties) };
  }

  private reference(title: string, bare: JsonSchema): JsonSchema {
    const schema = this.described(title, bare);
    const known = this.named.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two schemas are called ${title}`);
    this.named.set(title, schema);
    return { $ref: componentPath(title) };
  }
}

/**
 * Returns what a union with a discriminator has instead: each value of that property leads to the one schema which has it.
 */
const discriminated = ({ anyOf: members, discriminator }: JsonSchema): JsonSchema => {
  if (discriminator === undefined) return {};
  const { propertyName } = discriminator as { readonly propertyName: string };
  const mapping = (members as readonly TaggedSchema[]).flatMap(({ title, properties }) => {
    const { const: only, enum: values = [only] } = properties[propertyName] ?? {};
    return values.map((value) => [value, componentPath(title)]);
  });
  return { discriminator: { propertyName, mapping: Object.fromEntries(mapping) as JsonSchema } };
};

interface TaggedSchema {
  readonly title: string;
  readonly properties: Readonly<Record<string, { readonly const?: string; readonly enum?: readonly string[] }>>;
}

const componentPath = (title: string): string => `#/components/schemas/${title}`;

/** What leads from a schema to the schemas of the same value or of its items. */
const PARTS = ['items', 'anyOf', 'oneOf', 'allOf'] as const;

/** Tells whether a member of a schema holds example data and no schema. */
const isData = (name: string): boolean => ['examples', 'default', 'const', 'enum', 'discriminator'].includes(name);
