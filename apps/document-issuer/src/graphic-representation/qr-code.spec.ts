import { describe, expect, it } from '@jest/globals';
import { decodeQR } from 'qr/decode.js';
import { mergedRectangles, qrCode, type QrCode } from './qr-code.js';

/** The code as a camera would see it: four pixels a module, with a quiet zone. */
const photograph = ({ size, rectangles }: QrCode) => {
  const scale = 4;
  const border = 4;
  const side = (size + 2 * border) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const { x, y, width, height } of rectangles) {
    for (let row = (y + border) * scale; row < (y + height + border) * scale; row += 1) {
      for (let column = (x + border) * scale; column < (x + width + border) * scale; column += 1) {
        data.set([0, 0, 0], (row * side + column) * 4);
      }
    }
  }
  return { width: side, height: side, data };
};

const text = `NumFac: SETP990000002\nFecFac: 2026-11-21\n${'x'.repeat(400)} ñ`;

describe('the QR code', () => {
  it('is read back from its rectangles', () => expect(decodeQR(photograph(qrCode(text)))).toBe(text));

  it('is drawn in far fewer rectangles than it has dark modules', () => {
    const { rectangles } = qrCode(text);
    const modules = rectangles.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(rectangles.length).toBeLessThan(modules / 2);
  });

  it('is the same for the same text', () => expect(qrCode(text)).toEqual(qrCode(text)));
});

describe('merged rectangles', () => {
  it('join equal runs of neighbouring rows only', () =>
    expect(
      mergedRectangles([
        [true, true, false, true],
        [true, true, false, false],
        [true, false, false, true],
      ]),
    ).toEqual([
      { x: 3, y: 0, width: 1, height: 1 },
      { x: 0, y: 0, width: 2, height: 2 },
      { x: 0, y: 2, width: 1, height: 1 },
      { x: 3, y: 2, width: 1, height: 1 },
    ]));
});
