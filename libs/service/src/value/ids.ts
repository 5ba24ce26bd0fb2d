import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Returns 26 characters of Crockford's base 32, in lower case, for 26 bytes. Uses 5 bits of each byte, which are 130
 * bits in all.
 */
export const encodeId = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < 26; i++) text += ALPHABET[(bytes[i] ?? 0) & 31];
  return text;
};

/** Returns a new random id: the prefix, `_` and 26 characters. The order of ids says nothing about their age. */
export const newId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${encodeId(randomBytes(26))}`;
