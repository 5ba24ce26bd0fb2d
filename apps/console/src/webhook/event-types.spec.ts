import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_EVENT_TYPES, nameOfType } from './event-types.js';

test('each type of the API has words, and no other', () => {
  const types = join(import.meta.dirname, '../../../../libs/client/src/api/types.gen.ts');
  const [, union = ''] = /export type EventType = (.*);/.exec(readFileSync(types, 'utf8')) ?? [];
  const known = union.split(' | ').map((literal) => literal.slice(1, -1));
  expect([...ALL_EVENT_TYPES].toSorted()).toEqual(known.toSorted());
});

test('a type is named by its thing and by what happened; an unknown one by itself', () => {
  expect(nameOfType('invoice.email.bounced', 'es')).toBe('Factura · Correo devuelto');
  expect(nameOfType('payroll.paid', 'es')).toBe('payroll.paid');
});
