import { type RuleLetter, ruleWithLetter } from '../document/rule-id.js';
import type { CommonDraft } from '../request/draft.js';
import type { DocumentDraft } from '../request/note-draft.js';
import type { CustomerInput } from '../request/party.js';
import type { Counterparty } from '../request/supplier.js';
import { dueOnCredit } from '../rules/payment.js';
import type { DraftContext } from '../rules/rule.js';
import { type Fault, fault } from '../values/fault.js';
import { colombianDate } from '../values/fiscal-time.js';
import { buyerWarnings, type Purchase, sellerWarnings } from './buyer-warnings.js';
import { currencyWarnings } from './currency-warnings.js';
import { dayWarnings, rateOfTheFuture } from './day-warnings.js';
import { baseWarnings } from './rate-warnings.js';
import { roundingWarnings } from './rounding-warnings.js';
import { saleWarnings } from './sale-warnings.js';
import { tariffWarnings } from './tariff-warnings.js';
import { thousandsWarnings } from './thousands-warnings.js';
import { unitWarnings } from './unit-warnings.js';

const pastDueDate = (
  { payment_means: { due_date: day } }: Pick<CommonDraft, 'payment_means'>,
  { now }: DraftContext,
): Fault[] =>
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
            rule: dueOnCredit.id,
          },
        ),
      ];

type WarningContext = DraftContext & { readonly ruleLetter: RuleLetter; readonly issuerNit: string };

/**
 * Returns what is unusual in a document that `documentFaults` objects to nothing in: warnings that refuse nothing, beside
 * those of the tax authority's rules (`notifications`). `customer` is null for the final consumer.
 */
export const documentWarnings = (
  draft: DocumentDraft,
  customer: CustomerInput | null,
  { ruleLetter, issuerNit, ...context }: WarningContext,
): Fault[] =>
  withLetter(ruleLetter, [
    ...pastDueDate(draft, context),
    ...dayWarnings(draft, context),
    ...tariffWarnings(draft, context),
    ...buyerWarnings(draft, customer),
    ...saleWarnings(draft, customer, issuerNit),
  ]);

/** Returns the same of a purchase. What only a sale has is not judged: exports, gifts, tips, tariffs, mandates. */
export const purchaseWarnings = (
  draft: DocumentDraft & Purchase,
  seller: Counterparty | null,
  { ruleLetter, issuerNit: _, ...context }: WarningContext,
): Fault[] => {
  return withLetter(ruleLetter, [
    ...pastDueDate(draft, context),
    ...rateOfTheFuture(draft, context.now),
    ...sellerWarnings(draft, seller),
    ...currencyWarnings(draft),
    ...unitWarnings(draft),
    ...draft.lines.flatMap((line, index) =>
      (line.taxes ?? []).flatMap(({ base = '' }, nth) =>
        base === '' ? [] : baseWarnings(base, `#/lines/${index}/taxes/${nth}`, line),
      ),
    ),
    ...roundingWarnings(draft),
    ...thousandsWarnings(draft),
  ]);
};

const withLetter = (letter: RuleLetter, warnings: readonly Fault[]): Fault[] =>
  warnings.map((warning) =>
    warning.rule === undefined ? warning : { ...warning, rule: ruleWithLetter(warning.rule, letter) },
  );
