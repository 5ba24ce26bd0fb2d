import type { CapabilityKeys } from '@rubrica/contracts';
import { createHmac, randomInt } from 'node:crypto';

/** Form of a code as people type it: `12345678`, `1234 5678`. */
export const LOGIN_CODE_PATTERN = '^\\d{4}[ -]?\\d{4}$';

/** Makes the code of a login: 8 digits. */
export const newLoginCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');

/**
 * Returns the hashes under which a code may be stored, the one to store it under first. A code has too few digits for a plain hash, so
 * it is hashed with a secret that does not stand in the database.
 */
export const loginCodeHashes = (keys: CapabilityKeys, email: string, code: string): string[] =>
  keys.map(({ secret }) =>
    createHmac('sha256', secret)
      .update(`login-code\n${email}\n${code.replace(/\D/g, '')}`)
      .digest('hex'),
  );
