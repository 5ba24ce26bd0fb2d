import { Problem } from './problem.js';

/** Limits far above what any document needs: code that visits every value of a body must not be overloaded by it. */
const MOST_LEVELS = 32;
const MOST_VALUES = 200_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the JSON value of a body, or undefined for an empty body. Throws a 400 for any other text that is not JSON. A
 * member named `__proto__` is kept as an ordinary member, so that the schema refuses it as an unknown field. `times`: how
 * many bodies of the usual size it may hold.
 */
export const parseJsonBody = (bytes: Uint8Array, times = 1): unknown => {
  if (bytes.length === 0) return undefined;
  const value = parse(decode(bytes));
  const mostValues = MOST_VALUES * times;
  if (isTooComplex(value, mostValues)) {
    throw new Problem(400, 'json_too_complex', {
      en: `The body has more than ${MOST_LEVELS} levels or ${mostValues} values. Send several smaller ones.`,
      es: `El cuerpo tiene más de ${MOST_LEVELS} niveles o ${mostValues} valores. Envíe varios más pequeños.`,
    });
  }
  return value;
};

const decode = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Problem(400, 'malformed_json', {
      en: 'The body is not UTF-8, the encoding of JSON.',
      es: 'El cuerpo no está en UTF-8, la codificación de JSON.',
    });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // The parser's message quotes the body, which may hold a secret: only the position is taken from it.
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    throw new Problem(400, 'malformed_json', {
      en: `The body is not valid JSON: ${line === undefined ? 'it ends too early' : `line ${line}, column ${column ?? '1'}`}.`,
      es: `El cuerpo no es JSON válido: ${line === undefined ? 'termina antes de tiempo' : `línea ${line}, columna ${column ?? '1'}`}.`,
    });
  }
};

const isTooComplex = (root: unknown, mostValues: number): boolean => valuesLeft(root, mostValues, 0) < 0;

/** Returns how many more values there may be after a value and those in it; less than 0 for too many values or levels. */
const valuesLeft = (value: unknown, before: number, level: number): number => {
  if (level > MOST_LEVELS) return -1;
  let left = before - 1;
  if (typeof value !== 'object' || value === null) return left;
  for (const child of Object.values(value)) {
    if (left < 0) return left;
    left = valuesLeft(child, left, level + 1);
  }
  return left;
};
