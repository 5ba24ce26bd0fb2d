import type { Static, TSchema } from '@sinclair/typebox';
import type { Fault } from '@rubrica/contracts';
import { faultWith, isEmailAddress, pointerToken } from '@rubrica/fiscal';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { boundedBody } from './bounded-body.js';
import { invalid, Problem } from './problem.js';
import { faultsOf } from './schema-fault.js';
import { meantErrors } from './union-errors.js';

/** Returns a function that compiles a JSON Schema with this validator, and caches the result. */
const compiledBy = (ajv: Ajv2020): ((schema: TSchema) => ValidateFunction) => {
  const compiled = new WeakMap<TSchema, ValidateFunction>();
  return (schema) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(schema);
      compiled.set(schema, validate);
    }
    return validate;
  };
};

const formats = { ...fullFormats, 'idn-email': isEmailAddress };
const OPTIONS = { strict: false, strictNumbers: true, formats } as const;
/** Compiles a JSON Schema to a check that stops at the first error. */
const firstError = compiledBy(new Ajv2020(OPTIONS));
const allErrors = compiledBy(new Ajv2020({ ...OPTIONS, allErrors: true, verbose: true }));

/**
 * Compiles checks of this schema in advance. Without this, they would be compiled only when the first faulty value
 * arrives. Each step of the generator compiles one check.
 */
export function* compileChecks(schema: TSchema): Generator<void> {
  firstError(schema);
  yield;
  allErrors(schema);
  yield;
  for (const entry of entriesOf(schema as Parts)) {
    firstError(entry);
    yield;
  }
}

/** Finds all lists in a schema, at any depth, and returns the schema of the entries of each list. */
const entriesOf = ({ items, properties = {}, anyOf = [] }: Parts): TSchema[] => [
  ...(items ? [items as TSchema] : []),
  ...[...(items ? [items] : []), ...Object.values(properties), ...anyOf].flatMap(entriesOf),
];
interface Parts {
  readonly items?: Parts;
  readonly properties?: Readonly<Record<string, Parts>>;
  readonly anyOf?: readonly Parts[];
}

/**
 * Returns the faults of a body by its schema, each with its JSON pointer; none if the body is valid. A text that
 * PostgreSQL cannot store is a fault too. If there are very many faults, returns only the first ones and, as the
 * last fault, one with the pointer `#` that tells the caller that there are more.
 */
export const schemaFaults = (schema: TSchema, body: unknown): Fault[] => {
  const { errors, isCut } = errorsOf(schema, body);
  const faults = new Map<string, Fault>();
  const ofTexts = isAllStorable(body) ? [] : [...take(textFaults(body), MOST_TEXT_FAULTS + 1)];
  for (const fault of [...errors.flatMap(faultsOf), ...ofTexts.slice(0, MOST_TEXT_FAULTS)]) {
    // Reports only the first fault at each pointer.
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values(), ...(isCut || ofTexts.length > MOST_TEXT_FAULTS ? [MORE] : [])];
};

const errorsOf = (
  schema: TSchema,
  body: unknown,
): { readonly errors: readonly ErrorObject[]; readonly isCut: boolean } => {
  const isValid = (of: TSchema, value: unknown): boolean => firstError(of)(value);
  if (isValid(schema, body)) return { errors: [], isCut: false };
  const { body: part, isCut } = boundedBody(schema, body, isValid);
  const validate = allErrors(schema);
  return { errors: validate(part) ? [] : meantErrors(validate.errors ?? []), isCut };
};

const MORE = faultWith(
  '#',
  'more_faults',
  {
    en: 'There are more faults than these.',
    es: 'Hay más errores que estos.',
  },
  {
    fix: {
      en: 'Correct these first; the next answer lists the others.',
      es: 'Corrija primero estos; la respuesta siguiente muestra los demás.',
    },
  },
);

/** Throws a 400 if the request has no body. Otherwise does nothing. */
export const refuseNoBody = (body: unknown): void => {
  if (body !== undefined) return;
  throw new Problem(400, 'body_missing', {
    en: 'Send a JSON body with Content-Type: application/json.',
    es: 'Envíe un cuerpo JSON con Content-Type: application/json.',
  });
};

/**
 * Returns the body, with the type of its schema. Throws a 400 if there is no body, and a 422 with all faults if the
 * body is invalid.
 */
export const validBody = <S extends TSchema>(schema: S, body: unknown): Static<S> => {
  refuseNoBody(body);
  const faults = schemaFaults(schema, body);
  if (faults.length > 0) throw invalid(faults);
  return body as Static<S>;
};

/**
 * Yields a fault for each text that contains a NUL character or half of a surrogate pair. JSON allows both, but
 * PostgreSQL cannot store a NUL, and UTF-8 cannot encode half of a pair. `at`: JSON pointer of the value.
 */
function* textFaults(value: unknown, at = '#'): Generator<Fault> {
  if (typeof value === 'string' && !isStorable(value)) yield unstorable(at);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    if (isStorable(name)) yield* textFaults(member, `${at}/${pointerToken(name)}`);
    else yield unstorable(at);
}
const MOST_TEXT_FAULTS = 200;
function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const one of all) {
    if (left === 0) return;
    left -= 1;
    yield one;
  }
}

/**
 * Returns whether PostgreSQL can store all texts in a value. Computes no JSON pointers, so it is faster than
 * `textFaults`.
 */
const isAllStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Array.isArray(value)
    ? value.every(isAllStorable)
    : Object.entries(value).every(([name, member]) => isStorable(name) && isAllStorable(member));
};

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const unstorable = (pointer: string): Fault =>
  faultWith(
    pointer,
    'forbidden_character',
    {
      en: 'This text has a NUL character or half of a surrogate pair, which is no character at all.',
      es: 'Este texto tiene un carácter NUL o medio par sustituto, que no es ningún carácter.',
    },
    { fix: { en: 'Remove it.', es: 'Quítelo.' } },
  );
