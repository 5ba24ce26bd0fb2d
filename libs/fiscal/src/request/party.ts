import { type Static, Type } from '@sinclair/typebox';
import {
  countryCodes,
  identificationTypeCodes,
  municipalityCodes,
  organizationTypeCodes,
  responsibilityCodes,
  taxSchemeCodes,
} from '../catalogs/code-lists.js';
import { identificationTypes, organizationTypes, responsibilities } from '../catalogs/parties.js';
import { partyTaxSchemes } from '../catalogs/taxes.js';
import {
  choiceOf,
  closed,
  emailOf,
  ExternalId,
  leftOut,
  Metadata,
  neededAtTimes,
  optional,
  percentageOf,
  textOf,
  withCodes,
} from './schema.js';

const listed = (table: ReadonlyMap<string, string>): string =>
  [...table].map(([code, name]) => `${code} ${name}`).join(', ');

export const IDENTIFICATION_NUMBER = '^[^\\n\\r]{1,40}$';

export const Identification = closed(
  {
    type: choiceOf(
      ['31', '13', '22', '21', '41', '12', '11', '50', '42', '47', '48', '91'],
      `Identification type: ${listed(identificationTypes)}`,
      identificationTypeCodes,
    ),
    number: Type.String({
      // Wide, so that the rule on the type's numbers can say what is wrong.
      pattern: IDENTIFICATION_NUMBER,
      description: 'Number as the document shows it; of a NIT or a citizen card the digits alone, without check digit',
      examples: ['900373115'],
    }),
    check_digit: leftOut(
      optional(
        Type.String({
          pattern: '^[0-9]$',
          description: 'Check digit of a NIT, computed where it is left out; nothing else has one',
          examples: ['3'],
        }),
      ),
    ),
  },
  { title: 'Identification', description: 'How the tax authority knows a person or a company' },
);
export type Identification = Static<typeof Identification>;

export const Address = closed(
  {
    line: textOf('Street and number', 300, 'Carrera 7 # 71-21, oficina 602'),
    municipality_code: neededAtTimes(
      optional(
        withCodes(
          Type.String({
            pattern: '^[0-9]{5}$',
            description: 'DIVIPOLA code of the municipality, five digits; needed in Colombia',
            examples: ['11001'],
          }),
          municipalityCodes,
        ),
      ),
    ),
    city: optional(
      textOf('City, outside Colombia only: in Colombia the municipality code says it', 100, 'Ciudad de Panamá'),
    ),
    postal_code: optional(
      Type.String({
        pattern: '^[0-9A-Za-z][0-9A-Za-z -]{1,9}$',
        description: 'Postal code; six digits in Colombia',
        examples: ['110231'],
      }),
    ),
    country: optional(
      withCodes(
        Type.String({ pattern: '^[A-Z]{2}$', default: 'CO', description: 'ISO 3166-1 alpha-2 code', examples: ['CO'] }),
        countryCodes,
      ),
    ),
  },
  { title: 'Address' },
);
export type Address = Static<typeof Address>;

const legalName = textOf('Name as registered at the tax authority', 450, 'Comercializadora Andina S.A.S.');
const tradeName = textOf('Name on the door', 450, 'Tienda Andina');
const organizationType = choiceOf(['1', '2'], `Organization type: ${listed(organizationTypes)}`, organizationTypeCodes);
const phone = textOf('Telephone', 30, '6013456789');
const taxLevelCodes = Type.Array(
  withCodes(
    Type.String({ pattern: '^[A-Z0-9-]{1,10}$', examples: ['R-99-PN'], description: 'Code of a responsibility' }),
    responsibilityCodes,
  ),
  {
    minItems: 1,
    maxItems: 5,
    uniqueItems: true,
    description: `Tax responsibilities: ${listed(responsibilities)}`,
    examples: [['R-99-PN']],
  },
);
const taxScheme = choiceOf(
  ['01', '04', 'ZA', 'ZZ'],
  `Tax the party answers for: ${listed(partyTaxSchemes)}`,
  taxSchemeCodes,
);

const partyNames = Type.Array(textOf('A name', 100, 'Andina Chapinero'), {
  maxItems: 10,
  description: 'Further names beside trade_name: of shops, of establishments',
});

const Contact = closed(
  {
    name: textOf('Person or department', 100, 'Marcela Díaz, cartera'),
    telefax: optional(textOf('Fax', 30, '6013456780')),
    note: optional(textOf('How or when to reach it', 300, 'Lunes a viernes, 8 a 17 h')),
  },
  { title: 'Contact', description: 'Whom to ask, by the `phone` and `email` of the party' },
);

const Shareholder = closed(
  {
    participation_percent: percentageOf('Its share of the consortium', '60.00'),
    legal_name: legalName,
    identification: Identification,
    tax_level_codes: optional(taxLevelCodes),
    tax_scheme: optional(taxScheme),
  },
  { title: 'Shareholder' },
);
export type Shareholder = Static<typeof Shareholder>;

/** Fields of every party: issuer, buyer, carrier. */
const partyParts = {
  party_names: optional(partyNames),
  contact: optional(Contact),
  shareholders: optional(
    Type.Array(Shareholder, { maxItems: 50, description: 'Members of a consortium or temporary union' }),
  ),
};

/** Fields of a buyer written in the document itself. A seller can demand only name, identification and e-mail. */
const buyer = {
  identification: Identification,
  legal_name: legalName,
  organization_type: optional(organizationType),
  trade_name: optional(tradeName),
  email: optional(emailOf('Where documents are sent')),
  phone: optional(phone),
  address: optional(Address),
  tax_level_codes: optional(taxLevelCodes),
  tax_scheme: optional(taxScheme),
  ...partyParts,
};

const customerExample = {
  identification: { type: '31', number: '900108281', check_digit: '3' },
  legal_name: 'Óptica Central S.A.S.',
  organization_type: '1',
  email: 'compras@opticacentral.example',
  address: { line: 'Carrera 8 # 20-14', municipality_code: '11001', country: 'CO' },
  tax_level_codes: ['R-99-PN'],
  tax_scheme: '01',
};

export const InlineCustomer = closed(buyer, {
  title: 'InlineCustomer',
  description: 'The buyer, written in the document itself',
  examples: [customerExample],
});
export type InlineCustomer = Static<typeof InlineCustomer>;

export const DeliveryParty = closed(buyer, {
  title: 'DeliveryParty',
  description: 'Who delivers: the carrier, as DIAN reads DeliveryParty',
});

/** Body of POST /v1/customers, and the buyer's snapshot in a document's request. */
export const CustomerInput = closed(
  { ...buyer, external_id: optional(ExternalId), metadata: optional(Metadata) },
  { title: 'CustomerInput', description: 'A buyer', examples: [customerExample] },
);
export type CustomerInput = Static<typeof CustomerInput>;

/** The issuer, as it appears on its documents. */
export const TenantProfile = closed(
  {
    nit: Type.String({
      pattern: IDENTIFICATION_NUMBER,
      description: 'NIT: digits alone, without check digit',
      examples: ['900373115'],
    }),
    check_digit: Type.String({ pattern: '^[0-9]$', description: 'Check digit of the NIT', examples: ['3'] }),
    legal_name: legalName,
    trade_name: optional(tradeName),
    organization_type: organizationType,
    tax_level_codes: taxLevelCodes,
    tax_scheme: taxScheme,
    address: Address,
    email: emailOf('Address for documents, as registered at the tax authority'),
    phone: optional(phone),
    industry_codes: optional(
      Type.Array(Type.String({ pattern: '^[0-9]{4}$', examples: ['4741'], description: 'CIIU code, four digits' }), {
        maxItems: 4,
        uniqueItems: true,
        description: 'Economic activities (CIIU)',
      }),
    ),
    commercial_registration: optional(textOf('Matrícula mercantil', 20, '02845123')),
    ...partyParts,
  },
  {
    title: 'TenantProfile',
    description: 'The issuer of documents',
    examples: [
      {
        nit: '900373115',
        check_digit: '3',
        legal_name: 'Comercializadora Andina S.A.S.',
        organization_type: '1',
        tax_level_codes: ['O-13', 'O-15'],
        tax_scheme: '01',
        address: { line: 'Carrera 7 # 71-21', municipality_code: '11001', country: 'CO' },
        email: 'facturacion@andina.example',
      },
    ],
  },
);
export type TenantProfile = Static<typeof TenantProfile>;

/** Buyer of a sale to an unidentified consumer: `"customer_id": "final_consumer"`. Source: DIAN, `consumidor final`. */
export const FINAL_CONSUMER: CustomerInput = {
  identification: { type: '13', number: '222222222222' },
  legal_name: 'consumidor final',
  organization_type: '2',
  tax_level_codes: ['R-99-PN'],
  tax_scheme: 'ZZ',
};
