import { KAFKA_USERS, type KafkaRight, kafkaRightsOf, type KafkaUser } from '@rubrica/contracts';
import type { KafkaLogOptions } from './kafka-log.js';
import { openCluster } from './open-cluster.js';

/** A right of a principal. Brokers write principals in the form `User:mailer`. */
export interface KafkaGrant extends KafkaRight {
  readonly principal: string;
}

/** Placeholder for the user in a pattern of principals. */
const USER = '{user}';

/** Returns the rights of all users. `pattern` is the form of their principals, such as `User:rubrica-{user}`. */
export const kafkaGrants = (pattern: string, prefix: string): readonly KafkaGrant[] => {
  if (!pattern.includes(USER)) throw new Error(`the pattern of principals has no ${USER}: ${pattern}`);
  const principalOf = (user: KafkaUser): string => pattern.replaceAll(USER, user);
  return KAFKA_USERS.flatMap((user) =>
    kafkaRightsOf(user, prefix).map((right) => ({ ...right, principal: principalOf(user) })),
  );
};

/** Grants the rights that are missing. Requires the right `Alter` on the cluster. */
export const grantRights = async (options: KafkaLogOptions, grants: readonly KafkaGrant[]): Promise<void> => {
  const cluster = await openCluster(options);
  try {
    await cluster.grant(grants);
  } finally {
    await cluster.close();
  }
};
