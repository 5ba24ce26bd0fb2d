import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Batch, Database } from '@rubrica/eventing';
import { Problem } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';

/** How long a count is used; documents that this process has taken since are added to it. */
const COUNTED_MS = 2_000;
/** Tenants of requests that arrive together are counted at once, so many at most. */
const COUNTS_AT_ONCE = 100;
const RETRY_AFTER_S = 10;

interface Counted {
  readonly open: Promise<number>;
  readonly untilMs: number;
  /** Documents that this process has stored since the count began. */
  taken: number;
}

interface Asked {
  readonly tenantId: string;
  readonly livemode: boolean;
}

/**
 * Limit of the documents of one tenant and mode that are worked on. One that waits for somebody, as for the tax
 * authority or a certificate, does not count. The limit is approximate: a process counts anew after two seconds and does
 * not know meanwhile what others take, so that no POST waits for a counter that all of them write (ADR 0091).
 */
@Injectable()
export class TenantBacklog {
  private readonly counts = new Map<string, Counted>();
  private readonly counting = new Batch('tenant-backlogs', (asked: readonly Asked[]) => this.countAll(asked), {
    most: COUNTS_AT_ONCE,
  });

  constructor(
    private readonly database: Database,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /** Throws a 429 while too many documents are worked on. */
  async admit(caller: Caller): Promise<void> {
    const { tenantBacklogLimit: limit } = this.settings;
    const counted = this.counted(caller);
    if ((await counted.open) + counted.taken < limit) return;
    const detail = {
      en: `${limit} documents of yours are still being worked on. Send this one when some of them are done.`,
      es: `Aún se están procesando ${limit} documentos suyos. Envíe este cuando algunos terminen.`,
    };
    throw new Problem(429, 'tenant_backlog_full', detail, [], {
      'retry-after': String(RETRY_AFTER_S),
      'ratelimit-policy': `"backlog";q=${limit}`,
      ratelimit: `"backlog";r=0;t=${RETRY_AFTER_S}`,
    });
  }

  /** Counts documents that were stored. */
  add(caller: Caller, documents = 1): void {
    const counted = this.counts.get(keyOf(caller));
    if (counted) counted.taken += documents;
  }

  private counted(caller: Caller): Counted {
    const key = keyOf(caller);
    const known = this.counts.get(key);
    if (known && performance.now() < known.untilMs) return known;
    const counted = { open: this.counting.add(caller), untilMs: performance.now() + COUNTED_MS, taken: 0 };
    counted.open.catch(() => this.counts.delete(key));
    this.counts.set(key, counted);
    return counted;
  }

  /** Counts no further than the limit, so that the count costs no more however long the backlog is. */
  private async countAll(asked: readonly Asked[]): Promise<number[]> {
    const rows = await this.database.query<{ open: number }>(
      `select counted.open
       from unnest($1::text[], $2::boolean[]) with ordinality as asked (tenant_id, livemode, nth)
       cross join lateral (
         select count(*)::int as open from (
           select from documents d
           where d.tenant_id = asked.tenant_id and d.livemode = asked.livemode and d.is_open limit $3
         ) as one
       ) as counted
       order by nth`,
      [asked.map(({ tenantId }) => tenantId), asked.map(({ livemode }) => livemode), this.settings.tenantBacklogLimit],
    );
    return rows.map(({ open }) => open);
  }
}

const keyOf = ({ tenantId, livemode }: Asked): string => `${tenantId}/${livemode}`;
