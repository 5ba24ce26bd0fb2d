import { describe, expect, it } from '@jest/globals';
import { amountText, identificationNumber, moneyText, percentText, quantityText } from './colombian-format.js';

describe('numbers as Colombia writes them', () => {
  it('have points between thousands and a comma before decimals', () => {
    expect(amountText('0.00')).toBe('0,00');
    expect(amountText('999.90')).toBe('999,90');
    expect(amountText('1234567.50')).toBe('1.234.567,50');
  });

  it('bear the peso sign or the code of the currency', () => {
    expect(moneyText('1500000.00', 'COP')).toBe('$ 1.500.000,00');
    expect(moneyText('1500.00', 'USD')).toBe('USD 1.500,00');
  });

  it('have no more decimals than a quantity or a rate needs', () => {
    expect(quantityText('10.00')).toBe('10');
    expect(quantityText('1000')).toBe('1.000');
    expect(quantityText('2.500000')).toBe('2,5');
    expect(quantityText('0.125')).toBe('0,125');
    expect(percentText('19.00')).toBe('19 %');
    expect(percentText('2.50')).toBe('2,5 %');
    expect(percentText('0.00')).toBe('0 %');
  });

  it('group a NIT and keep its check digit apart', () => {
    expect(identificationNumber({ type: '31', number: '900508908', checkDigit: '9' })).toBe('900.508.908-9');
    expect(identificationNumber({ type: '41', number: 'AB123456', checkDigit: null })).toBe('AB123456');
  });
});
