import { describe, expect, it } from '@jest/globals';
import { appliedPreference, preferredWait } from './prefer-wait.js';

describe('the wait that Prefer asks for', () => {
  it.each([
    [undefined, 0, 'outcome'],
    ['wait=10', 10, 'outcome'],
    ['respond-async, WAIT = 5', 5, 'outcome'],
    ['wait=10, until=files', 10, 'files'],
    ['wait=10; until=files', 10, 'files'],
    ['wait="10",until="files"', 10, 'files'],
    ['until=files, wait=3', 3, 'files'],
    ['wait=61', 60, 'outcome'],
    ['wait=99999999', 60, 'outcome'],
    // Of what is named twice the first counts, and what nobody knows is ignored (RFC 7240).
    ['wait=1, wait=50', 1, 'outcome'],
    ['wait=10, until=mail', 10, 'outcome'],
    ['wait=10, until', 10, 'outcome'],
    ['wait=soon', 0, 'outcome'],
    ['wait=-1', 0, 'outcome'],
    ['awaits=10, xuntil=files', 0, 'outcome'],
    [',;=,"', 0, 'outcome'],
  ])('%s is %d s for the %s', (prefer, seconds, until) =>
    expect(preferredWait(prefer)).toEqual({ ms: seconds * 1000, until }),
  );

  it.each([
    ['wait=5', 'ticket'],
    ['wait=5, until=ticket', 'ticket'],
    ['wait=5, until=outcome', 'outcome'],
    ['wait=5, until=files', 'files'],
  ])('of a counter that hands over tickets, %s is for the %s', (prefer, until) =>
    expect(preferredWait(prefer, 'ticket')).toEqual({ ms: 5_000, until }),
  );

  it('is for no ticket of a kind that has none', () =>
    expect(preferredWait('wait=5, until=ticket').until).toBe('outcome'));

  it('is said in the words of Preference-Applied, which has no parameters', () => {
    expect(appliedPreference({ ms: 60_000, until: 'outcome' })).toBe('wait=60');
    expect(appliedPreference({ ms: 20_000, until: 'files' })).toBe('wait=20, until=files');
    expect(appliedPreference({ ms: 5_000, until: 'ticket' })).toBe('wait=5, until=ticket');
  });
});
