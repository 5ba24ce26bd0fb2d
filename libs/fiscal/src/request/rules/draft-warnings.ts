import { taxOf } from '../../catalogs/api-codes.js';
import { usualRates } from '../../catalogs/taxes.js';
import { type Fault, fault } from '../../values/fault.js';
import { colombianDate } from '../../values/fiscal-time.js';
import { decimal } from '../../values/money.js';
import type { CommonDraft, InvoiceDraft } from '../draft.js';
import { type DocumentDraft, isNote } from '../note-draft.js';
import type { DraftContext } from './rule.js';

/** Finds what is unusual in a request that has no fault. */
type Warn<Draft> = (draft: Draft, context: DraftContext) => Fault[];

const pastDueDate: Warn<CommonDraft> = ({ payment_means: { due_date: day } }, { now }) =>
  day === undefined || day >= colombianDate(now)
    ? []
    : [
        fault(
          '#/payment_means/due_date',
          'past_due_date',
          { en: `The payment was due on ${day}, before today.`, es: `El pago venció el ${day}, antes de hoy.` },
          {
            fix: {
              en: 'Write the day on which it must be paid.',
              es: 'Escriba el día en que se debe pagar.',
            },
          },
        ),
      ];

const unusualRate = (code: string, rate: string | undefined, at: string): Fault[] => {
  const known = taxOf(code);
  if (known === undefined || known === 'none' || rate === undefined) return [];
  const usual = usualRates.get(known.code);
  if (usual === undefined || usual.some((one) => decimal(one).eq(decimal(rate)))) return [];
  return [
    fault(
      `${at}/rate`,
      'unusual_rate',
      {
        en: `${rate} % is not a usual rate of ${known.name}.`,
        es: `${rate} % no es una tarifa usual de ${known.name}.`,
      },
      {
        fix: {
          en: `Usual rates are ${usual.join(', ')}; write one of them if this one is a slip.`,
          es: `Las tarifas usuales son ${usual.join(', ')}; escriba una de ellas si esta es un error.`,
        },
      },
    ),
  ];
};

const unusualTaxRates: Warn<CommonDraft> = ({ lines }) =>
  lines.flatMap(({ taxes = [] }, line) =>
    taxes.flatMap(({ code, rate }, tax) => unusualRate(code, rate, `#/lines/${line}/taxes/${tax}`)),
  );

const unusualWithholdingRates: Warn<InvoiceDraft> = ({ withholdings = [] }) =>
  withholdings.flatMap(({ code, rate }, index) => unusualRate(code, rate, `#/withholdings/${index}`));

const OF_ALL: readonly Warn<CommonDraft>[] = [pastDueDate, unusualTaxRates];
const OF_INVOICES: readonly Warn<InvoiceDraft>[] = [unusualWithholdingRates];

/**
 * Returns what is unusual in a document that `documentFaults` objects to nothing in: warnings that refuse nothing, beside
 * those of the tax authority's rules (`notifications`).
 */
export const documentWarnings = (draft: DocumentDraft, context: DraftContext): Fault[] => [
  ...OF_ALL.flatMap((warn) => warn(draft, context)),
  ...(isNote(draft) ? [] : OF_INVOICES.flatMap((warn) => warn(draft, context))),
];
