import type { Logo } from '@rubrica/contracts';
import { type Fault, faultWith, type Words } from '@rubrica/fiscal';
import { PNG } from 'pngjs';

/**
 * Limits of a logo, which is in every PDF of the tenant: printed at most 5.6 cm wide, where 1,000 pixels are 450 dpi.
 */
export const MAX_LOGO_BYTES = 100 * 1_024;
const MAX_SIDE_PX = 1_000;

export interface LogoFile extends Omit<Logo, 'blob'> {
  readonly bytes: Buffer;
}

/**
 * Returns a picture that is safe to put into PDFs. A PNG is decoded and written again on white, as plain RGB: damaged
 * or transparent ones are slow to draw. A JPEG loses its EXIF data, which may tell where it was taken.
 */
export const readLogo = (base64: string, pointer: string): LogoFile | Fault => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_LOGO_BYTES)
    return tooLarge(pointer, {
      en: `The logo has ${String(bytes.length)} bytes; it may have ${String(MAX_LOGO_BYTES)}.`,
      es: `El logo tiene ${String(bytes.length)} bytes; puede tener ${String(MAX_LOGO_BYTES)}.`,
    });
  const isPng = bytes.subarray(0, PNG_START.length).equals(PNG_START);
  const size = isPng ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  if (size === null) return unreadable(pointer);
  const { width_px, height_px } = size;
  if (width_px > MAX_SIDE_PX || height_px > MAX_SIDE_PX)
    return tooLarge(pointer, {
      en: `The logo has ${String(width_px)} × ${String(height_px)} pixels; a side may have ${String(MAX_SIDE_PX)}.`,
      es: `El logo tiene ${String(width_px)} × ${String(height_px)} píxeles; un lado puede tener ${String(MAX_SIDE_PX)}.`,
    });
  const plain = isPng ? plainPng(bytes) : withoutMetadata(bytes);
  return plain === null
    ? unreadable(pointer)
    : { media_type: isPng ? 'image/png' : 'image/jpeg', ...size, bytes: plain };
};

const tooLarge = (pointer: string, detail: Words): Fault =>
  faultWith(pointer, 'out_of_bounds', detail, {
    fix: { en: 'Send a smaller picture.', es: 'Envíe una imagen más pequeña.' },
  });

const unreadable = (pointer: string): Fault =>
  faultWith(
    pointer,
    'wrong_format',
    {
      en: 'This is no PNG or JPEG that can be read, or an interlaced PNG.',
      es: 'Esto no es un PNG o JPEG que se pueda leer, o es un PNG entrelazado.',
    },
    {
      fix: {
        en: 'Send the bytes of a PNG (not interlaced) or JPEG file in base64.',
        es: 'Envíe en base64 los bytes de un archivo PNG (no entrelazado) o JPEG.',
      },
    },
  );

type Size = Pick<Logo, 'width_px' | 'height_px'>;

const sizeOf = (width_px: number, height_px: number): Size | null =>
  width_px > 0 && height_px > 0 ? { width_px, height_px } : null;

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');

/** Returns null for an interlaced PNG too: its unpacked size is not bounded by width and height. */
const sizeOfPng = (bytes: Buffer): Size | null =>
  bytes.length < 29 || bytes[28] !== 0 ? null : sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20));

const WHITE = { red: 255, green: 255, blue: 255 };
const RGB = 2;

const plainPng = (bytes: Buffer): Buffer | null => {
  try {
    return PNG.sync.write(PNG.sync.read(bytes), { colorType: RGB, bitDepth: 8, bgColor: WHITE });
  } catch {
    return null;
  }
};

interface Segment {
  readonly marker: number;
  /** Its bytes with the marker. The last segment has the picture and everything after it. */
  readonly bytes: Buffer;
}

const JPEG = { start: 0xffd8, end: 0xffd9, scan: 0xffda } as const;

/** Markers of baseline, extended and progressive JPEGs, which PDF readers draw. */
const FRAMES = [0xffc0, 0xffc1, 0xffc2];
/**
 * Tells whether a segment is APP1 (EXIF, XMP), APP2 to APP13, APP15 or a comment. APP0 and APP14 are kept: they define
 * the colours.
 */
const isMetadata = (marker: number): boolean =>
  marker === 0xfffe || (marker > 0xffe0 && marker <= 0xffef && marker !== 0xffee);

/** Returns null when this is not a whole JPEG. */
const segmentsOf = (bytes: Buffer): readonly Segment[] | null => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== JPEG.start || bytes.readUInt16BE(bytes.length - 2) !== JPEG.end)
    return null;
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    const length = bytes.readUInt16BE(at + 2);
    if (marker < 0xffc0 || length < 2) return null;
    if (marker === JPEG.scan) return [...segments, { marker, bytes: bytes.subarray(at) }];
    segments.push({ marker, bytes: bytes.subarray(at, at + 2 + length) });
    at += 2 + length;
  }
  return null;
};

const sizeOfJpeg = (bytes: Buffer): Size | null => {
  const frame = segmentsOf(bytes)?.find(({ marker }) => FRAMES.includes(marker))?.bytes;
  if (frame === undefined || frame.length < 10 || frame[4] !== 8 || ![1, 3, 4].includes(frame[9] ?? 0)) return null;
  return sizeOf(frame.readUInt16BE(7), frame.readUInt16BE(5));
};

const withoutMetadata = (bytes: Buffer): Buffer | null => {
  const kept = segmentsOf(bytes)?.filter(({ marker }) => !isMetadata(marker));
  return kept === undefined ? null : Buffer.concat([bytes.subarray(0, 2), ...kept.map((segment) => segment.bytes)]);
};
