import { encodeQR } from 'qr';

/** A picture of the code, with a margin of one light module. The paper around is the rest of the quiet zone. */
export interface QrCode {
  /** Pixels a side. */
  readonly size: number;
  /** One bit a pixel, 1 is light; row by row from the upper left corner, each from a byte of its own. */
  readonly pixels: Uint8Array;
}

/** Four pixels a side, so that the edges stay sharp where a reader smooths pictures. */
const LEFT_MODULE = 0xf0;
const RIGHT_MODULE = 0x0f;
const PIXELS = 4;

/** Error correction M: a sheet that was folded or stamped can still be read. */
export const qrCode = (text: string): QrCode => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1, encoding: 'byte' });
  const bytesPerRow = Math.ceil(modules.length / 2);
  const pixels = new Uint8Array(bytesPerRow * PIXELS * modules.length);
  let at = 0;
  for (const row of modules) {
    const start = at;
    for (let x = 0; x < row.length; x += 2) {
      pixels[at] = (row[x] ? 0 : LEFT_MODULE) | (row[x + 1] ? 0 : RIGHT_MODULE);
      at += 1;
    }
    for (let copy = 1; copy < PIXELS; copy += 1) {
      pixels.copyWithin(at, start, start + bytesPerRow);
      at += bytesPerRow;
    }
  }
  return { size: modules.length * PIXELS, pixels };
};
