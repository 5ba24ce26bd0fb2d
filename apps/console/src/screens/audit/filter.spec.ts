import { expect, test } from '@jest/globals';
import { readAuditFilter } from './filter.js';

test('the audit reads its filter from the address', () => {
  expect(readAuditFilter({ actor: ' per_1 ', action: '', after: 3 })).toEqual({
    actor: 'per_1',
    action: undefined,
    after: undefined,
  });
});
