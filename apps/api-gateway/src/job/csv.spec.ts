import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.js';

describe('a line of CSV', () => {
  it('has its texts as they are, and quotes those that would end a cell', () => {
    expect(csvLine(['SETP1', 'Óptica, S.A.S.', 'dice "sí"', 'una\nlínea', null, 12])).toBe(
      'SETP1,"Óptica, S.A.S.","dice ""sí""","una\nlínea",,12\r\n',
    );
  });

  it.each(['=1+1', '+57', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x', '=cmd|"/c calc"!A1'])(
    'has no formula: %j',
    (text) => expect(csvLine([text])).toMatch(/^"?'/),
  );
});
