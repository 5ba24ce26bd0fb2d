import { countryCodes, municipalityCodes, responsibilityCodes } from '../catalogs/code-lists.js';
import { countries } from '../catalogs/countries.js';
import { departments } from '../catalogs/departments.js';
import { municipalities } from '../catalogs/municipalities.js';
import { identificationTypes, organizationTypes, responsibilities } from '../catalogs/parties.js';
import { NO_RESPONSIBILITY } from '../catalogs/rut-responsibilities.js';
import { partyTaxSchemes } from '../catalogs/taxes.js';
import { unknownCode } from '../catalogs/unknown-code.js';
import type { Party } from '../document/fiscal-document.js';
import { type Address, FINAL_CONSUMER, type InlineCustomer, type Shareholder } from '../request/party.js';
import { type Fault, fault } from '../values/fault.js';
import { decimal, plain, total } from '../values/money.js';
import { correctedCheckDigit, isNit } from '../values/nit.js';
import { identificationFaults } from './identification.js';
import { authority, NOTHING, type Objection, objection, unless } from './rule.js';

/** A check that is the same for issuer and buyer. */
export type PartyCheck = (party: Party) => readonly Objection[];

export const organization: PartyCheck = ({ organizationType: type }) =>
  unless(organizationTypes.has(type), () => ({
    en: `"${type}" is not a type of organization.`,
    es: `"${type}" no es un tipo de organización.`,
  }));

export const named: PartyCheck = ({ legalName }) =>
  unless(legalName.trim() !== '', () => ({ en: 'The name is missing.', es: 'Falta el nombre.' }));

export const identified: PartyCheck = ({ identification: { type, number } }) =>
  unless(number !== '' && (type !== '31' || isNit(number)), () => ({
    en: `"${number}" is not a number of an identification of type ${type}.`,
    es: `"${number}" no es un número de identificación de tipo ${type}.`,
  }));

export const identificationType: PartyCheck = ({ identification: { type } }) =>
  unless(identificationTypes.has(type), () => ({
    en: `"${type}" is not a type of identification.`,
    es: `"${type}" no es un tipo de identificación.`,
  }));

export const checkDigit: PartyCheck = ({ identification: { type, number, checkDigit: digit } }) =>
  type === '31' ? digitObjections(number, digit) : NOTHING;

/** `digit` is null where it is missing. */
export const digitObjections = (nit: string, digit: string | null): readonly Objection[] => {
  const right = correctedCheckDigit(nit, digit);
  return right === undefined
    ? NOTHING
    : objection({
        en: `The check digit of NIT ${nit} is ${right}, not ${digit ?? 'missing'}.`,
        es: `El dígito de verificación del NIT ${nit} es ${right}, no ${digit ?? 'vacío'}.`,
      });
};

export const responsible: PartyCheck = ({ taxLevelCodes }) => {
  const unknown = taxLevelCodes.filter((code) => !isResponsibility(code));
  if (taxLevelCodes.length === 0)
    return objection({
      en: `There is no responsibility; ${NO_RESPONSIBILITY} says none.`,
      es: `No hay responsabilidad; ${NO_RESPONSIBILITY} dice que ninguna.`,
    });
  if (taxLevelCodes.length > 1 && taxLevelCodes.includes(NO_RESPONSIBILITY))
    return objection({
      en: `${NO_RESPONSIBILITY} says that there is no responsibility, and others stand beside it.`,
      es: `${NO_RESPONSIBILITY} dice que no hay responsabilidad, y a su lado hay otras.`,
    });
  return unless(unknown.length === 0, () => ({
    en: `${unknown.join(', ')} is not in the list of responsibilities.`,
    es: `${unknown.join(', ')} no está en la lista de responsabilidades.`,
  }));
};

export const scheme: PartyCheck = ({ taxScheme: { id } }) =>
  unless(partyTaxSchemes.has(id), () => ({
    en: `${id} is not a tax scheme of a party.`,
    es: `${id} no es un régimen tributario de una parte.`,
  }));

export const schemeName: PartyCheck = ({ taxScheme: { id, name } }) =>
  unless(partyTaxSchemes.get(id) === name, () => ({
    en: `${name} is not the name of the tax scheme ${id}.`,
    es: `${name} no es el nombre del régimen ${id}.`,
  }));

/** Checks municipality and department of an address in Colombia; other addresses have no list. */
export const located: PartyCheck = ({ address }) =>
  address === null || address.country !== 'CO'
    ? NOTHING
    : unless(
        address.municipalityCode !== null &&
          municipalities.has(address.municipalityCode) &&
          address.departmentCode === address.municipalityCode.slice(0, 2) &&
          departments.has(address.departmentCode) &&
          address.line.trim() !== '',
        () => ({
          en: 'Municipality or department are not those of DIVIPOLA, or the address has no line.',
          es: 'El municipio o el departamento no son los de DIVIPOLA, o la dirección no tiene línea.',
        }),
      );

/** Checks the names of municipality and department, which belong to their codes. */
export const locatedByName: PartyCheck = ({ address }) =>
  address === null || address.municipalityCode === null
    ? NOTHING
    : unless(municipalities.get(address.municipalityCode) === address.municipality, () => ({
        en: `${address.municipality ?? ''} is not the name of ${address.municipalityCode ?? ''}.`,
        es: `${address.municipality ?? ''} no es el nombre de ${address.municipalityCode ?? ''}.`,
      }));

export const postal = (address: Party['address'], pointer: string): readonly Objection[] =>
  unless(
    !address || address.country !== 'CO' || address.postalCode === null || isColombianPostalCode(address.postalCode),
    () => ({
      en: `${address?.postalCode ?? ''} is not a postal code.`,
      es: `${address?.postalCode ?? ''} no es un código postal.`,
    }),
    pointer,
  );

export const reachable: PartyCheck = ({ email }) =>
  unless(email !== null, () => ({ en: 'There is no e-mail address.', es: 'No hay correo electrónico.' }));

export const digitText = {
  cause: ['El dígito de verificación no corresponde al NIT.', 'The check digit does not belong to the NIT.'],
  fix: [
    'Compare el NIT y su dígito con el RUT; casi siempre está mal digitado el número.',
    'Compare the NIT and its digit with the RUT; mostly the number is mistyped.',
  ],
} as const;

export const responsibilityText = {
  cause: [
    'Un código de responsabilidad salió de la lista o nunca estuvo, o R-99-PN no está solo.',
    'A code of a responsibility has left the list or never was in it, or R-99-PN does not stand alone.',
  ],
  fix: [
    'Escriba las del RUT: O-13 (gran contribuyente), O-15 (autorretenedor), O-23 (agente de retención de IVA), O-47 (régimen simple); R-99-PN solo si no tiene ninguna de ellas.',
    'Write those of the RUT: O-13 (large taxpayer), O-15 (self-withholder), O-23 (withholding agent of IVA), O-47 (simple regime); R-99-PN alone if it has none of these.',
  ],
} as const;

export const organizationText = {
  cause: ['El tipo de organización no es 1 ni 2.', 'The type of organization is neither 1 nor 2.'],
  fix: ['Escriba 1 (jurídica) o 2 (natural).', 'Write 1 (juridical person) or 2 (natural person).'],
} as const;

export const typeText = {
  cause: ['El tipo de identificación no está en la lista.', 'The type of identification is not in the list.'],
  fix: [
    'Escriba el del documento: 31 (NIT), 13 (cédula) u otro de /v1/catalogs/tipo-identificacion.',
    'Write that of the document: 31 (NIT), 13 (cédula) or another of /v1/catalogs/tipo-identificacion.',
  ],
} as const;

export const addressText = {
  cause: [
    'El municipio o el departamento no son de DIVIPOLA, o falta la dirección.',
    'Municipality or department are not of DIVIPOLA, or the line of the address is missing.',
  ],
  fix: [
    'Escriba `line` y el código del municipio; vea /v1/catalogs/municipios.',
    'Write line and the municipality’s code; see /v1/catalogs/municipios.',
  ],
} as const;

export const schemeText = {
  cause: [
    'El tributo de la parte no está en la lista, o su nombre no es el del código.',
    'The party’s tax scheme is not in the list, or its name is not that of the code.',
  ],
  fix: [
    'Escriba 01 (IVA), 04 (INC), ZA (IVA e INC) o ZZ (ninguno).',
    'Write 01 (IVA), 04 (INC), ZA (IVA and INC) or ZZ (none).',
  ],
} as const;

export const inRut = authority(
  'Solo la DIAN puede consultar el RUT de cualquiera.',
  'Only DIAN can look into anybody’s RUT.',
);

export const responsibilityFaults = (codes: readonly string[], at: string, rule?: string): Fault[] => [
  ...unknownResponsibilities(codes, at, rule),
  ...(codes.length > 1 && codes.includes(NO_RESPONSIBILITY)
    ? [
        fault(
          `${at}/${codes.indexOf(NO_RESPONSIBILITY)}`,
          'conflicting_fields',
          {
            en: 'R-99-PN says that the party has no other responsibility, and others are written beside it.',
            es: 'R-99-PN dice que la parte no tiene otra responsabilidad, y hay otras a su lado.',
          },
          { fix: { en: 'Leave R-99-PN out.', es: 'Omita R-99-PN.' }, rule },
        ),
      ]
    : []),
];

const unknownResponsibilities = (codes: readonly string[], at: string, rule?: string): Fault[] =>
  codes.flatMap((code, index) =>
    isResponsibility(code) ? [] : [unknownCode(`${at}/${index}`, code, responsibilityCodes, rule)],
  );

/** Ids of the rules on check digit, responsibilities and municipality of a party; left out: nobody knows them. */
interface PartyRules {
  readonly digit?: string;
  readonly levels?: string;
  readonly municipality?: string;
}

/** Nobody knows where the final consumer lives: DIAN accepts it without an address. */
const finalConsumerFaults = ({ identification, address }: Partial<InlineCustomer>, at: string): Fault[] =>
  address === undefined || identification?.number !== FINAL_CONSUMER.identification.number
    ? []
    : [
        fault(
          `${at}/address`,
          'not_applicable',
          { en: 'The final consumer has no address.', es: 'El consumidor final no tiene dirección.' },
          {
            fix: {
              en: 'Leave it out; where goods are brought stands in `delivery`.',
              es: 'Omítala; el lugar de entrega va en `delivery`.',
            },
          },
        ),
      ];

/** Faults of a buyer, or of a carrier, that is at the pointer `at` of the body. */
export const partyFaults = (
  customer: Partial<InlineCustomer>,
  at: string,
  { digit, levels, municipality }: PartyRules,
): Fault[] => [
  ...(customer.identification ? identificationFaults(customer.identification, `${at}/identification`, digit) : []),
  ...(customer.address ? addressFaults(customer.address, `${at}/address`, municipality) : []),
  ...finalConsumerFaults(customer, at),
  ...responsibilityFaults(customer.tax_level_codes ?? [], `${at}/tax_level_codes`, levels),
  ...shareholderFaults(customer.shareholders ?? [], `${at}/shareholders`),
];

/** Each member of a consortium is identified; their shares are no more than the whole. */
export const shareholderFaults = (members: readonly Shareholder[], at: string): Fault[] => {
  const faults = members.flatMap((member, index) => [
    ...identificationFaults(member.identification, `${at}/${index}/identification`),
    ...responsibilityFaults(member.tax_level_codes ?? [], `${at}/${index}/tax_level_codes`),
  ]);
  const sum = total(members.map((member) => member.participation_percent));
  if (sum.lte(WHOLE)) return faults;
  return [
    ...faults,
    fault(
      at,
      'amount_mismatch',
      {
        en: `The shares add up to ${plain(sum.toFixed(6))} %, more than the whole.`,
        es: `Las participaciones suman ${plain(sum.toFixed(6))} %, más que el total.`,
      },
      {
        fix: {
          en: 'Correct the shares: together they are 100.00.',
          es: 'Corrija las participaciones: juntas son 100.00.',
        },
      },
    ),
  ];
};

const WHOLE = decimal('100.00');

/** Faults of an address; `rule` is DIAN's on the municipality there. */
export const addressFaults = (address: Address, at: string, rule?: string): Fault[] => {
  const country = address.country ?? 'CO';
  if (country !== 'CO') return foreignFaults(address, country, at);
  const faults: Fault[] = [];
  if (address.municipality_code === undefined)
    faults.push(
      fault(
        `${at}/municipality_code`,
        'required',
        {
          en: 'An address in Colombia needs the code of its municipality.',
          es: 'Una dirección en Colombia necesita el código de su municipio.',
        },
        {
          fix: {
            en: 'Write the five digits of DIVIPOLA, "11001" for Bogotá; see /v1/catalogs/municipios. Outside Colombia write `country`, "PA" for Panama.',
            es: 'Escriba los cinco dígitos de DIVIPOLA, "11001" para Bogotá; vea /v1/catalogs/municipios. Fuera de Colombia escriba `country`, "PA" para Panamá.',
          },
          rule,
        },
      ),
    );
  else if (!municipalities.has(address.municipality_code))
    faults.push(unknownCode(`${at}/municipality_code`, address.municipality_code, municipalityCodes, rule));
  return faults;
};

const foreignFaults = (address: Address, country: string, at: string): Fault[] => {
  const faults: Fault[] = [];
  if (!countries.has(country)) faults.push(unknownCode(`${at}/country`, country, countryCodes));
  if (address.municipality_code !== undefined)
    faults.push(
      fault(
        `${at}/municipality_code`,
        'not_applicable',
        { en: 'Municipality codes are of Colombia only.', es: 'Los códigos de municipio son solo de Colombia.' },
        {
          fix: {
            en: 'Leave it out and write the city in `city`.',
            es: 'Omítalo y escriba la ciudad en `city`.',
          },
        },
      ),
    );
  return faults;
};

/** FAJ26 (issuer), FAK26 (buyer): whether DIAN lists the responsibility. */
const isResponsibility = (code: string): boolean => responsibilities.has(code);

/** FAJ73: whether a postal code has the form of those in Colombia. */
export const isColombianPostalCode = (code: string): boolean => /^\d{6}$/.test(code);
