import {
  type Delivery,
  type DeliveryTerms,
  type DocumentReference,
  type FiscalLine,
  identificationTypes,
  type OrderReference,
  type Party,
  type Period,
} from '@rubrica/fiscal';
import { identificationNumber } from './colombian-format.js';
import { placeOf } from './heading.js';

// Texts on period, delivery and documents, of the whole document and of its lines alike.

export const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

/** '2026-10-31 15:30:00', of a time with its offset; the day alone where there is no time. */
export const dayAndTime = (day: string | null, time: string | null): string =>
  [day, time?.slice(0, 8)].filter((part) => part !== null && part !== undefined).join(' ');

export const periodText = ({ startDate, startTime, endDate, endTime }: Period): string =>
  `${dayAndTime(startDate, startTime)} a ${dayAndTime(endDate, endTime)}`;

const withDay = (text: string, day: string | null | undefined): string =>
  day === null || day === undefined ? text : `${text} (${day})`;

export const dated = ({ number, issueDate }: DocumentReference): string => withDay(number, issueDate);

export const orderText = ({ id, date }: OrderReference): string => joined(id, date);

export const namedDocument = (reference: DocumentReference): string => {
  const { typeCode, type, uuid, uuidScheme = 'CUFE-SHA384' } = reference;
  return joined(type ?? typeCode ?? 'Documento', dated(reference), uuid && `${uuidScheme.slice(0, 4)} ${uuid}`);
};

export const named = ({ legalName, identification }: Pick<Party, 'legalName' | 'identification'>): string =>
  `${legalName}, ${identificationTypes.get(identification.type) ?? identification.type} ${identificationNumber(identification)}`;

/** What the terms of delivery say beside their incoterm. */
export const agreedDelivery = ({ id, specialTerms, lossRisk }: DeliveryTerms): string =>
  joined(specialTerms, lossRisk, id && `acuerdo ${id}`);

export const deliveryLines = (delivery: Delivery | null): readonly string[] => {
  if (delivery === null) return [];
  const { actualDeliveryDate: day, actualDeliveryTime: time, address, location, party } = delivery;
  return [
    ...(day === null && time === null ? [] : [`Fecha: ${dayAndTime(day, time)}`]),
    ...(address === null ? [] : [`Dirección: ${placeOf(address).join(', ')}`]),
    ...(location === null ? [] : [`Lugar: ${[location.schemeName, location.id].filter(Boolean).join(' ')}`]),
    ...(party === null ? [] : [`Transportador: ${joined(named(party), party.phone, party.email)}`]),
  ];
};

const ofLine = (document: string, text: string | null, lineId: string): string =>
  `${text === null ? document : `${document} ${text}`}, línea ${lineId}`;

/** What a line says of its own period, documents and delivery. */
export const lineLogistics = (line: FiscalLine): readonly string[] => {
  const delivery = deliveryLines(line.delivery);
  return [
    ...(line.period === null ? [] : [`Período: ${periodText(line.period)}`]),
    ...line.orderLineReferences.map(({ lineId, document: order }) =>
      ofLine('Orden de compra', order && withDay(order.id, order.date), lineId),
    ),
    ...line.despatchLineReferences.map(({ lineId, document }) =>
      ofLine('Remisión', document && dated(document), lineId),
    ),
    ...line.receiptLineReferences.map(({ lineId, document }) =>
      ofLine('Recepción', document && dated(document), lineId),
    ),
    ...line.documentReferences.map(namedDocument),
    ...(delivery.length === 0 ? [] : [`Entrega. ${delivery.join('. ')}`]),
    ...(line.deliveryTerms === null
      ? []
      : [`Condiciones de entrega: ${joined(line.deliveryTerms.incoterm, agreedDelivery(line.deliveryTerms))}`]),
  ];
};
