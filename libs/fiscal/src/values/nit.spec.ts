import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNit, nitCheckDigit } from './nit.js';

describe('the check digit of a NIT', () => {
  it.each([
    ['800197268', '4'], // DIAN itself
    ['890930534', '0'],
    ['900508908', '9'], // issuer of DIAN's toolbox
    ['900108281', '3'], // buyer of DIAN's toolbox
    ['860076919', '1'],
    ['900390126', '6'],
    ['901210113', '3'],
    ['222222222222', '7'],
    ['700085371', '1'],
    ['800199436', '4'],
    ['900373115', '3'],
  ])('of %s is %s', (nit, digit) => {
    expect(nitCheckDigit(nit)).toBe(digit);
  });

  it('changes when one digit is mistyped, but for the weights that meet modulo 11', () => {
    const nit = fc.stringMatching(/^[1-9]\d{8}$/);
    fc.assert(
      fc.property(nit, fc.nat(8), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
        const digit = (Number(text[place]) + by) % 10;
        const mistyped = text.slice(0, place) + String(digit) + text.slice(place + 1);
        // 10 and 1 both come out as 1 when the rest of the division is 10 or 1: the only pair that a NIT misses.
        const [one, other] = [nitCheckDigit(text), nitCheckDigit(mistyped)];
        expect(one !== other || one === '1').toBe(true);
      }),
    );
  });

  it('is of digits only', () => {
    expect(isNit('900.373.115')).toBe(false);
    expect(() => nitCheckDigit('9003731153A')).toThrow(RangeError);
  });
});
