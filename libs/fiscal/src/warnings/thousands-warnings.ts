import type { DocumentDraft } from '../request/note-draft.js';
import type { Fault } from '../values/fault.js';
import { plain } from '../values/money.js';
import { readAsThousands } from '../values/thousands.js';
import { unusual } from './unusual.js';

/**
 * Warns of a price in pesos like `1.500`, with which its line agrees: few prices of the country have thousandths, and a
 * program that reads the point of thousands as one of decimals computes the line with it too. Programs that write three
 * decimals everywhere write them in the quantity as well.
 */
export const thousandsWarnings = ({ currency, lines }: DocumentDraft): Fault[] =>
  currency === 'COP'
    ? lines.flatMap(({ unit_price: price, quantity }, index) => {
        const read = readAsThousands(price);
        if (read === undefined || !price.endsWith('0') || /\.\d{3,}$/.test(quantity)) return [];
        return [
          unusual(
            `#/lines/${index}/unit_price`,
            {
              en: `"${price}" is ${plain(price)} pesos, since the point parts decimals.`,
              es: `"${price}" son ${plain(price)} pesos, pues el punto separa decimales.`,
            },
            {
              en: `If you mean ${read} pesos, leave the separator of thousands out, and compute the line and its taxes again.`,
              es: `Si se trata de ${read} pesos, quite el separador de miles, y calcule de nuevo la línea y sus impuestos.`,
            },
          ),
        ];
      })
    : [];
