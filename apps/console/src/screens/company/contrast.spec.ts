import { expect, test } from '@jest/globals';
import { contrastWithWhite, isColour, READABLE } from './contrast.js';

test('contrast is that of WCAG', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21, 2);
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 2);
  expect(contrastWithWhite('#767676')).toBeGreaterThan(READABLE);
  expect(contrastWithWhite('#777777')).toBeLessThan(READABLE);
});

test('a colour has six hexadecimal digits', () => {
  expect([isColour('#1D4fd8'), isColour('1d4fd8'), isColour('#fff')]).toEqual([true, false, false]);
});
