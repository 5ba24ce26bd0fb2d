import { isDatedAsSigned } from '../../document/rules/header.js';
import type { InvoiceDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import type { DocumentRule } from '../checks/rule.js';

const at = '#/issued_at';

const noSuchTime = (issuedAt: string): Fault[] =>
  !isCalendarDate(issuedAt.slice(0, 10)) || Number.isNaN(Date.parse(issuedAt))
    ? [
        fault(
          at,
          'invalid_date',
          { en: `${issuedAt} is not a time that exists.`, es: `${issuedAt} no es una hora que exista.` },
          {
            fix: {
              en: 'Write it like "2026-11-21T10:15:00-05:00".',
              es: 'Escríbala así: "2026-11-21T10:15:00-05:00".',
            },
          },
        ),
      ]
    : [];

const notToday = (issuedAt: string, now: Date): Fault[] => {
  const today = colombianDate(now);
  const day = colombianDate(issuedAt);
  if (isDatedAsSigned(day, today)) return [];
  return [
    fault(
      at,
      'not_today',
      {
        en: `In Colombia today is ${today}; a document dated ${day} would be rejected.`,
        es: `En Colombia hoy es ${today}; un documento con fecha ${day} sería rechazado.`,
      },
      {
        fix: {
          en: 'Leave issued_at out, or write a time of today.',
          es: 'Omita issued_at, o escriba una hora de hoy.',
        },
        rule: 'FAD09e',
      },
    ),
  ];
};

/** A paper original was issued before now. */
const paperFaults = (issuedAt: string, now: Date): Fault[] => {
  if (Date.parse(issuedAt) > now.getTime())
    return [
      fault(
        at,
        'date_in_future',
        {
          en: 'A paper original cannot have been issued in the future.',
          es: 'Un original en papel no puede haberse expedido en el futuro.',
        },
        {
          fix: {
            en: `Write the time on the paper; in Colombia today is ${colombianDate(now)}.`,
            es: `Escriba la fecha y hora del papel; en Colombia hoy es ${colombianDate(now)}.`,
          },
        },
      ),
    ];
  return [];
};

/** FAD09e: the date of a document is the day it is signed, today in Colombia; a paper original (03) may be older. */
export const issueTime: DocumentRule<InvoiceDraft> = {
  reads: ['issued_at', 'type_code'],
  check: ({ issued_at: issuedAt, type_code: type }, { now }) => {
    if (issuedAt === undefined) return [];
    const faults = noSuchTime(issuedAt);
    if (faults.length > 0) return faults;
    if (type !== '03') return notToday(issuedAt, now);
    return paperFaults(issuedAt, now);
  },
};

export const noteIssueTime: DocumentRule = {
  reads: ['issued_at'],
  check: ({ issued_at: issuedAt }, { now }) => {
    if (issuedAt === undefined) return [];
    const faults = noSuchTime(issuedAt);
    return faults.length > 0 ? faults : notToday(issuedAt, now);
  },
};
