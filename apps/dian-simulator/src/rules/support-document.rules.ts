import { DEPARTMENTS, MUNICIPALITIES, PARTY_TAX_SCHEMES, RESPONSIBILITIES, words } from '../code-list/code-lists.js';
import type { Party, SalesDocument } from '../document/document.js';
import { find, textAt } from '../xml/xml.js';
import { checkDigitHolds } from './party.rules.js';
import { INVOICE, reject, type Rule, type RuleFacts } from './rule.js';
import { AGENCY_NAME } from './software.rules.js';

// DSAJ: the seller, who issues no invoices. DSAK: the buyer, who issues the document. DSAT, DSAX, DSAY: taxes of purchases
// alone. DSFC: the day of a purchase. Sources: annex 1.1 of Res. 000167/2021 as public implementations cite it; live answers.

const KINDS = ['SupportDocument'];
const RESIDENT = '10';
const OF_NON_RESIDENTS = words('21 22 31 41 42 47 50');
const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';
const BUYER = '/*/cac:AccountingCustomerParty/cac:Party';
const LINE = '/*/cac:InvoiceLine';

type Known = Pick<RuleFacts, 'id' | 'grade' | 'source' | 'where' | 'condition'>;

const row = (known: Known, message: string, holds: (document: SalesDocument) => boolean): Rule =>
  reject({ ...known, documents: INVOICE, kinds: KINDS, message, holds });

const isResident = ({ operation }: SalesDocument): boolean => operation === RESIDENT;
const schemeOf = ({ taxScheme }: Party): string => textAt(find(taxScheme, 'cac:TaxScheme'), 'cbc:ID');

/** Whether a seller says all that one of his residence says, and nothing else. */
const isWhole = (document: SalesDocument): boolean => {
  const { address } = document.supplier;
  if (address === null || address.line === '' || schemeOf(document.supplier) !== 'ZZ') return false;
  return (
    !isResident(document) ||
    (address.country === 'CO' &&
      MUNICIPALITIES.has(address.municipality) &&
      DEPARTMENTS.has(address.departmentCode) &&
      /^\d{6}$/.test(address.postalZone))
  );
};

const SELLER_RULES: readonly Rule[] = [
  row(
    {
      ...{ id: 'DSAJ08a', grade: 'L', source: 'PYX, FERRE, NOBELIO', where: SELLER },
      condition: 'resident: has municipality, line and postal code, TaxScheme ZZ',
    },
    'No fue informado el conjunto de elementos correctos de acuerdo a la procedencia del vendedor.',
    (document) => !isResident(document) || isWhole(document),
  ),
  row(
    {
      ...{ id: 'DSAJ08b', grade: '1', source: 'FACHO', where: SELLER },
      condition: 'not resident: has city, line and country other than CO, no municipality, TaxScheme ZZ',
    },
    'No fue informado el conjunto de elementos correctos de acuerdo a la procedencia del vendedor.',
    (document) => {
      const { address } = document.supplier;
      return (
        isResident(document) ||
        (isWhole(document) && address?.city !== '' && address?.municipality === '' && address.country !== 'CO')
      );
    },
  ),
  row(
    {
      ...{ id: 'DSAJ24b', grade: 'L', source: 'SRV, PYX', where: `${SELLER}//cbc:CompanyID/@schemeID` },
      condition: 'resident: is the check digit',
    },
    'El DV del NIT no es correcto.',
    (document) => !isResident(document) || checkDigitHolds(document.supplier.company),
  ),
  row(
    {
      ...{ id: 'DSAJ25a', grade: 'L', source: 'PYX, FERRE, COF', where: `${SELLER}//cbc:CompanyID/@schemeName` },
      condition: 'resident: is 31',
    },
    'El tipo de identificación del vendedor residente no corresponde a "31".',
    (document) => !isResident(document) || document.supplier.company.type === '31',
  ),
  row(
    {
      ...{ id: 'DSAJ25b', grade: '2', source: 'MAT, FACHO', where: `${SELLER}//cbc:CompanyID` },
      condition: 'not resident: is of a type of foreigners, without check digit',
    },
    'La identificación del vendedor no residente no es válida.',
    (document) =>
      isResident(document) ||
      (OF_NON_RESIDENTS.has(document.supplier.company.type) && document.supplier.company.checkDigit === ''),
  ),
];

const responsible = ({ taxScheme }: Party): boolean =>
  textAt(taxScheme, 'cbc:TaxLevelCode')
    .split(';')
    .every((code) => RESPONSIBILITIES.has(code));

/** What is asked of both parties, under the ids of each. */
const bothRules = (side: 'supplier' | 'customer', letters: string, where: string, who: string): readonly Rule[] => {
  const known = (id: string, element: string, condition: string): Known => ({
    ...{ id: `${letters}${id}`, grade: '1', source: 'FACHO', where: `${where}${element}`, condition },
  });
  return [
    row(
      known('02', '/../cbc:AdditionalAccountID', 'is 1 or 2'),
      `El ${who} no dice si es persona jurídica (1) o natural (2).`,
      (document) => ['1', '2'].includes(document[side].kindOfPerson),
    ),
    row(
      known('20', '//cbc:RegistrationName', 'is informed'),
      `Falta el nombre o razón social del ${who}.`,
      (document) => textAt(document[side].taxScheme, 'cbc:RegistrationName') !== '',
    ),
    row(
      known('22', '//cbc:CompanyID/@schemeAgencyID', 'is 195, with the name of the agency'),
      `La agencia de la identificación del ${who} no es la DIAN.`,
      (document) => document[side].company.agency === '195' && document[side].company.agencyName === AGENCY_NAME,
    ),
    row(
      known('26', '//cbc:TaxLevelCode', 'is in the list of responsibilities'),
      `Responsabilidad informada por el ${who} no válida según lista.`,
      (document) => responsible(document[side]),
    ),
    row(
      known('39', '//cac:TaxScheme/cbc:ID', 'is in the list of taxes of parties'),
      `El tributo del ${who} no está en la lista.`,
      (document) => PARTY_TAX_SCHEMES.has(schemeOf(document[side])),
    ),
  ];
};

const BUYER_RULES: readonly Rule[] = [
  row(
    {
      ...{ id: 'DSAK24', grade: 'S', source: 'SRV', where: `${BUYER}//cbc:CompanyID/@schemeID` },
      condition: 'is the check digit of the NIT',
    },
    'El DV del NIT del comprador no es correcto.',
    ({ customer }) => customer.company.type === '31' && checkDigitHolds(customer.company),
  ),
];

const periodsOf = (document: SalesDocument) => document.lines.map(({ element }) => find(element, 'cac:InvoicePeriod'));

const FORMS: ReadonlyMap<string, string> = new Map([
  ['1', 'Por operación'],
  ['2', 'Acumulado semanal'],
]);

const PURCHASE_RULES: readonly Rule[] = [
  row(
    {
      ...{ id: 'DSFC01', grade: 'L', source: 'PYX, FERRE, COF', where: `${LINE}/cac:InvoicePeriod` },
      condition: 'is on each line, with StartDate',
    },
    'No se informa el grupo InvoicePeriod con la fecha de la compra en una línea.',
    (document) => periodsOf(document).every((period) => textAt(period, 'cbc:StartDate') !== ''),
  ),
  row(
    {
      ...{ id: 'DSFC03', grade: 'L', source: 'PYX, COF', where: `${LINE}/cac:InvoicePeriod/cbc:DescriptionCode` },
      condition: 'is 1 or 2, with its name as Description',
    },
    'No se informa la forma de generación y transmisión en una línea.',
    (document) =>
      periodsOf(document).every(
        (period) => FORMS.get(textAt(period, 'cbc:DescriptionCode')) === textAt(period, 'cbc:Description'),
      ),
  ),
  row(
    {
      ...{ id: 'DSAX16', grade: '2', source: 'NOBELIO, TBX', where: `${LINE}/cac:TaxTotal//cac:TaxScheme/cbc:ID` },
      condition: 'is 01',
    },
    'El identificador del tributo no corresponde al IVA.',
    ({ lineTaxTotals }) => lineTaxTotals.every(({ code }) => code === '01'),
  ),
  row(
    {
      ...{ id: 'DSAY13', grade: '1', source: 'MAT', where: '//cac:WithholdingTaxTotal//cac:TaxScheme/cbc:ID' },
      condition: 'is 05 or 06',
    },
    'El identificador de la retención no corresponde a ReteIVA (05) ni a ReteRenta (06).',
    ({ withholdings, lineWithholdings }) =>
      [...withholdings, ...lineWithholdings].every(({ code }) => code === '05' || code === '06'),
  ),
];

export const SUPPORT_DOCUMENT_RULES: readonly Rule[] = [
  ...SELLER_RULES,
  ...bothRules('supplier', 'DSAJ', SELLER, 'vendedor'),
  ...BUYER_RULES,
  ...bothRules('customer', 'DSAK', BUYER, 'comprador'),
  ...PURCHASE_RULES,
];
