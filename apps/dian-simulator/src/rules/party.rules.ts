import {
  ACTIVITIES,
  checkDigitOf,
  DEPARTMENTS,
  foldedName,
  IDENTIFICATION_TYPES,
  MUNICIPALITIES,
  PARTY_TAX_SCHEMES,
  POSTAL_CODES,
  RESPONSIBILITIES,
} from '../code-list/code-lists.js';
import { type Address, type Company, companyOf, type Party, type SalesDocument } from '../document/document.js';
import { find, textAt } from '../xml/xml.js';
import { type Knowledge, notify, reject, type Rule, type RuleFacts } from './rule.js';
import { AGENCY_NAME } from './software.rules.js';

// FAJ: the supplier. FAK: the customer. RUT01.

type Side = 'supplier' | 'customer';
type Origin = Pick<RuleFacts, 'grade' | 'source'>;

const PATH = {
  supplier: '/*/cac:AccountingSupplierParty',
  customer: '/*/cac:AccountingCustomerParty',
} as const;
const WHO = { supplier: 'emisor', customer: 'adquiriente' } as const;

const SIM: Origin = { grade: '2', source: 'SCH, SIM' };

/** Digits with their own check digit; other identifications than a NIT have none. */
export const checkDigitHolds = ({ type, number, checkDigit }: Company): boolean =>
  type !== '31' || (/^\d+$/.test(number) && checkDigit === checkDigitOf(number));

const responsibilitiesHold = (text: string): boolean => {
  const codes = text.split(';');
  return codes.every((code) => RESPONSIBILITIES.has(code)) && (codes.length === 1 || !codes.includes('R-99-PN'));
};

const FINAL_CONSUMER = '222222222222';
const isFinalConsumer = ({ customer }: SalesDocument): boolean => customer.company.number === FINAL_CONSUMER;

const schemeOf = ({ taxScheme }: Party) => find(taxScheme, 'cac:TaxScheme');

type Origins = Readonly<Record<string, Origin>>;

/** Id, place and source of a row that both parties have, under each party's own ids. */
const rowOf =
  (letter: 'J' | 'K', origins: Origins) =>
  (number: string, where: string): Pick<RuleFacts, 'id' | 'where' | 'grade' | 'source'> => ({
    id: `FA${letter}${number}`,
    where,
    ...(origins[number] ?? SIM),
  });

const identityRules = (side: Side, row: ReturnType<typeof rowOf>): Rule[] => {
  const who = WHO[side];
  const company = `${PATH[side]}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;
  return [
    reject({
      ...row('02', `${PATH[side]}/cbc:AdditionalAccountID`),
      condition: 'is 1 or 2',
      message: `El ${who} no dice si es persona jurídica (1) o natural (2).`,
      holds: (document) => ['1', '2'].includes(document[side].kindOfPerson),
    }),
    reject({
      ...row('20', `${PATH[side]}/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName`),
      condition: 'is informed',
      message: `Falta el nombre o razón social del ${who}.`,
      holds: (document) => textAt(document[side].taxScheme, 'cbc:RegistrationName') !== '',
    }),
    reject({
      ...row('22', `${company}/@schemeAgencyID`),
      condition: 'is 195',
      message: `El identificador de la agencia (schemeAgencyID) del ${who} debe ser 195.`,
      holds: (document) => document[side].company.agency === '195',
    }),
    reject({
      ...row('23', `${company}/@schemeAgencyName`),
      condition: `is "${AGENCY_NAME}"`,
      message: `El nombre de la agencia (schemeAgencyName) del ${who} no es el de la DIAN.`,
      holds: (document) => document[side].company.agencyName === AGENCY_NAME,
    }),
    reject({
      ...row('24', `${company}/@schemeID`),
      condition: 'is the check digit, if schemeName is 31',
      message: `DV del NIT del ${who} no está correctamente calculado.`,
      holds: (document) => checkDigitHolds(document[side].company),
    }),
    reject({
      ...row('25', `${company}/@schemeName`),
      condition: 'is in the list of identification types',
      message: `El tipo de identificación del ${who} no está en la lista.`,
      holds: (document) => IDENTIFICATION_TYPES.has(document[side].company.type),
    }),
  ];
};

const taxRules = (side: Side, row: ReturnType<typeof rowOf>): Rule[] => {
  const who = WHO[side];
  return [
    reject({
      ...row('26', `${PATH[side]}/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`),
      condition: `${side === 'customer' ? 'if informed: ' : ''}each is O-13, O-15, O-23, O-47 or R-99-PN, the last one alone`,
      message: `Responsabilidad informada por ${who} no valida según lista.`,
      holds: (document) => {
        const text = textAt(document[side].taxScheme, 'cbc:TaxLevelCode');
        return (side === 'customer' && text === '') || responsibilitiesHold(text);
      },
    }),
    notify({
      ...row('39', `${PATH[side]}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`),
      condition: 'is 01, 04, ZA or ZZ',
      message: `El tributo del ${who} no está en la lista.`,
      holds: (document) => PARTY_TAX_SCHEMES.has(textAt(schemeOf(document[side]), 'cbc:ID')),
    }),
    notify({
      ...row('41', `${PATH[side]}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name`),
      condition: 'is the name of the ID: IVA, INC, IVA e INC, No aplica',
      message: 'El contenido de este elemento no corresponde al nombre y código valido.',
      holds: (document) => {
        const scheme = schemeOf(document[side]);
        const name = PARTY_TAX_SCHEMES.get(textAt(scheme, 'cbc:ID'));
        return name === undefined || textAt(scheme, 'cbc:Name').toLowerCase() === name.toLowerCase();
      },
    }),
    reject({
      ...row('47', `${PATH[side]}/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID`),
      condition: 'is the check digit, if the number differs from that of PartyTaxScheme',
      message: `DV del NIT del ${who} en PartyLegalEntity no está correctamente calculado.`,
      holds: (document) => {
        const { company: own, legalCompany } = document[side];
        return legalCompany.number === own.number || checkDigitHolds(legalCompany);
      },
    }),
  ];
};

const partyRules = (side: Side, letter: 'J' | 'K', origins: Origins): Rule[] => {
  const row = rowOf(letter, origins);
  return [...identityRules(side, row), ...taxRules(side, row)];
};

/** Judges an address that is stated. */
const by =
  (addressOf: (document: SalesDocument) => Address | null, holds: (address: Address) => boolean): Rule['holds'] =>
  (document) => {
    const address = addressOf(document);
    return address === null || holds(address);
  };

const cityFits = ({ municipality, city }: Address): boolean => {
  const name = MUNICIPALITIES.get(municipality);
  return name === undefined || name === foldedName(city);
};

const supplierAddress = ({ supplier }: SalesDocument) => supplier.address;
const supplierRegistration = ({ supplier }: SalesDocument) => supplier.registrationAddress;
const PHYSICAL = `${PATH.supplier}/cac:Party/cac:PhysicalLocation/cac:Address`;
const REGISTRATION = `${PATH.supplier}/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress`;

const SUPPLIER_ADDRESS_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAJ08', grade: 'L', source: 'COF, VX hab; VX l.1947', where: PHYSICAL },
    condition: 'is there',
    message: 'Falta la dirección del emisor.',
    holds: ({ supplier }) => supplier.address !== null,
  }),
  reject({
    ...{ id: 'FAJ09', grade: 'L', source: 'COF, VX hab; VX p.36–37', where: `${PHYSICAL}/cbc:ID` },
    condition: 'is a municipality of DIVIPOLA',
    message: 'El código del municipio del emisor no corresponde a un valor de la lista.',
    holds: ({ supplier }) => MUNICIPALITIES.has(supplier.address?.municipality ?? ''),
  }),
  notify({
    ...{ id: 'FAJ10', grade: '1', source: 'MEGA (1.8)', where: `${PHYSICAL}/cbc:CityName` },
    condition: 'is the name of the municipality',
    message: 'El nombre no corresponde un valor valido de la lista.',
    holds: by(supplierAddress, cityFits),
  }),
  reject({
    ...{ id: 'FAJ11', ...SIM, where: `${PHYSICAL}/cbc:CountrySubentity` },
    condition: 'is informed',
    message: 'Falta el nombre del departamento del emisor.',
    holds: by(supplierAddress, ({ department }) => department !== ''),
  }),
  reject({
    ...{ id: 'FAJ12', grade: 'L', source: 'COF, VX hab; VX p.36–37', where: `${PHYSICAL}/cbc:CountrySubentityCode` },
    condition: 'is a department of DIVIPOLA',
    message: 'El código del departamento del emisor no corresponde a un valor de la lista.',
    holds: ({ supplier }) => DEPARTMENTS.has(supplier.address?.departmentCode ?? ''),
  }),
  reject({
    ...{ id: 'FAJ14', ...SIM, where: `${PHYSICAL}/cac:AddressLine/cbc:Line` },
    condition: 'has 1 to 300 characters',
    message: 'Falta la dirección del emisor en AddressLine/Line, o tiene más de 300 caracteres.',
    holds: by(supplierAddress, ({ line }) => line.length >= 1 && line.length <= 300),
  }),
  reject({
    ...{ id: 'FAJ16', ...SIM, where: `${PHYSICAL}/cac:Country/cbc:IdentificationCode` },
    condition: 'is CO',
    message: 'El país del emisor debe ser CO.',
    holds: by(supplierAddress, ({ country }) => country === 'CO'),
  }),
  notify({
    ...{ id: 'FAJ17', ...SIM, where: `${PHYSICAL}/cac:Country/cbc:Name` },
    condition: 'is Colombia',
    message: 'El nombre del país del emisor debe ser Colombia.',
    holds: by(supplierAddress, ({ countryName }) => countryName === 'Colombia'),
  }),
  notify({
    ...{ id: 'FAJ73', grade: 'L', source: 'MAT: accepted with it', where: `${PHYSICAL}/cbc:PostalZone` },
    condition: 'if informed: is in the list of postal codes',
    message: 'Estructura código no valida.',
    holds: by(supplierAddress, ({ postalZone }) => postalZone === '' || POSTAL_CODES.has(postalZone)),
  }),
  reject({
    ...{ id: 'FAJ28', grade: 'L', source: 'INS 2026-03-22, VX hab 2026-08', where: REGISTRATION },
    condition: 'is there, with city, department, AddressLine/Line and country',
    message: 'Falta la dirección fiscal del emisor, o está incompleta.',
    holds: ({ supplier: { registrationAddress: address } }) =>
      address !== null &&
      [address.city, address.department, address.departmentCode, address.line, address.country].every(
        (text) => text !== '',
      ),
  }),
  reject({
    ...{ id: 'FAJ29', grade: 'L', source: 'VX, LEX hab 2026', where: `${REGISTRATION}/cbc:ID` },
    condition: 'is a municipality of DIVIPOLA',
    message: 'El código del municipio de la dirección fiscal del emisor no corresponde a un valor de la lista.',
    holds: ({ supplier }) => MUNICIPALITIES.has(supplier.registrationAddress?.municipality ?? ''),
  }),
  reject({
    ...{ id: 'FAJ32', grade: 'L', source: 'VX, LEX hab 2026', where: `${REGISTRATION}/cbc:CountrySubentityCode` },
    condition: 'if informed: is a department of DIVIPOLA',
    message: 'El código del departamento de la dirección fiscal del emisor no corresponde a un valor de la lista.',
    holds: by(supplierRegistration, ({ departmentCode }) => departmentCode === '' || DEPARTMENTS.has(departmentCode)),
  }),
];

const activitiesOf = ({ supplier }: SalesDocument): string =>
  textAt(supplier.element, 'cbc:IndustryClassificationCode').replace(/\s/g, '');

const ACTIVITY_RULE: Rule = reject({
  ...{ id: 'FAJ04', grade: 'S', source: 'SCH', where: `${PATH.supplier}/cac:Party/cbc:IndustryClassificationCode` },
  condition: 'if informed: each code, between ";", is a class of CIIU Rev. 4 A.C.',
  message: 'No fue informada una actividad económica de la lista.',
  holds: (document) => {
    const codes = activitiesOf(document);
    return codes === '' || codes.split(';').every((code) => ACTIVITIES.has(code));
  },
});

const registeredName = (name: string | undefined): string => foldedName(name ?? '');

const REGISTER_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAJ21', grade: 'S', source: 'SRV', where: `${PATH.supplier}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID` },
    condition: 'in production: the portal has the issuer enabled',
    message: 'Emisor de servicios no autorizado.',
    holds: ({ environment }, { issuer }) => environment !== '1' || issuer.enabled !== false,
  }),
  notify({
    ...{ id: 'FAJ43b', grade: 'L', source: 'everybody, 2024–2026 (LEX: 84 % of notifications)', switchable: 'faj43b' },
    where: `${PATH.supplier}/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`,
    condition: 'is the name in the RUT; where the portal has none, as by default, it is not',
    message: 'Nombre informado No corresponde al registrado en el RUT con respecto al Nit suminstrado.',
    severityBy: ({ faj43b }) => (faj43b === 'off' ? null : faj43b),
    holds: ({ supplier }, { issuer: { rut } }) =>
      rut?.name !== undefined &&
      registeredName(rut.name) === registeredName(textAt(supplier.legalEntity, 'cbc:RegistrationName')),
  }),
  notify({
    ...{ id: 'FAJ44b', grade: 'L', source: 'SIM prod 2024-05 and others' },
    where: `${PATH.supplier}/cac:Party/cac:PartyLegalEntity/cbc:CompanyID`,
    condition: 'is the NIT that the portal has from the RUT, if it has one',
    message: 'Nit o documento de identificación informado No corresponde al registrado en el RUT.',
    holds: ({ supplier }, { issuer: { rut } }) => rut?.nit === undefined || rut.nit === supplier.legalCompany.number,
  }),
  notify({
    ...{ id: 'RUT01', grade: 'L', source: 'SIM prod 2024-05; SRV' },
    where: `${PATH.supplier}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`,
    condition: 'is not cancelled, inactive or suspended in the RUT, as the portal has it',
    message: 'El estado del RUT del emisor es cancelado, inactivo o suspendido.',
    holds: (_, { issuer: { rut } }) => (rut?.status ?? 'active') === 'active',
  }),
  ...(
    [
      ['FAJ49', 'cac:CorporateRegistrationScheme', 'is there', 'Falta el grupo CorporateRegistrationScheme.'],
      [
        'FAJ50',
        'cac:CorporateRegistrationScheme/cbc:ID',
        'is how the number begins',
        'El prefijo de CorporateRegistrationScheme no es el del número.',
      ],
    ] as const
  ).map(([id, element, condition, message]) =>
    reject({
      ...{ id, condition, message, grade: 'Q', source: 'VX (R); FACTS (N)', switchable: 'faj49' },
      where: `${PATH.supplier}/cac:Party/cac:PartyLegalEntity/${element}`,
      severityBy: ({ faj49 }) => (faj49 === 'off' ? null : faj49),
      holds: ({ number, supplier: { registrationScheme: scheme } }) =>
        id === 'FAJ49' ? scheme !== undefined : scheme === undefined || number.startsWith(textAt(scheme, 'cbc:ID')),
    }),
  ),
  notify({
    ...{ id: 'FAJ51', grade: 'Q', source: 'VX' },
    where: `${PATH.supplier}/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name`,
    condition: 'if informed: has 6 to 12 digits',
    message: 'El número de matrícula mercantil no tiene de 6 a 12 cifras.',
    holds: ({ supplier }) => /^$|^\d{6,12}$/.test(textAt(supplier.registrationScheme, 'cbc:Name')),
  }),
  reject({
    ...{ id: 'FAJ71', grade: 'L', source: 'LEX prod 2026-09-10, AVANTI' },
    where: `${PATH.supplier}/cac:Party/cac:Contact/cbc:ElectronicMail`,
    condition: 'is the reception address that the issuer has registered, if the portal has one',
    message: 'No corresponde al correo electrónico para la recepción de documentos registrado en la DIAN.',
    holds: ({ supplier }, { issuer: { reception_email: registered } }: Knowledge) =>
      registered === undefined || supplier.email.toLowerCase() === registered.toLowerCase(),
  }),
];

/** Codes of DIVIPOLA are asked of a Colombian address only; abroad there are none. */
const isColombian = ({ country }: Address): boolean => country === '' || country === 'CO';

const customerAddress = ({ customer }: SalesDocument) => customer.address;
const customerRegistration = ({ customer }: SalesDocument) => customer.registrationAddress;
const CUSTOMER_PHYSICAL = `${PATH.customer}/cac:Party/cac:PhysicalLocation/cac:Address`;
const CUSTOMER_REGISTRATION = `${PATH.customer}/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress`;
const IDENTIFICATION = `${PATH.customer}/cac:Party/cac:PartyIdentification/cbc:ID`;

export const isOf = (list: { has(code: string): boolean }, code: string, address: Address): boolean =>
  code === '' || !isColombian(address) || list.has(code);

const identificationOf = ({ customer }: SalesDocument): Company | null =>
  customer.identification === undefined ? null : companyOf(customer.identification);

const CUSTOMER_RULES: readonly Rule[] = [
  notify({
    ...{ id: 'FAK08', documents: ['Invoice', 'CreditNote'], grade: 'L', source: 'LEX hab 2026-09-10: accepted' },
    where: CUSTOMER_PHYSICAL,
    condition: 'is there (not asked of the final consumer)',
    message: 'No se informa la dirección del adquiriente.',
    holds: (document) => document.customer.address !== null || isFinalConsumer(document),
  }),
  notify({
    ...{
      id: 'DAK07',
      documents: ['DebitNote'],
      grade: 'L',
      source: 'ALG hab 2026-09: accepted',
      where: CUSTOMER_PHYSICAL,
    },
    condition: 'is there (not asked of the final consumer); in debit notes met under this number',
    message: 'No se informa la dirección del adquiriente.',
    holds: (document) => document.customer.address !== null || isFinalConsumer(document),
  }),
  notify({
    ...{ id: 'FAK28', grade: 'L', source: 'LEX hab 2026-09-10: accepted; INS', where: CUSTOMER_REGISTRATION },
    condition: 'is there (not asked of the final consumer)',
    message: 'No se informa la dirección fiscal del adquiriente.',
    holds: (document) => document.customer.registrationAddress !== null || isFinalConsumer(document),
  }),
  reject({
    ...{ id: 'FAK09', grade: 'Q', source: 'VX p.406 l.20752', where: `${CUSTOMER_PHYSICAL}/cbc:ID` },
    condition: 'in Colombia, if informed: is a municipality of DIVIPOLA',
    message: 'El código del municipio del adquiriente no corresponde a un valor de la lista.',
    holds: by(customerAddress, (address) => isOf(MUNICIPALITIES, address.municipality, address)),
  }),
  reject({
    ...{ id: 'FAK29', grade: 'L', source: 'LEX hab 2026-09-09', where: `${CUSTOMER_REGISTRATION}/cbc:ID` },
    condition: 'in Colombia, if informed: is a municipality of DIVIPOLA',
    message: 'El código del municipio de la dirección fiscal del adquiriente no corresponde a un valor de la lista.',
    holds: by(customerRegistration, (address) => isOf(MUNICIPALITIES, address.municipality, address)),
  }),
  reject({
    ...{ id: 'FAK32', grade: 'Q', source: 'VX p.406', where: `${CUSTOMER_REGISTRATION}/cbc:CountrySubentityCode` },
    condition: 'in Colombia, if informed: is a department of DIVIPOLA',
    message: 'El código del departamento de la dirección fiscal del adquiriente no corresponde a un valor de la lista.',
    holds: by(customerRegistration, (address) => isOf(DEPARTMENTS, address.departmentCode, address)),
  }),
  notify({
    ...{ id: 'FAK55', grade: 'L', source: 'NOBELIO; LEX' },
    where: `${PATH.customer}/cac:Party/cac:Contact/cbc:ElectronicMail`,
    condition: 'is informed',
    message: 'No se informa el correo electrónico del adquiriente.',
    holds: ({ customer }) => customer.email !== '',
  }),
  reject({
    ...{ id: 'FAK61', grade: 'L', source: 'INS 2026-03-22, PCS prod 2026-06-17, LEX', where: IDENTIFICATION },
    condition: 'is there if AdditionalAccountID is 2',
    message: 'El adquiriente, persona natural, ha de identificarse en PartyIdentification.',
    holds: ({ customer }) => customer.kindOfPerson !== '2' || customer.identification !== undefined,
  }),
  reject({
    ...{ id: 'FAK62', grade: '2', source: 'VX, FISC', where: IDENTIFICATION },
    condition: 'is informed',
    message: 'Falta el número de identificación del adquiriente.',
    holds: (document) => identificationOf(document)?.number !== '',
  }),
  reject({
    ...{ id: 'FAK63', grade: '2', source: 'VX, FISC', where: `${IDENTIFICATION}/@schemeName` },
    condition: 'is in the list of identification types',
    message: 'El tipo de identificación del adquiriente no está en la lista.',
    holds: (document) => {
      const identification = identificationOf(document);
      return identification === null || IDENTIFICATION_TYPES.has(identification.type);
    },
  }),
  reject({
    ...{ id: 'FAK64', grade: '2', source: 'VX, FISC', where: `${IDENTIFICATION}/@schemeID` },
    condition: 'is the check digit, if schemeName is 31',
    message: 'DV del NIT del adquiriente en PartyIdentification no está correctamente calculado.',
    holds: (document) => {
      const identification = identificationOf(document);
      return identification === null || checkDigitHolds(identification);
    },
  }),
];

const SRV: Origin = { grade: 'S', source: 'SRV' };
const RESPONSIBILITY: Origin = { grade: 'L', source: 'VX hab and prod 2026-08' };

export const PARTY_RULES: readonly Rule[] = [
  ...partyRules('supplier', 'J', {
    '24': SRV,
    '26': RESPONSIBILITY,
    '39': { grade: 'L', source: 'ALG hab 2026-09 (CAJ39)' },
    '41': { grade: 'L', source: 'VX 2026-08' },
    '47': SRV,
  }),
  ACTIVITY_RULE,
  ...SUPPLIER_ADDRESS_RULES,
  ...REGISTER_RULES,
  ...partyRules('customer', 'K', {
    '24': { grade: 'L', source: 'INS 2026-03-22; SRV' },
    '26': RESPONSIBILITY,
    '41': { grade: 'L', source: 'INS; COF: accepted with ZZ' },
    '47': SRV,
  }),
  ...CUSTOMER_RULES,
];
