import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** Base64 in lines, as in mails and in XML. */
const BASE64 = /[A-Za-z0-9+/]{60}(?:[A-Za-z0-9+/=]|\r?\n(?=[A-Za-z0-9+/=]))+/g;
const STREAM = /stream\r?\n/g;
const MOST_BYTES = 64 * 1024 * 1024;
const DEEPEST = 4;

/** The bytes, and what is packed in them: zip entries, gzip, streams of a PDF, base64, and what is packed in these. */
export function* layersOf(bytes: Buffer, depth = 0): Generator<Buffer> {
  yield bytes;
  if (depth === DEEPEST) return;
  for (const inner of unpacked(bytes)) yield* layersOf(inner, depth + 1);
}

function* unpacked(bytes: Buffer): Generator<Buffer> {
  if (bytes.length > 2 && bytes.readUInt16BE() === 0x1f8b)
    yield* tried(() => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') yield* zipEntries(bytes);
  const text = bytes.toString('latin1');
  if (text.startsWith('%PDF-'))
    for (const { index, 0: word } of text.matchAll(STREAM))
      yield* tried(() => inflateSync(bytes.subarray(index + word.length), { maxOutputLength: MOST_BYTES }));
  for (const [block] of text.matchAll(BASE64)) yield Buffer.from(block.replaceAll(/\s/g, ''), 'base64');
}

/** By the local headers; our own writer notes sizes there. */
function* zipEntries(zip: Buffer): Generator<Buffer> {
  for (let at = 0; zip.length >= at + 30 && zip.readUInt32LE(at) === 0x04034b50;) {
    const [method, size] = [zip.readUInt16LE(at + 8), zip.readUInt32LE(at + 18)];
    const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const packed = zip.subarray(begin, begin + size);
    if (method === 0) yield packed;
    else yield* tried(() => inflateRawSync(packed, { maxOutputLength: MOST_BYTES }));
    at = begin + size;
  }
}

function* tried(unpack: () => Buffer): Generator<Buffer> {
  try {
    yield unpack();
  } catch {
    // not what it looked like: searched as it is
  }
}
