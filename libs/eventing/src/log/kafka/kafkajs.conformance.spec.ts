import { crashableKafka, kafkaBroker } from '@rubrica/testing';
import { conformance } from '../../conformance/conformance.fixture.js';
import { crashableKafkaLog, testKafka } from '../../testing/kafka-log.fixture.js';

const [kafka, crashable] = [await kafkaBroker(), await crashableKafka()];

kafka.describe('Kafka', () => {
  conformance('kafkajs', {
    fresh: () => testKafka(kafka.brokers),
    crashable: () => crashableKafkaLog(crashable),
    describeCrashes: crashable.describe,
  });
});
