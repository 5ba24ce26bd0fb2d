/** A body of the API while it is typed. Its parts are named by JSON pointers, as the API names them in faults. */
export type Json = string | number | boolean | null | readonly Json[] | Body;
export interface Body {
  readonly [name: string]: Json | undefined;
}

export const isBody = (value: Json | undefined): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: Json | undefined): readonly Body[] =>
  Array.isArray(value) ? value.filter((each: Json) => isBody(each)) : [];

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns what stands at a pointer; undefined for nothing. */
export const at = (body: Json | undefined, pointer: string): Json | undefined => {
  let value = body;
  for (const part of partsOf(pointer)) {
    if (Array.isArray(value)) value = (value as readonly Json[])[Number(part)];
    else value = isBody(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
};

/** Returns the body with another value at a pointer; undefined removes it. Whatever it passes is made where it is missing. */
export const put = (body: Body, pointer: string, value: Json | undefined): Body =>
  placed(body, partsOf(pointer), value) as Body;

const placed = (whole: Json | undefined, [part, ...rest]: readonly string[], value: Json | undefined): Json => {
  const next = (old: Json | undefined): Json | undefined => (rest.length === 0 ? value : placed(old, rest, value));
  if (Array.isArray(whole) || (whole === undefined && /^\d+$/.test(part ?? ''))) {
    const list = Array.isArray(whole) ? [...(whole as readonly Json[])] : [];
    const index = Number(part);
    const item = next(list[index]);
    if (item === undefined) list.splice(index, 1);
    else list[index] = item;
    return list;
  }
  const { [part ?? '']: old, ...others } = isBody(whole) ? whole : {};
  const item = next(old);
  return item === undefined ? others : { ...others, [part ?? '']: item };
};

/** Returns a body without what is empty: blank texts, nulls, and what consists of them. */
export const pruned = (body: Body): Body => (prunedValue(body) ?? {}) as Body;

const prunedValue = (value: Json | undefined): Json | undefined => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).flatMap((item) => prunedValue(item) ?? []);
    return items.length === 0 ? undefined : items;
  }
  if (!isBody(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const kept = prunedValue(part);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** The pointer within the body, of one as the API writes it: `#/lines/0`. A fault of another resource, named before the `#`, has no field here. */
export const bodyPointer = (pointer: string | null | undefined): string =>
  pointer?.startsWith('#') ? pointer.slice(1) : '';
