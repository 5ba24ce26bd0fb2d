import type { CommonDraft, InvoiceDraft, LineDraft } from '../request/draft.js';
import { type DocumentDraft, isSale } from '../request/note-draft.js';
import { exchangeRate } from '../rules/exchange-rate.js';
import { paperOriginal } from '../rules/header.js';
import { type DraftContext, idOf } from '../rules/rule.js';
import type { Fault } from '../values/fault.js';
import { colombianDate } from '../values/fiscal-time.js';
import { unusual } from './unusual.js';

const DAY_MS = 86_400_000;

/** Days that exist and that DIAN does not judge, but that are mostly mistyped. */
export const dayWarnings = (draft: DocumentDraft, { now }: DraftContext): Fault[] => [
  ...rateOfTheFuture(draft, now),
  ...lateDelivery(draft, now),
  ...referencesOfTheFuture(draft, now),
  ...pastInstalments(draft, now),
  ...(isSale(draft) ? oldPaper(draft, now) : []),
];

const RATES = ['exchange_rate', 'payment_alternative_exchange_rate'] as const;

/** The official rate of a day (TRM) is known the evening before, and before a weekend for three days. */
export const rateOfTheFuture = (draft: Pick<CommonDraft, (typeof RATES)[number]>, now: Date): Fault[] =>
  RATES.flatMap((field) => {
    const day = draft[field]?.date;
    if (day === undefined || day <= colombianDate(now)) return [];
    return [
      unusual(
        `#/${field}/date`,
        {
          en: `The rate of ${day} is that of a day to come.`,
          es: `La tasa del ${day} es de un día futuro.`,
        },
        {
          en: 'Write the day of the rate that was agreed; the official one is known for the next working day at most.',
          es: 'Escriba el día de la tasa pactada; la oficial se conoce a lo sumo para el siguiente día hábil.',
        },
        idOf(exchangeRate, 'FAR07'),
      ),
    ];
  });

/** The document and its lines, each with its pointer. */
const deliveredParts = (draft: CommonDraft): readonly (readonly [Pick<CommonDraft, 'delivery'>, string])[] => [
  [draft, '#'],
  ...draft.lines.map((line, index) => [line, `#/lines/${index}`] as const),
];

/** Goods come within a year as a rule; of what is built or imported it can be later. */
const lateDelivery = (draft: CommonDraft, now: Date): Fault[] => {
  const latest = colombianDate(new Date(now.getTime() + 366 * DAY_MS));
  return deliveredParts(draft).flatMap(([{ delivery }, at]) => {
    const day = delivery?.actual_delivery_date;
    if (day === undefined || day <= latest) return [];
    return [
      unusual(
        `${at}/delivery/actual_delivery_date`,
        {
          en: `The delivery on ${day} is more than a year away.`,
          es: `Falta más de un año para la entrega del ${day}.`,
        },
        { en: 'Check the year.', es: 'Revise el año.' },
      ),
    ];
  });
};

const LISTS = [
  'despatch_document_references',
  'receipt_document_references',
  'additional_document_references',
] as const;

const LINE_LISTS = ['despatch_line_references', 'receipt_line_references'] as const;

type DatedReference = readonly [day: string | undefined, at: string];

const referencesOf = (draft: CommonDraft): readonly DatedReference[] =>
  LISTS.flatMap((list) =>
    (draft[list] ?? []).map(({ issue_date: day }, index): DatedReference => [day, `#/${list}/${index}/issue_date`]),
  );

const referencesOfLine = (line: LineDraft, at: string): readonly DatedReference[] => [
  ...LINE_LISTS.flatMap((list) =>
    (line[list] ?? []).map(({ document_reference: document }, index): DatedReference => [
      document?.issue_date,
      `${at}/${list}/${index}/document_reference/issue_date`,
    ]),
  ),
  ...(line.document_references ?? []).map(({ issue_date: day }, index): DatedReference => [
    day,
    `${at}/document_references/${index}/issue_date`,
  ]),
];

const referencesOfTheFuture = (draft: CommonDraft, now: Date): Fault[] =>
  [...referencesOf(draft), ...draft.lines.flatMap((line, index) => referencesOfLine(line, `#/lines/${index}`))].flatMap(
    ([day, at]) =>
      day === undefined || day <= colombianDate(now)
        ? []
        : [
            unusual(
              at,
              {
                en: `The document that is referred to has the date ${day}, which is to come.`,
                es: `El documento al que se hace referencia tiene la fecha futura ${day}.`,
              },
              {
                en: 'Write the day on that document, or leave issue_date out.',
                es: 'Escriba la fecha de ese documento, u omita issue_date.',
              },
            ),
          ],
  );

const pastInstalments = ({ payment_terms: all = [], issued_at: issuedAt }: CommonDraft, now: Date): Fault[] => {
  const issueDay = colombianDate(issuedAt ?? now);
  return all.flatMap(({ payment_due_date: day }, index): Fault[] =>
    day === undefined || day >= issueDay
      ? []
      : [
          unusual(
            `#/payment_terms/${index}/payment_due_date`,
            {
              en: `An instalment due on ${day} lies before the day of issue, ${issueDay}.`,
              es: `Una cuota con vencimiento ${day} es anterior a la fecha de emisión, ${issueDay}.`,
            },
            {
              en: 'Write the day on which it is due; what was paid before stands in prepaid.',
              es: 'Escriba la fecha de vencimiento; lo ya pagado va en prepaid.',
            },
          ),
        ],
  );
};

/** Days into a new year in which paper of the old one is transcribed as a rule: 48 hours after the outage (annex 1.9 §12). */
const LATE_DAYS = 5;

const oldPaper = ({ type_code: type, issued_at: issuedAt }: InvoiceDraft, now: Date): Fault[] => {
  if (type !== '03' || issuedAt === undefined) return [];
  const day = colombianDate(issuedAt);
  const recent = colombianDate(new Date(now.getTime() - LATE_DAYS * DAY_MS));
  if (day.slice(0, 4) === colombianDate(now).slice(0, 4) || day >= recent) return [];
  return [
    unusual(
      '#/issued_at',
      {
        en: `The paper original is of ${day}, another year: paper is transcribed within 48 hours of the end of the contingency.`,
        es: `El original en papel es del ${day}, de otro año: el papel se transcribe dentro de las 48 horas siguientes al fin de la contingencia.`,
      },
      {
        en: 'Check the year. A sale that was never transcribed is regularised with the tax authority.',
        es: 'Revise el año. Una venta que nunca se transcribió se regulariza ante la DIAN.',
      },
      idOf(paperOriginal, 'FAI05'),
    ),
  ];
};
