import { describe, expect, it } from '@jest/globals';
import type { EventCode, RegisteredEvent } from '@rubrica/document-events';
import { colombianDate, colombianTimestamp, isWorkingDay, plusDays } from '@rubrica/fiscal';
import { nextQuestion, questionOfMail } from './asking.js';

const event = (code: EventCode, signedOn: string): RegisteredEvent => ({
  code,
  number: null,
  cude: null,
  signedOn,
  registeredAt: `${signedOn}T10:00:00-05:00`,
});

/** All questions about an invoice, in Colombian time. `registered` tells what DIAN answers on a day. */
const questions = (
  acceptedAt: string,
  registered: (day: string) => readonly RegisteredEvent[] = () => [],
  id = 'inv_1',
): string[] => {
  const asked: string[] = [];
  const followed = { id, acceptedAt: new Date(acceptedAt).toISOString() };
  let now = followed.acceptedAt;
  for (;;) {
    const next = nextQuestion(followed, registered(colombianDate(now)), now);
    if (next === null) return asked;
    expect(next > now).toBe(true);
    asked.push(colombianTimestamp(next));
    now = next;
  }
};
const days = (asked: readonly string[]): string[] => [...new Set(asked.map((at) => at.slice(0, 10)))];
const on = (asked: readonly string[], day: string): number[] =>
  asked.filter((at) => at.startsWith(day)).map((at) => Number(at.slice(11, 13)));

describe('the questions about an invoice', () => {
  it('begin six hours after its acceptance', () =>
    expect(questions('2026-03-02T09:15:00-05:00')[0]).toBe('2026-03-02T15:15:00-05:00'));

  it('are asked on working days for 30 days, then in each week once, and end after 90 days', () => {
    const asked = questions('2026-03-02T09:15:00-05:00');
    const later = asked.slice(1);
    expect(days(later).filter((day) => !isWorkingDay(day))).toEqual([]);
    expect(days(later)).toHaveLength(later.length);
    expect(later.filter((at) => at < '2026-04-02')).toHaveLength(21);
    const weekly = days(later.filter((at) => at >= '2026-04-02'));
    // After Easter on Mondays; 18 May is a holiday.
    expect(weekly).toEqual([
      ...['2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27', '2026-05-04', '2026-05-11', '2026-05-19'],
      ...['2026-05-25'],
    ]);
    expect(asked.length).toBeLessThanOrEqual(31);
  });

  it('are asked twice a day from the receipt of goods to the day of tacit acceptance, over Easter', () => {
    // Goods are received on Monday of Holy Week; 2 and 3 April are holidays.
    const received = (day: string) => (day >= '2026-03-30' ? [event('032', '2026-03-30')] : []);
    const asked = questions('2026-03-27T09:00:00-05:00', received);
    expect(days(asked).slice(0, 7)).toEqual([
      ...['2026-03-27', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-06', '2026-04-07', '2026-04-08'],
    ]);
    for (const day of ['2026-03-31', '2026-04-01', '2026-04-06', '2026-04-07']) {
      const [morning = 0, afternoon = 0, ...more] = on(asked, day);
      expect([morning >= 8 && morning < 10, afternoon >= 14 && afternoon < 16, more]).toEqual([true, true, []]);
    }
    expect(on(asked, '2026-04-08')).toHaveLength(1);
  });

  it('reach the day of tacit acceptance beyond a year’s end and beyond day 90', () => {
    const received = (day: string) => (day >= '2026-12-28' ? [event('032', '2026-12-28')] : []);
    const asked = questions('2026-10-01T09:00:00-05:00', received);
    // 29, 30 and 31 December are the three working days.
    expect(asked.at(-1)?.slice(0, 10)).toBe('2027-01-04');
    expect(plusDays('2026-10-01', 90)).toBe('2026-12-30');
  });

  it.each(['031', '033', '034'] as const)('end with event %s', (code) =>
    expect(questions('2026-03-02T09:15:00-05:00', () => [event(code, '2026-03-02')])).toEqual([]),
  );

  it('about many invoices of one moment are spread over two hours', () => {
    const minutes = Array.from({ length: 200 }, (_, nth) => {
      const [, second = ''] = questions('2026-03-02T09:15:00-05:00', undefined, `inv_${String(nth)}`);
      return Number(second.slice(11, 13)) * 60 + Number(second.slice(14, 16));
    });
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...minutes)).toBeLessThan(720);
    expect(new Set(minutes).size).toBeGreaterThan(60);
  });
});

describe('a mail that brings an event', () => {
  const now = '2026-11-28T15:00:00.000Z';
  const minutesAgo = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000);

  it.each([
    ['DIAN has never been asked', null, now],
    ['its last answer is ten minutes old', minutesAgo(10), now],
    ['its last answer is a day old', minutesAgo(1_440), now],
    ['its last answer is three minutes old', minutesAgo(3), '2026-11-28T15:07:00.000Z'],
    ['it has answered just now', minutesAgo(0), '2026-11-28T15:10:00.000Z'],
  ])('has DIAN asked at once, but never twice in ten minutes: %s', (_, askedAt, due) =>
    expect(questionOfMail(askedAt, now)).toBe(due),
  );
});
