import type { KafkaOperation, KafkaRight } from '@rubrica/contracts';

const REFUSALS: ReadonlySet<unknown> = new Set([
  'TOPIC_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
]);

/** Kafka knows who asks, and does not let them. Goes on by itself once the right is granted. */
export class MissingRight extends Error {
  constructor(user: string, operation: KafkaOperation, resource: KafkaRight['resource'], name: string) {
    super(`Kafka refuses ${user}: it has no right to ${operation} on the ${resource} ${name} (npm run kafka-acls)`);
    this.name = 'MissingRight';
  }
}

/** Whether the broker's authorizer was the cause: kafkajs wraps what it was told. */
export const isRefusal = (error: unknown): boolean => causesOf(error).some((type) => REFUSALS.has(type));

/** Whether it was about a group. */
export const isGroupRefusal = (error: unknown): boolean => causesOf(error).includes('GROUP_AUTHORIZATION_FAILED');

const causesOf = (error: unknown): unknown[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { type, cause, errors } = error as {
    readonly type?: unknown;
    readonly cause?: unknown;
    readonly errors?: unknown;
  };
  return [type, ...causesOf(cause), ...(Array.isArray(errors) ? errors.flatMap(causesOf) : [])];
};
