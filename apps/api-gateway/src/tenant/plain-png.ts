import { PNG } from 'pngjs';

const WHITE = { red: 255, green: 255, blue: 255 };
const RGB = 2;
const SIGNATURE_OCTETS = 8;
/** Length, type and checksum of a chunk. */
const AROUND_CHUNK = 12;

/**
 * Returns a PNG decoded and written again on white, as plain RGB; null for one that cannot be decoded. Its sides were
 * looked at before: pngjs takes those of its last header, so that a second one is refused.
 */
export const plainPng = (bytes: Uint8Array): Buffer | null => {
  const picture = Buffer.from(bytes);
  if (!hasOneHeader(picture)) return null;
  try {
    return PNG.sync.write(PNG.sync.read(picture), { colorType: RGB, bitDepth: 8, bgColor: WHITE });
  } catch {
    return null;
  }
};

const hasOneHeader = (bytes: Buffer): boolean => {
  let headers = 0;
  for (let at = SIGNATURE_OCTETS; at + AROUND_CHUNK <= bytes.length;) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IHDR') headers += 1;
    at += AROUND_CHUNK + bytes.readUInt32BE(at);
  }
  return headers === 1;
};
