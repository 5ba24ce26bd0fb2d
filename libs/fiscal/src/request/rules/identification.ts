import { type Fault, fault } from '../../values/fault.js';
import { correctedCheckDigit } from '../../document/rules/party.js';
import { isNit, nitCheckDigit } from '../../values/nit.js';
import type { Identification } from '../party.js';

const NIT = '31';
/** The digits of a number; a letter O or I among them was meant as 0 or 1. Empty if there are other letters. */
const digitsOf = (text: string): string => {
  const read = text.replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0').replace(/(?<=\d)[iIl]|[iIl](?=\d)/g, '1');
  return /[A-Za-z]/.test(read) ? '' : read.replace(/\D/g, '');
};

/** Identification types whose numbers have digits only. */
const DIGITS_ONLY: ReadonlySet<string> = new Set(['11', '12', '13', '91']);

/** Faults of an identification; `rule` is DIAN's rule on the check digit of that party. */
export const identificationFaults = (
  { type, number, check_digit: checkDigit }: Identification,
  at: string,
  rule?: string,
): Fault[] => {
  if (type === NIT) return nitFaults(number, checkDigit, `${at}/number`, `${at}/check_digit`, rule);
  const digits = digitsOf(number);
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
            en: `Write the digits alone${digits === '' ? '' : `: "${digits}"`}.`,
            es: `Escriba solo los dígitos${digits === '' ? '' : `: "${digits}"`}.`,
          },
        },
      ),
    );
  return faults;
};

/** NITs of companies have nine digits and begin with 8 or 9; with a tenth they have their check digit at the end. */
const WITH_DIGIT = /^[89]\d{9}$/;
/** Stands in for a NIT in which there is no number. */
const ANY_NIT = '900373115';

/** Returns the NIT in a text that is more than that: with points, or with its check digit at the end. */
const withoutDigit = (text: string, checkDigit: string | undefined): string | undefined => {
  const digits = digitsOf(text);
  const nit = digits.slice(0, -1);
  const hasDigit = isNit(nit) && digits.endsWith(nitCheckDigit(nit));
  if (isNit(text)) {
    const isNumber = checkDigit !== undefined && checkDigit === nitCheckDigit(text);
    return hasDigit && WITH_DIGIT.test(text) && !isNumber ? nit : undefined;
  }
  if (hasDigit && (/-\d$/.test(text) || WITH_DIGIT.test(digits))) return nit;
  return isNit(digits) ? digits : ANY_NIT;
};

export const nitFaults = (
  nit: string,
  checkDigit: string | undefined,
  numberAt: string,
  checkDigitAt: string,
  rule?: string,
): Fault[] => {
  const whole = withoutDigit(nit, checkDigit);
  if (whole !== undefined)
    return [
      fault(
        numberAt,
        'invalid_identification',
        {
          en: 'A NIT has digits only, without its check digit.',
          es: 'Un NIT solo tiene dígitos, sin el de verificación.',
        },
        {
          fix:
            whole === ANY_NIT
              ? {
                  en: `Write its digits like "${whole}", check_digit "${nitCheckDigit(whole)}".`,
                  es: `Escriba sus dígitos así: "${whole}", check_digit "${nitCheckDigit(whole)}".`,
                }
              : {
                  en: `Write "${whole}" with check_digit "${nitCheckDigit(whole)}".`,
                  es: `Escriba "${whole}" con check_digit "${nitCheckDigit(whole)}".`,
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
