import { kindNamed } from '../kind/find-kind.js';
import type { SalesDocument } from '../document/document.js';
import type { Issuer, NumberingRange } from '../issuer/issuer.js';
import { find, textAt, type XmlElement } from '../xml/xml.js';
import { INVOICE, type Knowledge, reject, type Rule } from './rule.js';

// FAB05 to FAB12, FAD05, FAD09a and b: the range of an invoice. Notes have none.

const CONTROL = '//sts:InvoiceControl';

const controlOf = ({ dian }: SalesDocument): XmlElement | undefined => find(dian, 'sts:InvoiceControl');

const resolutionOf = (document: SalesDocument): string => textAt(controlOf(document), 'sts:InvoiceAuthorization');

const periodOf = (document: SalesDocument, end: 'cbc:StartDate' | 'cbc:EndDate'): string =>
  textAt(controlOf(document), 'sts:AuthorizationPeriod', end);

type Authorized = 'sts:Prefix' | 'sts:From' | 'sts:To';
const authorized = (document: SalesDocument, what: Authorized): string =>
  textAt(controlOf(document), 'sts:AuthorizedInvoices', what);

/** Returns the issuer's range of that resolution; where a resolution authorises several, the one with the prefix. */
export const rangeOf = (document: SalesDocument, { ranges }: Issuer): NumberingRange | undefined => {
  const resolution = resolutionOf(document);
  const prefix = authorized(document, 'sts:Prefix');
  let found: NumberingRange | undefined;
  for (const range of ranges) {
    if (range.resolution_number !== resolution) continue;
    if (range.prefix === prefix) return range;
    found ??= range;
  }
  return found;
};

/** Production asks that the portal associates the range with the software; the key of any other range is not found. */
export const isAssociated = (document: SalesDocument, { issuer }: Knowledge): boolean => {
  const { software_id: associated = issuer.software.id } = rangeOf(document, issuer) ?? {};
  return document.environment !== '1' || associated === issuer.software.id;
};

/** Holds when the range is unknown: FAB05a and FAB05b report that. */
const byRange =
  (holds: (range: NumberingRange, document: SalesDocument) => boolean): Rule['holds'] =>
  (document, { issuer }) => {
    const range = rangeOf(document, issuer);
    return range === undefined || holds(range, document);
  };

/** Number after that prefix; NaN when the prefix is another, or the rest is no number. */
const consecutiveOf = (number: string, prefix: string): number =>
  number.startsWith(prefix) && /^\d+$/.test(number.slice(prefix.length)) ? Number(number.slice(prefix.length)) : NaN;

const statedConsecutive = (document: SalesDocument): number =>
  consecutiveOf(document.number, authorized(document, 'sts:Prefix'));

const isBelow = (document: SalesDocument): boolean =>
  statedConsecutive(document) < Number(authorized(document, 'sts:From'));
const isAbove = (document: SalesDocument): boolean =>
  statedConsecutive(document) > Number(authorized(document, 'sts:To'));

/** A prefix without the supplier's group of it: the service then finds neither range nor software (met live). */
export const lacksRegistrationScheme = (document: SalesDocument): boolean =>
  kindNamed(document.kind).rules === 'Invoice' &&
  kindNamed(document.kind).lacks?.test('FAB10a') !== true &&
  document.supplier.registrationScheme === undefined &&
  authorized(document, 'sts:Prefix') !== '';

const isShortNumber = (text: string): boolean => text === '' || /^\d{1,9}$/.test(text);

const documents = INVOICE;

const AUTHORIZATION_RULES: readonly Rule[] = [
  reject({
    ...{ documents, id: 'FAB05a', grade: 'Q', source: 'VX l.18971, SRV', where: `${CONTROL}/sts:InvoiceAuthorization` },
    condition: 'is informed, and an authorisation that DIAN has given',
    message: 'No se encuentra el número de autorización del rango de numeración otorgado.',
    holds: (document, { issuer, isAuthorizationKnown }) =>
      rangeOf(document, issuer) !== undefined || isAuthorizationKnown(resolutionOf(document)),
  }),
  reject({
    ...{ documents, id: 'FAB05b', grade: '2', source: 'MEGA, SRV', where: `${CONTROL}/sts:InvoiceAuthorization` },
    condition: 'belongs to the issuer’s NIT',
    message: 'El número de autorización de la numeración no corresponde al NIT del emisor.',
    holds: (document, { issuer, isAuthorizationKnown }) =>
      rangeOf(document, issuer) !== undefined || !isAuthorizationKnown(resolutionOf(document)),
  }),
  reject({
    ...{ documents, id: 'FAB05c', grade: 'L', source: 'PCS prod 2026-06-17, SRV' },
    where: `${CONTROL}/sts:InvoiceAuthorization`,
    condition: 'in production: the portal associates the range with the software',
    message: 'El rango de numeración no está asociado al software informado.',
    holds: isAssociated,
  }),
  reject({
    ...{ documents, id: 'FAB07a', grade: 'L', source: 'MEGA, COF hab 2026', despiteSchema: true },
    where: `${CONTROL}/sts:AuthorizationPeriod/cbc:StartDate`,
    condition: 'is informed, and IssueDate is not before it',
    message: 'Fecha de emisión anterior a la fecha de inicio de la resolución de la numeración.',
    holds: (document) => {
      const start = periodOf(document, 'cbc:StartDate');
      return start !== '' && document.issueDate >= start;
    },
  }),
  reject({
    ...{ documents, id: 'FAB07b', grade: 'L', source: 'VX hab 2026-08, SRV' },
    where: `${CONTROL}/sts:AuthorizationPeriod/cbc:StartDate`,
    condition: 'is the date of the resolution',
    message: 'Fecha de inicio de la autorización no corresponde a la de la numeración autorizada.',
    holds: byRange(({ valid_from }, document) => ['', valid_from].includes(periodOf(document, 'cbc:StartDate'))),
  }),
  reject({
    ...{ documents, id: 'FAB08a', grade: 'L', source: 'MEGA, COF hab 2026', despiteSchema: true },
    where: `${CONTROL}/sts:AuthorizationPeriod/cbc:EndDate`,
    condition: 'is informed, and IssueDate is not after it',
    message: 'Fecha de emisión posterior a la fecha final de la resolución de la numeración.',
    holds: (document) => {
      const end = periodOf(document, 'cbc:EndDate');
      return end !== '' && document.issueDate <= end;
    },
  }),
  reject({
    ...{ documents, id: 'FAB08b', grade: 'L', source: 'VX hab 2026-08, SRV' },
    where: `${CONTROL}/sts:AuthorizationPeriod/cbc:EndDate`,
    condition: 'is the date of the resolution',
    message: 'Fecha final de la autorización no corresponde a la de la numeración autorizada.',
    holds: byRange(({ valid_to }, document) => ['', valid_to].includes(periodOf(document, 'cbc:EndDate'))),
  }),
];

const PREFIX_RULES: readonly Rule[] = [
  reject({
    ...{
      documents,
      id: 'FAB10',
      grade: 'Q',
      source: 'VX l.1113',
      where: `${CONTROL}/sts:AuthorizedInvoices/sts:Prefix`,
    },
    condition: 'has 0 to 4 characters',
    message: 'El prefijo tiene más de 4 caracteres.',
    holds: (document) => authorized(document, 'sts:Prefix').length <= 4,
  }),
  reject({
    ...{ documents, id: 'FAB10a', grade: 'L', source: 'INS 2026-03-22, VX 2026-08, LEX 2026-09-09' },
    where: `${CONTROL}/sts:AuthorizedInvoices/sts:Prefix`,
    condition: 'is the supplier’s PartyLegalEntity/CorporateRegistrationScheme/ID',
    message: 'El prefijo no corresponde al prefijo informado en CorporateRegistrationScheme.',
    holds: (document) => authorized(document, 'sts:Prefix') === textAt(document.supplier.registrationScheme, 'cbc:ID'),
  }),
  reject({
    ...{ documents, id: 'FAB10b', grade: 'Q', source: 'VX l.19049' },
    where: `${CONTROL}/sts:AuthorizedInvoices/sts:Prefix`,
    condition: 'is the authorised prefix',
    message: 'El prefijo no corresponde al prefijo de la autorización de numeración.',
    holds: byRange(({ prefix }, document) => authorized(document, 'sts:Prefix') === prefix),
  }),
  ...(
    [
      ['FAB11', 'sts:From', 'from', 'inicial', 'VX l.1127, 1138, 19072; SRV'],
      ['FAB12', 'sts:To', 'to', 'final', 'VX l.1127, 1138; SRV'],
    ] as const
  ).flatMap(([id, element, end, what, source]) => [
    reject({
      ...{ documents, id, grade: 'Q', source, where: `${CONTROL}/sts:AuthorizedInvoices/${element}` },
      condition: 'has 1 to 9 digits',
      message: `Valor ${what} del rango de numeración no tiene de 1 a 9 cifras.`,
      holds: (document) => isShortNumber(authorized(document, element)),
    }),
    reject({
      ...{ documents, id: `${id}a`, grade: 'Q', source, where: `${CONTROL}/sts:AuthorizedInvoices/${element}` },
      condition: 'is informed',
      message: `Valor ${what} del rango de numeración no está informado.`,
      holds: (document) => authorized(document, element) !== '',
    }),
    reject({
      ...{ documents, id: `${id}b`, grade: 'Q', source, where: `${CONTROL}/sts:AuthorizedInvoices/${element}` },
      condition: 'is as authorised',
      message: `Valor ${what} del rango de numeración no corresponde a la autorización.`,
      holds: byRange((range, document) => {
        const stated = authorized(document, element);
        return stated === '' || Number(stated) === range[end];
      }),
    }),
  ]),
];

const NUMBER_RULES: readonly Rule[] = [
  reject({
    ...{ documents, id: 'FAD05', grade: 'Q', source: 'VX', where: '/*/cbc:ID' },
    condition: 'has 1 to 20 characters',
    message: 'El número de factura ha de tener de 1 a 20 caracteres.',
    holds: ({ number }) => number.length <= 20,
  }),
  reject({
    ...{ documents, id: 'FAD05a', grade: 'Q', source: 'VX l.19384', where: '/*/cbc:ID' },
    condition: 'has letters and digits only',
    message: 'No se permiten caracteres adicionales como espacios o guiones.',
    holds: ({ number }) => /^[A-Za-z0-9]+$/.test(number),
  }),
  reject({
    ...{ documents, id: 'FAD05b', grade: 'L', source: 'COF, ALG hab 2026; SCH', where: '/*/cbc:ID' },
    condition: 'is not below From (not for type 03)',
    message: 'Número de factura es inferior al número inicial del rango de numeración otorgado.',
    holds: (document) => document.typeCode === '03' || !isBelow(document),
  }),
  reject({
    ...{ documents, id: 'FAD05c', grade: 'S', source: 'SCH', where: '/*/cbc:ID' },
    condition: 'is not above To (not for type 03)',
    message: 'Número de factura es superior al número final del rango de numeración otorgado.',
    holds: (document) => document.typeCode === '03' || !isAbove(document),
  }),
  reject({
    ...{ documents, id: 'FAD05d', grade: 'Q', source: 'VX l.19414', where: '/*/cbc:ID' },
    condition: 'is in the range, prefix included (FAD05b and FAD05c report what From and To exclude)',
    message: 'Número de factura no está contenido en el rango de numeración otorgado.',
    holds: byRange((range, document) => {
      const consecutive = consecutiveOf(document.number, range.prefix);
      const isReported = document.typeCode !== '03' && (isBelow(document) || isAbove(document));
      return isReported || (consecutive >= range.from && consecutive <= range.to);
    }),
  }),
  reject({
    ...{ documents, id: 'FAD05e', grade: 'L', source: 'INS, VX, LEX: cascade of FAB10a', where: '/*/cbc:ID' },
    condition: 'is in an authorisation of the prefix that CorporateRegistrationScheme states',
    message: 'Número de factura no existe para el número de autorización.',
    holds: (document) => !lacksRegistrationScheme(document),
  }),
  reject({
    ...{ documents, id: 'FAD09a', grade: 'Q', source: 'VX l.19467', where: '/*/cbc:IssueDate' },
    condition: 'is not before the validity of the authorisation',
    message: 'Fecha de emisión anterior a la fecha de inicio de la autorización de la numeración.',
    holds: byRange(({ valid_from }, { issueDate }) => issueDate >= valid_from),
  }),
  reject({
    ...{ documents, id: 'FAD09b', grade: 'Q', source: 'VX l.19467', where: '/*/cbc:IssueDate' },
    condition: 'is not after the validity of the authorisation',
    message: 'Fecha de emisión posterior a la fecha final de la autorización de la numeración.',
    holds: byRange(({ valid_to }, { issueDate }) => issueDate <= valid_to),
  }),
];

export const NUMBERING_RULES: readonly Rule[] = [...AUTHORIZATION_RULES, ...PREFIX_RULES, ...NUMBER_RULES];
