import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { claimDeadline, tacitAcceptanceFrom } from './deadline.js';
import { EVENT_TYPES, type EventType } from './event-type.js';

const PAGE = readFileSync(new URL('../../../docs/document-events.md', import.meta.url), 'utf8');

/** Cells of the rows that begin with such a text. */
const rows = (first: RegExp): string[][] =>
  PAGE.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell));

const WHEN: Readonly<Record<NonNullable<EventType['window']>, string>> = {
  three_working_days: 'up to the third working day after 032',
  after_three_working_days: 'after the third working day after 032',
};

it('the page tells of each type what the registry does', () =>
  expect(rows(/^03\d$/)).toEqual(
    EVENT_TYPES.map(({ code, name, title, by, needs, excludes, window }) => [
      code,
      `\`${name}\``,
      title,
      by,
      needs.join(', ') || '–',
      excludes.join(', ') || '–',
      window === null ? 'any day' : WHEN[window],
    ]),
  ));

it('the page has the deadlines as they are computed', () => {
  const deadlines = rows(/^\d{4}-\d\d-\d\d$/);
  expect(deadlines).toHaveLength(8);
  for (const [goodsReceivedOn = '', deadline, from] of deadlines) {
    expect([goodsReceivedOn, claimDeadline(goodsReceivedOn), tacitAcceptanceFrom(goodsReceivedOn)]).toEqual([
      goodsReceivedOn,
      deadline,
      from,
    ]);
  }
});
