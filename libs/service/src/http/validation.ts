import type { Static, TSchema } from '@sinclair/typebox';
import type { Fault } from '@rubrica/contracts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { invalid, Problem } from './problem.js';
import { meantErrors } from './union-errors.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, strictNumbers: true, verbose: true, formats: fullFormats });
const compiled = new WeakMap<TSchema, ValidateFunction>();

/**
 * Returns the faults of a body by its schema, and text that PostgreSQL cannot store, each with its place; [] for none.
 */
export const schemaFaults = (schema: TSchema, body: unknown): Fault[] => {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  const errors = validate(body) ? [] : meantErrors(validate.errors ?? []);
  const faults = new Map<string, Fault>();
  for (const fault of [...errors.flatMap(faultsOf), ...textFaults(body)]) {
    // Only the first fault of each place is reported.
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values()];
};

/** Throws a 400 when nothing was sent. */
export const refuseNoBody = (body: unknown): void => {
  if (body !== undefined) return;
  throw new Problem(400, 'body_missing', 'Send a JSON body with Content-Type: application/json.');
};

/** Returns the body as the schema's type. Throws a 422 with all faults, or a 400 if there is no body. */
export const validBody = <S extends TSchema>(schema: S, body: unknown): Static<S> => {
  refuseNoBody(body);
  const faults = schemaFaults(schema, body);
  if (faults.length > 0) throw invalid(faults);
  return body as Static<S>;
};

/** Faults of text with a NUL or half a surrogate pair, which JSON can contain and PostgreSQL or UTF-8 cannot. */
const textFaults = (value: unknown, at = '#'): Fault[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [unstorable(at)];
  if (Array.isArray(value)) return value.flatMap((item, index) => textFaults(item, `${at}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    isStorable(name) ? textFaults(member, `${at}/${token(name)}`) : [unstorable(at)],
  );
};

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const unstorable = (pointer: string): Fault => ({
  pointer,
  code: 'forbidden_character',
  detail: 'This text has a NUL character or half of a surrogate pair, which is no character at all.',
  fix: 'Remove it.',
});

/** JSON-pointer token of a property name, RFC 6901. */
const token = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Shortens text of the caller for an answer: 60 characters at most. */
const shown = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name);

interface Described {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
}

const schemaOf = (error: ErrorObject): Described => (error.parentSchema ?? {}) as Described;

/** Describes a value with the texts of its schema: `How many (…), for example "1.00"`. */
const meaningOf = ({ description, examples = [] }: Described): string => {
  const [example] = examples;
  const shortExample = typeof example === 'object' ? undefined : example;
  return [description, shortExample === undefined ? undefined : `for example ${JSON.stringify(shortExample)}`]
    .filter((part) => part !== undefined)
    .join(', ');
};

const expected = (schema: Described): { readonly fix?: string } => {
  const meaning = meaningOf(schema);
  return meaning === '' ? {} : { fix: `Expected: ${meaning}.` };
};

const faultsOf = (error: ErrorObject): Fault[] => {
  const { keyword, params, instancePath, propertyName } = error;
  const at = `#${instancePath}`;
  const limit = Number(params['limit']);
  const outOfBounds = (detail: string): Fault[] => [
    propertyName === undefined
      ? { pointer: at, code: 'out_of_bounds', detail: `This ${detail}.`, ...expected(schemaOf(error)) }
      : {
          pointer: `${at}/${token(propertyName)}`,
          code: 'out_of_bounds',
          detail: `The name of this member ${detail}.`,
        },
  ];
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return [unknownField(at, String(params['additionalProperty'] ?? params['unevaluatedProperty']), schemaOf(error))];
    case 'required': {
      const name = String(params['missingProperty']);
      return [
        {
          pointer: `${at}/${token(name)}`,
          code: 'required',
          detail: `"${name}" is missing.`,
          ...expected(schemaOf(error).properties?.[name] ?? {}),
        },
      ];
    }
    case 'type':
      return [wrongType(at, String(params['type']), error.data, schemaOf(error))];
    case 'pattern':
    case 'format':
      return [wrongFormat(at, error)];
    case 'const':
    case 'enum':
    case 'anyOf':
    case 'oneOf':
      return [notAllowed(at, schemaOf(error))];
    case 'minLength':
      return outOfBounds(`must have at least ${counted(limit, 'character')}`);
    case 'maxLength':
      return outOfBounds(`may have ${counted(limit, 'character')} at most`);
    case 'minItems':
      return outOfBounds(`must have at least ${counted(limit, 'entry')}`);
    case 'maxItems':
      return outOfBounds(`may have ${counted(limit, 'entry')} at most`);
    case 'uniqueItems':
      return outOfBounds(
        `may not have an entry twice: numbers ${Number(params['i'])} and ${Number(params['j'])} are the same`,
      );
    case 'minProperties':
      return outOfBounds(`must have at least ${counted(limit, 'member')}`);
    case 'maxProperties':
      return outOfBounds(`may have ${counted(limit, 'member')} at most`);
    case 'minimum':
      return outOfBounds(`must be at least ${limit}`);
    case 'maximum':
      return outOfBounds(`may be ${limit} at most`);
    case 'exclusiveMinimum':
      return outOfBounds(`must be more than ${limit}`);
    case 'exclusiveMaximum':
      return outOfBounds(`must be less than ${limit}`);
    case 'multipleOf':
      return outOfBounds(`must be a multiple of ${Number(params['multipleOf'])}`);
    // Each invalid name has an error of its own, which says more.
    case 'propertyNames':
      return [];
    default:
      return [{ pointer: at, code: 'not_allowed', detail: 'This is not allowed here.', ...expected(schemaOf(error)) }];
  }
};

const counted = (count: number, what: 'character' | 'entry' | 'member'): string =>
  count === 1 ? `1 ${what}` : `${count} ${what === 'entry' ? 'entries' : `${what}s`}`;

const unknownField = (at: string, name: string, { properties = {} }: Described): Fault => {
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]|s$/g, '');
  const meant = Object.keys(properties).find((known) => bare(known) === bare(name));
  return {
    pointer: `${at}/${token(name)}`,
    code: 'unknown_field',
    detail: `There is no field "${shown(name)}" here.`,
    fix: meant === undefined ? 'Remove it, or check its spelling.' : `Did you mean "${meant}"?`,
  };
};

const wrongType = (pointer: string, type: string, data: unknown, schema: Described): Fault => {
  const actual = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data;
  const detail =
    type === 'string' && actual === 'number'
      ? 'This must be a string: numbers are written in quotes, so that no digit is lost on the way.'
      : `This must be ${withArticle(type)}; it is ${withArticle(actual)}.`;
  return { pointer, code: 'wrong_type', detail, ...expected(schema) };
};

const withArticle = (name: string): string =>
  name === 'null' ? name : /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;

const wrongFormat = (pointer: string, error: ErrorObject): Fault => {
  const { format, pattern } = error.params;
  const detail = pattern === '\\S' ? 'This is empty.' : 'This does not have the form it needs.';
  return {
    pointer,
    code: 'wrong_format',
    detail,
    fix: `Expected: ${meaningOf(schemaOf(error)) || String(format ?? pattern)}.`,
  };
};

const notAllowed = (pointer: string, schema: Described): Fault => {
  const values =
    schema.enum ?? schema.anyOf?.map((option) => option.const) ?? (schema.const === undefined ? [] : [schema.const]);
  const isClear = values.length > 0 && values.every((value) => value !== undefined);
  return {
    pointer,
    code: 'not_allowed',
    detail: isClear ? 'This is none of the allowed values.' : 'This has none of the allowed forms.',
    ...(isClear ? { fix: `Use ${values.map((value) => JSON.stringify(value)).join(', ')}.` } : expected(schema)),
  };
};
