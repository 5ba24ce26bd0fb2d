import type { TSchema } from '@sinclair/typebox';

/** A JSON Schema as OpenAPI 3.1 holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas that have a title, each said once and referred to from wherever it is needed. */
export class Components {
  private readonly named = new Map<string, JsonSchema>();

  /** The schema without TypeBox's symbols, with references in the place of titled ones. */
  refer(schema: TSchema): JsonSchema {
    return this.referred(JSON.parse(JSON.stringify(schema)) as JsonSchema) as JsonSchema;
  }

  /** By title, in the order of the alphabet. */
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
    // A property may be called title as well: only a text is one.
    return typeof title === 'string' ? this.reference(title, { title, ...rest }) : schema;
  }

  private reference(title: string, schema: JsonSchema): JsonSchema {
    const known = this.named.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two schemas are called ${title}`);
    this.named.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }
}

/** Members of a schema whose value is the caller's kind of data, not a schema. */
const isData = (name: string): boolean => ['examples', 'default', 'const', 'enum'].includes(name);
