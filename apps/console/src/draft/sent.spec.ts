import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, pruned } from '../entry/body.js';
import { sentOf } from './sent.js';
import { bodyOfDocument, typedOf } from './typed.js';

const EXAMPLES = join(import.meta.dirname, '../../../../examples');
const line = (changes: Body = {}): Body => ({
  description: 'Café',
  quantity: '10',
  unit_code: '94',
  unit_price: '25.000,50',
  taxes: [{ code: '01', rate: '19.00' }],
  ...changes,
});

test('a line gets its amount, and its tax gets base and value', () => {
  const { body, faults } = sentOf({ currency: 'COP', lines: [line()] });
  expect(faults).toEqual([]);
  expect(body).toEqual({
    currency: 'COP',
    lines: [
      {
        description: 'Café',
        quantity: '10.00',
        unit_code: '94',
        unit_price: '25000.50',
        line_extension_amount: '250005.00',
        taxes: [{ code: '01', rate: '19.00', base: '250005.00', value: '47500.95' }],
      },
    ],
  });
});

test('a discount is a percentage or an amount; the tax is on what is left', () => {
  const { body } = sentOf({
    lines: [line({ unit_price: '1000,00', allowances: [{ reason_code: '00', amount: '10 %' }] })],
  });
  expect(body['lines']).toMatchObject([
    {
      line_extension_amount: '9000.00',
      allowances: [{ reason_code: '00', rate: '10.00', base: '10000.00', amount: '1000.00' }],
      taxes: [{ base: '9000.00', value: '1710.00' }],
    },
  ]);
  expect(
    sentOf({ lines: [line({ unit_price: '1000,00', allowances: [{ amount: '500' }] })] }).body['lines'],
  ).toMatchObject([{ line_extension_amount: '9500.00', allowances: [{ amount: '500.00' }] }]);
});

test('an amount that may be either is asked for, at its field, and no sum is made up', () => {
  const { body, faults } = sentOf({ lines: [line({ unit_price: '1.234' })] });
  expect(faults).toEqual([{ pointer: '/lines/0/unit_price', reason: 'ambiguous', readings: ['1234.00', '1.234'] }]);
  expect(body['lines']).toMatchObject([{ unit_price: '1.234' }]);
  expect(body).not.toHaveProperty('lines.0.line_extension_amount');
});

test('lines at the end in which nothing is typed are not sent; one between others is, so that it is found', () => {
  const empty = {
    description: '',
    quantity: '1',
    unit_code: '94',
    unit_price: '',
    taxes: [{ code: '01', rate: '19.00' }],
  };
  expect(sentOf({ lines: [line(), empty, empty] }).body['lines']).toHaveLength(1);
  expect(sentOf({ lines: [line(), empty, line()] }).body['lines']).toHaveLength(3);
});

test('a NIT is sent without points, and with the check digit that was typed', () => {
  const typed = { customer: { identification: { type: '31', number: '900.108.281-3' } } };
  expect(sentOf(typed).body).toEqual({
    customer: { identification: { type: '31', number: '900108281', check_digit: '3' } },
  });
});

const folders = ['.', 'credit-notes', 'support-documents', 'equivalent-documents'].map((name) => join(EXAMPLES, name));
const examples = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  );

test.each(examples)('nothing that the form does not show is lost: %s', (file) => {
  const body = pruned(JSON.parse(readFileSync(file, 'utf8')) as Body);
  const back = sentOf(typedOf(body)).body;
  const names = (given: Body): string[] => Object.keys(given).toSorted();
  expect(names(back)).toEqual(names(body));
  const [lines, given] = [back['lines'] ?? [], body['lines'] ?? []] as [Body[], Body[]];
  expect(lines.map(names)).toEqual(given.map(names));
  expect(lines.map(({ quantity, unit_price }) => [Number(quantity), Number(unit_price)])).toEqual(
    given.map(({ quantity, unit_price }) => [Number(quantity), Number(unit_price)]),
  );
});

test('the body of a document has nothing of what came later, and no buyer beside a customer', () => {
  expect(
    bodyOfDocument({
      ...{ id: 'inv_1', object: 'invoice', number: 'SETP1', cufe: null, simulate: { outcome: 'rejected_by_dian' } },
      ...{ customer_id: 'cust_1', customer: { legal_name: 'Óptica' }, currency: 'COP', notes: null, metadata: {} },
      lines: [{ description: 'Café', brand: null }],
    }),
  ).toEqual({ customer_id: 'cust_1', currency: 'COP', metadata: {}, lines: [{ description: 'Café' }] });
});
