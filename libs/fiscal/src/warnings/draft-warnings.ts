import { type RuleLetter, ruleWithLetter } from '../document/rule-id.js';
import type { DocumentDraft } from '../request/note-draft.js';
import type { CustomerInput } from '../request/party.js';
import { dueOnCredit } from '../rules/payment.js';
import type { DraftContext } from '../rules/rule.js';
import { type Fault, fault } from '../values/fault.js';
import { colombianDate } from '../values/fiscal-time.js';
import { buyerWarnings } from './buyer-warnings.js';
import { dayWarnings } from './day-warnings.js';
import { saleWarnings } from './sale-warnings.js';
import { tariffWarnings } from './tariff-warnings.js';

const pastDueDate = ({ payment_means: { due_date: day } }: DocumentDraft, { now }: DraftContext): Fault[] =>
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

/**
 * Returns what is unusual in a document that `documentFaults` objects to nothing in: warnings that refuse nothing, beside
 * those of the tax authority's rules (`notifications`). `customer` is null for the final consumer.
 */
export const documentWarnings = (
  draft: DocumentDraft,
  customer: CustomerInput | null,
  { ruleLetter, issuerNit, ...context }: DraftContext & { readonly ruleLetter: RuleLetter; readonly issuerNit: string },
): Fault[] =>
  [
    ...pastDueDate(draft, context),
    ...dayWarnings(draft, context),
    ...tariffWarnings(draft, context),
    ...buyerWarnings(draft, customer),
    ...saleWarnings(draft, customer, issuerNit),
  ].map((warning) =>
    warning.rule === undefined ? warning : { ...warning, rule: ruleWithLetter(warning.rule, ruleLetter) },
  );
