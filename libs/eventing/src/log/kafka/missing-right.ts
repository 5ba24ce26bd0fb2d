import type { KafkaOperation, KafkaRight } from '@rubrica/contracts';

const REFUSALS: ReadonlySet<unknown> = new Set([
  'TOPIC_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
]);

/**
 * Thrown if the Kafka user of this process lacks a right. When an operator grants the right, work continues without a
 * restart.
 */
export class MissingRight extends Error {
  constructor(user: string, operation: KafkaOperation, resource: KafkaRight['resource'], name: string) {
    super(`Kafka refuses ${user}: it has no right to ${operation} on the ${resource} ${name} (npm run kafka-acls)`);
    this.name = 'MissingRight';
  }
}

/**
 * Returns whether this error, or one that it wraps, says that a broker refused a request because a right is
 * missing.
 */
export const isRefusal = (error: unknown): boolean => causesOf(error).some((type) => REFUSALS.has(type));

/** Returns whether this error, or one that it wraps, says that the right to use a consumer group is missing. */
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
