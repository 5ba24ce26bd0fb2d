import type { Static, TSchema } from '@sinclair/typebox';
import type { Fault } from '@rubrica/contracts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { invalid } from './problem.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, formats: fullFormats });
const compiled = new WeakMap<TSchema, ValidateFunction>();

/** JSON-pointer token of a property name, RFC 6901. */
const token = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** All that the schema objects to, each at its place in the body; []: nothing. */
export const schemaFaults = (schema: TSchema, body: unknown): Fault[] => {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(body)) return [];
  const faults = new Map<string, Fault>();
  for (const error of validate.errors ?? []) {
    const fault = toFault(error);
    // Of a union's many complaints about one place the first says enough.
    if (fault && !faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values()];
};

/** The body as the schema's type, or a 422 with all its faults. */
export const validBody = <S extends TSchema>(schema: S, body: unknown): Static<S> => {
  const faults = schemaFaults(schema, body);
  if (faults.length > 0) throw invalid(faults);
  return body as Static<S>;
};

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

/** Texts of our own for what a pattern means, from the schema's description. */
const described = (error: ErrorObject): string => {
  const schema = error.parentSchema as { description?: string; examples?: unknown[] } | undefined;
  const example = schema?.examples?.[0];
  return [schema?.description, example === undefined ? undefined : `for example ${JSON.stringify(example)}`]
    .filter(Boolean)
    .join(', ');
};

const toFault = (error: ErrorObject): Fault | undefined => {
  const at = `#${error.instancePath}`;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
      return {
        pointer: `${at}/${token(name)}`,
        code: 'unknown_field',
        detail: `There is no field "${name}" here.`,
        fix: 'Remove it, or check its spelling.',
      };
    }
    case 'required': {
      const name = String(error.params['missingProperty']);
      return { pointer: `${at}/${token(name)}`, code: 'required', detail: `"${name}" is missing.` };
    }
    case 'type': {
      const expected = String(error.params['type']);
      const detail =
        expected === 'string' && typeof error.data === 'number'
          ? 'This must be a string: amounts and quantities are decimal strings, so that no digit is lost.'
          : `This must be ${article(expected)}.`;
      const example = described(error);
      return { pointer: at, code: 'wrong_type', detail, ...(example ? { fix: `Send ${example}.` } : {}) };
    }
    case 'pattern':
    case 'format': {
      const meaning = described(error);
      return {
        pointer: at,
        code: 'wrong_format',
        detail: meaning
          ? `This does not have the form it needs: ${meaning}.`
          : `This does not have the form it needs (${String(error.params['pattern'] ?? error.params['format'])}).`,
      };
    }
    case 'const':
    case 'enum':
    case 'anyOf':
    case 'oneOf': {
      const allowed = allowedValues(error);
      return {
        pointer: at,
        code: 'not_allowed',
        detail:
          allowed.length > 0 ? `This must be one of ${allowed.join(', ')}.` : 'This has none of the allowed forms.',
      };
    }
    case 'if':
    case 'not':
      return { pointer: at, code: 'not_allowed', detail: described(error) || 'This is not allowed here.' };
    default:
      return { pointer: at, code: 'out_of_bounds', detail: `This ${error.message ?? 'is out of bounds'}.` };
  }
};

const allowedValues = (error: ErrorObject): string[] => {
  const schema = error.parentSchema as { enum?: unknown[]; const?: unknown; anyOf?: { const?: unknown }[] } | undefined;
  const values =
    schema?.enum ?? schema?.anyOf?.map((option) => option.const) ?? (schema?.const === undefined ? [] : [schema.const]);
  return values.every((value) => value !== undefined) ? values.map((value) => JSON.stringify(value)) : [];
};
