import { dianCode, noteOperationOf } from '../../catalogs/api-codes.js';
import { noteConcepts, noteOperationTypes } from '../../catalogs/document.js';
import { contradictsReference, isNoteConcept, isPeriodDay } from '../../document/rules/note.js';
import { type Fault, fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import type { NoteKind } from '../../values/document-kind.js';
import type { NoteDraft } from '../note-draft.js';
import type { DocumentRule } from './rule.js';

/** CBF03, DBF03, in the caller's words: the reason is in the catalog of that kind of note. */
const reasonCode = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: ['reason_code'],
  check: ({ reason_code: code }) =>
    dianCode(code) === null && !isNoteConcept(kind, code)
      ? [
          fault('#/reason_code', 'unknown_code', `${code} is not a reason of a ${NAMES[kind]}.`, {
            fix: `Use ${[...noteConcepts[kind]].map(([known, name]) => `${known} (${name})`).join(', ')}.`,
            rule: kind === 'credit_note' ? 'CBF03' : 'DBF03',
          }),
        ]
      : [],
});

const NAMES: Readonly<Record<NoteKind, string>> = { credit_note: 'credit note', debit_note: 'debit note' };
const REFERENCES = ['invoice_id', 'billing_reference', 'period'] as const;

/** A note has exactly one of the three references; a period takes the place of an invoice (CAE02, CAE04). */
const oneReference = (kind: NoteKind): DocumentRule<NoteDraft> => ({
  reads: REFERENCES,
  check: (draft) => {
    const [first, ...more] = REFERENCES.filter((field) => draft[field] !== undefined);
    if (first === undefined)
      return [
        fault('#/invoice_id', 'required', `A ${NAMES[kind]} says what it corrects.`, {
          fix: 'Write invoice_id; or billing_reference for an invoice issued elsewhere; or period for none in particular.',
          rule: kind === 'credit_note' ? 'CAE02' : 'DAE02',
        }),
      ];
    return more.map((field) =>
      fault(`#/${field}`, 'conflicting_fields', `${first} and ${field} both say what is corrected.`, {
        fix: 'Leave one of them out.',
      }),
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
    if (given === undefined)
      return [
        fault('#/operation_type', 'unknown_code', `${code} is not an operation type of a ${NAMES[kind]}.`, {
          fix: `Leave it out, or use ${[...noteOperationTypes[kind].keys()].join(' or ')}.`,
          rule,
        }),
      ];
    if (!contradictsReference(kind, given, period === undefined)) return [];
    return [
      fault(
        '#/operation_type',
        'conflicting_fields',
        `${code} stands for a note ${period === undefined ? 'without' : 'with'} a reference; this one is ${noteOperationOf(kind, { period }) ?? ''}.`,
        { fix: 'Leave it out: it follows from the reference.', rule },
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
    if (!isCalendarDate(day)) return [fault(at, 'invalid_date', `${day} is not a day that exists.`)];
    return day > colombianDate(now)
      ? [fault(at, 'date_in_future', 'The invoice that is corrected cannot have been issued in the future.')]
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
      if (!isPeriodDay(given[field]))
        faults.push(fault(`#/period/${field}`, 'invalid_date', `${given[field]} is not a day that exists.`, { rule }));
    if (faults.length === 0 && given.start_date > given.end_date)
      faults.push(
        fault('#/period/end_date', 'wrong_order', 'The period ends before it begins.', { rule: `${letter}AE04` }),
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
