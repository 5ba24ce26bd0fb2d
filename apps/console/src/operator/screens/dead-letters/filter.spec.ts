import { expect, it } from '@jest/globals';
import { readFilter } from './filter.js';

it('takes services, states and a page from the address, and nothing that the API would refuse', () => {
  const filter = { service: 'mailer', state: 'dead', after: 'dl_1' };
  expect(readFilter(filter)).toEqual(filter);
  expect(readFilter({ service: 'constructor', state: 'gone', after: 1, other: 'x' })).toEqual({});
});
