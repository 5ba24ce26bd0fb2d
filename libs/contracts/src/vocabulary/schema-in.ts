import { API_VERSIONS, type ApiVersion, knowsSince, NEWEST_API_VERSION } from '@rubrica/kinds';
import type { TSchema } from '@sinclair/typebox';

/**
 * Keyword of what not all versions of the API have. On a property or a member of a union: the first version that has it.
 * Beside an `enum`: the first version of each value that is not in all.
 */
const SINCE = 'x-since';

/** Keyword of a property that has another form since a version. */
const CHANGED = 'x-changed';

/** The keywords of a schema that may lead to something newer. */
interface Versioned {
  readonly [SINCE]?: ApiVersion | Readonly<Record<string, ApiVersion>>;
  readonly [CHANGED]?: { readonly since: ApiVersion; readonly form: Versioned };
  readonly type?: unknown;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Versioned>>;
  readonly items?: Versioned;
  readonly anyOf?: readonly Versioned[];
}

/** Returns the keywords of a choice whose values depend on the version: `{ type: 'string', ...choiceByVersion(…) }`. */
export const choiceByVersion = (valuesOf: (version: ApiVersion) => readonly string[]) => {
  const values = valuesOf(NEWEST_API_VERSION);
  const since = values.flatMap((value) => {
    const first = API_VERSIONS.find((version) => valuesOf(version).includes(value)) ?? NEWEST_API_VERSION;
    return first === API_VERSIONS[0] ? [] : [[value, first] as const];
  });
  return { enum: [...values], ...(since.length === 0 ? {} : { [SINCE]: Object.fromEntries(since) }) };
};

/** Returns the keyword of a property that has this form since a version: it takes the place of the whole schema. */
export const changedSince = (since: ApiVersion, form: TSchema): object => ({ [CHANGED]: { since, form } });

const made: ReadonlyMap<ApiVersion, WeakMap<TSchema, TSchema>> = new Map(
  API_VERSIONS.map((version) => [version, new WeakMap<TSchema, TSchema>()]),
);

/**
 * Returns the schema as a version of the API has it: without the properties, members of unions and values that are newer.
 * It is the same object at each call, so that its check is compiled once; the schema itself where nothing is newer.
 */
export const schemaIn = <S extends TSchema>(schema: S, version: ApiVersion): S => {
  const known = made.get(version)?.get(schema);
  if (known) return known as S;
  const narrow = narrowed(schema as Versioned, version) as unknown as S;
  made.get(version)?.set(schema, narrow);
  return narrow;
};

const narrowed = (schema: Versioned, version: ApiVersion): Versioned => {
  const { [SINCE]: since, ...rest } = schema;
  const { properties, items, anyOf, required } = schema;
  const known = Object.entries(properties ?? {})
    .map(([name, one]) => [name, formIn(one, version)] as const)
    .filter(([, one]) => isKnown(one, version));
  const parts = {
    ...(properties && { properties: Object.fromEntries(known.map(([name, one]) => [name, narrowed(one, version)])) }),
    ...(items && { items: narrowed(items, version) }),
    ...(anyOf && { anyOf: anyOf.filter((one) => isKnown(one, version)).map((one) => narrowed(one, version)) }),
  };
  const isSame =
    since === undefined &&
    items === parts.items &&
    sameMembers(properties, parts.properties) &&
    sameMembers(anyOf, parts.anyOf);
  if (isSame) return schema;
  return {
    ...rest,
    ...parts,
    ...(properties && required && { required: required.filter((name) => Object.hasOwn(parts.properties ?? {}, name)) }),
    ...(typeof since === 'object' && {
      enum: schema.enum?.filter((value) => knowsSince(version, since[value] ?? API_VERSIONS[0])),
    }),
  };
};

const formIn = (schema: Versioned, version: ApiVersion): Versioned => {
  const { [CHANGED]: changed, ...before } = schema;
  if (!changed) return schema;
  return knowsSince(version, changed.since) ? changed.form : before;
};

/** A choice between null and what a version does not know is not known either. */
const isKnown = (schema: Versioned, version: ApiVersion): boolean => {
  const { [SINCE]: since, anyOf = [] } = schema;
  if (typeof since === 'string') return knowsSince(version, since);
  const members = anyOf.filter(({ type }) => type !== 'null');
  return members.length === 0 || members.some((one) => isKnown(one, version));
};

const sameMembers = (before: object = {}, after: object = {}): boolean => {
  const members = Object.entries(after);
  return (
    members.length === Object.keys(before).length &&
    members.every(([name, one]) => (before as Readonly<Record<string, unknown>>)[name] === one)
  );
};
