import { expect, test } from '@jest/globals';
import { cellsOf, readPasted } from './paste.js';

const units = [
  { value: '94', name: 'unidad' },
  { value: 'KGM', name: 'kilogramo' },
  { value: 'XBX', name: 'Caja' },
];
const line = {
  description: '',
  quantity: '1',
  unit_code: '94',
  unit_price: '',
  taxes: [{ code: '01', rate: '19.00' }],
};
const read = (text: string, decimalSign?: '.' | ',') => readPasted(text, { line, units, decimalSign, isTaxRead: true });
const table = (...rows: string[][]): string => rows.map((row) => row.join('\t')).join('\r\n');

test('cells with line breaks, tabs and quotes stay whole', () => {
  expect(cellsOf('a\t"b\nc"\t"d ""e"""\r\nf\t\tg\r\n\r\n')).toEqual([
    ['a', 'b\nc', 'd "e"'],
    ['f', '', 'g'],
  ]);
});

test('a header names the columns, in whatever order and language', () => {
  const { lines, hasHeader } = read(
    table(
      ['Código', 'Precio unitario', 'Cant.', 'Producto', 'Und', 'IVA', 'Descuento'],
      ['A1', '$ 1.250.000', '3', 'Mesa', 'Caja', '5%', '10%'],
      ['A2', '800,50', '2,5', 'Café', 'kg', 'Excluido', ''],
    ),
  );
  expect(hasHeader).toBe(true);
  expect(lines.map((each) => each.line)).toEqual([
    {
      ...{ description: 'Mesa', quantity: '3', unit_code: 'XBX', unit_price: '1250000' },
      allowances: [{ reason_code: '00', amount: '10%' }],
      taxes: [{ code: '01', rate: '5.00' }],
    },
    { description: 'Café', quantity: '2,5', unit_code: 'KGM', unit_price: '800,5', taxes: [] },
  ]);
  expect(read(table(['Quantity', 'Name', 'Unit price'], ['2', 'Chair', '1,000.50'])).lines[0]?.line).toMatchObject({
    description: 'Chair',
    quantity: '2',
    unit_price: '1000,5',
  });
});

test('without a header, words are the description, and the amounts are quantity and price', () => {
  expect(read(table(['Mesa', '2', '150000'], ['Silla', '4', '80000'])).lines.map((each) => each.line)).toMatchObject([
    { description: 'Mesa', quantity: '2', unit_price: '150000', taxes: line.taxes },
    { description: 'Silla', quantity: '4', unit_price: '80000' },
  ]);
  expect(read(table(['Asesoría', '90000'])).lines[0]?.line).toMatchObject({ quantity: '1', unit_price: '90000' });
});

test('one amount that shows the decimal sign settles the ambiguous ones; otherwise it is asked for', () => {
  const rows = (...prices: string[]) => table(...prices.map((price) => ['Mesa', '1', price]));
  expect(read(rows('1.250', '99,90')).lines[0]?.line).toMatchObject({ unit_price: '1250' });
  expect(read(rows('1.250', '99.90')).lines[0]?.line).toMatchObject({ unit_price: '1,25' });
  expect(read(rows('1.250', '2.500'))).toMatchObject({ isAmbiguous: true });
  expect(read(rows('1.250', '2.500'), ',')).toMatchObject({
    isAmbiguous: false,
    lines: [{ line: { unit_price: '1250' } }, { line: { unit_price: '2500' } }],
  });
  expect(read(rows('1.125', '2.500'), '.').lines[0]?.line).toMatchObject({ unit_price: '1,1250' });
});

test('what is not understood is told, and nothing is made up for it', () => {
  const { lines } = read(
    table(['Producto', 'Cantidad', 'Unidad', 'Precio', 'IVA'], ['Mesa', 'dos', 'bulto', '10', 'tal vez']),
  );
  expect(lines).toEqual([
    {
      unclear: ['unit_code', 'tax', 'quantity'],
      line: { ...line, description: 'Mesa', quantity: 'dos', unit_price: '10' },
    },
  ]);
});

test('a percentage that was copied as a fraction is the same tax', () => {
  expect(read(table(['Producto', 'Precio', 'IVA'], ['Mesa', '10', '0,05'])).lines[0]?.line).toMatchObject({
    taxes: [{ code: '01', rate: '5.00' }],
  });
});

test('a text without a table is one line', () => {
  expect(read('Asesoría de julio').lines).toMatchObject([{ line: { description: 'Asesoría de julio' } }]);
  expect(read('').lines).toEqual([]);
});
