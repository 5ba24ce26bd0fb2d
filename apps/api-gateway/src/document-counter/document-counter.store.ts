import { Injectable } from '@nestjs/common';
import type { Caller, DocumentStatus, Environment } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import type { DocumentKind } from '@rubrica/fiscal';

/** How many documents there are of a kind, in an environment, of a day, with a status and a currency. */
export interface CounterRow {
  readonly environment: Environment;
  readonly day: string;
  readonly kind: DocumentKind;
  readonly status: DocumentStatus;
  readonly currency: string;
  readonly count: string;
  readonly total: string;
}

/** Counters of documents, which triggers keep (ADR 0244). */
@Injectable()
export class DocumentCounterStore {
  constructor(private readonly database: Database) {}

  /** Returns the counters that are not zero, from the first day to the last one, the newest day first. */
  between({ tenantId, livemode }: Caller, from: string, to: string): Promise<CounterRow[]> {
    return this.database.query<CounterRow>(
      `select environment, day::text as day, kind, status, currency, sum(count)::text as count, round(sum(total), 2)::text as total
         from document_counters
        where tenant_id = $1 and environment = any($2) and day between $3 and $4
        group by environment, document_counters.day, kind, status, currency
       having sum(count) > 0
        order by document_counters.day desc, environment, kind, status, currency`,
      [tenantId, livemode ? ['habilitacion', 'production'] : ['test'], from, to],
    );
  }
}
