import { Injectable } from '@nestjs/common';
import { type Caller, DOCUMENT_STATUSES, type DocumentStatus, type Environment } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import type { DocumentKind } from '@rubrica/fiscal';
import { kindsOf } from '@rubrica/kinds';
import { type Condition, countList, type List, type ListQuery, type ListSource, readList } from '@rubrica/service';
import type { DocumentFilter } from './document-filter.js';
import { SUMMARY_COLUMNS, type SummaryRow } from './document-summary.js';

/** `object`, `status` and `environment` may have several values, with commas between them. */
export type SummaryListQuery = ListQuery & DocumentFilter;

/** Documents of all kinds in one list, sorted as those of one kind are. */
@Injectable()
export class DocumentSummaryStore {
  constructor(private readonly database: Database) {}

  list<T>(caller: Caller, query: SummaryListQuery, itemOf: (row: SummaryRow) => Promise<T>): Promise<List<T>> {
    return readList(this.database, '/v1/documents', sourceOf(caller, query), query, itemOf);
  }

  /** Returns how many documents have these filters, counted to one more than `most`. */
  count(caller: Caller, filter: DocumentFilter, most: number): Promise<number> {
    return countList(this.database, sourceOf(caller, filter), most);
  }
}

/** What is read for a list with these filters. */
const sourceOf = ({ tenantId, livemode, version }: Caller, filter: DocumentFilter): ListSource => {
  const kinds = chosen(
    filter.object,
    kindsOf(version).map(({ name }) => name),
  );
  const scope: Condition[] = [
    ['tenant_id = ?', tenantId],
    ['livemode = ?', livemode],
  ];
  const filters: Condition[] = [
    ['id = any(?)', filter.id?.split(',')],
    [`view->>'waiting' is not null and 'true' = ?`, filter.waiting],
    ['customer_id = ?', filter.customer_id],
    ['customer_id = ?', filter.supplier_id],
    ['number = ?', filter.number],
    ['external_id = ?', filter.external_id],
    ['created_at >= ?', filter['created[gte]']],
    ['created_at < ?', filter['created[lt]']],
  ];
  const parts = filter.mail_status ? [failedMails(kinds, livemode, filter)] : partsOf(kinds, livemode, filter);
  return { table: 'documents', columns: SUMMARY_COLUMNS, time: 'created_at', scope, filters, parts };
};

/** The only part of a list of documents whose mail failed, which have an index of their own. */
const failedMails = (
  kinds: readonly DocumentKind[],
  livemode: boolean,
  { mail_status: failures, status, environment, waiting }: DocumentFilter,
): Condition[] => [
  ['mail_failure is not null'],
  ['mail_failure = any(?)', failures?.split(',')],
  ['kind = any(?)', kinds],
  ['environment = any(?)', chosen(environment, environmentsOf(livemode))],
  ['status = any(?)', chosen(status, waiting ? WITHOUT_VERDICT : DOCUMENT_STATUSES)],
];

const environmentsOf = (livemode: boolean): readonly Environment[] =>
  livemode ? ['production', 'habilitacion'] : ['test'];

/** Statuses of documents that may wait: few of a tenant's have one of them. */
const WITHOUT_VERDICT: readonly DocumentStatus[] = ['queued', 'signed', 'submitted', 'accepted_contingency'];

/** Parts of the list by kind, and by environment and status where the caller asks for what is indexed by them (ADR 0126). */
const partsOf = (kinds: readonly DocumentKind[], livemode: boolean, query: DocumentFilter): Condition[][] => {
  const { environment, status, waiting, customer_id: customerId, supplier_id: supplierId } = query;
  if ([environment, status, waiting, customerId, supplierId].every((filter) => filter === undefined))
    return kinds.map((kind): Condition[] => [['kind = ?', kind]]);
  const statuses: readonly DocumentStatus[] = chosen(status, waiting ? WITHOUT_VERDICT : DOCUMENT_STATUSES);
  return kinds.flatMap((kind) =>
    chosen(environment, environmentsOf(livemode)).flatMap((one) =>
      statuses.map((each): Condition[] => [
        ['kind = ?', kind],
        ['environment = ?', one],
        ['status = ?', each],
      ]),
    ),
  );
};

/** Returns those of the values that a filter names; all without one. */
const chosen = <T extends string>(filter: string | undefined, values: readonly T[]): T[] => {
  const named = filter?.split(',');
  return values.filter((value) => named === undefined || named.includes(value));
};
