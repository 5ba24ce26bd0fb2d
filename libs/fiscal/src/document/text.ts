import { type Fault, fault, pointerToken } from '../values/fault.js';

/** One character that XML 1.0 does not allow; half of a surrogate pair is such a character. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** ZB01: returns a fault for each text of `value`, names of fields included, with a character that XML cannot carry. */
export const forbiddenCharacters = (value: unknown, at = '#'): Fault[] => {
  const faults: Fault[] = [];
  visit(value, at, faults);
  return faults;
};

const visit = (value: unknown, at: string, faults: Fault[]): void => {
  if (typeof value === 'string') {
    const found = FORBIDDEN.exec(value);
    if (found) faults.push(forbidden(found[0], at));
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visit(item, `${at}/${index}`, faults);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      const place = `${at}/${pointerToken(name)}`;
      const found = FORBIDDEN.exec(name);
      // The pointer must not contain the character: it is stored and sent in the answer.
      if (found) faults.push(forbidden(found[0], at));
      else visit(item, place, faults);
    }
  }
};

const forbidden = (character: string, at: string): Fault =>
  fault(
    at,
    'forbidden_character',
    {
      en: `The text has the character ${nameOf(character)}, which XML cannot carry.`,
      es: `El texto tiene el carácter ${nameOf(character)}, que el XML no puede llevar.`,
    },
    {
      fix: {
        en: 'Remove it; line breaks and tabs are allowed.',
        es: 'Quítelo; se permiten saltos de línea y tabulaciones.',
      },
      rule: 'ZB01',
    },
  );
