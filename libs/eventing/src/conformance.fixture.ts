import { consumerConformance } from './consumer.conformance.fixture.js';
import { crashConformance } from './crash.conformance.fixture.js';
import { logConformance } from './log.conformance.fixture.js';
import { outageConformance } from './outage.conformance.fixture.js';
import { slowReaderConformance } from './slow-reader.conformance.fixture.js';
import type { LogsUnderTest } from './test-log.fixture.js';

/** All that a log promises, and all that services may build on it; each adapter runs it against real servers. */
export const conformance = (name: string, logs: LogsUnderTest): void => {
  logConformance(name, logs);
  slowReaderConformance(name, logs);
  consumerConformance(name, logs);
  crashConformance(name, logs);
  outageConformance(name, logs);
};
