import { taxOf } from '../../catalogs/api-codes.js';
import { codeFix } from '../../catalogs/code-list.js';
import { withholdingCodes } from '../../catalogs/code-lists.js';
import type { InvoiceDraft, WithholdingDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, decimal, percentOf, plain } from '../../values/money.js';
import type { DocumentRule } from './rule.js';
import { agrees, TOLERANCE } from '../../document/rules/tolerance.js';

/** Each withholding is a percentage of its base. It is only stated: it changes no total. */
export const withholdings: DocumentRule<InvoiceDraft> = {
  reads: ['withholdings'],
  check: (draft) => withholdingFaults(draft.withholdings ?? [], '#/withholdings'),
};

/** Faults of the withholdings of a document, or of a line, which are at the pointer `list`. */
export const withholdingFaults = (items: readonly WithholdingDraft[], list: string): Fault[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index): Fault[] => {
    const at = `${list}/${index}`;
    const known = taxOf(item.code);
    if (known === undefined || known === 'none' || known.kind !== 'withholding')
      return [
        fault(
          `${at}/code`,
          known === undefined ? 'unknown_code' : 'wrong_tax_kind',
          {
            en: `${item.code} is not ${withholdingCodes.what.en}.`,
            es: `${item.code} no es ${withholdingCodes.what.es}.`,
          },
          { fix: codeFix(withholdingCodes, item.code) },
        ),
      ];
    const faults: Fault[] = [];
    const key = `${known.code}@${plain(item.rate)}`;
    if (seen.has(key))
      faults.push(
        fault(
          `${at}/code`,
          'duplicate_tax',
          {
            en: `${known.name} at ${plain(item.rate)} % is there already.`,
            es: `${known.name} al ${plain(item.rate)} % ya está.`,
          },
          { fix: { en: 'Add the two up.', es: 'Súmelas.' } },
        ),
      );
    seen.add(key);
    const computed = percentOf(decimal(item.base), item.rate);
    if (!agrees(decimal(item.value), computed))
      faults.push(
        fault(
          `${at}/value`,
          'amount_mismatch',
          {
            en: `base × rate / 100 is ${amount(computed)}, not ${item.value} (tolerance ${TOLERANCE}).`,
            es: `base × rate / 100 da ${amount(computed)}, no ${item.value} (tolerancia ${TOLERANCE}).`,
          },
          {
            fix: {
              en: `Write "${amount(computed)}", or correct base or rate.`,
              es: `Escriba "${amount(computed)}", o corrija base o rate.`,
            },
          },
        ),
      );
    return faults;
  });
};
