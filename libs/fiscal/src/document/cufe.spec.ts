import { describe, expect, it } from '@jest/globals';
import { cufe, type CufeInput, cufeSeed, sha384 } from './cufe.js';
import { softwareSecurityCode } from './security-code.js';

/** Facts: DIAN's technical annex 1.9, section 11, and the samples of its toolbox; each recomputed by sha384sum. */
const FACTS: readonly (readonly [string, CufeInput, string])[] = [
  [
    'CUFE of annex 11.2',
    {
      number: '323200000129',
      issueDate: '2019-01-16',
      issueTime: '10:53:10-05:00',
      lineExtensionAmount: '1500000.00',
      iva: '285000.00',
      inc: '0.00',
      ica: '0.00',
      payableAmount: '1785000.00',
      supplierNumber: '700085371',
      customerNumber: '800199436',
      secret: '693ff6f2a553c3646a063436fd4dd9ded0311471',
      environment: '1',
    },
    '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4',
  ],
  [
    'CUFE of the toolbox invoice SETP990000013',
    {
      number: 'SETP990000013',
      issueDate: '2019-06-21',
      issueTime: '09:15:23-05:00',
      lineExtensionAmount: '12600.06',
      iva: '2424.01',
      inc: '0.00',
      ica: '0.00',
      payableAmount: '14024.07',
      supplierNumber: '900508908',
      customerNumber: '900108281',
      secret: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
      environment: '2',
    },
    '3e8d29e4fe1ba6cebe6e466678d11fdc82da6ac20a0b9dc80d1063731d93a5a9ee6a20aa052f7e31cdc062d383fe2bc2',
  ],
  [
    'CUDE of the credit note of annex 11.4.3',
    {
      number: '8110007871',
      issueDate: '2019-01-12',
      issueTime: '07:00:00-05:00',
      lineExtensionAmount: '5000.00',
      iva: '950.00',
      inc: '0.00',
      ica: '0.00',
      payableAmount: '5950.00',
      supplierNumber: '900373076',
      customerNumber: '8355990',
      secret: '12301',
      environment: '1',
    },
    '907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168',
  ],
  [
    'CUDE of the toolbox credit note NC3',
    {
      number: 'NC3',
      issueDate: '2019-06-21',
      issueTime: '09:15:23-05:00',
      lineExtensionAmount: '12600.06',
      iva: '2394.01',
      inc: '0.00',
      ica: '0.00',
      payableAmount: '14994.07',
      supplierNumber: '900508908',
      customerNumber: '900108281',
      secret: '20191',
      environment: '2',
    },
    'da3af05f963db5cff231d1171a810f5f55eb08615f22dc239fff55fa927be5cf6caade8bfa4f1f70c067dbb9ed30c009',
  ],
  [
    // The annex prints another hash (b9483dc2…), which its own fields do not give.
    'CUDE of the debit note of annex 11.4.5',
    {
      number: 'ND1001',
      issueDate: '2019-01-18',
      issueTime: '10:58:00-05:00',
      lineExtensionAmount: '30000.00',
      iva: '0.00',
      inc: '2400.00',
      ica: '0.00',
      payableAmount: '32400.00',
      supplierNumber: '900197264',
      customerNumber: '10254102',
      secret: '10201',
      environment: '2',
    },
    '3fa73a86d57d9341c536afde1f85c4efd9d4591c2c22bce4dfb0e6b0d2e83b8f047a8bde7098292e9d2493e60d1c31da',
  ],
  [
    'CUDE of the toolbox POS ticket EPOS002',
    {
      number: 'EPOS002',
      issueDate: '2022-09-07',
      issueTime: '16:31:02-05:00',
      lineExtensionAmount: '100100.00',
      iva: '19000.00',
      inc: '0.00',
      ica: '0.00',
      payableAmount: '119150.00',
      supplierNumber: '2022516216',
      customerNumber: '222222222222',
      secret: '12345',
      environment: '2',
    },
    '63586429c4577b7461150bdc28ed35cbee4edb3fe8872d4ef55d74f7b7a9ecd062419600290208fc869ca94c47e895ca',
  ],
];

describe('CUFE and CUDE', () => {
  it.each(FACTS)('%s', (_name, input, expected) => {
    expect(cufe(input)).toBe(expected);
  });

  it('hashes the fields in the order of the annex, without separators', () => {
    expect(cufeSeed(FACTS[1]![1])).toBe(
      'SETP9900000132019-06-2109:15:23-05:0012600.06012424.01040.00030.0014024.07900508908900108281fc8eac422eba16e22ffd8c6f94b3f40a6e38162c2',
    );
  });

  it('cuts amounts to two decimals', () => {
    const [, input] = FACTS[0]!;
    expect(cufe({ ...input, iva: '285000.009' })).toBe(cufe(input));
    expect(cufe({ ...input, iva: '285000.01' })).not.toBe(cufe(input));
  });

  it('is hex in lower case', () => {
    expect(sha384('ñ')).toMatch(/^[0-9a-f]{96}$/);
  });
});

describe('the security code of the software', () => {
  it('is that of the toolbox invoice', () => {
    expect(softwareSecurityCode('56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', '20191', 'SETP990000013')).toBe(
      '05d380cb9f3662a005f2b0e31be4a6fd93ffedfffab02ea9cf55b92ca42a9a6b863e956948547cc28169fb2b226e7132',
    );
  });
});
