import type { EventingLogger } from '../../eventing-logger.js';
import { withTimeout } from '../../timeout.js';
import { ENDS_MS, type KafkaConnection, type KafkaDriver } from './connection.js';
import { patchKafkajs } from './kafkajs-patch.js';

export const KAFKA_DRIVERS = ['kafkajs', 'platformatic'] as const;
export type KafkaDriverName = (typeof KAFKA_DRIVERS)[number];

export interface DriverOptions extends KafkaConnection {
  /** `kafkajs` by default. */
  readonly driver?: KafkaDriverName;
  readonly logger: EventingLogger;
}

/** Connects; only the library that is wanted is loaded. */
export const openDriver = async (options: DriverOptions): Promise<KafkaDriver> => {
  const driver = await load(options);
  return {
    ...driver,
    ends: (topic) => withTimeout(ENDS_MS, driver.ends(topic)),
    starts: (topic) => withTimeout(ENDS_MS, driver.starts(topic)),
  };
};

const load = async (options: DriverOptions): Promise<KafkaDriver> => {
  const { driver = 'kafkajs', logger } = options;
  switch (driver) {
    case 'kafkajs':
      patchKafkajs();
      return (await import('./kafkajs-cluster.js')).kafkajsDriver(options, logger);
    case 'platformatic':
      return (await import('./platformatic.js')).platformaticDriver(options, logger);
  }
};
