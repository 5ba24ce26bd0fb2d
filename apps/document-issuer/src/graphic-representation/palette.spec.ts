import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast, paletteOf } from './palette.js';

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe("the tenant's colour", () => {
  it('fills areas as it is', () => expect(paletteOf('#ffd500').accent).toBe('#ffd500'));

  it('bears dark text when it is light, light text when it is dark', () => {
    expect(paletteOf('#ffd500').onAccent).toBe(paletteOf().ink);
    expect(paletteOf('#17466b').onAccent).toBe('#ffffff');
  });

  it('is text as it is where it can be read', () => expect(paletteOf('#17466b').accentInk).toBe('#17466b'));

  it('never makes text that cannot be read', () =>
    fc.assert(
      fc.property(color, (brand) => {
        const { accent, onAccent, accentInk } = paletteOf(brand);
        expect(contrast(accentInk, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onAccent, accent)).toBeGreaterThan(3.8);
        expect(accentInk).toMatch(/^#[0-9a-f]{6}$/);
      }),
    ));

  it('is compared as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
