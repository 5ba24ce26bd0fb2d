import { describe, expect, it } from '@jest/globals';
import type { CufeInput } from '@rubrica/fiscal';
import { cuds, cudsSeed } from './cuds.js';

const sample = {
  number: 'DS236000000',
  issueDate: '2022-02-18',
  issueTime: '13:34:59-05:00',
  lineExtensionAmount: '3899000.00',
  inc: '0.00',
  ica: '0.00',
  payableAmount: '4152176.00',
  secret: '12345',
  environment: '2',
} as const;

/** Facts: DIAN's annex of support documents 1.1, its toolbox and its server; each recomputed by sha384sum. */
const FACTS: readonly (readonly [string, CufeInput, string])[] = [
  [
    'the annex, numeral 14.1.1',
    {
      ...sample,
      number: '0000000001',
      issueDate: '2020-10-24',
      issueTime: '14:04:35-05:00',
      lineExtensionAmount: '15000.00',
      iva: '19.00',
      payableAmount: '16350.00',
      supplierNumber: '900373076',
      customerNumber: '8355990',
      environment: '1',
    },
    'bf4bb6920d5054ac065ddb7e6df0398e63e3ba2ff29cb341edd7d46ee8f2ea1802f84aaca91a19a24623e5e3baff3a71',
  ],
  [
    'the toolbox, with the IVA of its first rate alone',
    { ...sample, iva: '322430.00', supplierNumber: '1020', customerNumber: '800197268' },
    'c96a728f4453822bfc69b94253880d21d29dd1a9424444da07610799c203506d33fa4f16830dbd6ee0febb4711bfa23a',
  ],
  [
    'the server, with the whole IVA',
    { ...sample, iva: '432530.00', supplierNumber: '1020', customerNumber: '20227859' },
    'b42c77ce05c477e20ed50aa84f43019dd36019d6564dbbd650c50acdf531fd1945809d7da8a97f1cf6681eabdd8d4358',
  ],
];

describe('the CUDS', () => {
  it.each(FACTS)('is that of %s', (_, fields, expected) => {
    expect(cuds(fields)).toBe(expected);
  });

  it('names the seller before the buyer, and IVA as the only tax', () => {
    const fields = { ...sample, iva: '19.00', inc: '8.00', supplierNumber: 'seller', customerNumber: 'buyer' };
    expect(cudsSeed(fields)).toBe('DS2360000002022-02-1813:34:59-05:003899000.000119.004152176.00sellerbuyer123452');
  });

  it('cuts amounts to two decimals', () => {
    const fields = { ...sample, iva: '19.999', supplierNumber: '1020', customerNumber: '800197268' };
    expect(cuds(fields)).toBe(cuds({ ...fields, iva: '19.99' }));
  });
});
