import { describe, expect, it } from '@jest/globals';
import { csvLine, decimalCell } from './csv.js';

describe('a line of CSV', () => {
  it('has its texts as they are, and quotes those that would end a cell', () => {
    expect(csvLine(['SETP1', 'Óptica, S.A.S.', 'dice "sí"', 'una\nlínea', 'a;b', null, undefined, 12])).toBe(
      'SETP1,"Óptica, S.A.S.","dice ""sí""","una\nlínea","a;b",,,12\r\n',
    );
  });

  it.each(['=1+1', '+57', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x', '=cmd|"/c calc"!A1'])(
    'has no formula: %j',
    (text) => expect(csvLine([text])).toMatch(/^"?'/),
  );

  it.each(['Ana;=1+1', 'Ana\t@x', 'Ana\r\n-1', 'Ana;＝1'])(
    'has no formula where a semicolon or a line ends: %j',
    (text) => expect(csvLine([text])).toMatch(/[;\t\n]'[=@\-＝]/),
  );

  it('has decimals as numbers, and nothing else as a decimal', () => {
    expect(csvLine(['-0.40', '0.00', null, undefined].map(decimalCell))).toBe('-0.40,0.00,,\r\n');
    expect(csvLine([decimalCell('-1+cmd'), -7])).toBe(`'-1+cmd,-7\r\n`);
  });
});
