import { InvalidArgumentError, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { choicesOf, type Schema, valueOf } from './operations.js';

/** Option of a command for one field of the body or one parameter of the query. */
export interface FieldOption {
  readonly field: string;
  readonly option: Option;
}

/** `created[gte]` → `created-gte`. */
const flagOf = (field: string): string => field.replaceAll(/[[\]_]+/g, '-').replace(/-$/, '');

const numberIn = (text: string): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It takes a number.');
  return value;
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It takes JSON.');
  }
};

const TYPED: Readonly<Record<string, { readonly takes: string; readonly parse?: (text: string) => unknown }>> = {
  string: { takes: '<text>' },
  number: { takes: '<number>', parse: numberIn },
  integer: { takes: '<number>', parse: numberIn },
  boolean: { takes: '[true|false]', parse: (text) => jsonIn(text) },
};
const JSON_TYPED = { takes: '<json>', parse: jsonIn };

/** Makes the option of a field; none for a secret, which would show in the list of processes. */
export const fieldOption = (field: string, schema: Schema, isRequired = false): FieldOption | undefined => {
  const value = valueOf(schema);
  if (value.writeOnly) return undefined;
  const choices = choicesOf(value);
  const isList = value.type === 'array' && valueOf(value.items ?? {}).type === 'string';
  const { takes, parse } = isList
    ? { takes: '<text...>', parse: undefined }
    : choices
      ? { takes: '<choice>', parse: undefined }
      : (TYPED[value.type ?? ''] ?? JSON_TYPED);
  const description = [...(isRequired ? ['(required)'] : []), value.description ?? ''].join(' ').trim();
  const option = new Option(`--${flagOf(field)} ${takes}`, description);
  if (choices) option.choices(choices);
  if (parse) option.argParser(parse);
  if (value.type === 'boolean') option.preset('true');
  return { field, option };
};

/** The values of the options that were given, by the name of their field. */
export const valuesOf = (
  fields: readonly FieldOption[],
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map(({ field, option }) => [field, given[option.attributeName()]] as const)
      .filter(([, value]) => value !== undefined),
  );

/**
 * Returns the option at which a refused value was given, for a pointer like `#/valid_to` or the name of a parameter: `--valid-to`,
 * and behind it the way into a JSON option. Undefined for what no option gave: it stands in the file of `--body`.
 */
export const flagAt = (
  place: string,
  fields: readonly FieldOption[],
  inFile: readonly string[],
): string | undefined => {
  const [field = '', ...inner] = place.replace(/^#?\//, '').split('/');
  const found = fields.find((one) => one.field === field);
  if (!found || inFile.includes(field)) return undefined;
  return [found.option.long ?? '', ...(inner.length > 0 ? [`/${inner.join('/')}`] : [])].join(' ');
};

/** Reads a body from a file, or from the standard input with `-`. */
export const bodyIn = (file: string): Record<string, unknown> => {
  let body: unknown;
  try {
    body = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    throw new InvalidArgumentError(`No JSON can be read there: ${(error as Error).message}`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new InvalidArgumentError('The body is a JSON object.');
  return body as Record<string, unknown>;
};
