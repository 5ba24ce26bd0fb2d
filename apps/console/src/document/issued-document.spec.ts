import { expect, test } from '@jest/globals';
import * as operations from '@rubrica/client';
import { operationOf } from './issued-document.js';
import { ALL_KINDS } from './kinds.js';

test.each(ALL_KINDS)('the acts on a %s are operations of the API', (kind) => {
  for (const act of ['retry', 'cancel', 'resolve', 'emails', 'correct'] as const) {
    expect(operations).toHaveProperty(operationOf(act, kind));
  }
});
