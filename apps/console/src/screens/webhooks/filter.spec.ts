import { expect, test } from '@jest/globals';
import { readDeliveryFilter } from './filter.js';

test('what the API does not know is left out of the filter of deliveries', () => {
  const query = { status: 'lost', event_type: 'invoice.failed', after: 7, delivery: 'whd_1', x: '<b>' };
  expect(readDeliveryFilter(query)).toEqual({
    status: undefined,
    event_type: 'invoice.failed',
    after: undefined,
    delivery: 'whd_1',
  });
});
