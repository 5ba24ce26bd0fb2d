import { describe, expect, it } from '@jest/globals';
import { isOnCredit, isTypeWithEvents } from './subject.js';

describe('the documents that events are about', () => {
  it.each([
    ['01', 'sale', true],
    ['02', 'export', true],
    ['03', 'transcription of a paper invoice', false],
    ['04', 'sale during an outage of DIAN', true],
    ['91', 'credit note', false],
    ['20', 'POS ticket', false],
  ])('%s, %s: %s', (typeCode, _, expected) => expect(isTypeWithEvents(typeCode)).toBe(expected));

  it('are paid on credit', () => expect(['1', '2', undefined].map(isOnCredit)).toEqual([false, true, false]));
});
