import { expect, it } from '@jest/globals';
import { invoice, line } from './draft.fixture.js';
import { withPlainCodes } from './plain-codes.js';

it.each([
  ['payment_means', { code: '10', type: 'dian:1' }, { code: '10', type: '1' }],
  ['customer', { identification: { type: 'dian:31', number: '1' } }, { identification: { type: '31', number: '1' } }],
  ['customer', { organization_type: 'dian:1', tax_scheme: 'dian:ZZ' }, { organization_type: '1', tax_scheme: 'ZZ' }],
  ['customer', { tax_level_codes: ['dian:O-13', 'O-15'] }, { tax_level_codes: ['O-13', 'O-15'] }],
  [
    'customer',
    { address: { municipality_code: 'dian:11001', country: 'dian:CO' } },
    { address: { municipality_code: '11001', country: 'CO' } },
  ],
  ['currency', 'dian:COP', 'COP'],
  ['type_code', 'dian:02', '02'],
  ['delivery_terms', { incoterm: 'dian:FOB' }, { incoterm: 'FOB' }],
  ['exchange_rate', { currency: 'dian:USD' }, { currency: 'USD' }],
  ['lines', [{ reference_price: { type: 'dian:01' } }], [{ reference_price: { type: '01' } }]],
])('a code of %s that is DIAN’s own may be written with dian:', (field, given, right) => {
  expect(withPlainCodes(invoice({ [field]: given }))).toEqual(invoice({ [field]: right }));
});

it('keeps the prefix where the API’s code is another one, and the caller’s own texts', () => {
  const body = {
    ...invoice({
      operation_type: 'dian:11',
      payment_means: { code: 'dian:47', type: '1' },
      metadata: { type: 'dian:31' },
    }),
    lines: [line({ unit_code: 'dian:94', description: 'dian:94', taxes: [{ code: 'dian:02', value: '0.00' }] })],
  };
  expect(withPlainCodes(body)).toBe(body);
  expect(withPlainCodes(null)).toBeNull();
  expect(withPlainCodes('dian:31')).toBe('dian:31');
});
