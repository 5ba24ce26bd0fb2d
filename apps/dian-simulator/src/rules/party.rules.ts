import { attributeOf, find, textAt, type XmlElement } from '../xml/xml.js';
import {
  checkDigitOf,
  IDENTIFICATION_TYPES,
  PARTY_TAX_SCHEMES,
  PAYMENT_MEANS,
  RESPONSIBILITIES,
} from '../document/catalogs.js';
import { partyOf, type SalesDocument } from '../document/document.js';
import { notice, rule, type Rule } from './rule.js';

type Side = 'supplier' | 'customer';

const taxScheme = (document: SalesDocument, side: Side) => find(partyOf(document, side), 'cac:PartyTaxScheme');

/** A NIT must have its check digit; other identifications have none. */
const checkDigitHolds = (company: XmlElement | undefined): boolean => {
  const number = textAt(company);
  if (attributeOf(company, 'schemeName') !== '31') return true;
  return /^\d+$/.test(number) && attributeOf(company, 'schemeID') === checkDigitOf(number);
};

/** Rules for both parties, under each party's own ids. */
const partyRules = (
  side: Side,
  who: string,
  id: Readonly<Record<'person' | 'name' | 'digit' | 'levels' | 'scheme' | 'schemeName' | 'legalDigit', string>>,
): Rule[] => [
  rule(id.person, `El ${who} no dice si es persona jurídica (1) o natural (2).`, (document) =>
    ['1', '2'].includes(textAt(document[side], 'cbc:AdditionalAccountID')),
  ),
  rule(
    id.name,
    `Falta el nombre o razón social del ${who}.`,
    (document) => textAt(taxScheme(document, side), 'cbc:RegistrationName') !== '',
  ),
  rule(id.digit, `El dígito de verificación del ${who} no es correcto.`, (document) =>
    checkDigitHolds(find(taxScheme(document, side), 'cbc:CompanyID')),
  ),
  rule(id.levels, `Una responsabilidad del ${who} no está en la lista.`, (document) =>
    textAt(taxScheme(document, side), 'cbc:TaxLevelCode')
      .split(';')
      .every((code) => RESPONSIBILITIES.includes(code)),
  ),
  rule(id.scheme, `El tributo del ${who} no está en la lista.`, (document) =>
    PARTY_TAX_SCHEMES.has(textAt(taxScheme(document, side), 'cac:TaxScheme', 'cbc:ID')),
  ),
  rule(id.schemeName, `El nombre del tributo del ${who} no es el de su código.`, (document) => {
    const scheme = find(taxScheme(document, side), 'cac:TaxScheme');
    const name = PARTY_TAX_SCHEMES.get(textAt(scheme, 'cbc:ID'));
    return name === undefined || textAt(scheme, 'cbc:Name').toLowerCase() === name.toLowerCase();
  }),
  rule(id.legalDigit, `El dígito de verificación del ${who} (PartyLegalEntity) no es correcto.`, (document) =>
    checkDigitHolds(find(partyOf(document, side), 'cac:PartyLegalEntity', 'cbc:CompanyID')),
  ),
];

const hasEmail = (document: SalesDocument, side: Side): boolean =>
  textAt(partyOf(document, side), 'cac:Contact', 'cbc:ElectronicMail') !== '';

/** Rules for a buyer's address: in Colombia its codes must belong together. */
const addressHolds = (address: XmlElement | undefined): boolean => {
  if (address === undefined || textAt(address, 'cac:Country', 'cbc:IdentificationCode') !== 'CO') return true;
  const municipality = textAt(address, 'cbc:ID');
  return /^\d{5}$/.test(municipality) && textAt(address, 'cbc:CountrySubentityCode') === municipality.slice(0, 2);
};

const paymentMeans = ({ root }: SalesDocument) => find(root, 'cac:PaymentMeans');

export const PARTY_RULES: readonly Rule[] = [
  ...partyRules('supplier', 'emisor', {
    person: 'FAJ02',
    name: 'FAJ20',
    digit: 'FAJ24',
    levels: 'FAJ26',
    scheme: 'FAJ40',
    schemeName: 'FAJ41',
    legalDigit: 'FAJ47',
  }),
  rule('FAJ21', 'El emisor ha de identificarse con su NIT, sin dígito de verificación.', (document) => {
    const company = find(taxScheme(document, 'supplier'), 'cbc:CompanyID');
    return /^\d+$/.test(textAt(company)) && attributeOf(company, 'schemeName') === '31';
  }),
  ...partyRules('customer', 'adquiriente', {
    person: 'FAK02',
    name: 'FAK20',
    digit: 'FAK24',
    levels: 'FAK26',
    scheme: 'FAK40',
    schemeName: 'FAK41',
    legalDigit: 'FAK47',
  }),
  rule(
    'FAK61',
    'El adquiriente, persona natural, ha de identificarse en PartyIdentification.',
    (document) =>
      textAt(document.customer, 'cbc:AdditionalAccountID') !== '2' ||
      textAt(partyOf(document, 'customer'), 'cac:PartyIdentification', 'cbc:ID') !== '',
  ),
  rule('FAK62', 'El tipo de identificación del adquiriente no está en la lista.', (document) => {
    const identification = find(partyOf(document, 'customer'), 'cac:PartyIdentification', 'cbc:ID');
    return (
      identification === undefined || IDENTIFICATION_TYPES.includes(attributeOf(identification, 'schemeName') ?? '')
    );
  }),
  notice('FAJ49', 'El número no comienza por el prefijo de CorporateRegistrationScheme.', (document) =>
    document.number.startsWith(
      textAt(partyOf(document, 'supplier'), 'cac:PartyLegalEntity', 'cac:CorporateRegistrationScheme', 'cbc:ID'),
    ),
  ),
  notice('FAJ71', 'Falta el correo electrónico del emisor.', (document) => hasEmail(document, 'supplier')),
  notice('FAK08', 'El municipio o el departamento del adquiriente no son códigos de DIVIPOLA.', (document) =>
    addressHolds(find(partyOf(document, 'customer'), 'cac:PhysicalLocation', 'cac:Address')),
  ),
  notice('FAK55', 'Falta el correo electrónico del adquiriente.', (document) => hasEmail(document, 'customer')),

  rule('FAN01', 'Falta el medio de pago.', (document) => paymentMeans(document) !== undefined),
  rule(
    'FAN02',
    'La forma de pago no es contado (1) ni crédito (2).',
    (document) => paymentMeans(document) === undefined || ['1', '2'].includes(textAt(paymentMeans(document), 'cbc:ID')),
  ),
  rule(
    'FAN03',
    'El medio de pago no está en la lista.',
    (document) =>
      paymentMeans(document) === undefined ||
      PAYMENT_MEANS.includes(textAt(paymentMeans(document), 'cbc:PaymentMeansCode')),
  ),
  rule(
    'FAN04',
    'Una venta a crédito ha de decir cuándo vence.',
    (document) =>
      textAt(paymentMeans(document), 'cbc:ID') !== '2' || textAt(paymentMeans(document), 'cbc:PaymentDueDate') !== '',
  ),
];
