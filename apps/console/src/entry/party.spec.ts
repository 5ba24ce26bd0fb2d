import { expect, test } from '@jest/globals';
import { changeOfParty, sentParty, typedParty } from './party.js';

const optica = {
  ...{
    id: 'cust_1',
    object: 'customer',
    legal_name: 'Óptica Central S.A.S.',
    phone: '601',
    email: null,
    metadata: { a: 'b' },
  },
  identification: { type: '31', number: '900108281', check_digit: '3' },
  address: { line: 'Carrera 8', municipality_code: '11001', city: null, postal_code: null, country: 'CO' },
};

test('a number is sent as DIAN knows it, and a bare country is no address', () => {
  expect(
    sentParty({ identification: { type: '13', number: '52.147.896' }, address: { line: '', country: 'CO' } }),
  ).toEqual({ identification: { type: '13', number: '52147896' } });
});

test('a change has what the form shows; what was emptied is removed, and the rest is left alone', () => {
  const typed = { ...typedParty(optica), phone: '', trade_name: 'Óptica' };
  expect(changeOfParty(optica, typed)).toEqual({
    identification: { type: '31', number: '900108281' },
    legal_name: 'Óptica Central S.A.S.',
    trade_name: 'Óptica',
    phone: null,
    address: { line: 'Carrera 8', municipality_code: '11001', country: 'CO' },
  });
});
