import type { LogsUnderTest } from '../testing/test-log.fixture.js';
import { consumerConformance } from './consumer.fixture.js';
import { crashConformance } from './crash.fixture.js';
import { logConformance } from './log.fixture.js';
import { outageConformance } from './outage.fixture.js';
import { slowReaderConformance } from './slow-reader.fixture.js';

/**
 * Tests of everything that a log, and services that use it, can rely on. Each adapter runs them against real servers.
 */
export const conformance = (name: string, logs: LogsUnderTest): void => {
  logConformance(name, logs);
  slowReaderConformance(name, logs);
  consumerConformance(name, logs);
  crashConformance(name, logs);
  outageConformance(name, logs);
};
