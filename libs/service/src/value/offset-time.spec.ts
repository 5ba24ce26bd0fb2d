import { describe, expect, it } from '@jest/globals';
import { offsetTime } from './offset-time.js';

describe('a time in the API', () => {
  it('bears Colombia’s offset and its milliseconds, also across midnight and the new year', () => {
    expect(offsetTime('2026-11-21T15:15:30.700Z')).toBe('2026-11-21T10:15:30.700-05:00');
    expect(offsetTime(new Date('2027-01-01T03:00:00Z'))).toBe('2026-12-31T22:00:00.000-05:00');
  });
});
