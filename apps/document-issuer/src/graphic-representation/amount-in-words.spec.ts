import { describe, expect, it } from '@jest/globals';
import { amountInWords, cardinal } from './amount-in-words.js';

describe('a number in words', () => {
  it.each([
    ['0', 'cero'],
    ['1', 'uno'],
    ['16', 'dieciséis'],
    ['21', 'veintiuno'],
    ['22', 'veintidós'],
    ['30', 'treinta'],
    ['31', 'treinta y uno'],
    ['99', 'noventa y nueve'],
    ['100', 'cien'],
    ['101', 'ciento uno'],
    ['115', 'ciento quince'],
    ['500', 'quinientos'],
    ['777', 'setecientos setenta y siete'],
    ['1000', 'mil'],
    ['1001', 'mil uno'],
    ['1100', 'mil cien'],
    ['21000', 'veintiún mil'],
    ['31031', 'treinta y un mil treinta y uno'],
    ['100000', 'cien mil'],
    ['101000', 'ciento un mil'],
    ['262500', 'doscientos sesenta y dos mil quinientos'],
    ['1000000', 'un millón'],
    ['1000001', 'un millón uno'],
    ['2000000', 'dos millones'],
    ['21000000', 'veintiún millones'],
    ['1001000000', 'mil un millones'],
    ['1234567890', 'mil doscientos treinta y cuatro millones quinientos sesenta y siete mil ochocientos noventa'],
    ['1000000000000', 'un billón'],
    ['2000001000000', 'dos billones un millón'],
    ['1000000000000000000', 'un trillón'],
  ])('%s is %s', (digits, words) => expect(cardinal(digits)).toBe(words));
});

describe('an amount in words', () => {
  it.each([
    ['262500.00', 'COP', 'Doscientos sesenta y dos mil quinientos pesos colombianos con 00/100'],
    ['1.00', 'COP', 'Un peso colombiano con 00/100'],
    ['21.05', 'COP', 'Veintiún pesos colombianos con 05/100'],
    ['1000000.50', 'COP', 'Un millón de pesos colombianos con 50/100'],
    ['3000000.00', 'COP', 'Tres millones de pesos colombianos con 00/100'],
    ['3000001.00', 'COP', 'Tres millones un pesos colombianos con 00/100'],
    ['0.99', 'USD', 'Cero dólares estadounidenses con 99/100'],
    ['1.00', 'EUR', 'Un euro con 00/100'],
    ['15.00', 'GBP', 'Quince GBP con 00/100'],
  ])('%s %s is "%s"', (amount, currency, words) => expect(amountInWords(amount, currency)).toBe(words));
});
