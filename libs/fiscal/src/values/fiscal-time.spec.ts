import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  colombianDate,
  colombianTime,
  colombianTimestamp,
  isCalendarDate,
  startOfColombianDay,
} from './fiscal-time.js';

describe('fiscal time', () => {
  it('is Colombian: the evening there is the next day in UTC', () => {
    const instant = '2026-11-22T02:30:05.999Z';
    expect(colombianDate(instant)).toBe('2026-11-21');
    expect(colombianTime(instant)).toBe('21:30:05-05:00');
    expect(colombianTimestamp(instant)).toBe('2026-11-21T21:30:05-05:00');
  });

  it('names the same instant as the one it was made of, to the second', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1993-04-05'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const seconds = Math.floor(date.getTime() / 1000);
          expect(Date.parse(colombianTimestamp(date)) / 1000).toBe(seconds);
        },
      ),
    );
  });

  it('begins a day at midnight in Colombia', () => {
    expect(startOfColombianDay('2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
    expect(colombianDate(startOfColombianDay('2026-11-21'))).toBe('2026-11-21');
  });

  it('knows which days exist', () => {
    expect(['2026-02-28', '2028-02-29'].map(isCalendarDate)).toEqual([true, true]);
    expect(['2026-02-29', '2026-13-01', '2026-04-31', '0000-00-00', ''].map(isCalendarDate)).toEqual(
      Array(5).fill(false),
    );
  });

  it('refuses what is no instant', () => {
    expect(() => colombianDate('tomorrow')).toThrow(RangeError);
  });
});
