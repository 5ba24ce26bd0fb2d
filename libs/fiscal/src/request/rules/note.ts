import { dianCode, noteOperationOf } from '../../catalogs/api-codes.js';
import { noteConceptCodes, noteOperationCodes } from '../../catalogs/code-lists.js';
import { contradictsReference, isNoteConcept, isPeriodDay } from '../../document/rules/note.js';
import { type Fault, fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import type { NoteKind } from '../../values/document-kind.js';
import type { Words } from '../../values/words.js';
import type { NoteDraft } from '../note-draft.js';
import { noSuchDay } from './day.js';
import type { DocumentRule } from './rule.js';
import { unknownCode } from './unknown-code.js';

/** CBF03, DBF03, in the caller's words: the reason is in the catalog of that kind of note. */
const reasonCode = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: ['reason_code'],
  check: ({ reason_code: code }) =>
    dianCode(code) === null && !isNoteConcept(kind, code)
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

/** CAD02a: the operation type agrees with the reference. That of an invoice is accepted and ignored. */
const noteOperation = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: ['operation_type', 'period'],
  check: ({ operation_type: code, period }) => {
    if (code === undefined || dianCode(code) !== null) return [];
    const given = noteOperationOf(kind, { operation_type: code, period });
    const rule = kind === 'credit_note' ? 'CAD02a' : 'DAD02a';
    if (given === undefined) return [unknownCode('#/operation_type', code, noteOperationCodes[kind], rule)];
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
          rule,
        },
      ),
    ];
  },
});

const billingReference: DocumentRule<NoteDraft> = {
  reads: ['billing_reference'],
  check: ({ billing_reference: reference }, { now }) => {
    if (reference === undefined) return [];
    const at = '#/billing_reference/issue_date';
    const { issue_date: day } = reference;
    if (!isCalendarDate(day)) return [noSuchDay(at, day)];
    return day > colombianDate(now)
      ? [
          fault(
            at,
            'date_in_future',
            {
              en: 'The invoice that is corrected cannot have been issued in the future.',
              es: 'La factura que se corrige no puede tener una fecha futura.',
            },
            { fix: { en: 'Write the day of the invoice.', es: 'Escriba la fecha de la factura.' } },
          ),
        ]
      : [];
  },
};

const period = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: ['period'],
  check: ({ period: given }) => {
    if (given === undefined) return [];
    const letter = kind === 'credit_note' ? 'C' : 'D';
    const faults: Fault[] = [];
    for (const [field, rule] of [
      ['start_date', `${letter}AE02`],
      ['end_date', `${letter}AE04`],
    ] as const)
      if (!isPeriodDay(given[field])) faults.push(noSuchDay(`#/period/${field}`, given[field], rule));
    if (faults.length === 0 && given.start_date > given.end_date)
      faults.push(
        fault(
          '#/period/end_date',
          'wrong_order',
          { en: 'The period ends before it begins.', es: 'El período termina antes de empezar.' },
          {
            fix: {
              en: 'Write an end_date that is not before start_date.',
              es: 'Escriba un end_date que no sea anterior a start_date.',
            },
            rule: `${letter}AE04`,
          },
        ),
      );
    return faults;
  },
});

export const noteRules = (kind: NoteKind): readonly DocumentRule<NoteDraft>[] => [
  reasonCode(kind),
  oneReference(kind),
  noteOperation(kind),
  billingReference,
  period(kind),
];
