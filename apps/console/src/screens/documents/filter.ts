import type { Environment } from '@rubrica/client';
import { ALL_KINDS } from '../../document/kinds.js';
import { ALL_STATES } from '../../document/states.js';

/**
 * What the list shows, under the names of the API's query. It stands in the address, so that a link shows the same list to a
 * colleague, and it is what a saved view and a job have.
 */
export interface ListFilter {
  readonly object?: string | undefined;
  readonly status?: string | undefined;
  readonly environment?: string | undefined;
  readonly waiting?: 'true' | undefined;
  readonly mail_status?: string | undefined;
  readonly 'created[gte]'?: string | undefined;
  readonly 'created[lt]'?: string | undefined;
  readonly customer_id?: string | undefined;
  readonly supplier_id?: string | undefined;
  readonly number?: string | undefined;
  readonly external_id?: string | undefined;
  readonly id?: string | undefined;
}

/** The filter, and what only the screen knows. */
export interface DocumentSearch extends ListFilter {
  /** Id of the last document of the page before. */
  readonly after?: string | undefined;
  /** Text that is looked for in all documents and customers instead of the list. */
  readonly q?: string | undefined;
}

export const ENVIRONMENTS: readonly Environment[] = ['test', 'habilitacion', 'production'];

/** States of a mail that failed. */
export const FAILED_MAILS = ['bounced', 'complained'] as const;

/** Values with commas between them, of those that are known; undefined where none is. */
const severalOf = (values: readonly string[], given: unknown): string | undefined => {
  const known = String(given ?? '')
    .split(',')
    .filter((value) => values.includes(value));
  return known.length === 0 ? undefined : known.join(',');
};

const text = (given: unknown, most: number): string | undefined =>
  (typeof given === 'string' || typeof given === 'number') && given !== '' ? String(given).slice(0, most) : undefined;

/** Reads the query of an address or of a saved view; what is unknown there is left out. */
export const readFilter = (query: Readonly<Record<string, unknown>>): DocumentSearch => ({
  object: severalOf(ALL_KINDS, query['object']),
  status: severalOf(ALL_STATES, query['status']),
  environment: severalOf(ENVIRONMENTS, query['environment']),
  waiting: String(query['waiting']) === 'true' ? 'true' : undefined,
  mail_status: severalOf(FAILED_MAILS, query['mail_status']),
  'created[gte]': text(query['created[gte]'], 40),
  'created[lt]': text(query['created[lt]'], 40),
  customer_id: text(query['customer_id'], 64),
  supplier_id: text(query['supplier_id'], 64),
  number: text(query['number'], 20),
  external_id: text(query['external_id'], 64),
  id: text(query['id'], 2_000),
  after: text(query['after'], 40),
  q: text(query['q'], 128),
});

/** Returns the filters that are set, without page and search. */
const partsOf = ({ after: _, q: __, ...filter }: DocumentSearch): readonly (readonly [string, string])[] =>
  Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

export const isNarrowed = (search: DocumentSearch): boolean => partsOf(search).length > 0;

/** The query of `GET /v1/documents`. */
export const questionOf = (search: DocumentSearch, limit: number) => ({
  ...Object.fromEntries(partsOf(search)),
  limit,
  ...(search.after === undefined ? {} : { starting_after: search.after }),
});

/** The filter as one text, as a saved view and a job have it. Equal filters have equal texts. */
export const textOf = (search: DocumentSearch): string =>
  new URLSearchParams([...partsOf(search)].map(([name, value]) => [name, value]))
    .toString()
    .split('&')
    .sort()
    .join('&');

/** Reads such a text. */
export const filterOfText = (query: string): DocumentSearch =>
  readFilter(Object.fromEntries(new URLSearchParams(query)));

const DAY_MS = 86_400_000;
const COLOMBIA_MS = -5 * 3_600_000;

/** A day of Colombia as a limit of the list; `days` after it. */
export const limitOfDay = (day: string, days = 0): string =>
  `${new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)}T00:00:00-05:00`;

/** The day of Colombia in which a limit is; of the end of a list, which is not in it, the day before. */
export const dayOfLimit = (limit: string | undefined, isEnd = false): string => {
  const time = Date.parse(limit ?? '');
  return Number.isNaN(time) ? '' : new Date(time + COLOMBIA_MS - (isEnd ? 1 : 0)).toISOString().slice(0, 10);
};
