import { describe, expect, it } from '@jest/globals';
import { mayRegister, rpIdOf, userHandleOf } from './passkey.js';

const at = (time: string): Date => new Date(`2026-12-01T${time}-05:00`);
const state = { passkeys: 0, isSteppedUp: false, loggedInAt: at('08:00:00') };

describe('a passkey', () => {
  it('is registered after a step-up, or as the first one right after the login', () => {
    expect(mayRegister(state, at('08:09:59'))).toBe(true);
    expect(mayRegister(state, at('08:10:00'))).toBe(false);
    expect(mayRegister({ ...state, passkeys: 1 }, at('08:00:01'))).toBe(false);
    expect(mayRegister({ ...state, passkeys: 1, isSteppedUp: true }, at('20:00:00'))).toBe(true);
  });

  it('is bound to the host of the console, and in the authenticator to person and audience', () => {
    const party = { audience: 'tenant', origin: 'https://consola.ejemplo.co:8443' } as const;
    expect(rpIdOf(party)).toBe('consola.ejemplo.co');
    expect(userHandleOf(party, 'per_1')).not.toBe(userHandleOf({ ...party, audience: 'operator' }, 'per_1'));
  });
});
