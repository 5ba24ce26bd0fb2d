import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 26 characters of Crockford's base 32 in lower case (130 bits): opaque, no order promised. */
export const encodeId = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < 26; i++) text += ALPHABET[(bytes[i] ?? 0) & 31];
  return text;
};

export const newId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${encodeId(randomBytes(26))}`;
