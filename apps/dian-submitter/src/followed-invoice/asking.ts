import { eventsOutcome, type RegisteredEvent, tacitAcceptanceFrom } from '@rubrica/document-events';
import { colombianDate, dayOfWeek, isWorkingDay, plusDays } from '@rubrica/fiscal';
import { hash } from 'node:crypto';

/**
 * When DIAN is asked what the buyer did with an invoice on credit (ADR 0243). DIAN tells nobody by itself.
 *
 * | time                                           | questions                          | reason                                                                 |
 * | ---------------------------------------------- | ---------------------------------- | ---------------------------------------------------------------------- |
 * | 6 h after the acceptance                       | one                                | Programs of buyers register the receipt (030) within hours of the mail |
 * | up to day 30, without event 032                | each working day at 10             | The three days of the buyer begin with 032, which people register      |
 * | from 032 to the first day of tacit acceptance  | each working day at 8 and at 14    | A claim or an acceptance comes in these days, and 034 after them       |
 * | from then to day 30                            | each working day at 10             | The seller or another program of the seller may declare 034            |
 * | day 31 to day 90                               | first working day of a week at 10  | Few buyers register anything so late                                   |
 * | after day 90, or with 031, 033 or 034          | none                               | Nothing more is expected; the three events are final                   |
 *
 * An invoice of which nothing is ever registered costs some 30 questions. Each is asked up to two hours after its hour, at a
 * time of its own, so that the invoices of a day are spread. If the first day of tacit acceptance comes after day 90, the
 * questions end with it.
 */
const FIRST_AFTER_MS = 6 * 3_600_000;
const DAYS_OF_DAILY_QUESTIONS = 30;
const DAYS_OF_QUESTIONS = 90;
const DAILY = [10];
const NEAR_DEADLINE = [8, 14];
const SPREAD_MS = 2 * 3_600_000;

/** Shortest time from an answer of DIAN to a question that a mail asks for: anybody may send mails. */
const MAIL_GAP_MS = 10 * 60_000;

const MONDAY = 1;

export interface Followed {
  readonly id: string;
  /** When DIAN accepted the invoice, ISO 8601. */
  readonly acceptedAt: string;
}

/** Returns the time of the next question after `now`, ISO 8601 in UTC; null: DIAN is not asked again. */
export const nextQuestion = (
  followed: Followed,
  registered: readonly RegisteredEvent[],
  now: string,
): string | null => {
  if (eventsOutcome(registered) !== 'open') return null;
  const first = firstQuestion(followed);
  if (now < first) return first;
  const tacitFrom = tacitDay(registered);
  const acceptedOn = colombianDate(followed.acceptedAt);
  const lastDay = [plusDays(acceptedOn, DAYS_OF_QUESTIONS), tacitFrom ?? ''].sort().at(-1) ?? '';
  const spread = spreadMs(followed.id);
  for (let day = colombianDate(now); day <= lastDay; day = plusDays(day, 1))
    for (const hour of hoursOn(day, plusDays(acceptedOn, DAYS_OF_DAILY_QUESTIONS), tacitFrom)) {
      const at = new Date(Date.parse(`${day}T00:00:00-05:00`) + hour * 3_600_000 + spread).toISOString();
      if (at > now) return at;
    }
  return null;
};

export const firstQuestion = ({ acceptedAt }: Followed): string =>
  new Date(Date.parse(acceptedAt) + FIRST_AFTER_MS).toISOString();

/** Returns when DIAN is asked since a mail brought an event of the invoice. */
export const questionOfMail = (askedAt: Date | null, now: string): string => {
  const earliest = askedAt === null ? '' : new Date(askedAt.getTime() + MAIL_GAP_MS).toISOString();
  return earliest > now ? earliest : now;
};

/** First day on which the seller may declare tacit acceptance; null without event 032. */
export const tacitDay = (registered: readonly RegisteredEvent[]): string | null => {
  const goodsReceived = registered.find(({ code }) => code === '032');
  return goodsReceived ? tacitAcceptanceFrom(goodsReceived.signedOn) : null;
};

const hoursOn = (day: string, lastDaily: string, tacitFrom: string | null): readonly number[] => {
  if (!isWorkingDay(day)) return [];
  if (tacitFrom !== null && day <= tacitFrom) return NEAR_DEADLINE;
  return day <= lastDaily || isFirstOfWeek(day) ? DAILY : [];
};

/** Whether no working day of its week comes before this one. */
const isFirstOfWeek = (day: string): boolean => {
  const before = (dayOfWeek(day) - MONDAY + 7) % 7;
  return Array.from({ length: before }, (_, nth) => plusDays(day, nth - before)).every((one) => !isWorkingDay(one));
};

const spreadMs = (id: string): number => Number.parseInt(hash('sha256', id, 'hex').slice(0, 8), 16) % SPREAD_MS;
