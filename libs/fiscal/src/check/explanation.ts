import { lettersOf, ruleWithLetter } from '../document/rule-id.js';
import { type DocumentDraft, isCorrection } from '../request/note-draft.js';
import { KNOWN_SHARED, type Severity } from '../rules/known-rules.js';
import type { DianRule } from '../rules/rule.js';
import type { RuleGroup, RuleSet } from './rule-set.js';
import { ownValue } from '../values/own-value.js';
import type { Words } from '../values/words.js';
import { SHARED_RULES } from './findings.js';

export interface Explanation {
  readonly rule: string;
  readonly pointer: string | null;
  readonly severity: Severity;
  readonly cause: Words;
  readonly fix: Words;
}

type Told = Omit<Explanation, 'rule'>;

/** Facts and texts of each id of some rules. */
const toldOf = (
  rules: readonly DianRule[],
  severityOf: (id: string) => Severity | undefined,
): (readonly [string, Told])[] =>
  rules.flatMap(({ ids, pointer, cause, fix }) =>
    ids.map((id) => [id, { pointer, severity: severityOf(id) ?? 'unknown', cause, fix }] as const),
  );

/** Shared rules, by their ids of an invoice. */
const SHARED: ReadonlyMap<string, Told> = new Map(
  toldOf(SHARED_RULES, (id) => KNOWN_SHARED.get(id)?.severity).map(([id, told]) => [ruleWithLetter(id, 'F'), told]),
);

/** The rule of an id; else the one with another last letter, or with the first of the letters (FAB22 for FAB22a). */
const nearestTo = (id: string, rules: ReadonlyMap<string, Told>): Told | undefined => {
  const plain = id.replace(/[a-z]$/, '');
  return (
    rules.get(id) ?? rules.get(plain) ?? [...rules].find(([known]) => known.startsWith(plain) && /\d$/.test(plain))?.[1]
  );
};

const GROUPS: Readonly<Record<string, RuleGroup>> = {
  AA: ['#', 'las extensiones del XML', 'the extensions of the XML'],
  AB: [
    '#/numbering_range_id',
    'la autorización de numeración y el software',
    'the numbering authorisation and the software',
  ],
  AC: [null, 'la firma', 'the signature'],
  AD: ['#', 'el encabezado', 'the header'],
  AE: ['#/period', 'el período', 'the period'],
  AF: ['#/order_reference', 'la referencia al pedido', 'the reference to the order'],
  AG: ['#', 'la referencia al despacho', 'the reference to the despatch'],
  AH: ['#', 'la referencia al recibo', 'the reference to the receipt'],
  AI: ['#', 'la referencia a otro documento', 'the reference to another document'],
  AJ: ['/v1/tenant#', 'el emisor', 'the issuer'],
  AK: ['#/customer', 'el adquirente', 'the buyer'],
  AL: ['#/customer', 'el autorizado a recibir la factura', 'the party authorised to receive the invoice'],
  AM: ['#/delivery', 'la entrega', 'the delivery'],
  AN: ['#/payment_means', 'el medio de pago', 'the means of payment'],
  AO: ['#/payment_means', 'los términos del pago', 'the terms of payment'],
  AP: ['#/payment_means', 'el pago', 'the payment'],
  AQ: ['#/allowances', 'los descuentos y cargos', 'discounts and charges'],
  AR: ['#/exchange_rate', 'la tasa de cambio', 'the exchange rate'],
  AS: ['#/lines', 'los tributos', 'the taxes'],
  AT: ['#/withholdings', 'las retenciones', 'the withholdings'],
  AU: ['#/lines', 'los totales', 'the totals'],
  AV: ['#/lines', 'las líneas', 'the lines'],
  AW: ['#/lines', 'el precio de referencia de una línea gratuita', 'the reference price of a free line'],
  AX: ['#/lines', 'los tributos de las líneas', 'the taxes of the lines'],
  AY: ['#/lines', 'las retenciones de las líneas', 'the withholdings of the lines'],
  AZ: ['#/lines', 'los productos de las líneas', 'the products of the lines'],
  BA: ['#/lines', 'el mandante de una línea', 'the principal of a line'],
  BB: ['#/lines', 'los precios de las líneas', 'the prices of the lines'],
  BC: ['#/delivery_terms', 'los términos de entrega', 'the terms of delivery'],
  BD: ['#/prepaid', 'los anticipos', 'the payments received before'],
  BE: ['#/lines', 'los descuentos y cargos de las líneas', 'discounts and charges of the lines'],
  BF: ['#/reason_code', 'el motivo de la nota', 'the reason of the note'],
  BG: ['#/invoice_id', 'la referencia a la factura', 'the reference to the invoice'],
  GB: ['#/payment_alternative_exchange_rate', 'la otra moneda de pago', 'the further currency of payment'],
  BH: ['#/billing_reference', 'la referencia a una nota', 'the reference to a note'],
};

/**
 * Returns what a rule that DIAN names means for the author of the request. `rules`: those of the kind of the document. An
 * unknown id is explained by the letters of its group; undefined when the group is unknown too.
 */
export const explain = (id: string, { own = [], known, groups = {} }: RuleSet): Explanation | undefined => {
  const asked = id.trim();
  const [letters, unlettered] = [lettersOf(asked), ruleWithLetter(asked, '')];
  const group = letters === '' ? undefined : unlettered.slice(0, 2);
  const ownGroup = group === undefined ? undefined : ownValue(groups, group);
  const severityOf = (one: string): Severity | undefined => known?.find((fact) => fact.id === one)?.severity;
  const told =
    nearestTo(asked, new Map(toldOf(own, severityOf))) ??
    // A group that is on another part of the documents of this kind has other rules than in an invoice.
    (ownGroup === undefined ? nearestTo(ruleWithLetter(asked, 'F'), SHARED) : undefined);
  if (told) return { rule: asked, ...told };
  const part = ownGroup ?? (group === undefined ? undefined : ownValue(GROUPS, group));
  if (part === undefined) return undefined;
  const [pointer, es, en] = part;
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

/**
 * Replaces a pointer to the reference of a note by one to the field that the body of this note has: `idField` is the one
 * for the id of what it corrects.
 */
const pointerInto = (draft: DocumentDraft, pointer: string | null, idField: string): string | null => {
  if (pointer === null || !REFERENCES.includes(pointer) || !isCorrection(draft)) return pointer;
  if (draft.billing_reference !== undefined) return '#/billing_reference';
  return Object.hasOwn(draft, idField) ? `#/${idField}` : pointer;
};

/**
 * Adds pointer, cause and fix to a message of DIAN about `draft`, for `dian.messages`; null where they are unknown.
 * `rules`: those of the kind of the document. `idField` is the field of the request with the id of what it corrects.
 */
export const explained = <Message extends { readonly rule: string }>(
  message: Message,
  rules: RuleSet,
  draft: DocumentDraft,
  idField = 'invoice_id',
): Message & { readonly pointer: string | null; readonly cause: Words | null; readonly fix: Words | null } => {
  const explanation = explain(message.rule, rules);
  return {
    ...message,
    pointer: pointerInto(draft, explanation?.pointer ?? null, idField),
    cause: explanation?.cause ?? null,
    fix: explanation?.fix ?? null,
  };
};
