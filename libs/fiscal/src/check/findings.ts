import type { FiscalDocument } from '../document/fiscal-document.js';
import { type RuleLetter, ruleWithLetter } from '../document/rule-id.js';
import { allowanceRules } from '../rules/allowance.js';
import { buyerRules } from '../rules/buyer.js';
import { deliveryRules } from '../rules/delivery.js';
import { equivalentDocumentRules } from '../kind-rules/equivalent-document.js';
import { exchangeRateRules } from '../rules/exchange-rate.js';
import { headerRules } from '../rules/header.js';
import { issuerRules } from '../rules/issuer.js';
import { itemRules } from '../rules/item.js';
import { KNOWN_RULES, type Severity } from '../rules/known-rules.js';
import { lineTaxRules } from '../rules/line-tax.js';
import { lineRules } from '../rules/line.js';
import { monetaryTotalRules } from '../rules/monetary-total.js';
import { referenceRules } from '../rules/note.js';
import { paymentRules } from '../rules/payment.js';
import { purchaseRules } from '../kind-rules/purchase.js';
import { rangeRules } from '../rules/range.js';
import type { DianRule } from '../rules/rule.js';
import { sellerRules } from '../kind-rules/seller.js';
import { softwareRules } from '../rules/software.js';
import { taxTotalRules } from '../rules/tax-total.js';
import { transmissionRules } from '../rules/transmission.js';
import { withholdingRules } from '../rules/withholding.js';
import { type Fault, fault } from '../values/fault.js';
import { done, type Steps } from '../values/steps.js';
import type { Words } from '../values/words.js';

/** Every rule of the tax authority that a public source names. */
export const DIAN_RULES: readonly DianRule[] = [
  ...headerRules,
  ...referenceRules,
  ...rangeRules,
  ...softwareRules,
  ...issuerRules,
  ...buyerRules,
  ...sellerRules,
  ...deliveryRules,
  ...paymentRules,
  ...exchangeRateRules,
  ...allowanceRules,
  ...taxTotalRules,
  ...lineTaxRules,
  ...withholdingRules,
  ...monetaryTotalRules,
  ...lineRules,
  ...itemRules,
  ...equivalentDocumentRules,
  ...purchaseRules,
  ...transmissionRules,
];

/** One objection of a rule to a document. */
export interface Finding {
  /** DIAN's id for that kind of document, for example FAX07, CAX07 or DAX07. */
  readonly rule: string;
  readonly severity: Severity;
  readonly pointer: string | null;
  readonly detail: Words;
  readonly cause: Words;
  readonly fix: Words;
}

const CHECKED = DIAN_RULES.flatMap(({ ids, judge, ...texts }) => {
  const known = KNOWN_RULES.get(ids[0] ?? '');
  return judge.by === 'document' && known ? [{ ...texts, ...known, check: judge.check }] : [];
});

/** Returns all objections of the rules to a whole document, also those that DIAN only notifies. Never throws. */
export const findings = (document: FiscalDocument, letter: RuleLetter): Finding[] =>
  done(findingSteps(document, letter));

/** `findings`, rule by rule. */
export function* findingSteps(document: FiscalDocument, letter: RuleLetter): Steps<Finding[]> {
  const found: Finding[] = [];
  for (const { id, letters, severity, pointer, cause, fix, check } of CHECKED) {
    if (letters.length > 0 && !letters.includes(letter)) continue;
    yield;
    for (const objection of check(document))
      found.push({
        rule: ruleWithLetter(id, letter),
        severity,
        pointer: objection.pointer ?? pointer,
        detail: objection.detail,
        cause,
        fix,
      });
  }
  return found;
}

/** Returns the findings that would make DIAN reject the document, as faults of the request. */
export const rejections = (found: readonly Finding[]): Fault[] =>
  found.filter(({ severity }) => severity === 'rejection').map(faultOf);

/** Returns the findings with which DIAN would still accept the document, as warnings to the author of the request. */
export const notifications = (found: readonly Finding[]): Fault[] =>
  found.filter(({ severity }) => severity !== 'rejection').map(faultOf);

const faultOf = ({ rule, pointer, detail, fix }: Finding): Fault =>
  fault(pointer ?? '#', 'dian_rule', detail, { fix, rule });
