import { describe, expect, it } from '@jest/globals';
import type { Identification } from '../request/party.js';
import { identificationFaults } from './identification.js';

type Type = Identification['type'];
type Given = Omit<Identification, 'type'>;

const faults = (type: Type, number: string, check_digit?: string) =>
  identificationFaults({ type, number, ...(check_digit === undefined ? {} : { check_digit }) }, '#', 'FAK24');
const fixes = (type: Type, number: string): string[] => faults(type, number).map(({ fix }) => String(fix));
const said = (type: Type, number: string): string =>
  faults(type, number)
    .map(({ detail, fix, es }) => [detail, fix, es.detail, es.fix].join(' '))
    .join(' ');

describe('a NIT', () => {
  it.each<Given>([
    { number: '900108281' },
    { number: '900108281', check_digit: '3' },
    { number: '800197268', check_digit: '4' },
    { number: '1020304050' },
    { number: '52384719' },
    { number: '700085371', check_digit: '1' },
  ])('%j is right', ({ number, check_digit }) => expect(faults('31', number, check_digit)).toEqual([]));

  it.each([
    '900.108.281',
    '900,108,281',
    '900 108 281',
    "900'108'281",
    '900-108-281',
    '900108281-3',
    '900.108.281-3',
    '900 108 281 - 3',
    '900108281 3',
    '900108281/3',
    '900108281.3',
    '900108281 DV 3',
    '900108281-DV3',
    '900108281\u20133',
    '900108281\u22123',
    '900108281\u20113',
    '900\u00a0108\u00a0281',
    '９００１０８２８１',
    '900108281\u200b',
    '\ufeff900108281',
    ' 900108281 ',
    'NIT 900.108.281-3',
    'Nit: 900108281',
    "'900108281",
    '9OO1O8281',
    '90010828l',
    '0900108281',
    '000900108281',
    '0900108281-3',
    '900108281.0',
    '900108281,00',
    '900.108.281,00',
    '9.00108281E8',
    '9,00108281E+8',
    '9.00108281e+08',
  ])('%j is told the nine digits and the check digit, whatever its signs', (number) => {
    expect(faults('31', number)).toMatchObject([
      {
        pointer: '#/number',
        code: 'invalid_identification',
        fix: 'Write "900108281" with check_digit "3".',
        es: { fix: 'Escriba "900108281" con check_digit "3".' },
      },
    ]);
  });

  it.each(['9001082813', '09001082813', '9001082813.0', '9.001082813E9'])(
    '%j seems to have its check digit at the end',
    (number) => {
      expect(said('31', number)).toContain('seems to be the NIT 900108281 with its check digit 3 at the end');
      expect(fixes('31', number)).toEqual(['Write "900108281" with check_digit "3", if that is so.']);
    },
  );

  it.each(['900108281-4', '900.108.281-4', '9001082814', '900108281 4', '900108281\u20134', '9001082814.0'])(
    '%j is told which digit is expected, never another NIT',
    (number) => {
      expect(faults('31', number)).toMatchObject([
        { pointer: '#/number', code: 'check_digit_mismatch', rule: 'FAK24' },
      ]);
      expect(said('31', number)).toContain('of NIT 900108281 it is 3, not 4');
      expect(said('31', number)).toContain('un dígito errado casi siempre es un número mal escrito');
      expect(said('31', number)).not.toMatch(/9001082814/);
    },
  );

  it('with a digit more is none either where that digit has a check digit of its own', () =>
    expect(faults('31', '9001082814', '1')).toMatchObject([{ pointer: '#/number', code: 'check_digit_mismatch' }]));

  it('has both faults told: how it is written, and its wrong check digit', () =>
    expect(faults('31', '900.108.281', '4').map(({ pointer }) => pointer)).toEqual(['#/number', '#/check_digit']));

  it.each(['000000000', '0', '111111111', '999999999', '2222222222'])('%s is nobody’s', (number) => {
    expect(said('31', number)).toContain(`Nobody has the number ${number}.`);
    expect(said('31', number)).toContain('final_consumer');
  });

  it.each(['222222222222', '222.222.222.222'])('%s is the final consumer, of type 13', (number) => {
    expect(fixes('31', number)).toEqual([
      'The final consumer is customer_id "final_consumer", or has the identification type "13".',
    ]);
  });

  it.each(['12', '123456789012', '90010828100'])('%s has a length that no NIT has', (number) => {
    expect(said('31', number)).toContain('3 to 10 digits');
    expect(said('31', number)).not.toContain('Write "');
  });

  it.each(['9.00E8', '9.0010828E+8', '9E8'])('%s lost its last digits in a spreadsheet', (number) => {
    expect(said('31', number)).toContain('how a spreadsheet shows a long number: its last digits are lost');
    expect(said('31', number)).not.toContain('90010828"');
  });

  it.each(['90010A281', '9001 08281', '90.0108.281', 'Óptica'])('%s cannot be read', (number) =>
    expect(fixes('31', number)).toEqual(['Write its digits like "900373115", check_digit "3".']),
  );

  it('is told of spreadsheets and of filling zeros by their names', () => {
    expect(said('31', '900108281.0')).toContain('hoja de cálculo');
    expect(said('31', '9.00108281E8')).toContain('exponente');
    expect(said('31', '0900108281')).toContain('no comienza por cero');
  });
});

describe('a citizen card', () => {
  it.each(['52384719', '1020304050', '222', '222222222222', '11111111', '1111111111'])('%s is right', (number) =>
    expect(faults('13', number)).toEqual([]),
  );

  it.each([
    '52.384.719',
    '52 384 719',
    '52,384,719',
    '0052384719',
    'C.C. 52.384.719',
    'CC 52384719',
    '52384719.0',
    '5.2384719E7',
    '52384719\u200b',
    '5238471９',
  ])('%j is told its digits', (number) => expect(fixes('13', number)).toEqual(['Write "52384719".']));

  it('with a digit behind a hyphen is a person or the NIT of its RUT: both are told apart', () => {
    const [fix] = fixes('13', '52384719-5');
    expect(fix).toBe('Write the digits of the document alone.');
    const [right = ''] = fixes('13', '900108281-3');
    expect(right).toContain('type "31", number "900108281" and check_digit "3"');
    expect(right).toContain('a person without RUT has the digits alone: "900108281"');
  });

  it.each(['12', '12345678901', '000', '0'])('%s is no number of one', (number) =>
    expect(faults('13', number)).toMatchObject([{ pointer: '#/number', code: 'invalid_identification' }]),
  );
});

describe('another identification', () => {
  it.each<[Type, string]>([
    ['12', '01031512345'],
    ['11', 'A5K0252689'],
    ['22', '345678'],
    ['22', 'E345678'],
    ['41', 'AX-123.9'],
    ['41', 'AV123456'],
    ['42', 'X1234567-L'],
    ['47', '912345601011990'],
    ['48', '1234567'],
    ['50', '76.123.456-7'],
    ['91', '1020304050'],
  ])('of type %s: %s is right', (type, number) => expect(faults(type, number)).toEqual([]));

  it.each<[Type, string, string]>([
    ['22', '345.678', '345678'],
    ['22', '345678.0', '345678'],
    ['22', '345 678', '345678'],
    ['41', 'AV 123456', 'AV123456'],
    ['41', 'AV\u2013123456', 'AV-123456'],
    ['41', 'AV123456\u200b', 'AV123456'],
    ['50', '12345678.0', '12345678'],
    ['91', '1.020.304.050', '1020304050'],
    ['12', '1.020.304.050', '1020304050'],
  ])('of type %s: %j is told %s', (type, number, right) => {
    expect(fixes(type, number).join()).toContain(`"${right}"`);
    expect(faults(type, right)).toEqual([]);
  });

  it.each<[Type, string]>([
    ['12', '123456789012'],
    ['91', '12'],
    ['41', '000000'],
    ['42', 'x'.repeat(21)],
    ['50', '12.345.678/0001-95'],
    ['22', '222222222222'],
  ])('of type %s: %s is refused', (type, number) =>
    expect(faults(type, number)).toMatchObject([{ pointer: '#/number', code: 'invalid_identification' }]),
  );

  it('has no check digit', () =>
    expect(faults('13', '52384719', '3')).toMatchObject([
      { pointer: '#/check_digit', code: 'check_digit_not_allowed' },
    ]));
});
