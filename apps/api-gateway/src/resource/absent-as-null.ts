import { isLeftOut, ownValue, type Steps } from '@rubrica/fiscal';
import { inSlices } from '@rubrica/service';
import type { TSchema } from '@sinclair/typebox';

/**
 * Returns the schema of an answer that repeats what a request said. A field that the request may leave out is there and
 * null, in objects within it too; `metadata` is `{}`, and fields that are marked are left out. A titled schema that changes so gets another title, as it is
 * another component of the OpenAPI document; `title` is that of the whole.
 */
export const answerSchema = <S extends TSchema>(schema: S, title = titleOf(schema)): S => {
  const { properties, items, anyOf } = partsOf(schema);
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, fieldSchema(schema, name, field)] as const);
    if (fields.every(([name, field]) => field === ownValue(properties, name) && !isLeftOut(field))) return schema;
    const { examples: _, ...options } = schema as TSchema;
    const required = Object.entries(properties).flatMap(([name, field]) => (isLeftOut(field) ? [] : [name]));
    return { ...options, ...(title && { title }), required, properties: Object.fromEntries(fields) } as unknown as S;
  }
  const changed = items ? { items: answerSchema(items) } : { anyOf: anyOf?.map((member) => answerSchema(member)) };
  const isSame = items ? changed.items === items : !anyOf?.some((member, nth) => member !== changed.anyOf?.[nth]);
  return isSame ? schema : { ...schema, ...changed };
};

/**
 * Returns the schema of a request as tenants may send it: null says the same as an absent field. Of a PATCH only inside of
 * its fields, as null removes a field of it where its own schema says so.
 */
export const requestSchema = (schema: TSchema, method: string): TSchema => {
  const { properties, required = [], items, anyOf } = partsOf(schema);
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const own = requestSchema(field, 'post');
      const isFixed = method === 'patch' || required.includes(name);
      return [name, isFixed ? own : orNull(own)];
    });
    return { ...schema, properties: Object.fromEntries(fields) as unknown };
  }
  if (items) return { ...schema, items: requestSchema(items, method) };
  return anyOf ? { ...schema, anyOf: anyOf.map((member) => requestSchema(member, method)) } : schema;
};

/** Returns a body without the nulls of fields that may be absent; of a PATCH only inside of its fields, where null removes nothing. */
export const withoutNulls = async (schema: TSchema | undefined, body: unknown, method: string): Promise<unknown> =>
  hasNulls(body) ? inSlices(stripped(schema, body, method === 'patch' ? 'fields of a patch' : 'all')) : body;

/** Where null says the same as an absent field: everywhere, not in fields of a PATCH, or only where a field takes no null. */
type Stripping = 'all' | 'fields of a patch' | 'inside of a patch';

const hasNulls = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(hasNulls));

function* stripped(schema: TSchema | undefined, body: unknown, stripping: Stripping): Steps<unknown> {
  if (typeof body !== 'object' || body === null || !schema) return body;
  const members = [schema, ...(partsOf(schema).anyOf ?? [])].map(partsOf);
  if (Array.isArray(body)) {
    const { items } = members.find((member) => member.items) ?? {};
    const list: unknown[] = [];
    for (const one of body) {
      yield;
      list.push(yield* stripped(items, one, stripping));
    }
    return list;
  }
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body)) {
    const owners = members.filter(({ properties = {} }) => Object.hasOwn(properties, name));
    const isDispensable = owners.length > 0 && owners.every(({ required }) => !required?.includes(name));
    const field = ownValue(owners[0]?.properties ?? {}, name);
    const isKept = stripping === 'fields of a patch' || (stripping === 'inside of a patch' && takesNull(field));
    if (value === null && isDispensable && !isKept) continue;
    kept.push([name, yield* stripped(field, value, stripping === 'all' ? 'all' : 'inside of a patch')]);
  }
  return Object.fromEntries(kept) as unknown;
}

/** Returns the value with null for every field that is in its `answerSchema` and not in it. */
export const asAnswered = (schema: TSchema, value: object): object => completed(schema, value) as object;

const completed = (schema: TSchema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const { properties, items } = partsOf(ofMember(schema, Array.isArray(value) ? 'items' : 'properties'));
  if (Array.isArray(value)) return items ? value.map((one) => completed(items, one)) : value;
  if (!properties) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const answered: Record<string, unknown> = {};
  for (const name in properties) {
    const field = properties[name];
    const one = given[name];
    if (one === undefined && field && isLeftOut(field)) continue;
    answered[name] = one === undefined || !field ? absent(name) : completed(field, one);
  }
  // What no schema names, as it is: keys of metadata, whatever their names, and fields that there are no more.
  const others = Object.entries(given).filter(([name]) => !Object.hasOwn(properties, name));
  return others.length === 0 ? answered : { ...answered, ...Object.fromEntries(others) };
};

interface Parts {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}
const partsOf = (schema: TSchema | undefined): Parts => (schema ?? {}) as Parts;

const ofMember = (schema: TSchema, part: 'items' | 'properties'): TSchema | undefined =>
  partsOf(schema)[part] ? schema : partsOf(schema).anyOf?.find((member) => partsOf(member)[part]);

const absent = (name: string): object | null => (name === 'metadata' ? {} : null);

const fieldSchema = (owner: TSchema, name: string, field: TSchema): TSchema => {
  const schema = answerSchema(field);
  return name === 'metadata' || isLeftOut(field) || partsOf(owner).required?.includes(name) ? schema : orNull(schema);
};

const takesNull = (schema: TSchema | undefined): boolean =>
  (partsOf(schema).anyOf ?? []).some(({ type }) => type === 'null');

/** Returns the schema of a field that may be null too. */
const orNull = (schema: TSchema): TSchema => {
  const { description, ...bare } = schema;
  const words = description === undefined ? {} : { description };
  const members = partsOf(schema).anyOf ?? [schema.title === undefined ? (bare as TSchema) : schema];
  return { ...words, anyOf: takesNull(schema) ? members : [...members, { type: 'null' }] } as unknown as TSchema;
};

/** The body that made another resource is a snapshot in this one. */
const titleOf = ({ title }: TSchema): string | undefined =>
  title?.endsWith('Input') ? title.replace(/Input$/, 'Snapshot') : title && `${title}Resource`;
