import type { NumberingRangeInput } from '../request/numbering-range.js';
import { type Fault, fault, faultWith } from '../values/fault.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import type { Words } from '../values/words.js';
import { noSuchDay } from './day-fault.js';
import { hashRule } from './header.js';
import { authority, type DianRule, idOf, issuer, type Pair, rule } from './rule.js';

const RANGE = '#/numbering_range_id';

const checkedRange = issuer(
  'Los datos de un rango se comprueban al crearlo y se copian de la DIAN al sincronizarlo.',
  'The data of a range are checked when it is created, and copied from DIAN when it is synchronised.',
);

const inForce = issuer(
  'Un número se toma de un rango solo mientras su autorización está vigente.',
  'A number is taken from a range only while its authorisation is in force.',
);

const onlyDianKnows = authority(
  'Solo la DIAN tiene la resolución; la sincronización de rangos copia sus datos.',
  'Only DIAN has the resolution; the synchronisation of ranges copies its data.',
);

const fromResolution: Pair = [
  'Compare número, fechas, prefijo y extremos del rango (GET /v1/numbering-ranges) con el portal de la DIAN. Si difieren, sincronice los rangos o corríjalos con PATCH; si son iguales, el portal aún no asocia el prefijo al software: asócielo allí. Después envíe el documento con POST …/corrections: conserva su número y lleva la resolución vigente.',
  'Compare number, days, prefix and ends of the range (GET /v1/numbering-ranges) with DIAN’s portal. If they differ, synchronise the ranges or correct them with PATCH; if they are the same, the portal does not yet associate the prefix with the software: associate it there. Then send the document with POST …/corrections: it keeps its number and states the resolution in force.',
];

const differs = {
  cause: [
    'El rango guardado no es el que la DIAN autorizó. Una fecha puede correrse un día al convertirla a UTC.',
    'The range kept here is not what DIAN has authorised. A date can move by a day when it is turned into UTC.',
  ],
  fix: fromResolution,
} as const;

const authorisedEnds: DianRule = rule(
  'FAB11b FAB12b',
  {
    pointer: RANGE,
    checks: [
      'El rango empieza y termina donde la resolución dice.',
      'The range begins and ends where the resolution says.',
    ],
    ...differs,
  },
  onlyDianKnows,
);

const inValidity: DianRule = rule(
  'FAB07a FAB08a FAD09a FAD09b',
  {
    pointer: RANGE,
    checks: [
      'La fecha de emisión está dentro de la vigencia de la autorización.',
      'The issue date lies within the validity of the authorisation.',
    ],
    cause: ['La autorización no rige ese día.', 'The authorisation is not in force on that day.'],
    fix: [
      'Si la resolución tiene otras fechas, corríjalas en el rango. Si terminó, solicite en el portal de la DIAN una nueva, también para los números que quedan, sincronice los rangos, y envíe el documento con POST …/corrections: conserva su número si la nueva lo tiene.',
      'If the resolution has other days, correct them in the range. If it has ended, ask in DIAN’s portal for a new one, also for the numbers that are left, synchronise the ranges, and send the document with POST …/corrections: it keeps its number if the new one has it.',
    ],
  },
  inForce,
);

/** Rules on sts:InvoiceControl, that is the authorisation and its range. Notes have none. */
export const rangeRules: readonly DianRule[] = [
  rule(
    'FAB05a',
    {
      pointer: RANGE,
      checks: ['La autorización está informada y existe.', 'The authorisation is there and exists.'],
      cause: [
        'La DIAN no encuentra la resolución: fue reemplazada por otra, su número está errado, o es del otro ambiente.',
        'The tax authority does not find the resolution: another one has replaced it, its number is wrong, or it is of the other environment.',
      ],
      fix: fromResolution,
    },
    onlyDianKnows,
  ),
  rule(
    'FAB05b FAB05c',
    {
      pointer: RANGE,
      checks: [
        'La autorización es del emisor y está asociada a este software (producción).',
        'The authorisation is the issuer’s, and is associated with this software (production).',
      ],
      cause: [
        'La resolución es de otro NIT, o el prefijo no está asociado al software en el portal.',
        'The resolution is of another NIT, or the prefix is not associated with the software in the portal.',
      ],
      fix: [
        'Asocie en el portal de la DIAN el prefijo al software (o la resolución de su propio NIT), y después envíe el documento con POST …/corrections: conserva su número.',
        'Associate the prefix with the software in DIAN’s portal (or use a resolution of your own NIT), then send the document with POST …/corrections: it keeps its number.',
      ],
    },
    onlyDianKnows,
  ),
  inValidity,
  rule(
    'FAB07b FAB08b',
    {
      pointer: RANGE,
      checks: ['Las fechas del rango son las de la resolución.', 'The days of the range are those of the resolution.'],
      ...differs,
    },
    onlyDianKnows,
  ),
  rule(
    'FAB10',
    {
      pointer: RANGE,
      checks: ['El prefijo tiene de cero a cuatro caracteres.', 'The prefix has up to four characters.'],
      cause: ['El prefijo es demasiado largo.', 'The prefix is too long.'],
      fix: fromResolution,
    },
    checkedRange,
  ),
  rule(
    'FAB10b',
    {
      pointer: RANGE,
      checks: ['El prefijo es el autorizado.', 'The prefix is the authorised one.'],
      ...differs,
    },
    onlyDianKnows,
  ),
  rule(
    'FAB11 FAB11a FAB12 FAB12a',
    {
      pointer: RANGE,
      checks: [
        'El rango empieza y termina en números de uno a nueve dígitos.',
        'The range begins and ends with numbers of one to nine digits.',
      ],
      cause: ['Un extremo del rango falta o es demasiado largo.', 'An end of the range is missing or too long.'],
      fix: fromResolution,
    },
    checkedRange,
  ),
  authorisedEnds,
  rule(
    'FAD05 FAD05a',
    {
      pointer: RANGE,
      checks: [
        'El número es prefijo y consecutivo, sin espacios ni guiones, de 1 a 20 caracteres.',
        'The number is prefix and consecutive, without blanks and hyphens, of 1 to 20 characters.',
      ],
      cause: [
        'El número tiene otros caracteres que letras y dígitos.',
        'The number has other characters than letters and digits.',
      ],
      fix: [
        'Corrija el prefijo del rango, o number si transcribe un original de papel.',
        'Correct the prefix of the range, or number if you transcribe a paper original.',
      ],
    },
    checkedRange,
  ),
  rule(
    'FAD05b FAD05c FAD05d FAD05e',
    {
      pointer: RANGE,
      checks: [
        'El número está entre el inicio y el final del rango autorizado.',
        'The number lies between the beginning and the end of the authorised range.',
      ],
      cause: [
        'El número está fuera del rango, o el prefijo no es el de la autorización.',
        'The number lies outside the range, or the prefix is not that of the authorisation.',
      ],
      fix: [
        'Use el rango al que pertenece el número; si está agotado, solicite otro.',
        'Use the range that the number belongs to; if it is used up, ask for another.',
      ],
    },
    issuer(
      'El número siguiente se toma entre el inicio y el final del rango, una sola vez.',
      'The next number is taken between beginning and end of the range, once only.',
    ),
  ),
];

/** What the rules need to know of a type of numbering range. */
export interface RangeTraits {
  /** Whether DIAN authorises such ranges by a resolution. */
  readonly isAuthorized: boolean;
  /** Whether DIAN gives a technical key with the resolution. */
  readonly hasTechnicalKey: boolean;
  /** Whether its numbers were printed on paper. */
  readonly isPaper: boolean;
}

/** Faults of a range that the schema has accepted. Its technical key has rules of its own (`technicalKeyFaults`). */
export const numberingRangeFaults = (range: NumberingRangeInput, type: RangeTraits): Fault[] => [
  ...(range.from > range.to
    ? [
        fault(
          '#/to',
          'wrong_order',
          {
            en: `The range ends at ${range.to}, before it begins at ${range.from}.`,
            es: `El rango termina en ${range.to}, antes de empezar en ${range.from}.`,
          },
          {
            fix: {
              en: 'Write the first and the last number of the resolution.',
              es: 'Escriba el primer y el último número de la resolución.',
            },
            rule: idOf(authorisedEnds, 'FAB12b'),
          },
        ),
      ]
    : []),
  ...nextFaults(range, type),
  ...authorisationFaults(range, type),
  ...(['resolution_date', 'valid_from', 'valid_to'] as const).flatMap((field) => {
    const day = range[field];
    return day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`#/${field}`, day)];
  }),
  ...(range.valid_from !== undefined && range.valid_to !== undefined && range.valid_from > range.valid_to
    ? [
        fault(
          '#/valid_to',
          'wrong_order',
          { en: 'The authorisation ends before it begins.', es: 'La autorización termina antes de empezar.' },
          {
            fix: {
              en: 'Write the two days of the resolution.',
              es: 'Escriba las dos fechas de la resolución.',
            },
          },
        ),
      ]
    : []),
];

/**
 * Faults of the number that is to come next: it may be beyond numbers that were used elsewhere, not outside the range.
 * `pointer` is that of the object with the number.
 */
export const nextFaults = (
  { from, to, next, next_reason }: Pick<NumberingRangeInput, 'from' | 'to' | 'next' | 'next_reason'>,
  { isPaper }: RangeTraits,
  pointer = '#',
): Fault[] => {
  if (next === undefined) {
    if (next_reason === undefined) return [];
    const detail = {
      en: '`next_reason` explains a `next`, and none is given.',
      es: '`next_reason` explica un `next`, y no hay ninguno.',
    };
    const fix = {
      en: 'Write the number that comes next in `next`, or leave out `next_reason`.',
      es: 'Escriba en `next` el número que sigue, o quite `next_reason`.',
    };
    return [fault(`${pointer}/next`, 'required', detail, { fix })];
  }
  if (isPaper) {
    const detail = {
      en: 'Numbers of a contingency range are on the paper originals: none comes next.',
      es: 'Los números de un rango de contingencia están en las facturas de papel: ninguno sigue.',
    };
    const fix = { en: 'Leave out `next`.', es: 'Quite `next`.' };
    return [fault(`${pointer}/next`, 'not_applicable', detail, { fix })];
  }
  if (from > to || (from <= next && next <= to)) return [];
  const detail = {
    en: `${next} is not in the range, which has the numbers ${from} to ${to}.`,
    es: `${next} no está en el rango, que tiene los números ${from} a ${to}.`,
  };
  const fix = {
    en: `Write a number from ${from} to ${to}, without the prefix.`,
    es: `Escriba un número de ${from} a ${to}, sin el prefijo.`,
  };
  return [fault(`${pointer}/next`, 'out_of_bounds', detail, { fix })];
};

const RESOLUTION: Words = {
  en: 'Write it as the resolution of the range has it.',
  es: 'Escríbalo como está en la resolución del rango.',
};

const WHERE: Readonly<Record<'resolution_number' | 'valid_from' | 'valid_to' | 'technical_key', Words>> = {
  resolution_number: RESOLUTION,
  valid_from: RESOLUTION,
  valid_to: RESOLUTION,
  technical_key: {
    en: 'Write the technical key (ClTec) that the portal of the tax authority shows, or take the range over from there.',
    es: 'Escriba la clave técnica (ClTec) que muestra el portal de la DIAN, o traiga el rango desde allí.',
  },
};

const authorisationFaults = (range: NumberingRangeInput, { isAuthorized, hasTechnicalKey }: RangeTraits): Fault[] => {
  if (!isAuthorized) return [];
  const needed = [
    'resolution_number',
    'valid_from',
    'valid_to',
    ...(hasTechnicalKey ? (['technical_key'] as const) : []),
  ] as const;
  return needed
    .filter((field) => range[field] === undefined)
    .map((field) =>
      fault(
        `#/${field}`,
        'required',
        {
          en: `A range of type ${range.document_type} is authorised by the tax authority: it has ${field}.`,
          es: `Un rango de tipo ${range.document_type} lo autoriza la DIAN: tiene ${field}.`,
        },
        { fix: WHERE[field] },
      ),
    );
};

type Dates = Pick<NumberingRangeInput, 'resolution_date' | 'valid_to'>;

/**
 * FAB08a and the day of the resolution: faults of a range that is registered on this Colombian day. A range of
 * paper may have ended: originals of its days are still transcribed.
 */
export const rangeDayFaults = (
  { resolution_date, valid_to }: Dates,
  { isPaper }: RangeTraits,
  today: string,
): Fault[] => [
  ...(isDay(valid_to) && valid_to < today && !isPaper ? [ended(valid_to, today)] : []),
  ...(isDay(resolution_date) && resolution_date > today
    ? [
        implausible(
          `The resolution is of ${resolution_date}, and today is ${today}.`,
          `La resolución es del ${resolution_date} y hoy es ${today}.`,
        ),
      ]
    : isDay(resolution_date) && isDay(valid_to) && resolution_date > valid_to
      ? [
          implausible(
            `The resolution is of ${resolution_date}, and its validity ends before, on ${valid_to}.`,
            `La resolución es del ${resolution_date} y su vigencia termina antes, el ${valid_to}.`,
          ),
        ]
      : []),
];

const isDay = (day: string | undefined): day is string => day !== undefined && isCalendarDate(day);

const ended = (validTo: string, today: string): Fault =>
  fault(
    '#/valid_to',
    'numbering_range_not_in_force',
    {
      en: `The validity of this authorisation ended on ${validTo}, and today is ${today}: DIAN rejects every number of it.`,
      es: `La vigencia de esta autorización terminó el ${validTo} y hoy es ${today}: la DIAN rechaza todos sus números.`,
    },
    {
      fix: {
        en: 'If the resolution has another last day, write it. Else ask in the portal of DIAN for a new resolution, also for the numbers that are left, and register that one.',
        es: 'Si la resolución tiene otra fecha final, escríbala. Si no, solicite en el portal de la DIAN una resolución nueva, también para los números que quedan, y registre esa.',
      },
      rule: idOf(inValidity, 'FAB08a'),
    },
  );

const implausible = (en: string, es: string): Fault =>
  fault('#/resolution_date', 'implausible_date', { en, es }, { fix: AS_RESOLVED });

const AS_RESOLVED: Words = {
  en: 'Write the day that the resolution bears, as year-month-day.',
  es: 'Escriba la fecha que tiene la resolución, como año-mes-día.',
};

/** Returns the key as DIAN writes it: without the blanks of a copy, in small letters. */
export const technicalKeyOf = (given: string): string => given.replace(BLANKS, '').toLowerCase();

/** FAD06: a key of another form gives no CUFE that DIAN accepts. */
export const technicalKeyFaults = (given: string, pointer = '#/technical_key'): Fault[] => {
  const key = technicalKeyOf(given);
  if (KEY.test(key)) return [];
  return [
    faultWith(pointer, 'wrong_format', detailOf(key), {
      fix: UUID.test(key) ? NOT_AN_ID : WHOLE_KEY,
      rule: hashRule.id,
    }),
  ];
};

/** Blanks, also those that are not seen. */
const BLANKS = /[\s\u00ad\u200b-\u200d\u2060]/g;

const KEY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const detailOf = (key: string): Words => {
  const foreign = [...new Set(key.replace(/[0-9a-f]/g, ''))].slice(0, 5).join(' ');
  return foreign === ''
    ? {
        en: `This key has ${key.length} hexadecimal digits; a technical key has 40 or 64.`,
        es: `Esta clave tiene ${key.length} dígitos hexadecimales; una clave técnica tiene 40 o 64.`,
      }
    : {
        en: `A technical key has hexadecimal digits only; this one has also: ${foreign}`,
        es: `Una clave técnica solo tiene dígitos hexadecimales; esta tiene además: ${foreign}`,
      };
};

const WHOLE_KEY: Words = {
  en: 'Copy the technical key (ClTec) whole from the range in the portal of DIAN, or let POST /v1/numbering-ranges/sync read it.',
  es: 'Copie completa la clave técnica (ClTec) del rango en el portal de la DIAN, o deje que POST /v1/numbering-ranges/sync la lea.',
};

const NOT_AN_ID: Words = {
  en: `It has the form of an id of a software or a test set. ${WHOLE_KEY.en}`,
  es: `Tiene la forma del identificador de un software o de un set de pruebas. ${WHOLE_KEY.es}`,
};
