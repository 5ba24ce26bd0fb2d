import { economicActivities } from '../../catalogs/economic-activities.js';
import { responsibilityCodes } from '../../catalogs/code-lists.js';
import { isResponsibility } from '../../document/rules/party.js';
import { type Fault, fault } from '../../values/fault.js';
import { decimal, plain, total } from '../../values/money.js';
import { FINAL_CONSUMER, type InlineCustomer, type Shareholder, type TenantProfile } from '../party.js';
import { addressFaults } from './address.js';
import { identificationFaults, nitFaults } from './identification.js';
import { forbiddenCharacters } from '../../document/rules/text.js';
import { unknownCode } from '../checks/unknown-code.js';

const NO_RESPONSIBILITY = 'R-99-PN';

const responsibilityFaults = (codes: readonly string[], at: string, rule?: string): Fault[] => [
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
const BUYER_RULES = { digit: 'FAK24', levels: 'FAK26', municipality: 'FAK09' };

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
export const buyerFaults = (
  customer: Partial<InlineCustomer>,
  at: string,
  { digit, levels, municipality }: PartyRules = BUYER_RULES,
): Fault[] => [
  ...(customer.identification ? identificationFaults(customer.identification, `${at}/identification`, digit) : []),
  ...(customer.address ? addressFaults(customer.address, `${at}/address`, municipality) : []),
  ...finalConsumerFaults(customer, at),
  ...responsibilityFaults(customer.tax_level_codes ?? [], `${at}/tax_level_codes`, levels),
  ...shareholderFaults(customer.shareholders ?? [], `${at}/shareholders`),
];

/** Each member of a consortium is identified; their shares are no more than the whole. */
const shareholderFaults = (members: readonly Shareholder[], at: string): Fault[] => {
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

/** Faults of the body of POST /v1/customers. Fields that the schema has refused are left out of `customer`. */
export const customerFaults = (customer: Partial<InlineCustomer>): Fault[] => [
  ...buyerFaults(customer, '#'),
  ...forbiddenCharacters(customer),
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
            rule: 'FAJ16',
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
              rule: 'FAJ04',
            },
          ),
        ],
  );

/** Faults of an issuer's profile that the schema has accepted. */
export const tenantProfileFaults = (profile: TenantProfile, at = '#'): Fault[] => [
  ...nitFaults(profile.nit, profile.check_digit, `${at}/nit`, `${at}/check_digit`, 'FAJ24'),
  ...addressFaults(profile.address, `${at}/address`, 'FAJ09'),
  ...abroadFaults(profile.address.country, `${at}/address/country`),
  ...responsibilityFaults(profile.tax_level_codes, `${at}/tax_level_codes`, 'FAJ26'),
  ...activityFaults(profile.industry_codes ?? [], `${at}/industry_codes`),
  ...shareholderFaults(profile.shareholders ?? [], `${at}/shareholders`),
  ...forbiddenCharacters(profile, at),
];
