import type { LogsUnderTest } from '../testing/test-log.fixture.js';
import { consumerConformance } from './consumer.fixture.js';
import { crashConformance } from './crash.fixture.js';
import { logConformance } from './log.fixture.js';
import { outageConformance } from './outage.fixture.js';
import { slowReaderConformance } from './slow-reader.fixture.js';

/**
 * Defines all tests that an implementation of the log must pass. Each implementation runs them against real servers.
 */
export const conformance = (name: string, logs: LogsUnderTest): void => {
  logConformance(name, logs);
  slowReaderConformance(name, logs);
  consumerConformance(name, logs);
  crashConformance(name, logs);
  outageConformance(name, logs);
};
