import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Base64 of the deflated bytes, as documents are kept in the journal. `deflated` are those of their archive, if any. */
export const packed = (bytes: Uint8Array, deflated: Buffer | null): string =>
  (deflated ?? deflateRawSync(bytes)).toString('base64');

/** Reads what was packed. Text that is XML was not: answers are kept as they are, and were packed in older journals. */
export const unpacked = (text: string): Buffer =>
  text.startsWith('<') ? Buffer.from(text) : inflateRawSync(Buffer.from(text, 'base64'));
