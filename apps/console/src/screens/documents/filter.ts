import type { DocumentKind, DocumentStatus, Environment } from '@rubrica/client';
import { ALL_KINDS } from '../../document/kinds.js';
import { ALL_STATES } from '../../document/states.js';

/** What the list shows. It stands in the address, so that a link shows the same list to a colleague. */
export interface DocumentFilter {
  readonly object?: DocumentKind;
  readonly status?: DocumentStatus;
  readonly environment?: Environment;
  readonly number?: string;
  /** Id of the last document of the page before. */
  readonly after?: string;
}

const ENVIRONMENTS: readonly Environment[] = ['test', 'habilitacion', 'production'];

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

const text = (given: unknown, most: number): string | undefined =>
  (typeof given === 'string' || typeof given === 'number') && given !== '' ? String(given).slice(0, most) : undefined;

/** Reads the query of an address; what is unknown there is left out. */
export const readFilter = (query: Readonly<Record<string, unknown>>): DocumentFilter => ({
  object: oneOf(ALL_KINDS, query['object']),
  status: oneOf(ALL_STATES, query['status']),
  environment: oneOf(ENVIRONMENTS, query['environment']),
  number: text(query['number'], 40),
  after: text(query['after'], 40),
});

export const isNarrowed = ({ object, status, environment, number }: DocumentFilter): boolean =>
  [object, status, environment, number].some((value) => value !== undefined);

/** The query of `GET /v1/documents`. */
export const questionOf = ({ after, ...filter }: DocumentFilter, limit: number) => ({
  ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  limit,
  ...(after === undefined ? {} : { starting_after: after }),
});
