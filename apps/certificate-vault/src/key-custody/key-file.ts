import { createHash } from 'node:crypto';

/** A data key as a file of the key ring holds it. */
export type StoredKey =
  | { readonly is: 'plain'; readonly bytes: Buffer }
  | { readonly is: 'wrapped'; readonly provider: string; readonly wrapped: string };

/** Length of a plain key: key id, then secret. */
export const KEY_BYTES = 16 + 32;

const LINE_BREAK = 0x0a;
/** Line of a wrapped key: provider, wrapped text, and the start of their SHA-256. A line break stands on both sides. */
const LINE = /\n([a-z0-9-]+) (\S+) ([0-9a-f]{16})\n/g;

/** Returns the line of a wrapped key, which may follow others in its file. */
export const keyLine = (provider: string, wrapped: string): Buffer =>
  Buffer.from(`\n${provider} ${wrapped} ${checksum(provider, wrapped)}\n`, 'latin1');

/**
 * Returns the key of a file: that of its last whole line, or else a plain key at its beginning. A line that was not written to
 * its end, in a crash, does not count. Returns null when there is neither.
 */
export const readKeyFile = (bytes: Buffer): StoredKey | null => {
  const lines = [...bytes.toString('latin1').matchAll(LINE)].flatMap(([, provider = '', wrapped = '', sum]) =>
    sum === checksum(provider, wrapped) ? [{ is: 'wrapped' as const, provider, wrapped }] : [],
  );
  const last = lines.at(-1);
  if (last) return last;
  if (bytes.length === KEY_BYTES) return { is: 'plain', bytes };
  const head = bytes.subarray(0, KEY_BYTES);
  const isPlain = head.length === KEY_BYTES && head[0] !== LINE_BREAK && head.some((octet) => octet !== 0);
  return isPlain ? { is: 'plain', bytes: head } : null;
};

const checksum = (provider: string, wrapped: string): string =>
  createHash('sha256').update(`${provider} ${wrapped}`).digest('hex').slice(0, 16);
