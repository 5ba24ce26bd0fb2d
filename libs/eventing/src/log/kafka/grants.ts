import { KAFKA_USERS, type KafkaRight, kafkaRightsOf, type KafkaUser } from '@rubrica/contracts';
import type { KafkaLogOptions } from './kafka-log.js';
import { openCluster } from './open-cluster.js';

/** A right and who has it, as brokers write them: `User:mailer`. */
export interface KafkaGrant extends KafkaRight {
  readonly principal: string;
}

/** Where the name of the user goes in the pattern of principals. */
const PLACE = '{user}';

/** All rights of all users; `pattern` makes their principals, `User:rubrica-{user}`. */
export const kafkaGrants = (pattern: string, prefix: string): readonly KafkaGrant[] => {
  if (!pattern.includes(PLACE)) throw new Error(`the pattern of principals has no ${PLACE}: ${pattern}`);
  const principalOf = (user: KafkaUser): string => pattern.replaceAll(PLACE, user);
  return KAFKA_USERS.flatMap((user) =>
    kafkaRightsOf(user, prefix).map((right) => ({ ...right, principal: principalOf(user) })),
  );
};

/** Grants them; those that are granted already stay. Needs `Alter` on the cluster. */
export const grantRights = async (options: KafkaLogOptions, grants: readonly KafkaGrant[]): Promise<void> => {
  const cluster = await openCluster(options);
  try {
    await cluster.grant(grants);
  } finally {
    await cluster.close();
  }
};
