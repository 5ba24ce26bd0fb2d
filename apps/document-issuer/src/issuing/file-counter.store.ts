import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { DocumentKind } from '@rubrica/fiscal';
import type { FileNumber } from '../document/document.js';

/** The files of an issuer are counted separately by environment, kind and year. */
export interface FileOwner {
  readonly tenantId: string;
  readonly environment: Environment;
  readonly kind: DocumentKind;
  readonly year: number;
}

/** Counters for the yearly consecutive in the names of an issuer's files. */
@Injectable()
export class FileCounters {
  /** Returns one number per file, in the order of `owners`. The counters stay locked until the commit. */
  async take(tx: Tx, owners: readonly FileOwner[]): Promise<FileNumber[]> {
    if (owners.length === 0) return [];
    const counters = new Map<string, { owner: FileOwner; count: number; next: number }>();
    for (const owner of owners) {
      const counter = counters.get(nameOf(owner)) ?? { owner, count: 0, next: 0 };
      counters.set(nameOf(owner), { ...counter, count: counter.count + 1 });
    }
    const wanted = [...counters.values()];
    const rows = await tx.query<{
      tenant_id: string;
      environment: Environment;
      kind: DocumentKind;
      year: number;
      next: number;
    }>(
      `insert into file_counters (tenant_id, environment, kind, year, next)
       select tenant_id, environment, kind, year, 1 + count
         from unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::int[]) as wanted (tenant_id, environment, kind, year, count)
        order by 1, 2, 3, 4
       on conflict (tenant_id, environment, kind, year) do update set next = file_counters.next + excluded.next - 1
       returning tenant_id, environment, kind, year, next`,
      [
        wanted.map(({ owner }) => owner.tenantId),
        wanted.map(({ owner }) => owner.environment),
        wanted.map(({ owner }) => owner.kind),
        wanted.map(({ owner }) => owner.year),
        wanted.map(({ count }) => count),
      ],
    );
    for (const { tenant_id: tenantId, next, ...row } of rows) {
      const counter = counters.get(nameOf({ ...row, tenantId }));
      if (counter) counter.next = next - counter.count;
    }
    return owners.map((owner) => {
      const counter = counters.get(nameOf(owner));
      if (!counter || counter.next === 0) throw new Error('a counter gave no number');
      counter.next += 1;
      return { year: owner.year, sequence: counter.next - 1 };
    });
  }
}

const nameOf = ({ tenantId, environment, kind, year }: FileOwner): string =>
  `${tenantId}/${environment}/${kind}/${year}`;
