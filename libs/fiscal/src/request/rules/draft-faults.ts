import type { CommonDraft, InvoiceDraft, LineDraft } from '../draft.js';
import type { Fault } from '../../values/fault.js';
import { ruleOfKind } from '../../document/rules/rule-id.js';
import type { DocumentKind, NoteKind } from '../../values/document-kind.js';
import type { DocumentDraft, DraftOfKind, NoteDraft } from '../note-draft.js';
import { aiuContract } from './aiu.js';
import { documentAllowances, lineAllowances, payableNotNegative } from './allowance.js';
import { currencyCode, exchangeRate } from './currency.js';
import { alternativeExchangeRate } from './alternative-exchange-rate.js';
import { customerChoice, inlineCustomer } from './customer.js';
import { delivery, lineDelivery } from './delivery.js';
import { deliveryTerms, lineDeliveryTerms } from './delivery-terms.js';
import { documentReferences, lineReferences, referenceHashes } from './document-references.js';
import { debitNoteLines } from '../line-rules/debit-note-line.js';
import { invoicePeriod, linePeriod, onePeriod } from './invoice-period.js';
import { issueTime, noteIssueTime } from './issue-time.js';
import { itemProperties } from '../line-rules/item-property.js';
import { lineAmount, quantityPositive, referencePrice } from '../line-rules/line-amount.js';
import { levyName, lineTaxesOnce, lineTaxFaults } from '../line-rules/line-tax.js';
import { taxBase } from '../line-rules/tax-base.js';
import { lineWithholdingBases, lineWithholdings, noLineWithholdings, withholdingsAgree } from './line-withholding.js';
import { mandate, mandateLines } from './mandate.js';
import { nominalUnits } from '../line-rules/nominal-unit.js';
import { noteRules } from './note.js';
import { operationType, typeCode } from './operation.js';
import { oneLevy } from '../line-rules/one-levy.js';
import { orderReference } from './order-reference.js';
import { paymentMeans } from './payment.js';
import { additionalPaymentMeans, instalmentsFit, paymentTerms } from './payment-terms.js';
import { prepaid, prepaidTotal } from './prepaid.js';
import { lineUnit, productCode, unspsc } from '../line-rules/product-code.js';
import type { DocumentRule, DraftContext, LineRule } from '../checks/rule.js';
import { simulate } from './simulate.js';
import { taxTotalsAgree } from '../line-rules/tax-total.js';
import { forbiddenCharacters } from '../../document/rules/text.js';
import { withholdingBases, withholdings } from './withholding.js';

const INVOICE_RULES: readonly DocumentRule<InvoiceDraft>[] = [
  customerChoice,
  inlineCustomer,
  operationType,
  typeCode,
  aiuContract,
  mandateLines,
  issueTime,
  currencyCode,
  exchangeRate,
  alternativeExchangeRate,
  paymentMeans,
  additionalPaymentMeans,
  paymentTerms,
  instalmentsFit,
  orderReference,
  documentReferences,
  referenceHashes,
  invoicePeriod,
  delivery,
  deliveryTerms,
  documentAllowances,
  payableNotNegative,
  withholdings,
  withholdingsAgree,
  withholdingBases,
  prepaid,
  prepaidTotal,
  nominalUnits,
  oneLevy,
  taxTotalsAgree,
  simulate,
];

const noteRulesOf = (kind: NoteKind): readonly DocumentRule<NoteDraft>[] => [
  ...noteRules(kind),
  onePeriod,
  noLineWithholdings,
  customerChoice,
  inlineCustomer,
  aiuContract,
  noteIssueTime,
  currencyCode,
  exchangeRate,
  alternativeExchangeRate,
  paymentMeans,
  additionalPaymentMeans,
  paymentTerms,
  instalmentsFit,
  orderReference,
  documentReferences,
  referenceHashes,
  invoicePeriod,
  delivery,
  deliveryTerms,
  documentAllowances,
  payableNotNegative,
  nominalUnits,
  oneLevy,
  taxTotalsAgree,
  simulate,
];
const NOTE_RULES: Readonly<Record<NoteKind, readonly DocumentRule<NoteDraft>[]>> = {
  credit_note: noteRulesOf('credit_note'),
  debit_note: [...noteRulesOf('debit_note'), debitNoteLines],
};

const LINE_RULES: readonly LineRule[] = [
  quantityPositive,
  lineUnit,
  lineAmount,
  referencePrice,
  lineAllowances,
  lineTaxesOnce,
  levyName,
  taxBase,
  productCode,
  unspsc,
  itemProperties,
  lineWithholdings,
  lineWithholdingBases,
  mandate,
  linePeriod,
  lineReferences,
  lineDelivery,
  lineDeliveryTerms,
];

/** More than an answer lists: after so many, further lines are not judged. */
const MOST_FAULTS = 200;

/**
 * Returns all faults of an invoice that can be found before it has a number, [] when there are none. `refused` are the
 * pointers that the schema has refused: rules that read them are skipped and all others still run, so that the caller
 * gets all faults at once. Never throws, whatever the body, as long as `refused` lists all that the schema refused.
 */
export const draftFaults = (draft: InvoiceDraft, context: DraftContext, refused: readonly string[] = []): Fault[] =>
  faultsBy(INVOICE_RULES, draft, context, refused);

/** `draftFaults` for any kind of document; ids of rules have the letter of the kind (FAX07, CAX07, DAX07). */
export const documentFaults = <Kind extends DocumentKind>(
  kind: Kind,
  draft: DraftOfKind[Kind],
  context: DraftContext,
  refused: readonly string[] = [],
): Fault[] => faultsOfKind(kind, draft, context, refused);

const faultsOfKind = (
  kind: DocumentKind,
  draft: DocumentDraft,
  context: DraftContext,
  refused: readonly string[],
): Fault[] =>
  kind === 'invoice'
    ? draftFaults(draft as InvoiceDraft, context, refused)
    : faultsBy(NOTE_RULES[kind], draft as NoteDraft, context, refused).map((one) =>
        one.rule === undefined ? one : { ...one, rule: ruleOfKind(one.rule, kind) },
      );

const faultsBy = <Draft extends CommonDraft>(
  rules: readonly DocumentRule<Draft>[],
  draft: Draft,
  context: DraftContext,
  refused: readonly string[],
): Fault[] => {
  const faults = forbiddenCharacters(draft);
  const places = new Set(refused);
  if (places.has('#')) return faults;
  const intact = intactAmong(places);
  for (const rule of rules)
    if (rule.reads.every((field) => intact(`#/${String(field)}`))) faults.push(...rule.check(draft, context));
  for (const [line, at] of linesOf(draft, places)) {
    if (faults.length > MOST_FAULTS) break;
    for (const rule of LINE_RULES)
      if (rule.reads.every((field) => intact(`${at}/${field}`))) faults.push(...rule.check(line, at));
    (Array.isArray(line.taxes) && !places.has(`${at}/taxes`) ? line.taxes : []).forEach((tax, index) => {
      const place = `${at}/taxes/${index}`;
      if (intact(place)) faults.push(...lineTaxFaults(tax, place));
    });
  }
  return faults;
};

/** The lines that the schema has not refused as a whole, each with its pointer. */
const linesOf = (draft: CommonDraft, refused: ReadonlySet<string>): [LineDraft, string][] =>
  refused.has('#/lines')
    ? []
    : draft.lines.flatMap((line, index): [LineDraft, string][] => {
        const at = `#/lines/${index}`;
        return refused.has(at) ? [] : [[line, at]];
      });

/** Returns a test whether the schema has refused nothing at or below a pointer. */
const intactAmong = (refused: ReadonlySet<string>): ((pointer: string) => boolean) => {
  const broken = new Set(refused);
  for (const one of refused)
    for (let end = one.lastIndexOf('/'); end > 0; end = one.lastIndexOf('/', end - 1)) broken.add(one.slice(0, end));
  return (pointer) => !broken.has(pointer);
};
