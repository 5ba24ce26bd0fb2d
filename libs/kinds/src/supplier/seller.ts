import {
  checkDigit,
  type DianRule,
  digitText,
  type FiscalDocument,
  IN_REQUEST,
  responsibilityText,
  responsible,
  rule,
  written,
} from '@rubrica/fiscal';

/** Pointer to the data of a seller who issues no invoices, which are in the request or in the supplier that it names. */
const SELLER = '#/supplier';

export const sellerPlace: DianRule = rule(
  'DSAJ08a',
  {
    pointer: `${SELLER}/address`,
    checks: [
      'Un vendedor residente tiene municipio, dirección y código postal en Colombia.',
      'A resident seller has a municipality, a line of address and a postal code in Colombia.',
    ],
    cause: [
      'Falta el municipio, la dirección o el código postal de un vendedor residente.',
      'The municipality, the line of the address or the postal code of a resident seller is missing.',
    ],
    fix: [
      'Pida al vendedor su dirección y escriba `municipality_code`, `line` y `postal_code`; si no reside en Colombia, `residence` es `non_resident`.',
      'Ask the seller for the address and write municipality_code, line and postal_code; of one who is not resident in Colombia, residence is non_resident.',
    ],
  },
  IN_REQUEST,
);

export const foreignPlace: DianRule = rule(
  'DSAJ08b',
  {
    pointer: `${SELLER}/address`,
    checks: [
      'Un vendedor no residente tiene ciudad, dirección y país fuera de Colombia.',
      'A non-resident seller has a city, a line of address and a country outside Colombia.',
    ],
    cause: [
      'Falta la ciudad, la dirección o el país de un vendedor no residente.',
      'The city, the line of the address or the country of a non-resident seller is missing.',
    ],
    fix: [
      'Escriba `country`, `city` y `line`; si reside en Colombia, `residence` es `resident`.',
      'Write country, city and line; of one who is resident in Colombia, residence is resident.',
    ],
  },
  IN_REQUEST,
);

export const sellerDigit: DianRule = rule(
  'DSAJ24b',
  {
    pointer: `${SELLER}/identification/check_digit`,
    checks: ['El dígito de verificación del vendedor.', 'The seller’s check digit.'],
    ...digitText,
  },
  IN_REQUEST,
);

export const residentIdentification: DianRule = rule(
  'DSAJ25a',
  {
    pointer: `${SELLER}/identification/type`,
    checks: [
      'Un vendedor residente se identifica con su NIT; el de una persona es la cédula con dígito de verificación.',
      'A resident seller is identified by a NIT; that of a person is the cédula with a check digit.',
    ],
    cause: [
      'La identificación de un vendedor residente no es NIT ni cédula.',
      'The identification of a resident seller is neither a NIT nor a cédula.',
    ],
    fix: [
      'Escriba el NIT de su RUT con tipo 31, o la cédula con tipo 13; el dígito de verificación lo calcula el servicio.',
      'Write the NIT of the RUT with type 31, or the cédula with type 13; the service computes the check digit.',
    ],
  },
  IN_REQUEST,
);

export const foreignIdentification: DianRule = rule(
  'DSAJ25b',
  {
    pointer: `${SELLER}/identification/type`,
    checks: [
      'Un vendedor no residente se identifica con un documento de extranjero.',
      'A non-resident seller is identified by a document of a foreigner.',
    ],
    cause: [
      'El tipo de identificación no es de un no residente.',
      'The type of identification is not one of a non-resident.',
    ],
    fix: [
      'Escriba 50 (NIT de otro país), 42 (documento extranjero), 41 (pasaporte), 31, 22, 21 o 47, según su documento.',
      'Write 50 (tax id of another country), 42 (foreign document), 41 (passport), 31, 22, 21 or 47, as the document is.',
    ],
  },
  IN_REQUEST,
);

export const sellerResponsibilities: DianRule = rule(
  'DSAJ26',
  {
    pointer: `${SELLER}/tax_level_codes`,
    checks: ['Las responsabilidades del vendedor están en la lista.', 'The seller’s responsibilities are in the list.'],
    ...responsibilityText,
  },
  ({ supplier }: FiscalDocument) => responsible(supplier),
);

const PURCHASE = "[/*/cbc:UUID/@schemeName='CUDS-SHA384']";
const TAX_PARTY =
  "cbc:AdditionalAccountID and cac:Party/cac:PartyTaxScheme[cbc:RegistrationName and cbc:CompanyID[@schemeAgencyID='195' and @schemeAgencyName] and cac:TaxScheme/cbc:ID]";

/** Rules on the buyer, who issues the document. */
const buyerOfPurchase: readonly DianRule[] = [
  written(
    'DSAK02 DSAK20 DSAK22 DSAK39',
    [
      'El adquirente tiene tipo de organización, nombre, agencia y tributo.',
      'The buyer has type of organization, name, agency and tax scheme.',
    ],
    `//cac:AccountingCustomerParty${PURCHASE}`,
    TAX_PARTY,
    '/v1/tenant#',
  ),
  rule(
    'DSAK24',
    {
      pointer: '/v1/tenant#/check_digit',
      checks: ['El dígito de verificación del adquirente.', 'The buyer’s check digit.'],
      ...digitText,
    },
    ({ customer }: FiscalDocument) => checkDigit(customer),
  ),
  rule(
    'DSAK26',
    {
      pointer: '/v1/tenant#/tax_level_codes',
      checks: [
        'Las responsabilidades del adquirente están en la lista.',
        'The buyer’s responsibilities are in the list.',
      ],
      ...responsibilityText,
    },
    ({ customer }: FiscalDocument) => responsible(customer),
  ),
];

/** Rules on a seller who issues no invoices. */
export const sellerRules: readonly DianRule[] = [
  sellerPlace,
  foreignPlace,
  sellerDigit,
  residentIdentification,
  foreignIdentification,
  sellerResponsibilities,
  written(
    'DSAJ02 DSAJ20 DSAJ22 DSAJ39',
    [
      'El vendedor tiene tipo de organización, nombre, agencia y tributo.',
      'The seller has type of organization, name, agency and tax scheme.',
    ],
    `//cac:AccountingSupplierParty${PURCHASE}`,
    TAX_PARTY,
    SELLER,
  ),
  ...buyerOfPurchase,
];
