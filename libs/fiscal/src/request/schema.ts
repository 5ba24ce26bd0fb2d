import type { CodeList } from '../catalogs/code-list.js';
import { unitCodes } from '../catalogs/code-lists.js';
import { type ObjectOptions, type TProperties, type TSchema, Type } from '@sinclair/typebox';

// Building blocks of request schemas. A description appears in two places: in the documentation of the API, and in the
// English 422 answer for a value that does not fit ("Write it like …").

/** Key of the codes that a schema takes. A symbol: it is in no JSON that is made of the schema. */
const CODES = Symbol('codes');

/** Adds the codes that a schema takes, for the answer to a wrong one. */
export const withCodes = <S extends TSchema>(schema: S, codes: CodeList | undefined): S =>
  codes === undefined ? schema : Object.assign(schema, { [CODES]: codes });

/** Returns the codes that a schema takes, undefined for one that takes something else. */
export const codesOf = (schema: object): CodeList | undefined => (schema as { readonly [CODES]?: CodeList })[CODES];

/** An object that refuses unknown fields. */
export const closed = <P extends TProperties>(properties: P, options: ObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

export const optional = <S extends TSchema>(schema: S) => Type.Optional(schema);

/** Key of the fields that answers leave out, where most are null. A symbol: it is in no JSON that is made of the schema. */
const LEFT_OUT = Symbol('left out');

/** Marks an optional field that a resource has only where it means something. */
export const leftOut = <S extends TSchema>(field: S): S => Object.assign(field, { [LEFT_OUT]: true });

export const isLeftOut = (schema: object): boolean => LEFT_OUT in schema;

/** Key of the optional fields that some document needs. A symbol: it is in no JSON that is made of the schema. */
const NEEDED_AT_TIMES = Symbol('needed at times');

/** Marks an optional field that may not be left out where a document of its kind needs it, as the due date on credit. */
export const neededAtTimes = <S extends TSchema>(field: S): S => Object.assign(field, { [NEEDED_AT_TIMES]: true });

export const isNeededAtTimes = (schema: object): boolean => NEEDED_AT_TIMES in schema;

const DIGITS = '(0|[1-9][0-9]{0,14})';

/** An amount of money, as a decimal string. */
export const amountOf = (meaning: string, example = '100000.00') =>
  Type.String({
    pattern: `^${DIGITS}\\.[0-9]{2}$`,
    description: `${meaning} (decimal string with exactly two decimals, no sign, no exponent)`,
    examples: [example],
  });

/** A quantity, unit price or rate, as a decimal string. */
export const decimalOf = (meaning: string, example = '1.00') =>
  Type.String({
    pattern: `^${DIGITS}\\.[0-9]{2,6}$`,
    description: `${meaning} (decimal string with two to six decimals, no sign, no exponent)`,
    examples: [example],
  });

/** A share of a whole, in percent. */
export const percentageOf = (meaning: string, example: string) =>
  Type.String({
    pattern: '^(100\\.0{2,6}|[1-9]?[0-9]\\.[0-9]{2,6})$',
    description: `${meaning} (0.00 to 100.00, decimal string with two to six decimals)`,
    examples: [example],
  });

/** Text with at least one character that is not blank. */
export const textOf = (meaning: string, maxLength: number, example: string) =>
  Type.String({ pattern: '\\S', maxLength, description: meaning, examples: [example] });

export const dateOf = (meaning: string, example = '2026-12-31') =>
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    description: `${meaning} (YYYY-MM-DD)`,
    examples: [example],
  });

/** A time of day in Colombia, whose offset may stand behind it. */
export const timeOf = (meaning: string, example = '00:00:00') =>
  Type.String({
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](-05:00)?$',
    description: `${meaning} (HH:MM:SS in Colombia, with or without -05:00)`,
    examples: [example],
  });

/** A code of a catalog, or DIAN's own code as `dian:<code>`. */
export const codeOf = (meaning: string, example: string, form = '[0-9A-Z]{1,3}', codes?: CodeList) =>
  withCodes(Type.String({ pattern: `^(dian:)?${form}$`, description: meaning, examples: [example] }), codes);

/** A unit of DIAN's list; some of its codes are words. The form is wide, so that a wrong code is told the right one. */
export const unitCodeOf = (meaning: string, example = '94') =>
  codeOf(meaning, example, '[0-9A-Za-zªºÉÍ ]{1,12}', unitCodes);

/** One address, internationalised ones included; the format is judged by `isEmailAddress`. */
export const emailOf = (meaning: string) =>
  Type.String({ format: 'idn-email', maxLength: 254, description: meaning, examples: ['compras@ejemplo.com.co'] });

/** One of a few values, as a JSON Schema `enum`. */
export const choiceOf = <const V extends readonly string[]>(values: V, meaning: string, codes?: CodeList) =>
  withCodes(
    Type.Unsafe<V[number]>(
      Type.String({
        enum: [...values],
        description: meaning,
        ...(values[0] === undefined ? {} : { examples: [values[0]] }),
      }),
    ),
    codes,
  );

export const Metadata = Type.Unsafe<Record<string, string>>(
  Type.Object(
    {},
    {
      additionalProperties: Type.String({ maxLength: 500 }),
      propertyNames: { minLength: 1, maxLength: 40 },
      maxProperties: 50,
      description: 'Up to 50 pairs of your own (key at most 40 characters, value at most 500); never in the XML.',
      examples: [{ order: '8841' }],
    },
  ),
);

export const ExternalId = textOf(
  'Your own id. Unique for ever per tenant, mode and kind of resource: a second use is a 409 that names the first. It appears in events: put nothing personal in it.',
  64,
  'order-8841',
);
