import { isHealthOperation, noteOperationOf, reasonCodeOf } from '../../catalogs/api-codes.js';
import { noteConceptCodes, noteOperationCodes } from '../../catalogs/code-lists.js';
import { ANNULMENT, contradictsReference, isPeriodDay } from '../../document/rules/note.js';
import { fault } from '../../values/fault.js';
import type { NoteKind } from '../../values/document-kind.js';
import type { Words } from '../../values/words.js';
import { type DocumentDraft, isNote, type NoteDraft } from '../note-draft.js';
import { noSuchDay } from '../checks/day.js';
import { pastDayFaults } from '../checks/past-day.js';
import type { DocumentRule } from '../checks/rule.js';
import { healthOperation } from './operation.js';
import { unknownCode } from '../checks/unknown-code.js';
import { timesInOrder } from './invoice-period.js';

/** CBF03, DBF03, in the caller's words: the reason is in the catalog of that kind of note. */
const reasonCode = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: ['reason_code'],
  check: ({ reason_code: code }) =>
    reasonCodeOf(kind, code) === undefined
      ? [unknownCode('#/reason_code', code, noteConceptCodes[kind], kind === 'credit_note' ? 'CBF03' : 'DBF03')]
      : [],
});

const NAMES: Readonly<Record<NoteKind, Words>> = {
  credit_note: { en: 'credit note', es: 'nota crédito' },
  debit_note: { en: 'debit note', es: 'nota débito' },
};
const REFERENCES = ['invoice_id', 'billing_reference', 'period'] as const;

/** A note has exactly one of the three references; a period takes the place of an invoice (CAE02, CAE04). */
const oneReference = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: REFERENCES,
  check: (draft) => {
    const [first, ...more] = REFERENCES.filter((field) => draft[field] !== undefined);
    if (first === undefined)
      return [
        fault(
          '#/invoice_id',
          'required',
          { en: `A ${NAMES[kind].en} says what it corrects.`, es: `Una ${NAMES[kind].es} dice qué corrige.` },
          {
            fix: {
              en: 'Write invoice_id; or billing_reference for an invoice issued elsewhere; or period for none in particular.',
              es: 'Escriba invoice_id; o billing_reference para una factura emitida en otro sistema; o period si no es de una factura en particular.',
            },
            rule: kind === 'credit_note' ? 'CAE02' : 'DAE02',
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
 * CAD02: the operation type is one of notes; that of an invoice is accepted and ignored. CAE02, CBG02: a note of a
 * period has one operation type, a note on an invoice the other.
 */
const noteOperation = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: ['operation_type', 'period'],
  check: ({ operation_type: code, period }) => {
    if (code === undefined) return [];
    if (isHealthOperation(code)) return [healthOperation(code)];
    const given = noteOperationOf(kind, { operation_type: code, period });
    const letter = kind === 'credit_note' ? 'C' : 'D';
    if (given === undefined) return [unknownCode('#/operation_type', code, noteOperationCodes[kind], `${letter}AD02`)];
    if (!contradictsReference(kind, given, period === undefined)) return [];
    return [
      fault(
        '#/operation_type',
        'conflicting_fields',
        {
          en: `${code} stands for a note ${period === undefined ? 'without' : 'with'} a reference; this one is ${noteOperationOf(kind, { period }) ?? ''}.`,
          es: `${code} es de una nota ${period === undefined ? 'sin' : 'con'} referencia; esta es ${noteOperationOf(kind, { period }) ?? ''}.`,
        },
        {
          fix: {
            en: 'Leave it out: it follows from the reference.',
            es: 'Omítalo: se deduce de la referencia.',
          },
          rule: period === undefined ? `${letter}AE02` : `${letter}BG02`,
        },
      ),
    ];
  },
});

const billingReference: DocumentRule<NoteDraft> = {
  reads: ['billing_reference'],
  check: ({ billing_reference: reference }, { now }) => {
    if (reference === undefined) return [];
    return pastDayFaults(
      reference.issue_date,
      '#/billing_reference/issue_date',
      now,
      {
        en: 'The invoice that is corrected cannot have been issued in the future.',
        es: 'La factura que se corrige no puede haberse expedido en el futuro.',
      },
      'CBG06',
    );
  },
};

const LONGEST_PERIOD_MS = 366 * 86_400_000;
const IN_ORDER = {
  en: 'Write an end_date that is not before start_date.',
  es: 'Escriba un end_date que no sea anterior a start_date.',
};
const YEAR_BY_YEAR = { en: 'Write one note for each year.', es: 'Escriba una nota por cada año.' };

/** CAE02, CAE04: the period of a note without reference has two days that exist, in their order, and has begun. */
const period = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: ['period'],
  check: ({ period: given }, { now }) => {
    if (given === undefined) return [];
    const letter = kind === 'credit_note' ? 'C' : 'D';
    const { start_date: start, end_date: end } = given;
    const rule = `${letter}AE04`;
    const at = '#/period/end_date';
    const faults = pastDayFaults(
      start,
      '#/period/start_date',
      now,
      { en: 'The period has not begun yet.', es: 'El período no ha comenzado todavía.' },
      `${letter}AE02`,
    );
    if (!isPeriodDay(end)) return [...faults, noSuchDay(at, end, rule)];
    if (faults.length > 0) return faults;
    if (start > end) {
      const detail = { en: 'The period ends before it begins.', es: 'El período termina antes de comenzar.' };
      return [fault(at, 'wrong_order', detail, { fix: IN_ORDER, rule })];
    }
    if (Date.parse(end) - Date.parse(start) <= LONGEST_PERIOD_MS) return timesInOrder(given, '#/period');
    const detail = { en: 'The period is longer than a year.', es: 'El período es de más de un año.' };
    return [fault(at, 'implausible_date', detail, { fix: YEAR_BY_YEAR, rule })];
  },
});

/** Whether a credit note annuls what it refers to (concept 2). */
export const isAnnulment = (draft: DocumentDraft): boolean =>
  isNote(draft) && reasonCodeOf('credit_note', draft.reason_code) === ANNULMENT;

/** CAD02a: only an invoice can be annulled, so that an annulment names one. */
const annulment: DocumentRule<NoteDraft> = {
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
              rule: 'CAD02a',
            },
          ),
        ],
};

export const noteRules = (kind: NoteKind): readonly DocumentRule<NoteDraft>[] => [
  reasonCode(kind),
  oneReference(kind),
  noteOperation(kind),
  billingReference,
  period(kind),
  ...(kind === 'credit_note' ? [annulment] : []),
];
