import { economicActivities } from '../catalogs/economic-activities.js';
import type { FiscalDocument } from '../document/fiscal-document.js';
import type { TenantProfile } from '../request/party.js';
import { type Fault, fault } from '../values/fault.js';
import { nitFaults } from './identification.js';
import {
  addressFaults,
  addressText,
  checkDigit,
  digitText,
  identified,
  inRut,
  located,
  locatedByName,
  named,
  organization,
  organizationText,
  type PartyCheck,
  postal,
  reachable,
  responsibilityFaults,
  responsibilityText,
  responsible,
  scheme,
  schemeName,
  schemeText,
  shareholderFaults,
} from './party.js';
import { type DianRule, type ComposedCheck, objection, rule, unless, written } from './rule.js';
import { forbiddenCharacters } from './transmission.js';

/** The issuer's data are in the tenant's profile. */
const ISSUER = '/v1/tenant#';

const PARTY = '//cac:AccountingSupplierParty/cac:Party';

const ADDRESSES = `${PARTY}/cac:PhysicalLocation/cac:Address | ${PARTY}/cac:PartyTaxScheme/cac:RegistrationAddress`;

const ofIssuer =
  (check: PartyCheck): ComposedCheck =>
  ({ supplier }: FiscalDocument) =>
    check(supplier);

const issuerPlace: DianRule = rule(
  'FAJ09 FAJ07 FAJ08 FAJ11..FAJ15 FAJ18 FAJ19',
  {
    pointer: `${ISSUER}/address`,
    checks: [
      'La ubicación del emisor: municipio y departamento de DIVIPOLA, y dirección.',
      'The issuer’s place: municipality and department of DIVIPOLA, and line.',
    ],
    ...addressText,
  },
  ofIssuer(located),
);

const issuerCountry: DianRule = written(
  'FAJ16 FAJ17',
  ['El país del emisor es CO, Colombia.', 'The issuer’s country is CO, Colombia.'],
  ADDRESSES,
  "cac:Country/cbc:IdentificationCode='CO' and cac:Country/cbc:Name='Colombia'",
);

/** Rules on the issuer's place. */
const addressRules: readonly DianRule[] = [
  issuerPlace,
  rule(
    'FAJ10',
    {
      pointer: `${ISSUER}/address`,
      checks: ['El nombre del municipio es el de su código.', 'The name of the municipality is that of its code.'],
      cause: ['El nombre no está en la lista de la DIAN.', 'The name is not in DIAN’s list.'],
      fix: [
        'El nombre se escribe según municipality_code; no impide la aceptación.',
        'The name is written by municipality_code; acceptance does not depend on it.',
      ],
    },
    ofIssuer(locatedByName),
  ),
  issuerCountry,
  rule(
    'FAJ73',
    {
      pointer: `${ISSUER}/address/postal_code`,
      checks: ['El código postal tiene seis dígitos.', 'The postal code has six digits.'],
      cause: ['El código no está en la lista postal.', 'The code is not in the postal list.'],
      fix: [
        'Corríjalo u omítalo; no impide la aceptación.',
        'Correct it or leave it out; acceptance does not depend on it.',
      ],
    },
    ({ supplier, customer, delivery }) => [
      ...postal(supplier.address, `${ISSUER}/address/postal_code`),
      ...postal(customer.address, '#/customer/address/postal_code'),
      ...postal(delivery?.address ?? null, '#/delivery/delivery_address/postal_code'),
    ],
  ),
  rule(
    'FAJ29..FAJ38',
    {
      pointer: `${ISSUER}/address`,
      checks: [
        'La dirección fiscal del emisor: municipio y departamento de DIVIPOLA, y dirección.',
        'The issuer’s registered address: municipality and department of DIVIPOLA, and line.',
      ],
      ...addressText,
    },
    ofIssuer(located),
  ),
  written(
    'FAJ28',
    [
      'La dirección fiscal está completa, con AddressLine/Line.',
      'The registered address is complete, with AddressLine/Line.',
    ],
    `${PARTY}/cac:PartyTaxScheme`,
    'cac:RegistrationAddress[cbc:ID and cbc:CityName and cbc:CountrySubentity and cbc:CountrySubentityCode and cac:AddressLine/cbc:Line and cac:Country]',
    `${ISSUER}/address`,
  ),
];

/** Rules on the issuer's legal entity and on the RUT. */
const legalEntityRules: readonly DianRule[] = [
  rule(
    'FAJ42 FAJ43 FAJ45 FAJ46 FAJ48',
    {
      pointer: `${ISSUER}/legal_name`,
      checks: ['Los datos legales del emisor (PartyLegalEntity).', 'The issuer’s legal entity (PartyLegalEntity).'],
      cause: ['Faltan el nombre o el NIT de la entidad legal.', 'Name or NIT of the legal entity are missing.'],
      fix: ['Complete el perfil del emisor.', 'Complete the issuer’s profile.'],
    },
    ofIssuer((party) => [...named(party), ...identified(party)]),
  ),
  rule(
    'FAJ43a FAJ43b',
    {
      pointer: `${ISSUER}/legal_name`,
      checks: ['El nombre informado es el del RUT.', 'The name is that of the RUT.'],
      cause: [
        'El nombre difiere del RUT, aunque sea en un signo; es la notificación más frecuente.',
        'The name differs from the RUT, be it by a sign; this is the most frequent notification.',
      ],
      fix: [
        'Escriba la razón social como está en el RUT; no impide la aceptación.',
        'Write the name as it is in the RUT; acceptance does not depend on it.',
      ],
    },
    inRut,
  ),
  rule(
    'FAJ44a FAJ44b',
    {
      pointer: `${ISSUER}/nit`,
      checks: ['El NIT informado es el del RUT.', 'The NIT is that of the RUT.'],
      cause: ['El NIT difiere del RUT.', 'The NIT differs from the RUT.'],
      fix: [
        'Compare el NIT con el RUT; no impide la aceptación.',
        'Compare the NIT with the RUT; acceptance does not depend on it.',
      ],
    },
    inRut,
  ),
  rule(
    'FAJ21 FAJ44',
    {
      pointer: `${ISSUER}/nit`,
      checks: [
        'El emisor está habilitado como facturador electrónico (producción).',
        'The issuer is enabled as an electronic invoicer (production).',
      ],
      cause: ['El NIT no está habilitado en la DIAN.', 'The NIT is not enabled at DIAN.'],
      fix: ['Termine la habilitación en el portal de la DIAN.', 'Finish the habilitación in DIAN’s portal.'],
    },
    inRut,
  ),
  rule(
    'FAJ47',
    {
      pointer: `${ISSUER}/check_digit`,
      checks: [
        'El dígito de verificación en los datos legales del emisor.',
        'The check digit in the issuer’s legal entity.',
      ],
      ...digitText,
    },
    ofIssuer(checkDigit),
  ),
  written(
    'FAB10a FAJ49 FAJ50',
    [
      'CorporateRegistrationScheme repite el prefijo del rango.',
      'CorporateRegistrationScheme repeats the prefix of the range.',
    ],
    '//sts:AuthorizedInvoices/sts:Prefix',
    '.=//cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID',
    '#/numbering_range_id',
  ),
  rule(
    'FAJ51',
    {
      pointer: `${ISSUER}/commercial_registration`,
      checks: ['La matrícula mercantil tiene de 6 a 12 dígitos.', 'The commercial registration has 6 to 12 digits.'],
      cause: ['La matrícula tiene otra forma.', 'The registration has another form.'],
      fix: [
        'Corríjala u omítala; no impide la aceptación.',
        'Correct it or leave it out; acceptance does not depend on it.',
      ],
    },
    ({ supplier: { commercialRegistration: number } }) =>
      unless(number === null || /^\d{6,12}$/.test(number), () => ({
        en: `"${number ?? ''}" has not 6 to 12 digits.`,
        es: `"${number ?? ''}" no tiene de 6 a 12 dígitos.`,
      })),
  ),
  rule(
    'RUT01',
    {
      pointer: `${ISSUER}/legal_name`,
      checks: [
        'El RUT no está cancelado, inactivo ni suspendido.',
        'The RUT is neither cancelled nor inactive nor suspended.',
      ],
      cause: ['El estado del RUT no es activo.', 'The RUT is not active.'],
      fix: [
        'Actualice el RUT en la DIAN; por ahora no impide la aceptación.',
        'Bring the RUT up to date at DIAN; for now acceptance does not depend on it.',
      ],
    },
    inRut,
  ),
];

const issuerDigit: DianRule = rule(
  'FAJ24',
  {
    pointer: `${ISSUER}/check_digit`,
    checks: ['El dígito de verificación del emisor.', 'The issuer’s check digit.'],
    ...digitText,
  },
  ofIssuer(checkDigit),
);

const issuerResponsibilities: DianRule = rule(
  'FAJ26',
  {
    pointer: `${ISSUER}/tax_level_codes`,
    checks: ['Las responsabilidades del emisor están en la lista.', 'The issuer’s responsibilities are in the list.'],
    ...responsibilityText,
  },
  ofIssuer(responsible),
);

const activities: DianRule = rule(
  'FAJ04',
  {
    pointer: `${ISSUER}/industry_codes`,
    checks: [
      'Las actividades económicas del emisor, si están, son de la CIIU Rev. 4 A.C.',
      'The issuer’s economic activities, where given, are of CIIU Rev. 4 A.C.',
    ],
    cause: [
      'Un código CIIU no está en la lista; la DIAN usa este número también para responsabilidades.',
      'A CIIU code is not in the list; DIAN uses this number for responsibilities too.',
    ],
    fix: ['Corrija o quite el código.', 'Correct the code or remove it.'],
  },
  ({ supplier: { industryCodes } }) =>
    unless(
      industryCodes.every((code) => economicActivities.has(code)),
      () => ({
        en: `${industryCodes.join(', ')} are not codes of CIIU.`,
        es: `${industryCodes.join(', ')} no son códigos CIIU.`,
      }),
    ),
);

/** Rules on the issuer. */
export const issuerRules: readonly DianRule[] = [
  rule(
    'FAJ02',
    {
      pointer: `${ISSUER}/organization_type`,
      checks: ['El tipo de organización del emisor es 1 o 2.', 'The issuer’s type of organization is 1 or 2.'],
      ...organizationText,
    },
    ofIssuer(organization),
  ),
  activities,
  rule(
    'FAJ06',
    {
      pointer: `${ISSUER}/trade_name`,
      checks: ['El nombre comercial del emisor.', 'The issuer’s trade name.'],
      cause: ['Falta el nombre comercial.', 'The trade name is missing.'],
      fix: [
        'Escríbalo, u omítalo para usar la razón social.',
        'Write it, or leave it out to have the registered name.',
      ],
    },
    ({ supplier }) =>
      unless((supplier.tradeName ?? supplier.legalName).trim() !== '', () => ({
        en: 'The trade name is empty.',
        es: 'El nombre comercial está vacío.',
      })),
  ),
  ...addressRules,
  rule(
    'FAJ20',
    {
      pointer: `${ISSUER}/legal_name`,
      checks: ['La razón social del emisor está informada.', 'The issuer’s registered name is there.'],
      cause: ['Falta la razón social.', 'The registered name is missing.'],
      fix: ['Escríbala como en el RUT.', 'Write it as in the RUT.'],
    },
    ofIssuer(named),
  ),
  written(
    'FAJ22 FAJ23 FAK22 FAK23',
    [
      'El NIT de emisor y adquirente lleva la agencia 195 y su nombre.',
      'The NIT of issuer and buyer bears the agency 195 and its name.',
    ],
    '//cac:PartyTaxScheme/cbc:CompanyID',
    "@schemeAgencyID='195' and @schemeAgencyName='CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)'",
  ),
  rule(
    'FAJ25',
    {
      pointer: `${ISSUER}/nit`,
      checks: ['El emisor se identifica con su NIT (31).', 'The issuer is identified by its NIT (31).'],
      cause: [
        'El NIT lleva el dígito o puntos, o el tipo no es 31.',
        'The NIT bears its digit or points, or the type is not 31.',
      ],
      fix: ['Escriba solo los dígitos, sin el de verificación.', 'Write the digits alone, without the check digit.'],
    },
    ofIssuer((party) =>
      party.identification.type === '31'
        ? identified(party)
        : objection({ en: 'An issuer is identified by its NIT.', es: 'Un emisor se identifica con su NIT.' }),
    ),
  ),
  issuerDigit,
  issuerResponsibilities,
  written(
    'FAJ27 FAK27',
    ['El régimen (listName) es 48, 49 o no está.', 'The regime (listName) is 48, 49 or left out.'],
    '//cac:PartyTaxScheme/cbc:TaxLevelCode',
    "not(@listName) or @listName='48' or @listName='49'",
    `${ISSUER}/tax_scheme`,
  ),
  rule(
    'FAJ39',
    {
      pointer: `${ISSUER}/tax_scheme`,
      checks: ['El tributo del emisor está en la lista.', 'The issuer’s tax scheme is in the list.'],
      ...schemeText,
    },
    ofIssuer(scheme),
  ),
  rule(
    'FAJ41 FAJ40',
    {
      pointer: `${ISSUER}/tax_scheme`,
      checks: [
        'El nombre del tributo del emisor es el de su código.',
        'The name of the issuer’s tax scheme is that of its code.',
      ],
      ...schemeText,
    },
    ofIssuer(schemeName),
  ),
  ...legalEntityRules,
  rule(
    'FAJ71',
    {
      pointer: `${ISSUER}/email`,
      checks: [
        'El correo del emisor es el de recepción registrado en la DIAN.',
        'The issuer’s e-mail address is the reception address registered at DIAN.',
      ],
      cause: [
        'El correo falta o no es el registrado para recibir documentos.',
        'The address is missing, or not the one registered for the reception of documents.',
      ],
      fix: [
        'Escriba en el perfil el correo de recepción registrado en la DIAN.',
        'Write into the profile the reception address that is registered at DIAN.',
      ],
    },
    ofIssuer(reachable),
  ),
];

/** FAJ16: an issuer is in Colombia. */
const abroadFaults = (country: string | undefined, at: string): Fault[] =>
  country === undefined || country === 'CO'
    ? []
    : [
        fault(
          at,
          'not_applicable',
          { en: 'An issuer has an address in Colombia.', es: 'Un emisor tiene una dirección en Colombia.' },
          {
            fix: {
              en: 'Its country is CO, and municipality_code says where; DIAN registers no issuer abroad.',
              es: 'Su país es CO, y municipality_code dice dónde; la DIAN no registra emisores en el exterior.',
            },
            rule: issuerCountry.id,
          },
        ),
      ];

/** FAJ04: each economic activity is one that the RUT can have. */
const activityFaults = (codes: readonly string[], at: string): Fault[] =>
  codes.flatMap((code, index) =>
    economicActivities.has(code)
      ? []
      : [
          fault(
            `${at}/${index}`,
            'unknown_code',
            {
              en: `${code} is no economic activity of CIIU Rev. 4 A.C.`,
              es: `${code} no es una actividad económica de la CIIU Rev. 4 A.C.`,
            },
            {
              fix: {
                en: 'Write the activities of the RUT (boxes 46, 48 and 50); see /v1/catalogs/actividades-economicas. Leave industry_codes out if there is none.',
                es: 'Escriba las actividades del RUT (casillas 46, 48 y 50); vea /v1/catalogs/actividades-economicas. Omita industry_codes si no hay ninguna.',
              },
              rule: activities.id,
            },
          ),
        ],
  );

/** Faults of an issuer's profile that the schema has accepted. */
export const tenantProfileFaults = (profile: TenantProfile, at = '#'): Fault[] => [
  ...nitFaults(profile.nit, profile.check_digit, `${at}/nit`, `${at}/check_digit`, issuerDigit.id),
  ...addressFaults(profile.address, `${at}/address`, issuerPlace.id),
  ...abroadFaults(profile.address.country, `${at}/address/country`),
  ...responsibilityFaults(profile.tax_level_codes, `${at}/tax_level_codes`, issuerResponsibilities.id),
  ...activityFaults(profile.industry_codes ?? [], `${at}/industry_codes`),
  ...shareholderFaults(profile.shareholders ?? [], `${at}/shareholders`),
  ...forbiddenCharacters(profile, at),
];
