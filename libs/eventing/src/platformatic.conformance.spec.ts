import { crashableKafka, kafkaBroker } from '@rubrica/testing';
import { conformance } from './conformance.fixture.js';
import { crashableKafkaLog, testKafka } from './kafka-log.fixture.js';

const [kafka, crashable] = [await kafkaBroker(), await crashableKafka()];

kafka.describe('Kafka', () => {
  conformance('platformatic', {
    fresh: () => testKafka(kafka.brokers, 'platformatic'),
    crashable: () => crashableKafkaLog(crashable, 'platformatic'),
    describeCrashes: crashable.describe,
  });
});
