import type { Words } from '@rubrica/fiscal';

const ERROR =
  /^#(ref|n\/?a|n\/?d|value|valor|¡valor|div\/0|¡div\/0|name|nombre|¿nombre|num|¡num|null|nulo|¡nulo|¡ref|spill|#*)[!?]?$/i;
const NOTHING = /^(nan|null|none|nil|undefined|[+-]?inf(inity)?|n\/?a|n\/?d)$/i;
const EXPONENT = /^[-+]?(\d+[.,]?\d*|[.,]\d+)e[-+]?\d{1,3}$/i;

/**
 * Returns a hint for the caller about a text that a spreadsheet or a program has left in place of a value, such as
 * `#REF!` or `NaN`. Returns undefined for any other text.
 */
export const spreadsheetRemains = (text: string): Words | undefined => {
  if (text.startsWith('='))
    return {
      en: 'This is a formula: send its result.',
      es: 'Esto es una fórmula: envíe su resultado.',
    };
  if (ERROR.test(text))
    return {
      en: 'This is an error of a spreadsheet: correct its cell, and send the value.',
      es: 'Esto es un error de una hoja de cálculo: corrija la celda y envíe el valor.',
    };
  if (NOTHING.test(text))
    return {
      en: 'This is what a program writes where it has no value: send the value itself.',
      es: 'Esto es lo que un programa escribe cuando no tiene valor: envíe el valor mismo.',
    };
  if (EXPONENT.test(text))
    return {
      en: 'This is a number with an exponent, as spreadsheets shorten it, and digits may be lost: format the cell as text, and send all digits.',
      es: 'Esto es un número con exponente, como lo abrevian las hojas de cálculo, y puede haber perdido dígitos: dé formato de texto a la celda y envíe todos los dígitos.',
    };
  return undefined;
};
