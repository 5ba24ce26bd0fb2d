import { SECRET_FIELDS } from '@rubrica/contracts';
import type { TSchema } from '@sinclair/typebox';

/** Length of a redacted text at most, in characters. */
export const MOST_CHARS = 4_096;

const MASKED = '***';
/** Stands for what is left out, since the text is long enough or the name of the field is not one of ours. */
const LEFT_OUT = '…';
const MOST_DEPTH = 12;

interface Keywords {
  readonly anyOf?: readonly Keywords[];
  readonly allOf?: readonly Keywords[];
  readonly properties?: Readonly<Record<string, Keywords>>;
  readonly items?: Keywords;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/**
 * Returns JSON of a request or an answer in which only that is shown of which the schema proves that it is neither personal nor a secret:
 * booleans, values of a choice, dates, our own ids, amounts and codes. All other texts are masked, and fields that the
 * schema does not have are left out: what somebody writes into the wrong field is masked too. Looks at no more than 4 KiB.
 */
export const redacted = (schema: TSchema | undefined, value: unknown): string | null => {
  if (value === undefined || value === null || schema === undefined) return null;
  const room = { left: MOST_CHARS };
  return JSON.stringify(shown([schema as Keywords], '', value, room, 0)).slice(0, MOST_CHARS);
};

interface Room {
  left: number;
}

const shown = (schemas: readonly Keywords[], name: string, value: unknown, room: Room, depth: number): unknown => {
  if (typeof value === 'object' && value !== null) {
    if (depth === MOST_DEPTH) return LEFT_OUT;
    const forms = formsOf(schemas);
    return Array.isArray(value)
      ? shownItems(forms, name, value, room, depth)
      : shownMembers(forms, value as Readonly<Record<string, unknown>>, room, depth);
  }
  room.left -= 8;
  if (value === null || typeof value === 'boolean') return value;
  if (SECRETS.has(name)) return MASKED;
  if (isOfChoice(schemas, value)) return value;
  if (typeof value === 'number') return HIDDEN_NUMBERS.has(name) ? MASKED : value;
  const text = String(value);
  const isPlain = PLAIN.some(([names, form]) => names.test(name) && form.test(text));
  if (!isPlain) return MASKED;
  room.left -= text.length;
  return text;
};

const shownItems = (
  forms: readonly Keywords[],
  name: string,
  values: readonly unknown[],
  room: Room,
  depth: number,
): unknown[] => {
  const items = forms.flatMap((form) => form.items ?? []);
  const all: unknown[] = [];
  for (const one of values) {
    if (room.left <= 0) return [...all, LEFT_OUT];
    room.left -= 2;
    all.push(shown(items, name, one, room, depth + 1));
  }
  return all;
};

const shownMembers = (
  forms: readonly Keywords[],
  value: Readonly<Record<string, unknown>>,
  room: Room,
  depth: number,
): object => {
  const all: Record<string, unknown> = {};
  for (const name in value) {
    if (room.left <= 0) return { ...all, [LEFT_OUT]: LEFT_OUT };
    const member = forms.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    if (member.length === 0) {
      all[LEFT_OUT] = LEFT_OUT;
      room.left -= 8;
    } else {
      room.left -= name.length + 4;
      all[name] = shown(member, name, value[name], room, depth + 1);
    }
  }
  return all;
};

/** Returns all schemas that a value may have: also the members of unions. */
const formsOf = (schemas: readonly Keywords[]): readonly Keywords[] => {
  const [only] = schemas;
  return schemas.length === 1 && only ? formsOfOne(only) : schemas.flatMap(formsOfOne);
};

const found = new WeakMap<Keywords, readonly Keywords[]>();

/** Schemas live as long as the process, so that the forms of each are gathered once. */
const formsOfOne = (schema: Keywords): readonly Keywords[] => {
  const known = found.get(schema);
  if (known) return known;
  const forms = [schema, ...formsOf([...(schema.anyOf ?? []), ...(schema.allOf ?? [])])];
  found.set(schema, forms);
  return forms;
};

const isOfChoice = (schemas: readonly Keywords[], value: unknown): boolean =>
  formsOf(schemas).some((form) => form.const === value || form.enum?.includes(value) === true);

/** Fields that are never shown, whatever their form. */
const SECRETS: ReadonlySet<string> = new Set([...SECRET_FIELDS, 'token']);

/** Fields whose number may be that of a person, or a secret. */
const HIDDEN_NUMBERS: ReadonlySet<string> = new Set(['number', 'check_digit', 'phone', 'code']);

const DAY = String.raw`\d{4}-\d\d-\d\d`;

/** Names of fields, and forms of texts, that together are neither personal nor a secret. */
const PLAIN: readonly (readonly [names: RegExp, form: RegExp])[] = [
  [
    /(^|_)(at|date|from|to|since|until|created|day|time)$/,
    new RegExp(`^${DAY}(T[\\d:.]{5,18}(Z|[+-]\\d\\d:\\d\\d))?$`),
  ],
  [/(^|_)(amount|price|quantity|percent|rate|base|total|value|sum)$/, /^-?\d{1,18}(\.\d{1,10})?$/],
  [/(^|_)id$/, /^[a-z]{2,4}_[0-9a-z]{26}$/],
  [/_code$/, /^[A-Za-z0-9.-]{1,10}$/],
  [/^(currency|unit|rule)$/, /^[A-Za-z0-9]{1,6}$/],
];
