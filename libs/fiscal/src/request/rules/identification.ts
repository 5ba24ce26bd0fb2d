import { type Fault, fault } from '../../values/fault.js';
import { correctedCheckDigit } from '../../document/rules/party.js';
import { isNit } from '../../values/nit.js';
import type { Identification } from '../party.js';

const NIT = '31';
/** Identification types whose numbers have digits only. */
const DIGITS_ONLY: ReadonlySet<string> = new Set(['11', '12', '13', '91']);

/** Faults of an identification; `rule` is DIAN's rule on the check digit of that party. */
export const identificationFaults = (
  { type, number, check_digit: checkDigit }: Identification,
  at: string,
  rule?: string,
): Fault[] => {
  if (type === NIT) return nitFaults(number, checkDigit, `${at}/number`, `${at}/check_digit`, rule);
  const faults: Fault[] = [];
  if (checkDigit !== undefined)
    faults.push(
      fault(
        `${at}/check_digit`,
        'check_digit_not_allowed',
        {
          en: 'Only a NIT (type 31) has a check digit.',
          es: 'Solo un NIT (tipo 31) tiene dígito de verificación.',
        },
        {
          fix: {
            en: 'Leave check_digit out, or write the type 31.',
            es: 'Omita check_digit, o escriba el tipo 31.',
          },
        },
      ),
    );
  if (DIGITS_ONLY.has(type) && !/^\d+$/.test(number))
    faults.push(
      fault(
        `${at}/number`,
        'invalid_identification',
        {
          en: `The number of an identification of type ${type} has digits only.`,
          es: `El número de una identificación de tipo ${type} solo tiene dígitos.`,
        },
        {
          fix: {
            en: 'Write it without points, blanks or letters.',
            es: 'Escríbalo sin puntos, espacios ni letras.',
          },
        },
      ),
    );
  return faults;
};

export const nitFaults = (
  nit: string,
  checkDigit: string | undefined,
  numberAt: string,
  checkDigitAt: string,
  rule?: string,
): Fault[] => {
  if (!isNit(nit))
    return [
      fault(
        numberAt,
        'invalid_identification',
        {
          en: 'A NIT has digits only, without its check digit.',
          es: 'Un NIT solo tiene dígitos, sin el de verificación.',
        },
        {
          fix: {
            en: 'Write "900373115" with check_digit "3" for 900.373.115-3.',
            es: 'Escriba "900373115" con check_digit "3" para 900.373.115-3.',
          },
        },
      ),
    ];
  if (checkDigit === undefined) return [];
  const right = correctedCheckDigit(nit, checkDigit);
  if (right === undefined) return [];
  return [
    fault(
      checkDigitAt,
      'check_digit_mismatch',
      {
        en: `The check digit of NIT ${nit} is ${right}, not ${checkDigit}.`,
        es: `El dígito de verificación del NIT ${nit} es ${right}, no ${checkDigit}.`,
      },
      {
        fix: {
          en: `Write "${right}" if the number is right; a wrong digit mostly means a mistyped number.`,
          es: `Escriba "${right}" si el número es correcto; un dígito errado casi siempre es un número mal escrito.`,
        },
        rule,
      },
    ),
  ];
};
