import type { FiscalDocument } from '../document/fiscal-document.js';
import {
  addressText,
  checkDigit,
  digitText,
  identified,
  located,
  named,
  organization,
  organizationText,
  type PartyCheck,
  reachable,
  responsibilityText,
  responsible,
  scheme,
  schemeText,
} from './party-checks.js';
import { type Check, type DianRule, objection, rule, unless } from './rule.js';

/** The issuer's data are in the tenant's profile. */
const ISSUER = '/v1/tenant#';

const ofIssuer =
  (check: PartyCheck): Check =>
  ({ supplier }: FiscalDocument) =>
    check(supplier);

const taxIdText = {
  cause: [
    'La identificación no tiene la forma de su tipo, o el NIT lleva el dígito o puntos.',
    'The identification has not the form of its type, or the NIT bears its digit or points.',
  ],
  fix: ['Escriba solo los dígitos, sin el de verificación.', 'Write the digits alone, without the check digit.'],
} as const;

export const issuerRules: readonly DianRule[] = [
  rule(
    'FAJ02',
    {
      severity: 'R',
      pointer: `${ISSUER}/organization_type`,
      source: 'FACHO',
      checks: ['El tipo de organización del emisor es 1 o 2.', 'The issuer’s type of organization is 1 or 2.'],
      ...organizationText,
    },
    ofIssuer(organization),
  ),
  rule(
    'FAJ06',
    {
      severity: '?',
      pointer: `${ISSUER}/trade_name`,
      source: 'FACHO',
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
  rule(
    'FAJ07 FAJ08 FAJ09 FAJ10 FAJ11 FAJ12 FAJ13 FAJ14 FAJ15 FAJ16 FAJ17 FAJ18 FAJ19',
    {
      severity: '?',
      pointer: `${ISSUER}/address`,
      source: 'FACHO',
      checks: ['La ubicación del emisor (PhysicalLocation).', 'The issuer’s place (PhysicalLocation).'],
      ...addressText,
    },
    ofIssuer(located),
  ),
  rule(
    'FAJ20',
    {
      severity: 'R',
      pointer: `${ISSUER}/legal_name`,
      source: 'FACHO',
      checks: ['La razón social del emisor está informada.', 'The issuer’s registered name is there.'],
      cause: ['Falta la razón social.', 'The registered name is missing.'],
      fix: ['Escríbala como en el RUT.', 'Write it as in the RUT.'],
    },
    ofIssuer(named),
  ),
  rule(
    'FAJ21 FAJ22 FAJ23 FAJ25',
    {
      severity: 'R',
      pointer: `${ISSUER}/nit`,
      source: 'FACHO, SRV',
      checks: ['El NIT del emisor y sus atributos.', 'The issuer’s NIT and its attributes.'],
      ...taxIdText,
    },
    ofIssuer((party) =>
      party.identification.type === '31'
        ? identified(party)
        : objection({ en: 'An issuer is identified by its NIT.', es: 'Un emisor se identifica con su NIT.' }),
    ),
  ),
  rule(
    'FAJ24',
    {
      severity: 'R',
      pointer: `${ISSUER}/check_digit`,
      source: 'FACHO, SRV',
      checks: ['El dígito de verificación del emisor.', 'The issuer’s check digit.'],
      ...digitText,
    },
    ofIssuer(checkDigit),
  ),
  rule(
    'FAJ26 FAJ04',
    {
      severity: 'R',
      pointer: `${ISSUER}/tax_level_codes`,
      source: 'SRV',
      checks: ['Las responsabilidades del emisor están en la lista.', 'The issuer’s responsibilities are in the list.'],
      ...responsibilityText,
    },
    ofIssuer(responsible),
  ),
  rule(
    'FAJ27',
    {
      severity: '?',
      pointer: `${ISSUER}/tax_scheme`,
      source: 'FACHO',
      checks: ['El régimen (listName) del emisor.', 'The issuer’s regime (listName).'],
      cause: ['El régimen no es 48, 49 ni "No aplica".', 'The regime is neither 48 nor 49 nor "No aplica".'],
      fix: [
        'Corrija el tributo del emisor: el régimen se deduce de él.',
        'Correct the issuer’s tax scheme: the regime follows from it.',
      ],
    },
    'writer',
  ),
  rule(
    'FAJ28 FAJ29 FAJ30 FAJ31 FAJ32 FAJ33 FAJ34 FAJ35 FAJ36 FAJ37 FAJ38',
    {
      severity: '?',
      pointer: `${ISSUER}/address`,
      source: 'FACHO',
      checks: [
        'La dirección fiscal del emisor (RegistrationAddress).',
        'The issuer’s registered address (RegistrationAddress).',
      ],
      ...addressText,
    },
    ofIssuer(located),
  ),
  rule(
    'FAJ39 FAJ40 FAJ41',
    {
      severity: 'R',
      pointer: `${ISSUER}/tax_scheme`,
      source: 'FACHO',
      checks: ['El tributo del emisor y su nombre.', 'The issuer’s tax scheme and its name.'],
      ...schemeText,
    },
    ofIssuer(scheme),
  ),
  rule(
    'FAJ42 FAJ43 FAJ44 FAJ45 FAJ46 FAJ48',
    {
      severity: '?',
      pointer: `${ISSUER}/legal_name`,
      source: 'FACHO',
      checks: ['Los datos legales del emisor (PartyLegalEntity).', 'The issuer’s legal entity (PartyLegalEntity).'],
      cause: ['Faltan el nombre o el NIT de la entidad legal.', 'Name or NIT of the legal entity are missing.'],
      fix: ['Complete el perfil del emisor.', 'Complete the issuer’s profile.'],
    },
    ofIssuer((party) => [...named(party), ...identified(party)]),
  ),
  rule(
    'FAJ43a FAJ43b',
    {
      severity: 'N',
      pointer: `${ISSUER}/legal_name`,
      source: 'SRV, OCA',
      checks: ['El nombre del emisor es el del RUT.', 'The issuer’s name is that of the RUT.'],
      cause: ['El nombre informado difiere del RUT.', 'The name differs from the RUT.'],
      fix: ['Escriba la razón social como está en el RUT.', 'Write the name as it is in the RUT.'],
    },
    'authority',
  ),
  rule(
    'FAJ44a FAJ44b',
    {
      severity: 'N',
      pointer: `${ISSUER}/nit`,
      source: 'SRV, OCA',
      checks: ['El NIT del emisor está en el RUT.', 'The issuer’s NIT is in the RUT.'],
      cause: ['El NIT difiere del RUT.', 'The NIT differs from the RUT.'],
      fix: ['Compare el NIT con el RUT.', 'Compare the NIT with the RUT.'],
    },
    'authority',
  ),
  rule(
    'FAJ47',
    {
      severity: 'R',
      pointer: `${ISSUER}/check_digit`,
      source: 'SRV',
      checks: [
        'El dígito de verificación en los datos legales del emisor.',
        'The check digit in the issuer’s legal entity.',
      ],
      ...digitText,
    },
    ofIssuer(checkDigit),
  ),
  rule(
    'FAJ49 FAJ50',
    {
      severity: 'N',
      pointer: '#/numbering_range_id',
      source: 'FACHO',
      checks: ['CorporateRegistrationScheme lleva el prefijo.', 'CorporateRegistrationScheme has the prefix.'],
      cause: [
        'El prefijo no se repite en los datos del emisor.',
        'The prefix is not repeated among the issuer’s data.',
      ],
      fix: ['Use un rango con prefijo.', 'Use a range with a prefix.'],
    },
    'writer',
  ),
  rule(
    'FAJ71',
    {
      severity: 'N',
      pointer: `${ISSUER}/email`,
      source: 'FACHO',
      checks: ['El correo del emisor.', 'The issuer’s e-mail address.'],
      cause: [
        'Falta el correo del emisor, o no es el registrado.',
        'The issuer’s address is missing or not the registered one.',
      ],
      fix: ['Escriba el correo de recepción registrado en el RUT.', 'Write the address registered in the RUT.'],
    },
    ofIssuer(reachable),
  ),
  rule(
    'RUT01',
    {
      severity: 'N',
      pointer: `${ISSUER}/legal_name`,
      source: 'VOLT',
      checks: ['Los datos son los del RUT.', 'The data are those of the RUT.'],
      cause: ['Algún dato difiere del RUT.', 'Something differs from the RUT.'],
      fix: ['Actualice el perfil del emisor o el RUT.', 'Update the issuer’s profile or the RUT.'],
    },
    'authority',
  ),
];
