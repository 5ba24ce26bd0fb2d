import { describe, expect, it } from '@jest/globals';
import { offsetTime, withOffsetTimes } from './offset-time.js';

describe('a time in the API', () => {
  it('bears Colombia’s offset and its milliseconds, also across midnight and the new year', () => {
    expect(offsetTime('2026-11-21T15:15:30.700Z')).toBe('2026-11-21T10:15:30.700-05:00');
    expect(offsetTime(new Date('2027-01-01T03:00:00Z'))).toBe('2026-12-31T22:00:00.000-05:00');
  });

  it('bears it at any depth of an answer; what is no instant stays', () => {
    const fact = { at: '2026-11-21T15:15:30Z', tries: [{ at: '2026-11-21T16:15:30.5+01:00' }], note: null };
    expect(withOffsetTimes({ ...fact, day: '2026-11-21', n: 1, said: 'at 2026-11-21T15:15:30Z' })).toEqual({
      at: '2026-11-21T10:15:30.000-05:00',
      tries: [{ at: '2026-11-21T10:15:30.500-05:00' }],
      note: null,
      day: '2026-11-21',
      n: 1,
      said: 'at 2026-11-21T15:15:30Z',
    });
    expect(withOffsetTimes(['2026-11-21T10:15:30-05:00'])).toEqual(['2026-11-21T10:15:30-05:00']);
  });
});
