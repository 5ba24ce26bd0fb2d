import type { InvoiceEvent, InvoiceEventsStanding, ReceivedStatus } from '@rubrica/client';
import type { Tone } from '../design/badge.js';
import type { Words } from '../language/language.js';

interface Named {
  readonly tone: Tone;
  readonly name: Words<string>;
}

export type EventType = InvoiceEvent['type'];

/** The events of an invoice on credit, with DIAN's words. */
export const EVENTS: Readonly<Record<EventType, Words<string>>> = {
  receipt: { es: 'Acuse de recibo de la factura', en: 'Receipt of the invoice' },
  goods_received: { es: 'Recibo del bien o servicio', en: 'Receipt of the goods or the service' },
  accepted: { es: 'Aceptación expresa', en: 'Express acceptance' },
  claim: { es: 'Reclamo', en: 'Claim' },
  tacit_acceptance: { es: 'Aceptación tácita', en: 'Tacit acceptance' },
};

export const EVENT_STATES: Readonly<Record<InvoiceEvent['status'], Named>> = {
  queued: { tone: 'way', name: { es: 'En cola', en: 'Queued' } },
  signed: { tone: 'way', name: { es: 'Firmado', en: 'Signed' } },
  registered: { tone: 'good', name: { es: 'Registrado en la DIAN', en: 'Registered at DIAN' } },
  rejected: { tone: 'bad', name: { es: 'Rechazado por la DIAN', en: 'Rejected by DIAN' } },
  failed: { tone: 'bad', name: { es: 'Fallido', en: 'Failed' } },
};

export const OUTCOMES: Readonly<Record<InvoiceEventsStanding['outcome'], Named>> = {
  open: { tone: 'way', name: { es: 'Sin aceptar ni reclamar', en: 'Neither accepted nor claimed' } },
  accepted: { tone: 'good', name: { es: 'Aceptada', en: 'Accepted' } },
  claimed: { tone: 'bad', name: { es: 'Reclamada', en: 'Claimed' } },
  tacitly_accepted: { tone: 'good', name: { es: 'Aceptada tácitamente', en: 'Tacitly accepted' } },
};

export const DEADLINES: Readonly<Record<NonNullable<InvoiceEventsStanding['deadline_for']>, Words<string>>> = {
  claim_or_accept: { es: 'Se puede aceptar o reclamar hasta el', en: 'It may be accepted or claimed until' },
  declare_tacit_acceptance: {
    es: 'Se puede declarar la aceptación tácita desde el',
    en: 'Tacit acceptance may be declared from',
  },
};

/** Why an invoice is claimed: DIAN's concepts. */
export const CLAIMS: Readonly<Record<NonNullable<InvoiceEvent['claim_code']>, Words<string>>> = {
  '01': { es: 'Documento con inconsistencias', en: 'Inconsistencies in the document' },
  '02': { es: 'Mercancía no entregada totalmente', en: 'Goods not delivered' },
  '03': { es: 'Mercancía no entregada parcialmente', en: 'Goods delivered only in part' },
  '04': { es: 'Servicio no prestado', en: 'Service not rendered' },
};

export const RECEIVED_STATES: Readonly<Record<ReceivedStatus, Named>> = {
  received: { tone: 'way', name: { es: 'Recibido', en: 'Received' } },
  verified: { tone: 'good', name: { es: 'Verificado', en: 'Verified' } },
  unverified: { tone: 'watch', name: { es: 'Sin verificar', en: 'Not verified' } },
  suspicious: { tone: 'bad', name: { es: 'Sospechoso', en: 'Suspicious' } },
};

/** Tells whether DIAN has not yet answered about one of the events. */
export const areUnderWay = (events: readonly Pick<InvoiceEvent, 'status'>[]): boolean => events.some(isUnderWay);

const isUnderWay = ({ status }: Pick<InvoiceEvent, 'status'>): boolean => status === 'queued' || status === 'signed';

/** Events that a buyer may send, in the order in which DIAN takes them. */
const OF_BUYER = ['receipt', 'goods_received', 'accepted', 'claim'] as const;
export type BuyersEvent = (typeof OF_BUYER)[number];

/**
 * Tells which events come next for a buyer: the receipts one after the other, and then either the acceptance or a claim. Those that
 * are under way count as sent.
 */
export const nextEvents = (
  { outcome, registered }: InvoiceEventsStanding,
  issued: readonly Pick<InvoiceEvent, 'type' | 'status'>[],
): readonly BuyersEvent[] => {
  if (outcome !== 'open') return [];
  const sent = new Set<EventType>([
    ...registered.map(({ type }) => type),
    ...issued.filter(isUnderWay).map(({ type }) => type),
  ]);
  if (!sent.has('receipt')) return ['receipt'];
  if (!sent.has('goods_received')) return ['goods_received'];
  return sent.has('accepted') || sent.has('claim') ? [] : ['accepted', 'claim'];
};
