import type { Fault } from '@rubrica/client';
import { typedAmount } from '../../entry/amount.js';
import { bodyPointer } from '../../entry/body.js';
import { useWords, type Words } from '../../language/language.js';
import { faultsAt, type ShownFault } from '../../draft/faults.js';
import type { FormState } from '../../draft/form-state.js';
import type { AmountFault, Sent } from '../../draft/sent.js';

const WORDS: Words<{
  readonly ambiguous: (one: string, other: string) => string;
  readonly notANumber: string;
  readonly tooManyDecimals: string;
  readonly missing: string;
}> = {
  es: {
    ambiguous: (one, other) => `Este valor puede ser ${one} o ${other}. ¿Cuál es?`,
    notANumber: 'Esto no es un valor. Escriba por ejemplo 1.234,56 o 1234.56.',
    tooManyDecimals: 'Un valor tiene seis decimales como máximo.',
    missing: 'Falta este dato.',
  },
  en: {
    ambiguous: (one, other) => `This may be ${one} or ${other}. Which one is it?`,
    notANumber: 'This is no amount. Write for example 1,234.56 or 1234.56.',
    tooManyDecimals: 'An amount has six decimals at most.',
    missing: 'This is missing.',
  },
};

const AMBIGUOUS = 'ambiguous';
const MISSING = 'required';
/** Amounts that the form computes; where they lack, one that they are computed from lacks too. */
const COMPUTED = /^\/lines\/\d+\/(?:line_extension_amount|(?:taxes|withholdings)\/\d+\/(?:base|value))$/;

/** All that is wrong now: amounts that can't be read come first, since the API can only judge the document after them. */
export const useFaults = (sent: Sent, refused: readonly Fault[]): readonly ShownFault[] => {
  const words = useWords(WORDS);
  const ofAmount = ({ pointer, reason, readings }: AmountFault): ShownFault => {
    if (readings === undefined)
      return { pointer, code: reason, text: reason === 'not_a_number' ? words.notANumber : words.tooManyDecimals };
    const [whole, fraction] = [typedAmount(readings[0]), typedAmount(readings[1])];
    return {
      pointer,
      code: AMBIGUOUS,
      text: words.ambiguous(whole, fraction),
      readings: [whole, fraction],
    };
  };
  if (sent.faults.length > 0) return sent.faults.map(ofAmount);
  return refused
    .map((fault) => ({ ...fault, pointer: bodyPointer(fault.pointer) }))
    .filter(({ pointer, code }) => !(code === MISSING && COMPUTED.test(pointer)))
    .map(({ pointer, code, detail, fix }) => ({
      pointer,
      code,
      text: code === MISSING ? words.missing : [detail, fix].filter(Boolean).join(' '),
    }));
};

/** A fault is shown where the person has been, and everywhere after the first try to issue. An ambiguous amount is asked about at once. */
export const isShown = (fault: ShownFault, { isTried, left }: FormState): boolean =>
  isTried || fault.code === AMBIGUOUS || [...left].some((field) => faultsAt([fault], field).length > 0);
