import { RETEIVA, withholdingOf } from '../../catalogs/api-codes.js';
import type { InvoiceDraft, LineDraft, WithholdingDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, type Decimal, decimal, plain, total } from '../../values/money.js';
import type { NoteDraft } from '../note-draft.js';
import type { DocumentRule, LineRule } from '../checks/rule.js';
import { baseFaults, ivaOf, withholdingFaults } from './withholding.js';

/** Withholdings of a line are what those of a document are. */
export const lineWithholdings: LineRule = {
  reads: ['withholdings'],
  check: ({ withholdings }, at) => withholdingFaults(withholdings ?? [], `${at}/withholdings`),
};

const OF_LINE = {
  iva: { en: 'the IVA of the line', es: 'del IVA de la línea' },
  others: { en: 'what the line sells', es: 'de lo vendido en la línea' },
};

/** FAT04 on a line (FAY04): ReteIVA is withheld from the line's IVA, the others from what the line sells. */
export const lineWithholdingBases: LineRule = {
  reads: ['withholdings', 'taxes', 'line_extension_amount'],
  check: (line, at) =>
    (line.withholdings ?? []).flatMap((item, index): Fault[] => {
      const most = withholdingOf(item.code)?.code === RETEIVA ? ivaOf([line]) : soldBy(line);
      return baseFaults(item, most, { at: `${at}/withholdings/${index}/base`, of: OF_LINE, rule: 'FAY04' });
    }),
};

/** A free line is taxed on its reference price, and so may be withheld from. */
const soldBy = ({ taxes = [], line_extension_amount: sold }: LineDraft): Decimal =>
  [sold, ...taxes.flatMap(({ base }) => base ?? [])].map(decimal).reduce((most, each) => (each.gt(most) ? each : most));

/**
 * The withholdings of the document are the sums of those of its lines. One that is written all the same says nothing
 * else; a tax that no line states is the document's own.
 */
export const withholdingsAgree: DocumentRule<InvoiceDraft> = {
  reads: ['withholdings', 'lines'],
  check: ({ withholdings = [], lines }) => {
    if (withholdings.length === 0) return [];
    const ofLines = lines.flatMap((line) => line.withholdings ?? []);
    return withholdings.flatMap((item, index): Fault[] => {
      const code = withholdingOf(item.code)?.code;
      const same = ofLines.filter((other) => code !== undefined && withholdingOf(other.code)?.code === code);
      if (same.length === 0) return [];
      const sum = total(same.filter(({ rate }) => plain(rate) === plain(item.rate)).map(({ value }) => value));
      return sum.eq(decimal(item.value)) ? [] : [notTheSum(`#/withholdings/${index}/value`, item, sum)];
    });
  },
};

const notTheSum = (at: string, { rate, value }: WithholdingDraft, sum: Decimal): Fault =>
  fault(
    at,
    'amount_mismatch',
    {
      en: `The lines withhold ${amount(sum)} at ${plain(rate)} %, not ${value}.`,
      es: `Las líneas retienen ${amount(sum)} al ${plain(rate)} %, no ${value}.`,
    },
    {
      fix: {
        en: 'Leave it out: the withholdings of lines are added by themselves.',
        es: 'Omítala: las retenciones de las líneas se suman solas.',
      },
      rule: 'FAT02',
    },
  );

/** UBL gives lines of notes no place for withholdings. */
export const noLineWithholdings: DocumentRule<NoteDraft> = {
  reads: ['lines'],
  check: ({ lines }) =>
    lines.flatMap(({ withholdings }, index) =>
      withholdings === undefined
        ? []
        : [
            fault(
              `#/lines/${index}/withholdings`,
              'not_applicable',
              {
                en: 'The line of a note has no withholdings.',
                es: 'La línea de una nota no lleva retenciones.',
              },
              { fix: { en: 'Leave them out.', es: 'Omítalas.' } },
            ),
          ],
    ),
};
