import type { Aggregate } from '@rubrica/eventing';
import { decide, type TestSetCommand } from './test-set.decide.js';
import { evolve, none, type TestSet, type TestSetEvent } from './test-set.js';

/** The aggregate of a tenant's test set; its id is the tenant's. It publishes no messages. */
export const testSet: Aggregate<TestSet, TestSetCommand, TestSetEvent> = {
  name: 'test-set',
  initialState: none,
  decide,
  evolve,
};
