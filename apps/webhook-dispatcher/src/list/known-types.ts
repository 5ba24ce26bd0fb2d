import { eventTypesOf } from '@rubrica/contracts';
import { type ApiVersion, NEWEST_API_VERSION } from '@rubrica/kinds';
import type { Condition } from '@rubrica/service';

/**
 * Returns the condition that a version of the API knows the event type in a column, or that there is none; no condition for
 * the newest, which knows all. No index serves it, so that the planner still reads the index that sorts the list.
 */
export const knownTypes = (column: string, version: ApiVersion): Condition[] =>
  version === NEWEST_API_VERSION
    ? []
    : [[`(${column} is null or array_position(?::text[], ${column}) is not null)`, eventTypesOf(version)]];
