import { describe, expect, it } from '@jest/globals';
import { decodeQR } from 'qr/decode.js';
import { qrCode, type QrCode } from './qr-code.js';

/** The code as a camera would see it, with a quiet zone. */
const photograph = ({ size, pixels }: QrCode) => {
  const border = 16;
  const side = size + 2 * border;
  const data = new Uint8Array(side * side * 4).fill(255);
  const bytesPerRow = Math.ceil(size / 8);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isLight = ((pixels[y * bytesPerRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
      if (!isLight) data.set([0, 0, 0], ((y + border) * side + x + border) * 4);
    }
  }
  return { width: side, height: side, data };
};

const text = `NumFac: SETP990000002\nFecFac: 2026-11-21\n${'x'.repeat(400)} ñ`;

describe('the QR code', () => {
  it.each([text, 'x', text.slice(0, 200)])('is read back from its pixels', (each) =>
    expect(decodeQR(photograph(qrCode(each)))).toBe(each),
  );

  it('is the same for the same text', () => expect(qrCode(text)).toEqual(qrCode(text)));
});
