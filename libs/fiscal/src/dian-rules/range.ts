import { authority, type DianRule, issuer, type Pair, rule } from './rule.js';

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
  rule(
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
  ),
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
  rule(
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
  ),
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
