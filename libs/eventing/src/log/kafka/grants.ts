import { KAFKA_USERS, type KafkaRight, kafkaRightsOf, type KafkaUser } from '@rubrica/contracts';
import type { KafkaLogOptions } from './kafka-log.js';
import { openCluster } from './open-cluster.js';

/** A right in Kafka and the principal that has it. Brokers write a principal as `User:mailer`. */
export interface KafkaGrant extends KafkaRight {
  readonly principal: string;
}

/** Placeholder for the name of a user in the pattern of `kafkaGrants`. */
const USER = '{user}';

/**
 * Returns the Kafka rights that all services need. `pattern` is the form of their principals, for example
 * `User:rubrica-{user}`. `prefix` is the prefix of topics and groups.
 */
export const kafkaGrants = (pattern: string, prefix: string): readonly KafkaGrant[] => {
  if (!pattern.includes(USER)) throw new Error(`the pattern of principals has no ${USER}: ${pattern}`);
  const principalOf = (user: KafkaUser): string => pattern.replaceAll(USER, user);
  return KAFKA_USERS.flatMap((user) =>
    kafkaRightsOf(user, prefix).map((right) => ({ ...right, principal: principalOf(user) })),
  );
};

/** Grants these rights in Kafka. The user of the connection needs the right `Alter` on the cluster. */
export const grantRights = async (options: KafkaLogOptions, grants: readonly KafkaGrant[]): Promise<void> => {
  const cluster = await openCluster(options);
  try {
    await cluster.grant(grants);
  } finally {
    await cluster.close();
  }
};
