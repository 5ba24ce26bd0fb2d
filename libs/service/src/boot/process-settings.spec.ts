import { describe, expect, it } from '@jest/globals';
import { refuseOldSecret } from './process-settings.js';

describe('the secret that all services shared', () => {
  it('is refused with what to do, in one line', () => {
    expect(() => refuseOldSecret({ INTERNAL_SECRET: 'x'.repeat(32) })).toThrow(
      'INTERNAL_SECRET is no longer used: run `npm run keys`, and set INTERNAL_KEY and INTERNAL_PUBLIC_KEYS instead',
    );
  });

  it('may stay beside a key, where it does nothing', () => {
    expect(() => refuseOldSecret({ INTERNAL_SECRET: 'x'.repeat(32), INTERNAL_KEY: 'a key' })).not.toThrow();
    expect(() => refuseOldSecret({})).not.toThrow();
  });
});
