import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Encodes 26 bytes as 26 characters of Crockford's base 32, in lower case. It uses 5 bits of each byte, 130 bits in
 * all.
 */
export const encodeId = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < 26; i++) text += ALPHABET[(bytes[i] ?? 0) & 31];
  return text;
};

/** Returns a new random id. Ids have no order. */
export const newId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${encodeId(randomBytes(26))}`;
