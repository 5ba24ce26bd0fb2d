import { DEPARTMENTS, MUNICIPALITIES, PARTY_TAX_SCHEMES, RESPONSIBILITIES, words } from '../code-list/code-lists.js';
import type { Party, SalesDocument } from '../document/document.js';
import type { Root } from '../kind/kind.js';
import { find, textAt } from '../xml/xml.js';
import { checkDigitHolds } from './party.rules.js';
import { reject, type Rule, type RuleFacts } from './rule.js';
import { AGENCY_NAME } from './software.rules.js';

// AJ: the seller, who issues no invoices. AK: the buyer, who issues the document. Sources: annex 1.1 of Res. 000167/2021 as
// public implementations cite it; live answers.

const RESIDENT = '10';
const OF_NON_RESIDENTS = words('21 22 31 41 42 47 50');
const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';
const BUYER = '/*/cac:AccountingCustomerParty/cac:Party';

type Known = Pick<RuleFacts, 'id' | 'grade' | 'source' | 'where' | 'condition'>;

/** A kind of documents of purchases, as its rules name it. */
interface Purchases {
  readonly kind: string;
  /** First letters of the ids of its rules: `DS`, `NS`. */
  readonly letters: string;
  readonly documents: readonly Root[];
}

type Row = (known: Known, message: string, holds: (document: SalesDocument) => boolean) => Rule;

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

const sellerRules = (row: Row): readonly Rule[] => [
  row(
    {
      ...{ id: 'AJ08a', grade: 'L', source: 'PYX, FERRE, NOBELIO', where: SELLER },
      condition: 'resident: has municipality, line and postal code, TaxScheme ZZ',
    },
    'No fue informado el conjunto de elementos correctos de acuerdo a la procedencia del vendedor.',
    (document) => !isResident(document) || isWhole(document),
  ),
  row(
    {
      ...{ id: 'AJ08b', grade: '1', source: 'FACHO', where: SELLER },
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
      ...{ id: 'AJ24b', grade: 'L', source: 'SRV, PYX', where: `${SELLER}//cbc:CompanyID/@schemeID` },
      condition: 'resident: is the check digit',
    },
    'El DV del NIT no es correcto.',
    (document) => !isResident(document) || checkDigitHolds(document.supplier.company),
  ),
  row(
    {
      ...{ id: 'AJ25a', grade: 'L', source: 'PYX, FERRE, COF', where: `${SELLER}//cbc:CompanyID/@schemeName` },
      condition: 'resident: is 31',
    },
    'El tipo de identificación del vendedor residente no corresponde a "31".',
    (document) => !isResident(document) || document.supplier.company.type === '31',
  ),
  row(
    {
      ...{ id: 'AJ25b', grade: '2', source: 'MAT, FACHO', where: `${SELLER}//cbc:CompanyID` },
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

/** What is asked of both parties, under the groups of ids of each. */
const bothRules = (
  row: Row,
  ...[side, group, where, who]: readonly ['supplier' | 'customer', group: string, where: string, who: string]
): readonly Rule[] => {
  const known = (id: string, element: string, condition: string): Known => ({
    ...{ id: `${group}${id}`, grade: '1', source: 'FACHO', where: `${where}${element}`, condition },
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

const buyerRules = (row: Row): readonly Rule[] => [
  row(
    {
      ...{ id: 'AK24', grade: 'S', source: 'SRV', where: `${BUYER}//cbc:CompanyID/@schemeID` },
      condition: 'is the check digit of the NIT',
    },
    'El DV del NIT del comprador no es correcto.',
    ({ customer }) => customer.company.type === '31' && checkDigitHolds(customer.company),
  ),
];

/** Returns the rules on the parties of a purchase, with the ids that they have for a kind. */
export const purchasePartyRules = ({ kind, letters, documents }: Purchases): readonly Rule[] => {
  // What sources say is about support documents; a note to one has the same rules under the same numbers (inferred).
  const inferred = (id: string) => (letters === 'DS' ? {} : ({ grade: 'I', source: `as DS${id}` } as const));
  const row: Row = (known, message, holds) => {
    const { id } = known;
    return reject({ ...known, ...inferred(id), id: `${letters}${id}`, documents, kinds: [kind], message, holds });
  };
  return [
    ...sellerRules(row),
    ...bothRules(row, 'supplier', 'AJ', SELLER, 'vendedor'),
    ...buyerRules(row),
    ...bothRules(row, 'customer', 'AK', BUYER, 'comprador'),
  ];
};
