import type { FiscalDocument } from '../document/fiscal-document.js';
import { ruleWithLetter } from '../document/rule-id.js';
import { allowanceRules } from '../rules/allowance.js';
import { buyerRules } from '../rules/buyer.js';
import { deliveryRules } from '../rules/delivery.js';
import { exchangeRateRules } from '../rules/exchange-rate.js';
import { headerRules } from '../rules/header.js';
import { issuerRules } from '../rules/issuer.js';
import { itemRules } from '../rules/item.js';
import { KNOWN_SHARED, type KnownRule, type Severity } from '../rules/known-rules.js';
import { lineTaxRules } from '../rules/line-tax.js';
import { lineRules } from '../rules/line.js';
import { monetaryTotalRules } from '../rules/monetary-total.js';
import { referenceRules } from '../rules/note.js';
import { paymentRules } from '../rules/payment.js';
import { rangeRules } from '../rules/range.js';
import type { ComposedCheck, DianRule } from '../rules/rule.js';
import { isShared, type RuleSet } from './rule-set.js';
import { softwareRules } from '../rules/software.js';
import { taxTotalRules } from '../rules/tax-total.js';
import { transmissionRules } from '../rules/transmission.js';
import { withholdingRules } from '../rules/withholding.js';
import { type Fault, fault } from '../values/fault.js';
import { done, type Steps } from '../values/steps.js';
import type { Words } from '../values/words.js';

/** Shared rules on the document as a whole and on its parties. */
const PARTIES: readonly DianRule[] = [
  ...headerRules,
  ...referenceRules,
  ...rangeRules,
  ...softwareRules,
  ...issuerRules,
  ...buyerRules,
];

/** Shared rules on what is sold. */
const AMOUNTS: readonly DianRule[] = [
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
  ...transmissionRules,
];

/** Rules of invoices and their notes. Other kinds have some of them too, under letters of their own. */
export const SHARED_RULES: readonly DianRule[] = [...PARTIES, ...AMOUNTS];

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

type CheckedRule = Pick<DianRule, 'pointer' | 'cause' | 'fix'> & KnownRule & { readonly check: ComposedCheck };

/** Those of the rules that are judged on a composed document, each with its facts. */
const checked = (rules: readonly DianRule[], known: ReadonlyMap<string, KnownRule>): CheckedRule[] =>
  rules.flatMap(({ ids, judge, ...texts }) => {
    const fact = known.get(ids[0] ?? '');
    return judge.by === 'document' && fact ? [{ ...texts, ...fact, check: judge.check }] : [];
  });

const CHECKED_PARTIES = checked(PARTIES, KNOWN_SHARED);
const CHECKED_AMOUNTS = checked(AMOUNTS, KNOWN_SHARED);

/** The rules that are judged on documents of a kind, in the order of the XML. */
const checkedOf = (set: RuleSet): CheckedRule[] => [
  ...CHECKED_PARTIES.filter((one) => isShared(one, set)),
  ...checked(set.own ?? [], new Map(set.known?.map((one) => [one.id, one]))),
  ...CHECKED_AMOUNTS.filter((one) => isShared(one, set)),
];

/** Returns all objections of the rules to a whole document, also those that DIAN only notifies. Never throws. */
export const findings = (document: FiscalDocument, rules: RuleSet): Finding[] => done(findingSteps(document, rules));

/** `findings`, rule by rule. */
export function* findingSteps(document: FiscalDocument, rules: RuleSet): Steps<Finding[]> {
  const found: Finding[] = [];
  for (const { id, severity, pointer, cause, fix, check } of checkedOf(rules)) {
    yield;
    for (const objection of check(document))
      found.push({
        rule: ruleWithLetter(id, rules.letter),
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
