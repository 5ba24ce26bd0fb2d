import { expect, it } from '@jest/globals';
import { KNOWN_RULES, withRulesOfRange } from '@rubrica/kinds';
import { fault } from '../values/fault.js';

const words = { en: 'It is wrong.', es: 'Está mal.' };
const ruleOn = (pointer: string, code: string, body: object) =>
  withRulesOfRange([fault(pointer, code as 'required', words, { fix: words })], body)[0]?.rule;

it.each<[string, string, object, string | undefined]>([
  ['#/prefix', 'wrong_format', { document_type: 'invoice', prefix: 'FACTU' }, 'FAB10'],
  ['#/prefix', 'wrong_format', { document_type: 'contingency', prefix: 'FE-' }, 'FAB10b'],
  ['#/resolution_number', 'wrong_format', { document_type: 'invoice' }, 'FAB05a'],
  ['#/resolution_number', 'wrong_format', {}, 'FAB05a'],
  ['#/valid_from', 'wrong_format', { document_type: 'invoice' }, 'FAB07a'],
  ['#/valid_to', 'wrong_format', { document_type: 'invoice' }, 'FAB08a'],
  ['#/technical_key', 'required', { document_type: 'invoice' }, 'FAD06'],
  ['#/from', 'required', { document_type: 'invoice' }, 'FAB11a'],
  ['#/to', 'out_of_bounds', { document_type: 'invoice' }, 'FAB12'],
  ['#/to', 'out_of_bounds', {}, undefined],
  ['#/prefix', 'wrong_format', { document_type: 'credit_note', prefix: 'FACTU' }, undefined],
  ['#/resolution_date', 'wrong_format', { document_type: 'invoice' }, undefined],
])('names the rule of %s, %s in %j: %s', (pointer, code, body, rule) => {
  expect(ruleOn(pointer, code, body)).toBe(rule);
  expect(rule === undefined || KNOWN_RULES.has(rule)).toBe(true);
});

it.each([null, 'null', 0, true, [], [null]])('changes nothing where the body is %j', (body) => {
  const faults = [fault('#', 'required', words)];
  expect(withRulesOfRange(faults, body)).toEqual(faults);
});
