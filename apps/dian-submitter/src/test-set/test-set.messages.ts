import type { Aggregate } from '@rubrica/eventing';
import type { SoftwareRecord } from '@rubrica/kinds';
import { decide, type TestSetCommand } from './test-set.decide.js';
import { evolve, none, type TestSet, type TestSetEvent } from './test-set.js';

/** Id of a test set: a tenant has one for each record of software at DIAN. */
export const testSetIdOf = (tenantId: string, record: SoftwareRecord): string => `${tenantId}/${record}`;

/** The aggregate of a test set. It publishes no messages. */
export const testSet: Aggregate<TestSet, TestSetCommand, TestSetEvent> = {
  name: 'test-set',
  initialState: none,
  decide,
  evolve,
};
