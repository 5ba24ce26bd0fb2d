import type { InvoiceEventsStanding } from '@rubrica/client';
import { expect, test } from '@jest/globals';
import { type EventType, nextEvents } from './standing.js';

const standing = (
  outcome: InvoiceEventsStanding['outcome'],
  ...types: readonly EventType[]
): InvoiceEventsStanding => ({
  outcome,
  deadline: null,
  deadline_for: null,
  registered: types.map((type) => ({
    type,
    code: '030',
    by: 'buyer',
    number: null,
    cude: null,
    issued_on: '2026-11-28',
    registered_at: null,
  })),
});

test.each([
  ['nothing was sent', standing('open'), [], ['receipt']],
  ['the receipt is under way', standing('open'), [{ type: 'receipt', status: 'signed' }], ['goods_received']],
  ['the receipt was rejected', standing('open'), [{ type: 'receipt', status: 'rejected' }], ['receipt']],
  ['the goods are there', standing('open', 'receipt', 'goods_received'), [], ['accepted', 'claim']],
  ['a claim is under way', standing('open', 'receipt', 'goods_received'), [{ type: 'claim', status: 'queued' }], []],
  ['it is accepted', standing('accepted', 'receipt', 'goods_received', 'accepted'), [], []],
] as const)('%s', (_, where, issued, next) => {
  expect(nextEvents(where, issued)).toEqual(next);
});
