import type { AuthorizedRange } from '../document/fiscal-document.js';
import { isRangeNumber } from '../document/rules/range.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import type { Words } from '../values/words.js';
import { type Check, type DianRule, NOTHING, rule, unless } from './rule.js';

const RANGE = '#/numbering_range_id';

const ofRange =
  (holds: (range: AuthorizedRange) => boolean, detail: (range: AuthorizedRange) => Words): Check =>
  ({ range }) =>
    range === null ? NOTHING : unless(holds(range), () => detail(range));

const notANumber = (given: string): Words => ({
  en: `"${given}" is not a number of up to nine digits.`,
  es: `"${given}" no es un número de hasta nueve dígitos.`,
});

const NAMES: Readonly<Record<keyof AuthorizedRange, Words>> = {
  resolutionNumber: { en: 'resolution number', es: 'número de resolución' },
  validFrom: { en: 'first day', es: 'primer día' },
  validTo: { en: 'last day', es: 'último día' },
  prefix: { en: 'prefix', es: 'prefijo' },
  from: { en: 'first number', es: 'primer número' },
  to: { en: 'last number', es: 'último número' },
};

/** Compares a field of the range with the range that DIAN has, where that one is known. */
const asAuthorized =
  (field: keyof AuthorizedRange): Check =>
  ({ range }, { authorizedRange }) =>
    range === null || authorizedRange === undefined
      ? NOTHING
      : unless(range[field] === authorizedRange[field], () => ({
          en: `The range has the ${NAMES[field].en} "${range[field]}"; the tax authority has "${authorizedRange[field]}".`,
          es: `El rango tiene como ${NAMES[field].es} "${range[field]}"; la DIAN tiene "${authorizedRange[field]}".`,
        }));

const differsFromAuthorized = {
  cause: [
    'La resolución guardada no coincide con la autorizada en la DIAN.',
    'The range kept here is not what the tax authority has authorised.',
  ],
  fix: [
    'Sincronice los rangos (POST /v1/numbering-ranges/sync) o corrija el rango.',
    'Synchronise the ranges (POST /v1/numbering-ranges/sync) or correct the range.',
  ],
} as const;

/** Rules on sts:InvoiceControl, that is the authorisation and its range. */
export const rangeRules: readonly DianRule[] = [
  rule(
    'FAB05a',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'ANX, SRV',
      checks: ['La autorización existe.', 'The authorisation exists.'],
      cause: ['La DIAN no encuentra la resolución.', 'The tax authority does not find the resolution.'],
      fix: ['Revise el número de la resolución del rango.', 'Check the number of the range’s resolution.'],
    },
    ofRange(
      ({ resolutionNumber }) => /^\d+$/.test(resolutionNumber),
      ({ resolutionNumber }) => ({
        en: `"${resolutionNumber}" is not the number of a resolution.`,
        es: `"${resolutionNumber}" no es el número de una resolución.`,
      }),
    ),
  ),
  rule(
    'FAB05b FAB05c',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'ANX, SRV',
      checks: [
        'La autorización es del emisor y está asociada al software (producción).',
        'The authorisation is the issuer’s, and is associated with the software (production).',
      ],
      cause: [
        'La resolución es de otro NIT, o el prefijo no está asociado al software.',
        'The resolution is of another NIT, or the prefix is not associated with the software.',
      ],
      fix: [
        'Asocie el prefijo al software en el portal de la DIAN.',
        'Associate the prefix with the software in DIAN’s portal.',
      ],
    },
    'authority',
  ),
  rule(
    'FAB07b',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'SRV',
      checks: ['La fecha inicial del rango es la autorizada.', 'The first day of the range is the authorised one.'],
      ...differsFromAuthorized,
    },
    (document, held) =>
      document.range !== null && !isCalendarDate(document.range.validFrom)
        ? [
            {
              detail: {
                en: `${document.range.validFrom} is not a day that exists.`,
                es: `${document.range.validFrom} no es un día que exista.`,
              },
            },
          ]
        : asAuthorized('validFrom')(document, held),
  ),
  rule(
    'FAB08b',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'SRV',
      checks: ['La fecha final del rango es la autorizada.', 'The last day of the range is the authorised one.'],
      ...differsFromAuthorized,
    },
    (document, held) =>
      document.range !== null && !isCalendarDate(document.range.validTo)
        ? [
            {
              detail: {
                en: `${document.range.validTo} is not a day that exists.`,
                es: `${document.range.validTo} no es un día que exista.`,
              },
            },
          ]
        : asAuthorized('validTo')(document, held),
  ),
  rule(
    'FAB10',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'ANX',
      checks: ['El prefijo tiene a lo sumo cuatro letras o dígitos.', 'The prefix has four letters or digits at most.'],
      cause: [
        'El prefijo es demasiado largo o tiene otros caracteres.',
        'The prefix is too long or has other characters.',
      ],
      fix: [
        'Use el prefijo de la resolución, sin guiones ni espacios.',
        'Use the resolution’s prefix, without hyphens or blanks.',
      ],
    },
    ofRange(
      ({ prefix }) => /^[0-9A-Za-z]{0,4}$/.test(prefix),
      ({ prefix }) => ({
        en: `"${prefix}" is not a prefix of up to four letters and digits.`,
        es: `"${prefix}" no es un prefijo de hasta cuatro letras y dígitos.`,
      }),
    ),
  ),
  rule(
    'FAB10a',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'ANX',
      checks: [
        'El prefijo del rango es el de CorporateRegistrationScheme del emisor.',
        'The range’s prefix is that of the issuer’s CorporateRegistrationScheme.',
      ],
      cause: ['El documento lleva otro prefijo que su rango.', 'The document bears another prefix than its range.'],
      fix: ['Numere el documento de ese rango.', 'Number the document from that range.'],
    },
    ({ range, prefix }) =>
      range === null
        ? NOTHING
        : unless(range.prefix === prefix, () => ({
            en: `The document has the prefix "${prefix}", its range "${range.prefix}".`,
            es: `El documento tiene el prefijo "${prefix}"; su rango, "${range.prefix}".`,
          })),
  ),
  rule(
    'FAB10b',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'SRV',
      checks: ['El prefijo es el autorizado.', 'The prefix is the authorised one.'],
      ...differsFromAuthorized,
    },
    asAuthorized('prefix'),
  ),
  rule(
    'FAB11 FAB11a',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'ANX, SRV',
      checks: [
        'El número inicial tiene de uno a nueve dígitos.',
        'The first number of the range has one to nine digits.',
      ],
      cause: [
        'El inicio del rango no es un número de hasta nueve dígitos.',
        'The range does not begin with a number of up to nine digits.',
      ],
      fix: ['Copie el inicio de la resolución.', 'Copy the beginning from the resolution.'],
    },
    ofRange(
      ({ from }) => isRangeNumber(from),
      ({ from }) => notANumber(from),
    ),
  ),
  rule(
    'FAB11b',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'SRV',
      checks: ['El número inicial es el autorizado.', 'The first number is the authorised one.'],
      ...differsFromAuthorized,
    },
    asAuthorized('from'),
  ),
  rule(
    'FAB12',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'ANX',
      checks: ['El número final tiene de uno a nueve dígitos.', 'The last number of the range has one to nine digits.'],
      cause: [
        'El final del rango no es un número de hasta nueve dígitos.',
        'The range does not end with a number of up to nine digits.',
      ],
      fix: ['Copie el final de la resolución.', 'Copy the end from the resolution.'],
    },
    ofRange(
      ({ to }) => isRangeNumber(to),
      ({ to }) => notANumber(to),
    ),
  ),
  rule(
    'FAB12b',
    {
      severity: 'R',
      pointer: RANGE,
      source: 'SRV',
      checks: ['El número final es el autorizado.', 'The last number is the authorised one.'],
      ...differsFromAuthorized,
    },
    asAuthorized('to'),
  ),
];
