import { FINAL_CONSUMER, type Identification } from '../request/party.js';
import { type Fault, fault } from '../values/fault.js';
import { type TypedNumber, typedNumber, typedText, withoutFilling } from '../values/identification-number.js';
import { correctedCheckDigit, nitCheckDigit } from '../values/nit.js';
import { propose } from '../values/proposal.js';
import type { Words } from '../values/words.js';

const NIT = '31';

const CITIZEN_CARD = '13';

/** Types whose numbers have digits only, and how many. Numbers of minors may begin with zero: they begin with a year. */
const DIGITS_ONLY: ReadonlyMap<string, { readonly least: number; readonly most: number }> = new Map([
  ['12', { least: 3, most: 11 }],
  [CITIZEN_CARD, { least: 3, most: 10 }],
  ['91', { least: 3, most: 11 }],
]);

/** Faults of an identification, which has one written form (ADR 0175); `rule` is DIAN's rule on the check digit of that party. */
export const identificationFaults = (
  { type, number, check_digit: checkDigit }: Identification,
  at: string,
  rule?: string,
): Fault[] => {
  if (type === NIT) return nitFaults(number, checkDigit, `${at}/number`, `${at}/check_digit`, rule);
  return [
    ...(checkDigit === undefined ? [] : [checkDigitNotAllowed(`${at}/check_digit`)]),
    ...numberFaults(type, number, `${at}/number`),
  ];
};

const checkDigitNotAllowed = (at: string): Fault =>
  fault(
    at,
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
  );

const invalid = (at: string, detail: Words, fix: Words): Fault => fault(at, 'invalid_identification', detail, { fix });

export const AS_IN_THE_RUT: Words = {
  en: 'Compare it with the RUT or the document; a buyer who gives no number is customer_id "final_consumer".',
  es: 'Compárelo con el RUT o el documento; el adquirente que no da su número es customer_id "final_consumer".',
};

/** What a spreadsheet or another system made of a number, if it did. */
const remainsOf = ({ remains, digits }: TypedNumber): Words | undefined => {
  if (remains === 'decimals')
    return {
      en: 'The zeros behind the point are what a spreadsheet makes of a number.',
      es: 'Los ceros después del punto son lo que una hoja de cálculo hace de un número.',
    };
  if (remains === 'exponent')
    return {
      en: `An exponent is how a spreadsheet shows a long number${digits === '' ? ': its last digits are lost' : ''}.`,
      es: `Un exponente es como una hoja de cálculo muestra un número largo${digits === '' ? ': se perdieron sus últimos dígitos' : ''}.`,
    };
  return undefined;
};

const filledUp: Words = {
  en: 'This number does not begin with zero: another system filled it up on the left.',
  es: 'Este número no comienza por cero: otro sistema lo completó a la izquierda.',
};

const finalConsumer = (at: string): Fault =>
  invalid(
    at,
    {
      en: `${FINAL_CONSUMER.identification.number} is not a number of this type: it is the final consumer's.`,
      es: `${FINAL_CONSUMER.identification.number} no es un número de este tipo: es el del consumidor final.`,
    },
    FINAL_CONSUMER_FIX,
  );

export const FINAL_CONSUMER_FIX: Words = {
  en: 'The final consumer is customer_id "final_consumer", or has the identification type "13".',
  es: 'El consumidor final es customer_id "final_consumer", o tiene el tipo de identificación "13".',
};

export const nobody = (at: string, number: string): Fault =>
  invalid(at, { en: `Nobody has the number ${number}.`, es: `Nadie tiene el número ${number}.` }, AS_IN_THE_RUT);

const ofLength = (at: string, digits: number, least: number, most: number): Fault =>
  invalid(
    at,
    {
      en: `A number of this type has ${least} to ${most} digits; this has ${digits}.`,
      es: `Un número de este tipo tiene de ${least} a ${most} dígitos; este tiene ${digits}.`,
    },
    AS_IN_THE_RUT,
  );

export const numberFaults = (type: string, number: string, at: string): Fault[] => {
  const isFinalConsumer = number === FINAL_CONSUMER.identification.number;
  if (isFinalConsumer) return type === CITIZEN_CARD ? [] : [finalConsumer(at)];
  const length = DIGITS_ONLY.get(type);
  return length ? digitFaults(type, number, at, length) : textFaults(type, number, at);
};

const digitFaults = (type: string, text: string, at: string, length: { least: number; most: number }): Fault[] => {
  const typed = typedNumber(text);
  const digits = type === CITIZEN_CARD ? withoutFilling(typed.digits) : typed.digits;
  if (typed.checkDigit !== undefined) return [withCheckDigit(type, digits, typed.checkDigit, at)];
  if (/^0+$/.test(digits)) return [nobody(at, text)];
  if (digits !== '' && (digits.length < length.least || digits.length > length.most))
    return [ofLength(at, digits.length, length.least, length.most)];
  if (digits === text) return [];
  const isFilledUp = digits !== typed.digits;
  return [
    invalid(
      at,
      remainsOf(typed) ??
        (isFilledUp
          ? filledUp
          : {
              en: `The number of an identification of type ${type} has digits only.`,
              es: `El número de una identificación de tipo ${type} solo tiene dígitos.`,
            }),
      digits === ''
        ? { en: 'Write the digits alone.', es: 'Escriba solo los dígitos.' }
        : propose('identification', digits),
    ),
  ];
};

/** A personal number with a digit behind a hyphen: that of a RUT, whose owner may be meant as a merchant or as a person. */
const withCheckDigit = (type: string, digits: string, behind: string, at: string): Fault => {
  const isRight = behind === checkDigitOf(digits);
  return invalid(
    at,
    {
      en: `An identification of type ${type} has no check digit behind a hyphen: only a NIT has.`,
      es: `Una identificación de tipo ${type} no tiene dígito de verificación tras un guion: solo un NIT lo tiene.`,
    },
    isRight
      ? {
          en: `The NIT of the RUT has type "31", number "${digits}" and check_digit "${behind}"; a person without RUT has the digits alone: "${digits}".`,
          es: `El NIT del RUT tiene el tipo "31", number "${digits}" y check_digit "${behind}"; una persona sin RUT tiene solo los dígitos: "${digits}".`,
        }
      : { en: 'Write the digits of the document alone.', es: 'Escriba solo los dígitos del documento.' },
  );
};

const checkDigitOf = (digits: string): string | undefined =>
  digits.length >= 1 && digits.length <= 15 ? nitCheckDigit(digits) : undefined;

const TEXT = /^[0-9A-Za-z][0-9A-Za-z.-]{0,19}$/;

/** Types of Colombia whose numbers may have letters; points between their digits are of thousands. */
const COLOMBIAN = new Set(['11', '21', '22', '47', '48']);

/** Passports and others, which may have letters. */
const textFaults = (type: string, text: string, at: string): Fault[] => {
  if (/^0+$/.test(text)) return [nobody(at, text)];
  const typed = typedNumber(text);
  const isNumber = typed.remains !== undefined || (COLOMBIAN.has(type) && /[.,' ]/.test(text) && typed.digits !== '');
  if (TEXT.test(text) && !isNumber) return [];
  const meant = isNumber ? typed.digits : typedText(text);
  return [
    invalid(
      at,
      remainsOf(typed) ?? {
        en: 'This number has up to 20 letters and digits, without blanks.',
        es: 'Este número tiene hasta 20 letras y dígitos, sin espacios.',
      },
      TEXT.test(meant)
        ? propose('identification', meant)
        : {
            en: 'Write the letters and digits of the document, without other signs.',
            es: 'Escriba las letras y los dígitos del documento, sin otros signos.',
          },
    ),
  ];
};

/** NITs have nine digits; those of persons are their cédulas, of up to ten, which begin with 1. */
const MOST_DIGITS = 10;

const LEAST_DIGITS = 3;

const TOO_MANY = /^(?:[3-9]\d{9}|1\d{10})$/;

/** Placeholders of systems: 000000000, 111111111, 9999999999. */
const PLACEHOLDER = /^0+$|^(\d)\1{8,}$/;

/** Shows the form of a NIT where there is no number in the text. */
const ANY_NIT = '900373115';

/** Faults of a NIT, which is at one pointer, and of its check digit, which is at another. */
export const nitFaults = (
  text: string,
  checkDigit: string | undefined,
  numberAt: string,
  checkDigitAt: string,
  rule?: string,
): Fault[] => {
  const typed = typedNumber(text);
  const nit = withoutFilling(typed.digits);
  const impossible = impossibleNit(nit, typed, numberAt, rule);
  if (impossible) return [impossible];
  const behind = typed.checkDigit !== undefined && correctedCheckDigit(nit, typed.checkDigit);
  if (behind) return [wrongDigitBehind(numberAt, nit, typed.checkDigit ?? '', behind, rule)];
  return [
    ...(nit === text ? [] : [otherwiseWritten(numberAt, nit, typed)]),
    ...(checkDigit === undefined ? [] : wrongDigit(checkDigitAt, nit, checkDigit, rule)),
  ];
};

/** Returns the fault of a text that is no NIT, whatever its signs. */
const impossibleNit = (nit: string, typed: TypedNumber, at: string, rule: string | undefined): Fault | undefined => {
  if (nit === '') return unreadable(at, typed);
  if (nit === FINAL_CONSUMER.identification.number) return finalConsumer(at);
  if (PLACEHOLDER.test(nit)) return nobody(at, typed.digits);
  if (TOO_MANY.test(nit)) return withDigitAtEnd(at, nit, rule);
  if (nit.length < LEAST_DIGITS || nit.length > MOST_DIGITS) return ofLength(at, nit.length, LEAST_DIGITS, MOST_DIGITS);
  return undefined;
};

const unreadable = (at: string, typed: TypedNumber): Fault =>
  invalid(
    at,
    remainsOf(typed) ?? {
      en: 'A NIT has digits only, without its check digit.',
      es: 'Un NIT solo tiene dígitos, sin el de verificación.',
    },
    {
      en: `Write its digits like "${ANY_NIT}", check_digit "${nitCheckDigit(ANY_NIT)}".`,
      es: `Escriba sus dígitos así: "${ANY_NIT}", check_digit "${nitCheckDigit(ANY_NIT)}".`,
    },
  );

/** One digit more than a NIT has: its check digit, if it is that, else a mistyped number. */
const withDigitAtEnd = (at: string, text: string, rule: string | undefined): Fault => {
  const [nit, last] = [text.slice(0, -1), text.slice(-1)];
  const right = nitCheckDigit(nit);
  if (last !== right) return wrongDigitBehind(at, nit, last, right, rule);
  return invalid(
    at,
    {
      en: `${text} seems to be the NIT ${nit} with its check digit ${right} at the end: no NIT is so long.`,
      es: `${text} parece ser el NIT ${nit} con su dígito de verificación ${right} al final: ningún NIT es tan largo.`,
    },
    propose('identification', nit, {
      rest: { en: ` with check_digit "${right}", if that is so`, es: ` con check_digit "${right}", si es así` },
    }),
  );
};

const wrongDigitBehind = (at: string, nit: string, last: string, right: string, rule: string | undefined): Fault =>
  fault(
    at,
    'check_digit_mismatch',
    {
      en: `The last digit is the check digit: of NIT ${nit} it is ${right}, not ${last}.`,
      es: `El último dígito es el de verificación: el del NIT ${nit} es ${right}, no ${last}.`,
    },
    {
      fix: {
        en: `Compare it with the RUT: a wrong digit mostly means a mistyped number. If ${nit} is right, its check_digit is "${right}".`,
        es: `Compárelo con el RUT: un dígito errado casi siempre es un número mal escrito. Si ${nit} es correcto, su check_digit es "${right}".`,
      },
      rule,
    },
  );

const otherwiseWritten = (at: string, nit: string, typed: TypedNumber): Fault =>
  invalid(
    at,
    remainsOf(typed) ??
      (typed.digits === nit
        ? {
            en: 'A NIT has digits only, without its check digit.',
            es: 'Un NIT solo tiene dígitos, sin el de verificación.',
          }
        : filledUp),
    propose('identification', nit, {
      rest: { en: ` with check_digit "${nitCheckDigit(nit)}"`, es: ` con check_digit "${nitCheckDigit(nit)}"` },
    }),
  );

/** `rule`: DIAN's on the check digit of that party. */
export const wrongDigit = (at: string, nit: string, checkDigit: string, rule: string | undefined): Fault[] => {
  const right = correctedCheckDigit(nit, checkDigit);
  if (right === undefined) return [];
  return [
    fault(
      at,
      'check_digit_mismatch',
      {
        en: `The check digit of NIT ${nit} is ${right}, not ${checkDigit}.`,
        es: `El dígito de verificación del NIT ${nit} es ${right}, no ${checkDigit}.`,
      },
      {
        fix: propose('identification', right, {
          rest: {
            en: ' if the number is right; a wrong digit mostly means a mistyped number',
            es: ' si el número es correcto; un dígito errado casi siempre es un número mal escrito',
          },
        }),
        rule,
      },
    ),
  ];
};
