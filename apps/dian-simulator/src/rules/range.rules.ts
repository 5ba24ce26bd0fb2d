import type { Issuer, NumberingRange } from '../issuer/issuer.js';
import { attributeOf, find, textAt, type XmlElement } from '../xml/xml.js';
import { checkDigitOf } from '../document/catalogs.js';
import type { SalesDocument } from '../document/document.js';
import { softwareSecurityCodeOf } from '../document/hashes.js';
import { type Knowledge, notice, rule, type Rule } from './rule.js';

const DIAN_NIT = '800197268';

const controlOf = ({ dian }: SalesDocument): XmlElement | undefined => find(dian, 'sts:InvoiceControl');

const invoicesOf = (document: SalesDocument): XmlElement | undefined =>
  find(controlOf(document), 'sts:AuthorizedInvoices');

/** Returns the issuer's range of that resolution; where a resolution authorises several, the one with the prefix. */
export const rangeOf = (document: SalesDocument, { ranges }: Issuer): NumberingRange | undefined => {
  const resolution = textAt(controlOf(document), 'sts:InvoiceAuthorization');
  const ofResolution = ranges.filter(({ resolution_number }) => resolution_number === resolution);
  const prefix = textAt(invoicesOf(document), 'sts:Prefix');
  return ofResolution.find((range) => range.prefix === prefix) ?? ofResolution[0];
};

/**
 * Makes a rule for documents numbered from an authorised range. It holds when the range is unknown: FAB05b reports
 * that.
 */
const rangeRule = (
  id: string,
  text: string,
  holds: (range: NumberingRange, invoices: XmlElement, document: SalesDocument) => boolean,
): Rule =>
  rule(id, text, (document, { issuer }) => {
    const range = rangeOf(document, issuer);
    const invoices = invoicesOf(document);
    return range === undefined || invoices === undefined || holds(range, invoices, document);
  });

const consecutiveOf = ({ number }: SalesDocument, { prefix }: NumberingRange): number =>
  number.startsWith(prefix) && /^\d+$/.test(number.slice(prefix.length)) ? Number(number.slice(prefix.length)) : NaN;

const textOfControl = (document: SalesDocument, name: 'cbc:StartDate' | 'cbc:EndDate'): string =>
  textAt(controlOf(document), 'sts:AuthorizationPeriod', name);

const registrationPrefix = ({ supplier }: SalesDocument): string =>
  textAt(supplier, 'cac:Party', 'cac:PartyLegalEntity', 'cac:CorporateRegistrationScheme', 'cbc:ID');

const provider = ({ dian }: SalesDocument) => find(dian, 'sts:SoftwareProvider', 'sts:ProviderID');
const softwareId = ({ dian }: SalesDocument) => textAt(dian, 'sts:SoftwareProvider', 'sts:SoftwareID');
const ownerOf = ({ issuerNit }: SalesDocument, { issuer }: Knowledge) => issuer.software.owner_nit ?? issuerNit;

export const RANGE_RULES: readonly Rule[] = [
  rule(
    'FAB05a',
    'Falta la autorización de numeración.',
    (document) => document.kind !== 'Invoice' || textAt(controlOf(document), 'sts:InvoiceAuthorization') !== '',
  ),
  rule(
    'FAB05b',
    'La autorización de numeración no es del emisor.',
    (document, { issuer }) =>
      document.kind !== 'Invoice' ||
      textAt(controlOf(document), 'sts:InvoiceAuthorization') === '' ||
      rangeOf(document, issuer) !== undefined,
  ),
  rangeRule(
    'FAB07b',
    'El inicio de vigencia no es el autorizado, o la factura es anterior.',
    (range, _, document) =>
      textOfControl(document, 'cbc:StartDate') === range.valid_from && document.issueDate >= range.valid_from,
  ),
  rangeRule(
    'FAB08b',
    'El fin de vigencia no es el autorizado, o la factura es posterior.',
    (range, _, document) =>
      textOfControl(document, 'cbc:EndDate') === range.valid_to && document.issueDate <= range.valid_to,
  ),
  rangeRule(
    'FAB10',
    'El prefijo tiene más de 4 caracteres.',
    (_, invoices) => textAt(invoices, 'sts:Prefix').length <= 4,
  ),
  rangeRule(
    'FAB10a',
    'El prefijo no es el de CorporateRegistrationScheme.',
    (_, invoices, document) => textAt(invoices, 'sts:Prefix') === registrationPrefix(document),
  ),
  rangeRule(
    'FAB10b',
    'El prefijo no es el autorizado.',
    ({ prefix }, invoices) => textAt(invoices, 'sts:Prefix') === prefix,
  ),
  rangeRule(
    'FAB11',
    'El inicio del rango tiene más de 9 cifras.',
    (_, invoices) => textAt(invoices, 'sts:From').length <= 9,
  ),
  rangeRule('FAB11a', 'El inicio del rango no es un número.', (_, invoices) =>
    /^\d+$/.test(textAt(invoices, 'sts:From')),
  ),
  rangeRule(
    'FAB11b',
    'El inicio del rango no es el autorizado.',
    ({ from }, invoices) => Number(textAt(invoices, 'sts:From')) === from,
  ),
  rangeRule(
    'FAB12',
    'El fin del rango tiene más de 9 cifras.',
    (_, invoices) => textAt(invoices, 'sts:To').length <= 9,
  ),
  rangeRule(
    'FAB12b',
    'El fin del rango no es el autorizado.',
    ({ to }, invoices) => Number(textAt(invoices, 'sts:To')) === to,
  ),
  rangeRule('FAD05d', 'El número no está en el rango autorizado.', (range, _, document) => {
    const consecutive = consecutiveOf(document, range);
    return consecutive >= range.from && consecutive <= range.to;
  }),

  rule(
    'FAB19b',
    'El proveedor del software no es su dueño.',
    (document, knowledge) => textAt(provider(document)) === ownerOf(document, knowledge),
  ),
  rule(
    'FAB22',
    'El dígito de verificación del proveedor del software no es correcto.',
    (document) => attributeOf(provider(document), 'schemeID') === checkDigitOf(textAt(provider(document))),
  ),
  rule('FAB23', 'Falta el identificador del software.', (document) => softwareId(document) !== ''),
  rule(
    'FAB24b',
    'El software no está registrado para el emisor.',
    (document, { issuer }) => softwareId(document) === '' || softwareId(document) === issuer.software.id,
  ),
  rule(
    'FAB27b',
    'La huella del software (SoftwareSecurityCode) no corresponde.',
    (document, { issuer }) =>
      textAt(document.dian, 'sts:SoftwareSecurityCode').toLowerCase() ===
      softwareSecurityCodeOf(issuer.software.id, issuer.software.pin, document.number),
  ),
  rule(
    'FAB31',
    'El proveedor de autorización no es la DIAN.',
    ({ dian }) => textAt(dian, 'sts:AuthorizationProvider', 'sts:AuthorizationProviderID') === DIAN_NIT,
  ),
  notice('FAB36', 'El código QR no lleva el CUFE o CUDE del documento.', ({ dian, cufe }) =>
    textAt(dian, 'sts:QRCode').toLowerCase().includes(cufe),
  ),
];
