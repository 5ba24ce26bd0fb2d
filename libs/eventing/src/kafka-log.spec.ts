import { jest } from '@jest/globals';
import { TOPICS } from '@rubrica/contracts';
import { kafkaBroker } from '@rubrica/testing';
import { testKafka } from './kafka-log.fixture.js';
import { KAFKA_DRIVERS } from './kafka-log-drivers.js';
import { logConformance } from './log.conformance.fixture.js';

jest.setTimeout(60_000);

const kafka = await kafkaBroker();

for (const driver of KAFKA_DRIVERS) {
  kafka.describe(`Kafka by ${driver}`, () => {
    logConformance(driver, () => testKafka(kafka.brokers, driver, { topics: [TOPICS.documentLifecycle] }));
  });
}
