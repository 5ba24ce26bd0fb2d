import { colombianDate } from '../document/colombian-time.js';
import type { DocumentIdentity } from '../document/document.js';
import type { EventIdentity } from '../document/event-identity.js';
import type { Readings } from '../rules/readings.js';
import type { EventRule } from './event-rule.js';
import { eventTypeOf } from './event-types.js';
import { serverWorkingDays } from './working-days.js';

/** An event that was registered, by its code. */
export interface EarlierEvent {
  readonly identity: EventIdentity;
  /** ISO time stamp. */
  readonly signingTime: string;
}

/** An event and what the registry has on its invoice: only events that were accepted count. */
export interface OrderFacts {
  readonly event: EventIdentity;
  /** The signing time as the signature states it. */
  readonly signedAt: Date;
  readonly invoice: DocumentIdentity;
  readonly earlier: ReadonlyMap<string, EarlierEvent>;
  /** Whether its sender has used its number for another accepted event of the same code. */
  readonly isNumberUsed: boolean;
  readonly at: Date;
}

type OrderRule = EventRule<OrderFacts>;

const REFERENCE = '//cac:DocumentResponse/cac:DocumentReference';
const SIGNING_TIME = '//xades:SigningTime';
const DIAN_NIT = '800197268';
/** Working days after the receipt of the goods in which the buyer may claim or accept. */
const DAYS = 3;

const has = ({ earlier }: OrderFacts, code: string): boolean => earlier.has(code);

const only =
  (codes: readonly string[], holds: OrderRule['holds']): OrderRule['holds'] =>
  (facts) =>
    !codes.includes(facts.event.code) || holds(facts);

/** Working days from the receipt of the goods to the signature; null without a receipt of the goods. */
const daysSinceGoods = ({ earlier, signedAt }: OrderFacts): number | null => {
  const goods = earlier.get('032');
  return goods === undefined
    ? null
    : serverWorkingDays(colombianDate(new Date(goods.signingTime)), colombianDate(signedAt));
};

/** Codes as which an invoice may be referred to: 01, 02 and 04 count as one type, as for duplicates. */
const typesOf = (typeCode: string): readonly string[] => (typeCode === '03' ? ['03'] : ['01', typeCode]);

const SUBJECT_RULES: readonly OrderRule[] = [
  {
    ...{ id: 'LGC01', grade: 'L', source: 'PHP, C#, Odoo clients; SRV2', where: '//cbc:ResponseCode' },
    switchable: 'repeated_event',
    condition: 'is of no event that is registered on the invoice',
    message: 'Evento registrado previamente.',
    holds: (facts) => !has(facts, facts.event.code),
  },
  {
    ...{ id: 'AAD05', grade: 'S', source: 'SRV2; annex RADIAN', where: '/*/cbc:ID' },
    condition: 'is a consecutive that the sender has not used for this code',
    message: 'El número del evento ya fue utilizado por el emisor del evento.',
    holds: (facts) => !facts.isNumberUsed || has(facts, facts.event.code),
  },
  {
    ...{ id: 'AAH06', grade: 'S', source: 'SRV2', where: `${REFERENCE}/cbc:ID` },
    condition: 'is the number of the invoice with that CUFE',
    message: 'El número de documento electrónico referenciado no coincide con el reportado.',
    holds: ({ event: { subject }, invoice }) => subject.number === invoice.number,
  },
  {
    ...{ id: 'AAH09', grade: 'S', source: 'SRV2', where: `${REFERENCE}/cbc:DocumentTypeCode` },
    condition: 'is the type of the invoice; 01 for 02 and 04 too',
    message: 'El tipo de documento electrónico referenciado no coincide con el reportado.',
    holds: ({ event: { subject }, invoice }) => typesOf(invoice.typeCode).includes(subject.typeCode),
  },
  {
    ...{ id: 'LGC62', grade: 'L', source: 'GSK; SRV2', where: 'cac:PaymentMeans/cbc:ID of the invoice' },
    condition: 'is 2 (credit)',
    message: 'La factura referenciada no es tipo crédito, PaymentMeansID = 2.',
    holds: ({ invoice }) => invoice.isOnCredit !== false,
  },
];

const isSender = ({ event, invoice }: OrderFacts): boolean => {
  const expected = eventTypeOf(event.code)?.by === 'issuer' ? invoice.issuerNit : invoice.buyer?.number;
  return expected === undefined || event.sender.number === expected;
};

const isReceiver = ({ event, invoice }: OrderFacts): boolean =>
  event.receiver.number === (eventTypeOf(event.code)?.by === 'issuer' ? DIAN_NIT : invoice.issuerNit);

const PARTY_RULES: readonly OrderRule[] = [
  {
    ...{ id: '89', grade: 'S', source: 'SRV2 (ValidateParty)', where: '//cac:SenderParty, //cac:ReceiverParty' },
    condition: 'are buyer and issuer of the invoice; 034: issuer and DIAN. Mandates are not simulated',
    message: 'El emisor o el receptor del documento transmitido no coincide con los de la factura informada.',
    holds: (facts) => isSender(facts) && isReceiver(facts),
  },
];

const ORDER_RULES: readonly OrderRule[] = [
  {
    ...{ id: 'LGC09', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '032: comes after 030',
    message: 'No se puede generar el recibo del bien o servicio sin el acuse de recibo de la factura.',
    holds: only(['032'], (facts) => has(facts, '030')),
  },
  {
    ...{ id: 'LGC03', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '031: comes after 032',
    message: 'No se puede generar el reclamo sin el recibo del bien o prestación del servicio.',
    holds: only(['031'], (facts) => has(facts, '032')),
  },
  {
    ...{ id: 'LGC02', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '031: does not come after 033 or 034',
    message: 'No se puede reclamar una factura que ha sido aceptada.',
    holds: only(['031'], (facts) => !has(facts, '033') && !has(facts, '034')),
  },
  {
    ...{ id: 'LGC13', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '033: comes after 030',
    message: 'No se puede aceptar expresamente una factura sin su acuse de recibo.',
    holds: only(['033'], (facts) => has(facts, '030')),
  },
  {
    ...{ id: 'LGC12', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '033: comes after 032; told if 030 is there',
    message: 'No se puede aceptar expresamente una factura sin el recibo del bien o prestación del servicio.',
    holds: only(['033'], (facts) => !has(facts, '030') || has(facts, '032')),
  },
  {
    ...{ id: 'LGC04', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '033, 034: do not come after 031',
    message: 'No se puede aceptar una factura que ha sido reclamada.',
    holds: only(['033', '034'], (facts) => !has(facts, '031')),
  },
  {
    ...{ id: 'LGC07', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '033: does not come after 034',
    message: 'No se puede aceptar expresamente una factura que ha sido aceptada tácitamente.',
    holds: only(['033'], (facts) => !has(facts, '034')),
  },
  {
    ...{ id: 'LGC14', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '034: comes after 032',
    message: 'No se puede aceptar tácitamente una factura sin el recibo del bien o prestación del servicio.',
    holds: only(['034'], (facts) => has(facts, '032')),
  },
  {
    ...{ id: 'LGC05', grade: 'S', source: 'SRV2', where: '//cbc:ResponseCode' },
    condition: '034: does not come after 033',
    message: 'No se puede aceptar tácitamente una factura que ha sido aceptada expresamente.',
    holds: only(['034'], (facts) => !has(facts, '033')),
  },
];

const limit = ({ event_limits: severity }: Readings) => severity;

const TIME_RULES: readonly OrderRule[] = [
  {
    ...{ id: 'DC24', grade: 'S', source: 'SRV', where: SIGNING_TIME },
    condition: 'is not later than the date in UTC',
    message: 'La fecha de firma del evento es posterior a la fecha actual.',
    holds: ({ signedAt, at }) => colombianDate(signedAt) <= at.toISOString().slice(0, 10),
  },
  {
    ...{ id: 'DC24a', grade: 'S', source: 'SRV2', where: SIGNING_TIME },
    condition: '030: is not before the date of the invoice',
    message: 'La fecha de firma del acuse de recibo es anterior a la fecha de la factura.',
    holds: only(['030'], ({ signedAt, invoice }) => colombianDate(signedAt) >= (invoice.issueDate ?? '')),
  },
  {
    ...{ id: 'DC24b', grade: 'S', source: 'SRV2', where: SIGNING_TIME },
    condition: '032: is not before that of 030',
    message: 'La fecha de firma del recibo del bien o servicio es anterior a la del acuse de recibo.',
    holds: only(['032'], ({ signedAt, earlier }) => {
      const receipt = earlier.get('030');
      return receipt === undefined || signedAt >= new Date(receipt.signingTime);
    }),
  },
  {
    ...{ id: 'DC24c', grade: 'S', source: 'SRV2', where: SIGNING_TIME, switchable: 'event_limits' },
    condition: `033: is at most ${DAYS} working days after that of 032`,
    message: 'La aceptación expresa se genera después de los 3 días hábiles del recibo del bien o servicio.',
    severityBy: limit,
    holds: only(['033'], (facts) => isInTime(daysSinceGoods(facts))),
  },
  {
    ...{ id: 'DC24z', grade: 'S', source: 'SRV2', where: SIGNING_TIME, switchable: 'event_limits' },
    condition: `031: is at most ${DAYS} working days after that of 032`,
    message: 'El reclamo se genera después de los 3 días hábiles del recibo del bien o servicio.',
    severityBy: limit,
    holds: only(['031'], (facts) => isInTime(daysSinceGoods(facts))),
  },
  {
    ...{ id: 'DC24e', grade: 'S', source: 'SRV2', where: SIGNING_TIME, switchable: 'event_limits' },
    condition: `034: is more than ${DAYS} working days after that of 032`,
    message: 'La aceptación tácita se genera antes de cumplir los 3 días hábiles del recibo del bien o servicio.',
    severityBy: limit,
    holds: only(['034'], (facts) => {
      const days = daysSinceGoods(facts);
      return days === null || days > DAYS;
    }),
  },
];

/** A signature before the receipt of the goods, NaN, is not in time. */
const isInTime = (days: number | null): boolean => days === null || days <= DAYS;

export const EVENT_ORDER_RULES = [...SUBJECT_RULES, ...PARTY_RULES, ...ORDER_RULES, ...TIME_RULES];
