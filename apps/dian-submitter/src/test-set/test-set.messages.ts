import type { Aggregate } from '@rubrica/eventing';
import { decide, type TestSetCommand } from './test-set.decide.js';
import { evolve, none, type TestSet, type TestSetEvent } from './test-set.js';

/** By tenant. It is no news to other services: the tenant asks for it. */
export const testSet: Aggregate<TestSet, TestSetCommand, TestSetEvent> = {
  name: 'test-set',
  initialState: none,
  decide,
  evolve,
};
