import type { Logo } from '@rubrica/contracts';
import { type Fault, faultWith, type Words } from '@rubrica/fiscal';
import { type Job, moduleUrl, type WorkerPool } from '@rubrica/service';
import { readJpeg } from './jpeg.js';
import { plainPng } from './plain-png.js';

/**
 * Limits of a logo, which is in every PDF of the tenant: printed at most 5.6 cm wide, where 1,000 pixels are 450 dpi (ADR 0045).
 */
export const MAX_LOGO_BYTES = 100 * 1_024;
const MAX_SIDE_PX = 1_000;
/** What a PNG may have after it was written again, which can be more than it had: it is in every mail. */
const MAX_PLAIN_BYTES = 512 * 1_024;

export interface LogoFile extends Omit<Logo, 'blob'> {
  readonly bytes: Buffer;
}

/** In a thread: unpacked, a small PNG has up to 8 MB. */
const PLAIN_PNG: Job<Uint8Array, Uint8Array | null> = {
  module: moduleUrl(import.meta.url, './plain-png'),
  run: plainPng,
  bytesOf: () => 8 * MAX_SIDE_PX * MAX_SIDE_PX,
};

/**
 * Returns a picture that is safe to put into PDFs. A PNG is decoded and written again on white, as plain RGB: damaged
 * or transparent ones are slow to draw. A JPEG loses its EXIF data, which may tell where it was taken.
 */
export const readLogo = async (base64: string, pointer: string, workers: WorkerPool): Promise<LogoFile | Fault> => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_LOGO_BYTES)
    return tooLarge(pointer, {
      en: `The logo has ${String(bytes.length)} bytes; it may have ${String(MAX_LOGO_BYTES)}.`,
      es: `El logo tiene ${String(bytes.length)} bytes; puede tener ${String(MAX_LOGO_BYTES)}.`,
    });
  const isPng = bytes.subarray(0, PNG_START.length).equals(PNG_START);
  const jpeg = isPng ? null : readJpeg(bytes);
  const size = isPng ? sizeOfPng(bytes) : jpeg && sizeOf(jpeg.width_px, jpeg.height_px);
  if (size === null) return unreadable(pointer);
  const { width_px, height_px } = size;
  if (width_px > MAX_SIDE_PX || height_px > MAX_SIDE_PX)
    return tooLarge(pointer, {
      en: `The logo has ${String(width_px)} × ${String(height_px)} pixels; a side may have ${String(MAX_SIDE_PX)}.`,
      es: `El logo tiene ${String(width_px)} × ${String(height_px)} píxeles; un lado puede tener ${String(MAX_SIDE_PX)}.`,
    });
  if (jpeg) return { media_type: 'image/jpeg', ...size, bytes: jpeg.bytes };
  const plain = await workers.run(PLAIN_PNG, bytes);
  if (plain === null) return unreadable(pointer);
  if (plain.length > MAX_PLAIN_BYTES)
    return tooLarge(pointer, {
      en: `The logo has ${String(plain.length)} bytes when it is written without transparency, and may have ${String(MAX_PLAIN_BYTES)}: it has too much detail for a PNG.`,
      es: `El logo tiene ${String(plain.length)} bytes al escribirse sin transparencia, y puede tener ${String(MAX_PLAIN_BYTES)}: tiene demasiado detalle para un PNG.`,
    });
  return { media_type: 'image/png', ...size, bytes: Buffer.from(plain) };
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
