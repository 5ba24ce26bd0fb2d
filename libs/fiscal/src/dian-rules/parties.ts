import { departments } from '../catalogs/departments.js';
import { municipalities } from '../catalogs/municipalities.js';
import { organizationTypes, responsibilities } from '../catalogs/parties.js';
import { partyTaxSchemes } from '../catalogs/taxes.js';
import type { FiscalDocument, Party } from '../fiscal-document.js';
import { isNit, nitCheckDigit } from '../nit.js';
import { type Check, type DianRule, NOTHING, type Objection, objection, rule, unless } from './rule.js';

/** The issuer's data are the tenant's; the buyer's stand in the request or in the customer that it names. */
const ISSUER = '/v1/tenant#';
const BUYER = '#/customer';

type PartyCheck = (party: Party) => readonly Objection[];

const ofIssuer =
  (check: PartyCheck): Check =>
  ({ supplier }: FiscalDocument) =>
    check(supplier);
const ofBuyer =
  (check: PartyCheck): Check =>
  ({ customer }: FiscalDocument) =>
    check(customer);

const organization: PartyCheck = ({ organizationType: type }) =>
  unless(organizationTypes.has(type), () => `"${type}" is not a type of organization.`);

const named: PartyCheck = ({ legalName }) => unless(legalName.trim() !== '', () => 'The name is missing.');

const identified: PartyCheck = ({ identification: { type, number } }) =>
  unless(
    number !== '' && (type !== '31' || isNit(number)),
    () => `"${number}" is not a number of an identification of type ${type}.`,
  );

const checkDigit: PartyCheck = ({ identification: { type, number, checkDigit: digit } }) =>
  type !== '31' || !isNit(number)
    ? NOTHING
    : unless(
        digit === nitCheckDigit(number),
        () => `The check digit of NIT ${number} is ${nitCheckDigit(number)}, not ${digit ?? 'missing'}.`,
      );

const responsible: PartyCheck = ({ taxLevelCodes }) => {
  const unknown = taxLevelCodes.filter((code) => !responsibilities.has(code));
  if (taxLevelCodes.length === 0) return objection('There is no responsibility; R-99-PN says none.');
  return unless(unknown.length === 0, () => `${unknown.join(', ')} is not in the list of responsibilities.`);
};

const scheme: PartyCheck = ({ taxScheme: { id, name } }) =>
  unless(partyTaxSchemes.get(id) === name, () => `${id} (${name}) is not a tax scheme of a party.`);

/** In Colombia the municipality and its department; elsewhere nothing is known to compare with. */
const located: PartyCheck = ({ address }) =>
  address === null || address.country !== 'CO'
    ? NOTHING
    : unless(
        address.municipalityCode !== null &&
          municipalities.get(address.municipalityCode) === address.municipality &&
          address.departmentCode === address.municipalityCode.slice(0, 2) &&
          departments.has(address.departmentCode) &&
          (address.postalCode === null || /^\d{6}$/.test(address.postalCode)),
        () => 'Municipality, department or postal code are not those of DIVIPOLA.',
      );

const reachable: PartyCheck = ({ email }) => unless(email !== null, () => 'There is no e-mail address.');

const taxIdText = {
  cause: [
    'La identificación no tiene la forma de su tipo, o el NIT lleva el dígito o puntos.',
    'The identification has not the form of its type, or the NIT bears its digit or points.',
  ],
  fix: ['Escriba solo los dígitos, sin el de verificación.', 'Write the digits alone, without the check digit.'],
} as const;
const digitText = {
  cause: ['El dígito de verificación no corresponde al NIT.', 'The check digit does not belong to the NIT.'],
  fix: [
    'Corrija el NIT o su dígito; casi siempre está mal digitado el número.',
    'Correct the NIT or its digit; mostly the number is mistyped.',
  ],
} as const;
const responsibilityText = {
  cause: [
    'Un código de responsabilidad salió de la lista o nunca estuvo.',
    'A code of a responsibility has left the list or never was in it.',
  ],
  fix: ['Use O-13, O-15, O-23, O-47 o R-99-PN.', 'Use O-13, O-15, O-23, O-47 or R-99-PN.'],
} as const;
const addressText = {
  cause: [
    'El municipio, el departamento o el código postal no son de DIVIPOLA.',
    'Municipality, department or postal code are not of DIVIPOLA.',
  ],
  fix: [
    'Escriba el código del municipio; vea /v1/catalogs/municipios.',
    'Write the municipality’s code; see /v1/catalogs/municipios.',
  ],
} as const;
const schemeText = {
  cause: ['El tributo de la parte no está en la lista.', 'The party’s tax scheme is not in the list.'],
  fix: ['Use 01, 04, ZA o ZZ.', 'Use 01, 04, ZA or ZZ.'],
} as const;

export const partyRules: readonly DianRule[] = [
  rule(
    'FAJ02',
    {
      severity: 'R',
      pointer: `${ISSUER}/organization_type`,
      source: 'FACHO',
      checks: ['El tipo de organización del emisor es 1 o 2.', 'The issuer’s type of organization is 1 or 2.'],
      cause: ['El tipo de organización no es 1 ni 2.', 'The type of organization is neither 1 nor 2.'],
      fix: ['Escriba 1 (jurídica) o 2 (natural).', 'Write 1 (juridical person) or 2 (natural person).'],
    },
    ofIssuer(organization),
  ),
  rule(
    'FAK02',
    {
      severity: 'R',
      pointer: `${BUYER}/organization_type`,
      source: 'FACHO',
      checks: ['El tipo de organización del adquirente es 1 o 2.', 'The buyer’s type of organization is 1 or 2.'],
      cause: ['El tipo de organización no es 1 ni 2.', 'The type of organization is neither 1 nor 2.'],
      fix: ['Escriba 1 (jurídica) o 2 (natural).', 'Write 1 (juridical person) or 2 (natural person).'],
    },
    ofBuyer(organization),
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
      unless((supplier.tradeName ?? supplier.legalName).trim() !== '', () => 'The trade name is empty.'),
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
    'FAK08',
    {
      severity: 'N',
      pointer: `${BUYER}/address`,
      source: 'DAVID',
      checks: ['La dirección del adquirente.', 'The buyer’s address.'],
      ...addressText,
    },
    ofBuyer(located),
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
    'FAK20',
    {
      severity: 'R',
      pointer: `${BUYER}/legal_name`,
      source: 'FACHO',
      checks: ['El nombre del adquirente está informado.', 'The buyer’s name is there.'],
      cause: ['Falta el nombre.', 'The name is missing.'],
      fix: ['Escríbalo como en el RUT o en la identificación.', 'Write it as in the RUT or on the identification.'],
    },
    ofBuyer(named),
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
      party.identification.type === '31' ? identified(party) : objection('An issuer is identified by its NIT.'),
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
    'FAK24',
    {
      severity: 'R',
      pointer: `${BUYER}/identification/check_digit`,
      source: 'SRV',
      checks: ['El dígito de verificación del adquirente.', 'The buyer’s check digit.'],
      ...digitText,
    },
    ofBuyer(checkDigit),
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
    'FAK26 FAK04',
    {
      severity: 'R',
      pointer: `${BUYER}/tax_level_codes`,
      source: 'SRV; FAK04 from memory',
      checks: [
        'Las responsabilidades del adquirente están en la lista.',
        'The buyer’s responsibilities are in the list.',
      ],
      ...responsibilityText,
    },
    ofBuyer(responsible),
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
    'FAK47',
    {
      severity: 'R',
      pointer: `${BUYER}/identification/check_digit`,
      source: 'SRV',
      checks: [
        'El dígito de verificación en los datos legales del adquirente.',
        'The check digit in the buyer’s legal entity.',
      ],
      ...digitText,
    },
    ofBuyer(checkDigit),
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
    'FAK55',
    {
      severity: 'N',
      pointer: `${BUYER}/email`,
      source: 'DAVID',
      checks: ['El correo del adquirente.', 'The buyer’s e-mail address.'],
      cause: ['Falta el correo del adquirente.', 'The buyer’s address is missing.'],
      fix: [
        'Escríbalo si lo conoce; no impide la aceptación.',
        'Write it if you know it; acceptance does not depend on it.',
      ],
    },
    ofBuyer(reachable),
  ),
  rule(
    'FAK61 FAK62',
    {
      severity: 'R',
      pointer: `${BUYER}/identification`,
      source: 'ANX',
      checks: [
        'Una persona natural se identifica con número y tipo.',
        'A natural person is identified by number and type.',
      ],
      cause: ['Falta la identificación de la persona.', 'The person’s identification is missing.'],
      fix: ['Escriba tipo y número de identificación.', 'Write type and number of the identification.'],
    },
    ({ customer }) => (customer.organizationType === '2' ? identified(customer) : NOTHING),
  ),
  rule(
    'FAK39 FAK40 FAK41',
    {
      severity: 'R',
      pointer: `${BUYER}/tax_scheme`,
      source: 'FACHO (numbers inferred from FAJ39 to FAJ41)',
      checks: ['El tributo del adquirente y su nombre.', 'The buyer’s tax scheme and its name.'],
      ...schemeText,
    },
    ofBuyer(scheme),
  ),
  rule(
    'FAM37',
    {
      severity: '?',
      pointer: null,
      source: 'SRV (meaning inferred)',
      checks: ['El dígito de verificación en el grupo de entrega.', 'The check digit in the delivery group.'],
      cause: ['El dígito en el grupo de entrega no es correcto.', 'The check digit in the delivery group is wrong.'],
      fix: [
        'El servicio no escribe ese grupo; informe al operador.',
        'The service does not write that group; tell its operator.',
      ],
    },
    'authority',
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
