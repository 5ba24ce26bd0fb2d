import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Base64 of the deflated bytes, as they are kept in the journal. */
export const packed = (bytes: Uint8Array): string => deflateRawSync(bytes, { level: 1 }).toString('base64');

export const unpacked = (text: string): Buffer => inflateRawSync(Buffer.from(text, 'base64'));
