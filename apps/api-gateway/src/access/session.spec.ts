import { describe, expect, it } from '@jest/globals';
import { isSessionOver, isSteppedUp, isToken, newToken, tokenHash } from './session.js';

const HOUR = 3_600_000;
const begun = { seenMs: 0, expiresMs: 14 * 24 * HOUR, steppedUpMs: -Infinity };

describe('a session', () => {
  it('of a tenant ends 12 hours after its last request', () => {
    expect(isSessionOver(begun, 'tenant', 12 * HOUR - 1)).toBe(false);
    expect(isSessionOver(begun, 'tenant', 12 * HOUR)).toBe(true);
  });

  it('of an operator ends an hour after its last request', () => {
    expect(isSessionOver(begun, 'operator', HOUR - 1)).toBe(false);
    expect(isSessionOver(begun, 'operator', HOUR)).toBe(true);
  });

  it('ends at its time, however busy it is', () =>
    expect(isSessionOver({ ...begun, seenMs: begun.expiresMs - 1 }, 'tenant', begun.expiresMs)).toBe(true));

  it('has no step-up at first, and a step-up counts for ten minutes', () => {
    expect(isSteppedUp(begun, 0)).toBe(false);
    expect(isSteppedUp({ ...begun, steppedUpMs: 0 }, 599_999)).toBe(true);
    expect(isSteppedUp({ ...begun, steppedUpMs: 0 }, 600_000)).toBe(false);
  });
});

describe('a token', () => {
  it('has 256 random bits, and is recognised by its form', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(isToken(token)).toBe(true);
    expect([`${token}A`, token.slice(1), `${token.slice(1)}.`, ''].filter(isToken)).toEqual([]);
    expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(newToken()).not.toBe(token);
  });
});
