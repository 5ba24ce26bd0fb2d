import type { ListReceivedDocumentsData, ReceivedStatus } from '@rubrica/client';

/** What narrows the list; it stands in the address. */
export interface ReceivedFilter {
  readonly status?: ReceivedStatus | undefined;
  readonly number?: string | undefined;
  readonly supplier?: string | undefined;
  /** Invoices that may be claimed or accepted for so many more days at most. */
  readonly due?: string | undefined;
  readonly after?: string | undefined;
}

const STATUSES: ReadonlySet<unknown> = new Set<ReceivedStatus>(['received', 'verified', 'unverified', 'suspicious']);
const PER_PAGE = 25;

/** Reads a filter from an address; what is no filter is left out. */
export const readFilter = (search: Readonly<Record<string, unknown>>): ReceivedFilter => {
  // The router reads digits of an address as a number.
  const text = (value: unknown): string | undefined =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
  const due = text(search['due']);
  return {
    status: STATUSES.has(search['status']) ? (search['status'] as ReceivedStatus) : undefined,
    number: text(search['number']),
    supplier: text(search['supplier']),
    due: due !== undefined && /^\d{1,3}$/.test(due) ? due : undefined,
    after: text(search['after']),
  };
};

export const isNarrowed = ({ status, number, supplier, due }: ReceivedFilter): boolean =>
  [status, number, supplier, due].some((part) => part !== undefined);

/** The question that the API is asked for a filter. */
export const questionOf = (filter: ReceivedFilter): NonNullable<ListReceivedDocumentsData['query']> => {
  const { status, number, supplier, due, after } = filter;
  return {
    limit: PER_PAGE,
    ...(status === undefined ? {} : { status }),
    ...(number === undefined ? {} : { number }),
    ...(supplier === undefined ? {} : { supplier_nit: supplier }),
    ...(due === undefined ? {} : { events_due: Number(due) }),
    ...(after === undefined ? {} : { starting_after: after }),
  };
};
