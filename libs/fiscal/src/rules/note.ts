import { isHealthOperation, noteOperationOf, reasonCodeOf, withoutPrefix } from '../catalogs/api-codes.js';
import type { NoteCatalogs } from '../catalogs/note-catalogs.js';
import { unknownCode } from '../catalogs/unknown-code.js';
import { type DocumentDraft, isCorrection, type NoteDraft } from '../request/note-draft.js';
import { fault } from '../values/fault.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import type { Words } from '../values/words.js';
import { noSuchDay, pastDayFaults } from './day-fault.js';
import { healthOperation, operationType, paperOriginal } from './header.js';
import { timesInOrder } from './references.js';
import {
  authority,
  type DianRule,
  type DraftCheck,
  type DraftRule,
  draftRule,
  IN_REQUEST,
  rule,
  written,
} from './rule.js';

const INVOICE = '#/invoice_id';

const periodStart: DianRule = rule(
  'CAE02',
  {
    pointer: '#/period/start_date',
    checks: ['Una nota sin referencia tiene fecha inicial.', 'A note without reference has a first day.'],
    cause: ['Falta el período de la nota sin referencia.', 'The period of the note without reference is missing.'],
    fix: [
      'Escriba period.start_date, o la factura en invoice_id.',
      'Write period.start_date, or the invoice in invoice_id.',
    ],
  },
  IN_REQUEST,
);

const periodEnd: DianRule = rule(
  'CAE04',
  {
    pointer: '#/period/end_date',
    checks: ['Una nota sin referencia tiene fecha final.', 'A note without reference has a last day.'],
    cause: [
      'Falta el final del período, o está antes del inicio.',
      'The end of the period is missing, or lies before its beginning.',
    ],
    fix: [
      'Escriba period.end_date, o la factura en invoice_id.',
      'Write period.end_date, or the invoice in invoice_id.',
    ],
  },
  IN_REQUEST,
);

/** Concept of a credit note that annuls its invoice. */
const ANNULMENT = '2';

/** Whether a credit note annuls what it refers to (concept 2). */
export const isAnnulment = (draft: DocumentDraft): boolean =>
  isCorrection(draft) && withoutPrefix(draft.reason_code) === ANNULMENT;

/** Only an invoice can be annulled, so that an annulment names one. */
export const annulment: DraftRule<NoteDraft> = draftRule(
  'CAD02a CBF03a',
  {
    pointer: '#/reason_code',
    checks: [
      'El concepto 2 (anulación) solo en una nota que nombra su factura (tipo de operación 20).',
      'Concept 2 (annulment) only in a note that names its invoice (operation type 20).',
    ],
    cause: ['La nota anula una factura que no nombra.', 'The note annuls an invoice that it does not name.'],
    fix: ['Escriba la factura en invoice_id, u otro concepto.', 'Write the invoice in invoice_id, or another concept.'],
  },
  {
    reads: ['reason_code', 'period'],
    check: (draft) =>
      draft.period === undefined || !isAnnulment(draft)
        ? []
        : [
            fault(
              '#/reason_code',
              'conflicting_fields',
              {
                en: 'An annulment (2) names the invoice that it annuls; this note is about a period.',
                es: 'Una anulación (2) dice qué factura anula; esta nota es de un período.',
              },
              {
                fix: {
                  en: 'Write invoice_id or billing_reference in place of period, or another reason_code.',
                  es: 'Escriba invoice_id o billing_reference en lugar de period, u otro reason_code.',
                },
                rule: annulment.id,
              },
            ),
          ],
  },
);

const concept: DianRule = rule(
  'CBF03',
  {
    pointer: '#/reason_code',
    checks: ['El concepto de la nota está en la lista.', 'The note’s concept is in the list.'],
    cause: [
      'reason_code no es un concepto de esa clase de nota.',
      'reason_code is not a concept of that kind of note.',
    ],
    fix: [
      'Crédito: 1 a 6. Débito: 1 a 4. Vea los catálogos de conceptos.',
      'Credit: 1 to 6. Debit: 1 to 4. See the catalogs of concepts.',
    ],
  },
  IN_REQUEST,
);

const reference: DianRule = rule(
  'CBG02 CBG01 CBG03',
  {
    pointer: INVOICE,
    checks: [
      'Una nota con referencia (20, 30) nombra la factura: número, CUFE y fecha.',
      'A note with a reference (20, 30) names the invoice: number, CUFE and date.',
    ],
    cause: [
      'La referencia a la factura falta o está incompleta.',
      'The reference to the invoice is missing or incomplete.',
    ],
    fix: [
      'Escriba invoice_id, o número, CUFE y fecha en billing_reference.',
      'Write invoice_id, or number, CUFE and date in billing_reference.',
    ],
  },
  IN_REQUEST,
);

const billingReference: DraftRule<NoteDraft> = draftRule(
  'CBG06',
  {
    pointer: INVOICE,
    checks: ['La nota no es anterior a la factura.', 'The note is not older than the invoice.'],
    cause: [
      'La fecha de la nota está antes de la fecha de la factura.',
      'The day of the note lies before that of the invoice.',
    ],
    fix: ['Corrija issue_date de billing_reference.', 'Correct issue_date of billing_reference.'],
  },
  {
    reads: ['billing_reference'],
    check: ({ billing_reference: reference }, { now }) => {
      if (reference === undefined) return [];
      return pastDayFaults(
        reference.issue_date,
        '#/billing_reference/issue_date',
        now,
        {
          en: 'The document that is corrected cannot have been issued in the future.',
          es: 'El documento que se corrige no puede haberse expedido en el futuro.',
        },
        billingReference.id,
      );
    },
  },
);

/** Rules on AdditionalDocumentReference, BillingReference, DiscrepancyResponse and InvoicePeriod. */
export const referenceRules: readonly DianRule[] = [
  periodStart,
  periodEnd,
  paperOriginal,
  rule(
    'FAI03 FAI04',
    {
      pointer: '#/number',
      checks: ['El código del documento de papel, si se informa.', 'The hash of the paper document, if there is one.'],
      cause: [
        'La DIAN objeta el código de la referencia; un papel no tiene ninguno.',
        'DIAN objects to the hash of the reference; a paper has none.',
      ],
      fix: ['Escriba number e issued_at del papel.', 'Write number and issued_at of the paper.'],
    },
    authority(
      'Las fuentes no coinciden en si un papel lleva código; se sabrá en habilitación.',
      'Sources disagree whether a paper has a hash; habilitación will tell.',
    ),
  ),
  annulment,
  written(
    'CBF01',
    ['Una nota dice qué corrige.', 'A note says what it corrects.'],
    '/*[not(self::inv:Invoice)]',
    'count(cac:DiscrepancyResponse)>=1',
    '#/reason_code',
  ),
  written(
    'CBF02',
    ['A lo sumo un ReferenceID.', 'One ReferenceID at most.'],
    '//cac:DiscrepancyResponse',
    'count(cbc:ReferenceID)<=1',
    '#/billing_reference',
  ),
  concept,
  rule(
    'CBF04',
    {
      pointer: '#/reason',
      checks: ['La nota describe su concepto.', 'The note describes its concept.'],
      cause: ['Falta la descripción del motivo.', 'The description of the reason is missing.'],
      fix: [
        'Escriba reason, u omítalo para usar el nombre del concepto.',
        'Write reason, or leave it out to have the concept’s name.',
      ],
    },
    IN_REQUEST,
  ),
  reference,
  rule(
    'CBG04a',
    {
      pointer: INVOICE,
      checks: ['La DIAN conoce la factura corregida.', 'The tax authority knows the corrected invoice.'],
      cause: [
        'La factura no está en los registros de la DIAN, o aún se está registrando.',
        'The invoice is not in the tax authority’s records, or is still being registered.',
      ],
      fix: [
        'Compare el CUFE con el de la factura. Si es correcto, espere a que la DIAN la tenga, y envíe la nota con POST …/corrections.',
        'Compare the CUFE with that of the invoice. If it is right, wait until DIAN has the invoice, then send the note with POST …/corrections.',
      ],
    },
    authority(
      'Una nota espera hasta que la factura de este servicio sea aceptada; las de otros sistemas solo la DIAN las conoce.',
      'A note waits until the invoice of this service is accepted; only DIAN knows those of other systems.',
    ),
  ),
  rule(
    'CBG04b',
    {
      pointer: INVOICE,
      checks: ['La factura corregida es del mismo emisor.', 'The corrected invoice is of the same issuer.'],
      cause: ['El CUFE es de una factura de otro emisor.', 'The CUFE is of an invoice of another issuer.'],
      fix: [
        'Nombre una factura propia: una nota solo corrige las de su emisor.',
        'Name an invoice of your own: a note corrects those of its issuer alone.',
      ],
    },
    authority(
      'De una factura de otro sistema solo la DIAN sabe quién la emitió.',
      'Of an invoice of another system only DIAN knows who issued it.',
    ),
  ),
  written(
    'CBG05',
    [
      'El algoritmo de la referencia es CUFE-SHA384, o CUDE-SHA384 si la factura es una transcripción.',
      'The algorithm of the reference is CUFE-SHA384, or CUDE-SHA384 if the invoice is a transcription.',
    ],
    '//cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID',
    "@schemeName='CUFE-SHA384' or @schemeName='CUDE-SHA384'",
  ),
  billingReference,
  rule(
    'VLR02',
    {
      pointer: '#/lines',
      checks: [
        'El total de la nota no supera el de la factura que corrige.',
        'The total of the note does not exceed that of the invoice that it corrects.',
      ],
      cause: ['La nota acredita más de lo facturado.', 'The note credits more than was invoiced.'],
      fix: [
        'Si la factura es esa, la nota devuelve a lo sumo lo que queda de ella; si es otra, nómbrela.',
        'If it is that invoice, the note takes back at most what is left of it; if it is another one, name that.',
      ],
    },
    IN_REQUEST,
  ),
  rule(
    'NOTREFPLGNS',
    {
      pointer: INVOICE,
      checks: [
        'La DIAN pudo comprobar la referencia de la nota.',
        'The tax authority could check the note’s reference.',
      ],
      cause: [
        'La DIAN no conoce el CUFE de la referencia, o no pudo comprobarlo.',
        'DIAN does not know the CUFE of the reference, or could not check it.',
      ],
      fix: [
        'Compare el CUFE con el de la factura; si es correcto y la nota fue rechazada, envíela más tarde con POST …/corrections.',
        'Compare the CUFE with that of the invoice; if it is right and the note was rejected, send it later with POST …/corrections.',
      ],
    },
    authority(
      'Es una falla del servicio de la DIAN o un CUFE que solo ella puede buscar.',
      'It is a failure of DIAN’s service, or a CUFE that only it can look up.',
    ),
  ),
];

/** What the rules need to know of a kind of note. */
export interface NoteTraits {
  readonly catalogs: Pick<NoteCatalogs, 'concepts' | 'conceptCodes'>;
  readonly noun: Words;
  /** What it corrects: the field with the id of one's own, and its noun behind an article. */
  readonly corrected: { readonly field: string; readonly aNoun: Words };
}

/** CBF03, DBF03, in the caller's words: the reason is in the catalog of that kind of note. */
const reasonCode = ({ catalogs }: NoteTraits): DraftCheck<NoteDraft> => ({
  reads: ['reason_code'],
  check: ({ reason_code: code }) =>
    reasonCodeOf(catalogs, code) === undefined
      ? [unknownCode('#/reason_code', code, catalogs.conceptCodes, concept.id)]
      : [],
});

/** A note has exactly one of its references. That of an invoice may have a period in its place (CAE02, CAE04). */
const oneReference = (
  { noun, corrected: { field, aNoun } }: NoteTraits,
  mayHavePeriod: boolean,
): DraftCheck<NoteDraft> => ({
  reads: [field as keyof NoteDraft, 'billing_reference', 'period'],
  check: (draft) => {
    const references = [field, 'billing_reference', ...(mayHavePeriod ? ['period'] : [])];
    const [first, ...more] = references.filter((one) => draft[one as keyof NoteDraft] !== undefined);
    if (first === undefined)
      return [
        fault(
          `#/${field}`,
          'required',
          { en: `A ${noun.en} says what it corrects.`, es: `Una ${noun.es} dice qué corrige.` },
          {
            fix: {
              en: `Write ${field}; or billing_reference for ${aNoun.en} issued elsewhere${mayHavePeriod ? '; or period for none in particular' : ''}.`,
              es: `Escriba ${field}; o billing_reference si se emitió en otro sistema${mayHavePeriod ? `; o period si no es de ${aNoun.es} en particular` : ''}.`,
            },
            rule: mayHavePeriod ? periodStart.id : reference.id,
          },
        ),
      ];
    return more.map((field) =>
      fault(
        `#/${field}`,
        'conflicting_fields',
        {
          en: `${first} and ${field} both say what is corrected.`,
          es: `${first} y ${field} dicen ambos qué se corrige.`,
        },
        { fix: { en: 'Leave one of them out.', es: 'Omita uno de los dos.' } },
      ),
    );
  },
});

/**
 * CAE02, CBG02: whether the operation type is that of the other case. 20 and 30 are for notes with a reference, 22
 * and 32 for those without; false for any other code.
 */
const contradictsReference = (
  { referring, free }: NoteCatalogs,
  customizationId: string,
  hasReference: boolean,
): boolean => customizationId === (hasReference ? free : referring);

/**
 * CAD02: the operation type is one of notes; that of an invoice is accepted and ignored. CAE02, CBG02: a note of a
 * period has one operation type, a note on an invoice the other.
 */
const noteOperation = (catalogs: NoteCatalogs): DraftCheck<NoteDraft> => ({
  reads: ['operation_type', 'period'],
  check: ({ operation_type: code, period }) => {
    if (code === undefined) return [];
    if (isHealthOperation(code)) return [healthOperation(code)];
    const given = noteOperationOf(catalogs, { operation_type: code, period });
    if (given === undefined) return [unknownCode('#/operation_type', code, catalogs.operationCodes, operationType.id)];
    if (!contradictsReference(catalogs, given, period === undefined)) return [];
    return [
      fault(
        '#/operation_type',
        'conflicting_fields',
        {
          en: `${code} stands for a note ${period === undefined ? 'without' : 'with'} a reference; this one is ${noteOperationOf(catalogs, { period }) ?? ''}.`,
          es: `${code} es de una nota ${period === undefined ? 'sin' : 'con'} referencia; esta es ${noteOperationOf(catalogs, { period }) ?? ''}.`,
        },
        {
          fix: {
            en: 'Leave it out: it follows from the reference.',
            es: 'Omítalo: se deduce de la referencia.',
          },
          rule: period === undefined ? periodStart.id : reference.id,
        },
      ),
    ];
  },
});

const LONGEST_PERIOD_MS = 366 * 86_400_000;

const IN_ORDER = {
  en: 'Write an end_date that is not before start_date.',
  es: 'Escriba un end_date que no sea anterior a start_date.',
};

const YEAR_BY_YEAR = { en: 'Write one note for each year.', es: 'Escriba una nota por cada año.' };

/** CAE02, CAE04: the period of a note without reference has two days that exist, in their order, and has begun. */
const period: DraftCheck<NoteDraft> = {
  reads: ['period'],
  check: ({ period: given }, { now }) => {
    if (given === undefined) return [];
    const { start_date: start, end_date: end } = given;
    const rule = periodEnd.id;
    const at = '#/period/end_date';
    const faults = pastDayFaults(
      start,
      '#/period/start_date',
      now,
      { en: 'The period has not begun yet.', es: 'El período no ha comenzado todavía.' },
      periodStart.id,
    );
    if (!isCalendarDate(end)) return [...faults, noSuchDay(at, end, rule)];
    if (faults.length > 0) return faults;
    if (start > end) {
      const detail = { en: 'The period ends before it begins.', es: 'El período termina antes de comenzar.' };
      return [fault(at, 'wrong_order', detail, { fix: IN_ORDER, rule })];
    }
    if (Date.parse(end) - Date.parse(start) <= LONGEST_PERIOD_MS) return timesInOrder(given, '#/period');
    const detail = { en: 'The period is longer than a year.', es: 'El período es de más de un año.' };
    return [fault(at, 'implausible_date', detail, { fix: YEAR_BY_YEAR, rule })];
  },
};

/** What a note is checked for that an invoice has not: its reason, its operation, and what it corrects. */
export const correctionChecks = (
  note: NoteTraits & { readonly catalogs: NoteCatalogs },
): readonly DraftCheck<NoteDraft>[] => [
  reasonCode(note),
  oneReference(note, true),
  noteOperation(note.catalogs),
  billingReference,
  period,
];

/** The same of a note that always names what it corrects. */
export const adjustmentChecks = (note: NoteTraits): readonly DraftCheck<NoteDraft>[] => [
  reasonCode(note),
  oneReference(note, false),
  billingReference,
];

const WITHOUT_PLACE = ['invoice_period', 'order_line_references', 'delivery_terms'] as const;

/** UBL gives lines of debit notes no place for these fields, which lines of invoices and credit notes have. */
export const debitNoteLines: DraftCheck<NoteDraft> = {
  reads: ['lines'],
  check: ({ lines }) =>
    lines.flatMap((line, index) =>
      WITHOUT_PLACE.filter((field) => line[field] !== undefined).map((field) =>
        fault(
          `#/lines/${index}/${field}`,
          'not_applicable',
          {
            en: `The line of a debit note has no ${field}.`,
            es: `La línea de una nota débito no lleva ${field}.`,
          },
          { fix: { en: 'Write it for the whole note.', es: 'Escríbalo para toda la nota.' } },
        ),
      ),
    ),
};
