import { expect, test } from '@jest/globals';
import { refusedIn } from './result.js';

test('the refused rows of a result are read with their reasons, also over several lines', () => {
  const csv =
    '\uFEFFfila,id,número,resultado,código,detalle\r\n2,inv_1,,done,,\r\n' +
    '4,,,refused,invalid_request,"#/lines/0/unit_price: dice ""x"", no un decimal\r\nsegunda línea"\r\n' +
    '5,inv_9,SETP1,refused,external_id_in_use,Ya es de inv_9\r\n';
  expect(refusedIn(csv, 10)).toEqual([
    {
      ...{ line: '4', id: '', number: '', code: 'invalid_request' },
      detail: '#/lines/0/unit_price: dice "x", no un decimal\r\nsegunda línea',
    },
    { line: '5', id: 'inv_9', number: 'SETP1', code: 'external_id_in_use', detail: 'Ya es de inv_9' },
  ]);
  expect(refusedIn(csv, 1)).toHaveLength(1);
  expect(refusedIn('', 1)).toEqual([]);
});
