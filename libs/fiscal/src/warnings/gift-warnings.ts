import { grossAmount, isFree } from '../document/line.js';
import type { DocumentDraft } from '../request/note-draft.js';
import { referencePrice } from '../rules/line.js';
import { idOf } from '../rules/rule.js';
import type { Fault } from '../values/fault.js';
import { decimal } from '../values/money.js';
import { unusual } from './unusual.js';

/** A line that is discounted to nothing without a reference price: what is given away has its commercial value. */
export const giftWarnings = ({ lines }: DocumentDraft): Fault[] =>
  lines.flatMap((line, index) => {
    const { quantity, unit_price: unitPrice, line_extension_amount: net, reference_price: reference } = line;
    if (reference !== undefined || isFree({ unitPrice }) || grossAmount({ quantity, unitPrice }).eq('0')) return [];
    if (!decimal(net).eq('0') || (line.allowances ?? []).length === 0) return [];
    return [
      unusual(
        `#/lines/${index}/reference_price`,
        {
          en: 'The discounts leave nothing of the line, and it says no commercial value.',
          es: 'Los descuentos dejan la línea en cero, y no dice su valor comercial.',
        },
        {
          en: 'What is given away has unit_price 0.00, its commercial value in reference_price, and its taxes on that value. A discount of all is right only if no tax is due on it.',
          es: 'Lo que se regala tiene unit_price 0.00, su valor comercial en reference_price y los tributos sobre ese valor. Un descuento del total es correcto solo si no causa tributos.',
        },
        idOf(referencePrice, 'FAW03'),
      ),
    ];
  });
