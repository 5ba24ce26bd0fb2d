import { expect, test } from '@jest/globals';
import { matching } from './matching.js';

const places = [
  { value: '05001', name: 'Medellín', detail: 'Antioquia' },
  { value: '11001', name: 'Bogotá, D.C.' },
  { value: '25099', name: 'Bojacá', detail: 'Cundinamarca' },
  { value: '54001', name: 'San José de Bogotá' },
];

test('accents and capitals do not matter, and what begins with the text comes first', () => {
  expect(matching(places, 'bogota', 9).map(({ value }) => value)).toEqual(['11001', '54001']);
  expect(matching(places, 'MEDELLIN antio', 9)).toHaveLength(1);
});

test('a code finds its name; nothing typed shows the first ones', () => {
  expect(matching(places, '05001', 9)[0]?.name).toBe('Medellín');
  expect(matching(places, '', 2)).toHaveLength(2);
  expect(matching(places, 'zz', 9)).toEqual([]);
});
