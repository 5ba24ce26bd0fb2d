import { describe, expect, it } from '@jest/globals';
import { fault } from '../values/fault.js';
import { withCustomerRules, withFieldRules } from './field-rules.js';

const words = { en: 'x', es: 'x' };
const ruleOn = (pointer: string, body: unknown = {}, letter = 'F') =>
  withFieldRules([fault(pointer, 'required', words)], { letter }, body)[0]?.rule;

describe('what the schema refuses of a document', () => {
  it.each([
    ['#/payment_means', 'FAN01', 'CAN01'],
    ['#/payment_means/due_date', 'FAN04', 'CAN04'],
    ['#/lines', 'FAV01', 'CAV01'],
    ['#/lines/7/quantity', 'FAV04', 'CAV04'],
    ['#/lines/12/reference_price/type', 'FAW05', 'CAW05'],
    ['#/lines/0/taxes/3/code', 'FAX16', 'CAX16'],
    ['#/aiu/contract_object', 'FAV03', 'CAV03'],
    ['#/exchange_rate/rate', 'FAR06', 'CAR06'],
    ['#/customer/identification/check_digit', 'FAK24', 'CAK24'],
    ['#/customer/address/municipality_code', 'FAK09', 'CAK09'],
    ['#/customer/tax_level_codes/0', 'FAK26', 'CAK26'],
  ])('%s names the rule of DIAN: %s, of a credit note %s', (pointer, ofInvoice, ofNote) => {
    expect(ruleOn(pointer)).toBe(ofInvoice);
    expect(ruleOn(pointer, {}, 'C')).toBe(ofNote);
  });

  it('names VLR01 where an amount is negative, whatever else is wrong with it, and FAV04b for a quantity', () => {
    const body = {
      lines: [{ quantity: '-1.00', unit_price: '-5', taxes: [{ value: -19 }], product_code: { value: '-7' } }],
      charges: [{ amount: '(100.00)' }],
    };
    expect(ruleOn('#/lines/0/unit_price', body)).toBe('VLR01');
    expect(ruleOn('#/lines/0/taxes/0/value', body)).toBe('VLR01');
    expect(ruleOn('#/charges/0/amount', body)).toBe('VLR01');
    expect(ruleOn('#/lines/0/quantity', body)).toBe('FAV04b');
    expect(ruleOn('#/lines/0/product_code/value', body)).toBe('FAZ09');
  });

  it('names no rule where DIAN has none, or where only the form of the JSON is wrong', () => {
    for (const pointer of [
      '#/metadata/a',
      '#/email/to/0',
      '#/lines/0/note',
      '#/lines/0/unit_price',
      '#/numbering_range_id',
    ])
      expect(ruleOn(pointer)).toBeUndefined();
    const [numeric] = withFieldRules(
      [{ ...fault('#/lines/0/unit_code', 'required', words), code: 'wrong_type' }],
      { letter: 'F' },
      {},
    );
    expect(numeric?.rule).toBeUndefined();
  });

  it('keeps the rule that a fault has', () =>
    expect(
      withFieldRules([fault('#/currency', 'required', words, { rule: 'ZB01' })], { letter: 'F' }, {})[0]?.rule,
    ).toBe('ZB01'));
});

it('of a buyer the schema names the rules of buyers', () => {
  const [digit, line] = withCustomerRules([
    fault('#/identification/check_digit', 'required', words),
    fault('#/address/line', 'required', words),
  ]);
  expect([digit?.rule, line?.rule]).toEqual(['FAK24', undefined]);
});
