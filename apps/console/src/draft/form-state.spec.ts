import { expect, test } from '@jest/globals';
import { type Body, listOf } from '../entry/body.js';
import { changed, formOf, type FormState } from './form-state.js';

const three = formOf({ lines: ['A', 'B', 'C'].map((description) => ({ description })) });
const names = ({ body }: FormState): string[] => listOf(body['lines']).map((line: Body) => String(line['description']));

test('a line is moved with its key, and the focus stays in it', () => {
  const state = changed(three, { type: 'move-line', index: 0, by: 1, column: 'quantity' });
  expect(names(state)).toEqual(['B', 'A', 'C']);
  expect(state.keys).toEqual([1, 0, 2]);
  expect(state.focus).toBe('/lines/1/quantity');
});

test('a line at the edge stays there', () => {
  expect(changed(three, { type: 'move-line', index: 2, by: 1, column: 'quantity' })).toBe(three);
  expect(changed(three, { type: 'move-line', index: 0, by: -1, column: 'quantity' })).toBe(three);
});

test('a new line never has the key of a removed one, and the last line is replaced by an empty one', () => {
  const line = { description: '' };
  const two = changed(changed(three, { type: 'remove-line', index: 1, line }), { type: 'add-line', line });
  expect(names(two)).toEqual(['A', 'C', '']);
  expect(two.keys).toEqual([0, 2, 3]);
  expect(two.focus).toBe('/lines/2/description');
  const none = changed(formOf({ lines: [{ description: 'A' }] }), { type: 'remove-line', index: 0, line });
  expect(names(none)).toEqual(['']);
});

test('pasted lines stand where they were pasted', () => {
  const state = changed(three, { type: 'put-lines', at: 1, lines: [{ description: 'X' }, { description: 'Y' }] });
  expect(names(state)).toEqual(['A', 'X', 'Y', 'B', 'C']);
  expect(new Set(state.keys).size).toBe(5);
});
