import { olderDianSubmitterMessages } from '../topic/dian-submitter.js';
import type { ServiceName } from '../vocabulary/services.js';
import type { MessageDefinition } from './message.js';

/**
 * A version that is said no more. It may still be on a topic, which keeps 30 days, or come from a service that has not
 * been replaced yet; readers hear it in the words of the version after it.
 */
export interface OlderVersion extends MessageDefinition {
  readonly source: ServiceName;
  /** The type of the version after it. */
  readonly becomes: string;
  /** Pure: the data as that version says it. */
  readonly upcast: (data: unknown) => object;
}

/** By type. A version moves here when the one after it takes its place with the service that says it. */
export const olderVersions: Readonly<Record<string, OlderVersion>> = {
  'co.rubrica.document.submission-waits.v1': {
    ...olderDianSubmitterMessages['co.rubrica.document.submission-waits.v1'],
    source: 'dian-submitter',
    becomes: 'co.rubrica.document.submission-waits.v2',
    upcast: (data) => data as object, // one reason more
  },
};

/** The type that readers know it by. */
export const currentType = (type: string, older: Readonly<Record<string, OlderVersion>> = olderVersions): string => {
  const version = older[type];
  return version ? currentType(version.becomes, older) : type;
};

/** The data of a message of that type, in the words of its current version: one step after the other. */
export const currentData = (
  type: string,
  data: unknown,
  older: Readonly<Record<string, OlderVersion>> = olderVersions,
): unknown => {
  const version = older[type];
  return version ? currentData(version.becomes, version.upcast(data), older) : data;
};
