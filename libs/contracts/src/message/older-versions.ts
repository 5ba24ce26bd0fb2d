import type { ServiceName } from '../vocabulary/services.js';
import type { MessageDefinition } from './message.js';

/**
 * A version of a message type that is no longer published. Such messages can still be on a topic, which keeps them for
 * 30 days, or come from a service that is not updated yet. Readers get them converted to the next version.
 */
export interface OlderVersion extends MessageDefinition {
  readonly source: ServiceName;
  /** Type of the next version. */
  readonly becomes: string;
  /** Converts data to the next version. Pure. */
  readonly upcast: (data: unknown) => object;
}

/** Older versions by type; none yet. A version moves here when its service publishes the next one instead. */
export const olderVersions: Readonly<Record<string, OlderVersion>> = {};

/** Returns the current version of a message type. */
export const currentType = (type: string, older: Readonly<Record<string, OlderVersion>> = olderVersions): string => {
  const version = older[type];
  return version ? currentType(version.becomes, older) : type;
};

/** Converts the data of a message to the current version of its type, one version at a time. */
export const currentData = (
  type: string,
  data: unknown,
  older: Readonly<Record<string, OlderVersion>> = olderVersions,
): unknown => {
  const version = older[type];
  return version ? currentData(version.becomes, version.upcast(data), older) : data;
};
