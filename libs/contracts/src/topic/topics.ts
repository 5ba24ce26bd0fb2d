/** Number of partitions of every topic. It never changes: another number would move keys to other partitions. */
export const PARTITIONS = 64;

/** How long a topic keeps a message. The event stores of the services keep all events. */
export const RETENTION_DAYS = 30;

/** Far above the size of any message, as large content is stored as a blob. */
export const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

export const TOPICS = {
  /** Every fact of a document's life, keyed by document id. */
  documentLifecycle: 'document.lifecycle',
  /** Tenants, numbering ranges, certificates (public facts), keyed by tenant id. */
  tenantLifecycle: 'tenant.lifecycle',
} as const;

export type Topic = (typeof TOPICS)[keyof typeof TOPICS];

/**
 * Returns the logical partition of a key, 0 to 63: FNV-1a (32 bits) over its UTF-8 bytes, mod 64. Outbox, Postgres log
 * and Kafka use the same one.
 */
export const partitionOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(key, 'utf8')) {
    hash ^= byte;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % PARTITIONS;
};
