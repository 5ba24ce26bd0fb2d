import type { FiscalDocument } from '../document/fiscal-document.js';
import { ruleOfKind } from '../document/rules/rule-id.js';
import type { DocumentKind } from '../values/document-kind.js';
import { type Fault, fault } from '../values/fault.js';
import { type DocumentDraft, isNote } from '../request/note-draft.js';
import { buyerRules } from './buyer.js';
import { headerRules } from './header.js';
import { issuerRules } from './issuer.js';
import { lineRules } from './lines.js';
import { monetaryTotalRules } from './monetary-total.js';
import { paymentRules } from './payment.js';
import { rangeRules } from './range.js';
import { referenceRules } from './reference.js';
import type { Words } from '../values/words.js';
import type { DianRule, Held, Severity } from './rule.js';
import { softwareRules } from './software.js';
import { taxTotalRules } from './tax-totals.js';
import { transmissionRules } from './transmission.js';

/** Every rule of the tax authority that a public source names. */
export const DIAN_RULES: readonly DianRule[] = [
  ...headerRules,
  ...referenceRules,
  ...rangeRules,
  ...softwareRules,
  ...issuerRules,
  ...buyerRules,
  ...paymentRules,
  ...taxTotalRules,
  ...monetaryTotalRules,
  ...lineRules,
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

const CHECKED = DIAN_RULES.filter((rule) => rule.check !== undefined);

/** Returns all objections of the rules to a whole document, also those that DIAN only notifies. Never throws. */
export const findings = (document: FiscalDocument, held: Held = {}): Finding[] =>
  CHECKED.flatMap(({ ids, severity, pointer, cause, fix, check }) =>
    (check?.(document, held) ?? []).map((objection) => ({
      rule: ruleOfKind(ids[0] ?? '', document.kind),
      severity,
      pointer: objection.pointer ?? pointer,
      detail: objection.detail,
      cause,
      fix,
    })),
  );

/** Returns the findings that would make DIAN reject the document, as faults of the request. */
export const rejections = (found: readonly Finding[]): Fault[] =>
  found.filter(({ severity }) => severity === 'rejection').map(faultOf);

/** Returns the findings with which DIAN would still accept the document, as warnings to the author of the request. */
export const notifications = (found: readonly Finding[]): Fault[] =>
  found.filter(({ severity }) => severity !== 'rejection').map(faultOf);

const faultOf = ({ rule, pointer, detail, fix }: Finding): Fault =>
  fault(pointer ?? '#', 'dian_rule', detail, { fix, rule });

export interface Explanation {
  readonly rule: string;
  readonly pointer: string | null;
  readonly severity: Severity;
  readonly cause: Words;
  readonly fix: Words;
}

/** Rules by their id on an invoice. */
const BY_ID: ReadonlyMap<string, DianRule> = new Map(
  DIAN_RULES.flatMap((rule) => rule.ids.map((id) => [ruleOfKind(id, 'invoice'), rule] as const)),
);

/** Pointer and name of the part of a document that a group of rules is on, for ids that no public source explains. */
const GROUPS: Readonly<Record<string, readonly [pointer: string | null, es: string, en: string]>> = {
  AB: [
    '#/numbering_range_id',
    'la autorización de numeración y el software',
    'the numbering authorisation and the software',
  ],
  AD: ['#', 'el encabezado', 'the header'],
  AE: ['#/period', 'el período', 'the period'],
  AJ: ['/v1/tenant#', 'el emisor', 'the issuer'],
  AK: ['#/customer', 'el adquirente', 'the buyer'],
  AM: ['#/delivery_terms', 'la entrega', 'the delivery'],
  AN: ['#/payment_means', 'el pago', 'the payment'],
  AQ: ['#/allowances', 'los descuentos y cargos', 'discounts and charges'],
  AR: ['#/exchange_rate', 'la tasa de cambio', 'the exchange rate'],
  AS: ['#/lines', 'los tributos', 'the taxes'],
  AT: ['#/withholdings', 'las retenciones', 'the withholdings'],
  AU: ['#/lines', 'los totales', 'the totals'],
  AV: ['#/lines', 'las líneas', 'the lines'],
  AX: ['#/lines', 'los tributos de las líneas', 'the taxes of the lines'],
  AY: ['#/lines', 'las retenciones de las líneas', 'the withholdings of the lines'],
  AZ: ['#/lines', 'los productos de las líneas', 'the products of the lines'],
  BB: ['#/lines', 'los precios de las líneas', 'the prices of the lines'],
  BF: ['#/billing_reference', 'la referencia de la nota', 'the reference of the note'],
  BG: ['#/invoice_id', 'la referencia de la nota', 'the reference of the note'],
};

/**
 * Returns what a rule that DIAN names means for the author of the request. An unknown id is explained by the letters of
 * its group; undefined when the group is unknown too.
 */
export const explain = (id: string): Explanation | undefined => {
  const asked = id.trim();
  const found =
    BY_ID.get(ruleOfKind(asked, 'invoice')) ?? BY_ID.get(ruleOfKind(asked, 'invoice').replace(/[a-z]$/, ''));
  if (found) {
    const { pointer, severity, cause, fix } = found;
    return { rule: asked, pointer, severity, cause, fix };
  }
  const group = /^[FCD]([A-Z]{2})\d/.exec(asked)?.[1];
  const known = group === undefined ? undefined : GROUPS[group];
  if (known === undefined) return undefined;
  const [pointer, es, en] = known;
  return {
    rule: asked,
    pointer,
    severity: 'unknown',
    cause: { es: `La DIAN objeta ${es}.`, en: `The tax authority objects to ${en}.` },
    fix: {
      es: 'El texto de la DIAN dice qué; esta regla no está documentada públicamente.',
      en: 'DIAN’s own text says what; this rule is not documented in public.',
    },
  };
};

const REFERENCES: readonly string[] = ['#/invoice_id', '#/billing_reference'];

/** Replaces a pointer to the reference of a note by one to the field that the body of this note has. */
const pointerInto = (draft: DocumentDraft, pointer: string | null): string | null => {
  if (pointer === null || !REFERENCES.includes(pointer) || !isNote(draft)) return pointer;
  if (draft.billing_reference !== undefined) return '#/billing_reference';
  return draft.invoice_id === undefined ? pointer : '#/invoice_id';
};

/** Adds pointer, cause and fix to a message of DIAN about `draft`, for `dian.messages`; null where they are unknown. */
export const explained = <Message extends { readonly rule: string }>(
  message: Message,
  draft: DocumentDraft,
): Message & { readonly pointer: string | null; readonly cause: Words | null; readonly fix: Words | null } => {
  const explanation = explain(message.rule);
  return {
    ...message,
    pointer: pointerInto(draft, explanation?.pointer ?? null),
    cause: explanation?.cause ?? null,
    fix: explanation?.fix ?? null,
  };
};

/** Returns the ids of a rule for the given kinds of document. */
export const idsOf = (rule: DianRule, kinds: readonly DocumentKind[]): string[] => [
  ...new Set(rule.ids.flatMap((id) => kinds.map((kind) => ruleOfKind(id, kind)))),
];
