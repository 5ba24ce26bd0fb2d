import { lettersOf, ruleWithLetter } from '../document/rule-id.js';
import { type DocumentDraft, isCorrection } from '../request/note-draft.js';
import { KNOWN_RULES, type Severity } from '../rules/known-rules.js';
import { ownValue } from '../values/own-value.js';
import type { Words } from '../values/words.js';
import { DIAN_RULES } from './findings.js';

export interface Explanation {
  readonly rule: string;
  readonly pointer: string | null;
  readonly severity: Severity;
  readonly cause: Words;
  readonly fix: Words;
}

/** The id under which a rule is kept: that of an invoice, or of the only kind of documents that has it. */
const ownId = (id: string): string => (['DE', 'DS'].includes(lettersOf(id)) ? id : ruleWithLetter(id, 'F'));

/** Facts and texts of each rule. */
const BY_ID: ReadonlyMap<string, Omit<Explanation, 'rule'>> = new Map(
  DIAN_RULES.flatMap(({ ids, pointer, cause, fix }) =>
    ids.map((id) => {
      const severity = KNOWN_RULES.get(id)?.severity ?? 'unknown';
      return [ownId(id), { pointer, severity, cause, fix }] as const;
    }),
  ),
);

/** The rule of an id; else the one with another last letter, or with the first of the letters (FAB22 for FAB22a). */
const nearestTo = (id: string): Omit<Explanation, 'rule'> | undefined => {
  const plain = id.replace(/[a-z]$/, '');
  return (
    BY_ID.get(id) ?? BY_ID.get(plain) ?? [...BY_ID].find(([known]) => known.startsWith(plain) && /\d$/.test(plain))?.[1]
  );
};

/** The rule of an invoice, unless it is on a party: in a purchase the parties have changed places. */
const ofInvoices = (id: string): Omit<Explanation, 'rule'> | undefined =>
  /^DSA[JK]/.test(id) ? undefined : nearestTo(ruleWithLetter(id, 'F'));

/** Pointer and name of the part of a document that a group of rules is on, for ids that no public source explains. */
const GROUPS: Readonly<Record<string, readonly [pointer: string | null, es: string, en: string]>> = {
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
  DSAJ: ['#/supplier', 'el vendedor', 'the seller'],
  DSAK: ['/v1/tenant#', 'el comprador', 'the buyer'],
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
  PD: ['#/register', 'la caja y los beneficios del adquirente', 'the cash register and the benefits of the buyer'],
  FC: ['#/lines', 'la fecha de compra de las líneas', 'the day of the purchase of the lines'],
  BH: ['#/billing_reference', 'la referencia a una nota', 'the reference to a note'],
};

/**
 * Returns what a rule that DIAN names means for the author of the request. An unknown id is explained by the letters of
 * its group; undefined when the group is unknown too.
 */
export const explain = (id: string): Explanation | undefined => {
  const asked = id.trim();
  const found = nearestTo(asked) ?? ofInvoices(asked);
  if (found) return { rule: asked, ...found };
  const group = /^DSA[JK]|(?<=^(?:[FCD]|DS|NS|DE|NA))[A-Z]{2}(?=\d)/.exec(asked)?.[0];
  const known = group === undefined ? undefined : ownValue(GROUPS, group);
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
 * `idField` is the field of the request with the id of what it corrects.
 */
export const explained = <Message extends { readonly rule: string }>(
  message: Message,
  draft: DocumentDraft,
  idField = 'invoice_id',
): Message & { readonly pointer: string | null; readonly cause: Words | null; readonly fix: Words | null } => {
  const explanation = explain(message.rule);
  return {
    ...message,
    pointer: pointerInto(draft, explanation?.pointer ?? null, idField),
    cause: explanation?.cause ?? null,
    fix: explanation?.fix ?? null,
  };
};
