import {
  bareText,
  codeFix,
  codesOf,
  emailAdvice,
  type Fault,
  faultWith,
  isNeededAtTimes,
  ownValue,
  pointerToken,
  propose,
  sentences,
  type Words,
} from '@rubrica/fiscal';
import { OptionalKind } from '@sinclair/typebox';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { formOf } from './forms.js';
import { meantField } from './meant-field.js';
import { meantText } from './meant-text.js';

/** Shortens a text of the caller to 60 characters, so that an answer can repeat it. */
const shown = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name);

interface Described {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
  readonly type?: string;
  readonly required?: readonly string[];
  readonly [OptionalKind]?: string;
}

const schemaOf = (error: ErrorObject): Described => (error.parentSchema ?? {}) as Described;

const exampleOf = ({ examples = [] }: Described): string | undefined => {
  const [example] = examples;
  return example === undefined || typeof example === 'object' ? undefined : JSON.stringify(example);
};

/**
 * Returns a hint for the caller on how to write a value; undefined if nothing is known about it. Shows the value that
 * the caller probably means, or else the example of the schema. The Spanish hint has no description, because schemas
 * have English descriptions only.
 */
const howToWrite = (
  schema: Described,
  { given, at = '' }: { given?: unknown; at?: string } = {},
): Words | undefined => {
  const codes = codesOf(schema);
  if (codes) return codeFix(codes, typeof given === 'string' || typeof given === 'number' ? String(given) : '');
  const meant = schema.type === 'boolean' ? meantTruth(given) : meantText(schema.pattern, given, at);
  if (meant !== undefined) return meant;
  if (typeof given === 'string' && TOO_LARGE.test(given) && schema.pattern?.includes('{0,14}') === true) return SMALLER;
  const parts = [
    ...(typeof given === 'number' ? [{ en: 'Write it in quotes.', es: 'Escríbalo entre comillas.' }] : []),
    ...formAndExample(schema),
    ...((given === null || given === '') && schema[OptionalKind] !== undefined && !isNeededAtTimes(schema)
      ? [{ en: 'Leave it out if there is none.', es: 'Omítalo si no lo hay.' }]
      : []),
  ];
  return parts.length === 0 ? undefined : sentences(parts);
};

/** Matches an amount with 16 digits or more before the point. No real amount has so many. */
const TOO_LARGE = /^[0-9]{16,}(?:\.[0-9]*)?$/;
const SMALLER: Words = {
  en: 'At most 15 digits stand before the point: no amount is larger. Mostly the point is missing, or two numbers were joined.',
  es: 'Antes del punto van a lo sumo 15 dígitos: ningún valor es mayor. Casi siempre falta el punto, o se unieron dos números.',
};

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'si', 'verdadero'].map((word) => [word, true] as const),
  ...['false', 'no', 'falso'].map((word) => [word, false] as const),
]);

/**
 * If the given value is a word such as "yes" or "falso", returns a hint for the caller to send `true` or `false`
 * instead. Otherwise returns undefined.
 */
const meantTruth = (given: unknown): Words | undefined => {
  const truth = typeof given === 'string' ? TRUTHS.get(bareText(given)) : undefined;
  return truth === undefined
    ? undefined
    : propose('same_truth_value', truth, { rest: { en: ', without quotes', es: ', sin comillas' } });
};

const STRUCTURES: Readonly<Record<string, Words>> = {
  array: { en: 'Write a list, in brackets: [ … ].', es: 'Escriba una lista, entre corchetes: [ … ].' },
  boolean: { en: 'Write true or false, without quotes.', es: 'Escriba true o false, sin comillas.' },
};

const formAndExample = (schema: Described): Words[] => {
  const { description, type = '', required = [] } = schema;
  const example = exampleOf(schema);
  if (example !== undefined)
    return [
      {
        en: `Write it like ${example}${description === undefined ? '' : `: ${description}`}.`,
        es: `Escríbalo así: ${example}.`,
      },
    ];
  const expected = description === undefined ? [] : [`Expected: ${description}.`];
  const structure = ownValue(STRUCTURES, type);
  if (structure) return [{ en: [structure.en, ...expected].join(' '), es: structure.es }];
  if (type === 'object' && required.length > 0) {
    const fields = required.map((name) => `"${name}"`).join(', ');
    return [{ en: [`Write an object with ${fields}.`, ...expected].join(' '), es: `Escriba un objeto con ${fields}.` }];
  }
  const form = formOf(schema.pattern ?? schema.format ?? '');
  if (form) return [{ en: expected[0] ?? `Write ${form.en}.`, es: `Escriba ${form.es}.` }];
  if (expected.length === 0 && type === 'string')
    return [{ en: 'Write a text, in quotes.', es: 'Escriba un texto, entre comillas.' }];
  return expected.map((en) => ({ en, es: 'Vea el campo en la documentación.' }));
};

/**
 * Converts one error of ajv, the JSON Schema validator, to faults of our answer. Returns an empty list if another error
 * of ajv reports the same fault with more details.
 */
export const faultsOf = (error: ErrorObject): Fault[] => {
  const { keyword, params, instancePath } = error;
  const at = `#${instancePath}`;
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return [unknownField(at, String(params['additionalProperty'] ?? params['unevaluatedProperty']), error)];
    case 'required':
      return [missing(at, String(params['missingProperty']), schemaOf(error))];
    case 'type':
      return [wrongType(at, String(params['type']), error.data, schemaOf(error))];
    case 'pattern':
    case 'format':
      return [wrongFormat(at, error)];
    case 'const':
    case 'enum':
    case 'anyOf':
    case 'oneOf':
      return [notAllowed(at, schemaOf(error), error.data)];
    // Each invalid name also has an error of its own, with more details.
    case 'propertyNames':
      return [];
    default:
      return [beyondLimit(at, error)];
  }
};

const missing = (at: string, name: string, { properties }: Described): Fault =>
  faultWith(
    `${at}/${pointerToken(name)}`,
    'required',
    { en: `"${name}" is missing.`, es: `Falta "${name}".` },
    {
      fix: sentences([
        { en: `Add "${name}".`, es: `Agregue "${name}".` },
        ...[howToWrite((properties && ownValue(properties, name)) ?? {})].filter((how) => how !== undefined),
      ]),
    },
  );

/**
 * For each JSON Schema keyword with a limit (such as `maxLength`), the function that returns the requirement as a
 * text for the caller. `n` is the limit in the schema.
 */
const LIMITS: Readonly<Record<string, (n: number, params: ErrorObject['params']) => Words>> = {
  minLength: (n) => atLeast(n, 'character'),
  maxLength: (n) => atMost(n, 'character'),
  minItems: (n) => atLeast(n, 'entry'),
  maxItems: (n) => atMost(n, 'entry'),
  minProperties: (n) => atLeast(n, 'member'),
  maxProperties: (n) => atMost(n, 'member'),
  uniqueItems: (_, { i, j }) => ({
    en: `may not have an entry twice: numbers ${Number(i)} and ${Number(j)} are the same`,
    es: `no puede repetir un elemento: los números ${Number(i)} y ${Number(j)} son iguales`,
  }),
  minimum: (n) => ({ en: `must be at least ${n}`, es: `debe ser ${n} como mínimo` }),
  maximum: (n) => ({ en: `may be ${n} at most`, es: `puede ser ${n} como máximo` }),
  exclusiveMinimum: (n) => ({ en: `must be more than ${n}`, es: `debe ser mayor que ${n}` }),
  exclusiveMaximum: (n) => ({ en: `must be less than ${n}`, es: `debe ser menor que ${n}` }),
  multipleOf: (_, { multipleOf: n }) => ({
    en: `must be a multiple of ${Number(n)}`,
    es: `debe ser múltiplo de ${Number(n)}`,
  }),
};

/** Names of counted things in both languages: first the singular, then the plural. */
const COUNTED = {
  character: [
    { en: 'character', es: 'carácter' },
    { en: 'characters', es: 'caracteres' },
  ],
  entry: [
    { en: 'entry', es: 'elemento' },
    { en: 'entries', es: 'elementos' },
  ],
  member: [
    { en: 'member', es: 'miembro' },
    { en: 'members', es: 'miembros' },
  ],
} as const;

const counted = (count: number, what: keyof typeof COUNTED): Words => {
  const { en, es } = COUNTED[what][count === 1 ? 0 : 1];
  return { en: `${count} ${en}`, es: `${count} ${es}` };
};
const atLeast = (count: number, what: keyof typeof COUNTED): Words => {
  const { en, es } = counted(count, what);
  return { en: `must have at least ${en}`, es: `debe tener al menos ${es}` };
};
const atMost = (count: number, what: keyof typeof COUNTED): Words => {
  const { en, es } = counted(count, what);
  return { en: `may have ${en} at most`, es: `puede tener ${es} como máximo` };
};

/**
 * For some JSON Schema keywords, the function that returns the advice to the caller, as a text: how to correct the
 * value. `n` is the limit in the schema. For all other keywords, the advice is the example of the schema.
 */
const FIXES: Readonly<Record<string, (n: number, schema: Described) => Words>> = {
  minItems: (n, schema) => orNothing(schema, atLeastOf(counted(n, 'entry'))),
  minProperties: (n, schema) => {
    const names = Object.keys(schema.properties ?? {}).join(', ');
    const { en, es } = atLeastOf(counted(n, 'member'));
    return orNothing(schema, names === '' ? { en, es } : { en: `${en} of ${names}`, es: `${es} de ${names}` });
  },
  maxLength: (n) => shorten(counted(n, 'character')),
  maxItems: (n) => shorten(counted(n, 'entry')),
  uniqueItems: () => ({ en: 'Remove one of the two.', es: 'Quite uno de los dos.' }),
};
const atLeastOf = ({ en, es }: Words): Words => ({ en: `Write at least ${en}`, es: `Escriba al menos ${es}` });
const orNothing = (schema: Described, { en, es }: Words): Words =>
  schema[OptionalKind] === undefined
    ? { en: `${en}.`, es: `${es}.` }
    : { en: `${en}, or leave it out.`, es: `${es}, u omítalo.` };
const shorten = ({ en, es }: Words): Words => ({ en: `Write ${en} at most.`, es: `Escriba ${es} como máximo.` });

const beyondLimit = (at: string, error: ErrorObject): Fault => {
  const { keyword, params, propertyName } = error;
  const limit = ownValue(LIMITS, keyword)?.(Number(params['limit']), params);
  const fix = ownValue(FIXES, keyword)?.(Number(params['limit']), schemaOf(error)) ?? howToWrite(schemaOf(error));
  if (limit === undefined)
    return faultWith(at, 'not_allowed', { en: 'This is not allowed here.', es: 'Esto no se permite aquí.' }, { fix });
  if (propertyName === undefined)
    return faultWith(at, 'out_of_bounds', { en: `This ${limit.en}.`, es: `Este valor ${limit.es}.` }, { fix });
  return faultWith(`${at}/${pointerToken(propertyName)}`, 'out_of_bounds', {
    en: `The name of this member ${limit.en}.`,
    es: `El nombre de este miembro ${limit.es}.`,
  });
};

const unknownField = (at: string, name: string, error: ErrorObject): Fault => {
  const meant = meantField(schemaOf(error).properties ?? {}, name);
  const isThere = meant !== undefined && Object.hasOwn(Object(error.data) as object, meant);
  return faultWith(
    `${at}/${pointerToken(name)}`,
    'unknown_field',
    { en: `There is no field "${shown(name)}" here.`, es: `Aquí no hay ningún campo "${shown(name)}".` },
    {
      fix:
        meant === undefined
          ? { en: 'Remove it, or check its spelling.', es: 'Quítelo, o revise cómo está escrito.' }
          : isThere
            ? { en: `Remove it: "${meant}" is there too.`, es: `Quítelo: "${meant}" también está.` }
            : { en: `Did you mean the field "${meant}"?`, es: `¿Quiso decir el campo "${meant}"?` },
    },
  );
};

const TYPES: Readonly<Record<string, Words>> = {
  string: { en: 'a string', es: 'un texto' },
  number: { en: 'a number', es: 'un número' },
  integer: { en: 'an integer', es: 'un número entero' },
  boolean: { en: 'a boolean', es: 'true o false' },
  array: { en: 'an array', es: 'una lista' },
  object: { en: 'an object', es: 'un objeto' },
  null: { en: 'null', es: 'null' },
};

const typeName = (type: string): Words => ownValue(TYPES, type) ?? { en: type, es: type };

const wrongType = (pointer: string, type: string, data: unknown, schema: Described): Fault => {
  const actual = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data;
  const [wanted, given] = [typeName(type), typeName(actual)];
  const detail =
    type === 'string' && actual === 'number'
      ? {
          en: 'This must be a string: numbers are written in quotes, so that no digit is lost on the way.',
          es: 'Esto debe ser un texto: los números se escriben entre comillas, para que ningún dígito se pierda.',
        }
      : { en: `This must be ${wanted.en}; it is ${given.en}.`, es: `Esto debe ser ${wanted.es}; es ${given.es}.` };
  return faultWith(pointer, 'wrong_type', detail, { fix: howToWrite(schema, { given: data, at: pointer }) });
};

const wrongFormat = (pointer: string, error: ErrorObject): Fault => {
  const { format, pattern } = error.params;
  const schema = schemaOf(error);
  const codes = codesOf(schema);
  if (codes && typeof error.data === 'string')
    return faultWith(
      pointer,
      'wrong_format',
      { en: `This is not ${codes.what.en}.`, es: `Esto no es ${codes.what.es}.` },
      { fix: codeFix(codes, error.data) },
    );
  const advice = schema.format === 'idn-email' && error.data !== '' ? emailAdvice(String(error.data)) : undefined;
  if (advice) return faultWith(pointer, 'wrong_format', advice.detail, { fix: advice.fix });
  if (pattern === '\\S')
    return faultWith(
      pointer,
      'wrong_format',
      { en: 'This is empty.', es: 'Esto está vacío.' },
      { fix: howToWrite(schema, { given: '' }) },
    );
  const form = formOf(String(pattern ?? format));
  const detail = form
    ? { en: `This must be ${form.en}.`, es: `Esto debe ser ${form.es}.` }
    : { en: 'This is not written as it must be.', es: 'Esto no está escrito como debe.' };
  return faultWith(pointer, 'wrong_format', detail, { fix: howToWrite(schema, { given: error.data, at: pointer }) });
};

const notAllowed = (pointer: string, schema: Described, data: unknown): Fault => {
  const codes = codesOf(schema);
  if (codes)
    return faultWith(
      pointer,
      'not_allowed',
      { en: `This is not ${codes.what.en}.`, es: `Esto no es ${codes.what.es}.` },
      { fix: codeFix(codes, typeof data === 'string' ? data : '') },
    );
  const values =
    schema.enum ?? schema.anyOf?.map((option) => option.const) ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length === 0 || values.includes(undefined))
    return faultWith(
      pointer,
      'not_allowed',
      { en: 'This has none of the allowed forms.', es: 'Esto no tiene ninguna de las formas permitidas.' },
      { fix: howToWrite(schema) },
    );
  const listed = values.map((value) => JSON.stringify(value)).join(', ');
  const same =
    typeof data === 'string'
      ? values.filter((value) => typeof value === 'string' && bareText(value) === bareText(data))
      : [];
  const [meant] = same;
  return faultWith(
    pointer,
    'not_allowed',
    { en: 'This is none of the allowed values.', es: 'Este no es uno de los valores permitidos.' },
    {
      fix:
        typeof meant === 'string' && same.length === 1
          ? propose('same_code', meant)
          : { en: `Use ${listed}.`, es: `Use ${listed}.` },
    },
  );
};
