import type { TSchema } from '@sinclair/typebox';

/** A JSON Schema as OpenAPI 3.1 holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Collects the schemas that have a title, so that each is written once and referenced elsewhere. */
export class Components {
  private readonly named = new Map<string, JsonSchema>();

  /** Returns the schema without TypeBox's symbols, with references in place of titled schemas. */
  refer(schema: TSchema): JsonSchema {
    return this.referred(JSON.parse(JSON.stringify(schema)) as JsonSchema) as JsonSchema;
  }

  /** The titled schemas in alphabetical order. */
  get schemas(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private referred(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((item) => this.referred(item));
    if (typeof node !== 'object' || node === null) return node;
    const schema = Object.fromEntries(
      Object.entries(node).map(([name, member]) => [name, isData(name) ? member : this.referred(member)]),
    );
    const { title, ...rest } = schema;
    // A property may be named title; a schema's title is always text.
    return typeof title === 'string' ? this.reference(title, { title, ...rest }) : schema;
  }

  private reference(title: string, schema: JsonSchema): JsonSchema {
    const known = this.named.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two schemas are called ${title}`);
    this.named.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }
}

/** Tells whether a member of a schema holds example data and no schema. */
const isData = (name: string): boolean => ['examples', 'default', 'const', 'enum'].includes(name);
