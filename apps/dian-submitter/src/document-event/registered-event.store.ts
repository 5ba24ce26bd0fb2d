import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { claimDeadline, type EventCode, type RegisteredEvent } from '@rubrica/document-events';
import { Database, type Tx } from '@rubrica/eventing';
import { offsetTime } from '@rubrica/service';

/** The invoice whose events are asked for. */
export interface EventsOf {
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly cufe: string;
}

/** Events that DIAN has registered of the invoices of tenants, whoever issued them. */
@Injectable()
export class RegisteredEventStore {
  constructor(private readonly database: Database) {}

  /** Returns them in the order in which DIAN takes them: a claim (031) comes after the receipt of goods (032). */
  async of(
    { tenant_id, environment, cufe }: EventsOf,
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<RegisteredEvent[]> {
    const rows = await from.query<RegisteredRow>(
      `select code, number, cude, to_char(signed_on, 'YYYY-MM-DD') as signed_on, registered_at from registered_events
        where tenant_id = $1 and environment = $2 and cufe = $3 order by code = '031', code`,
      [tenant_id, environment, cufe],
    );
    return rows.map(({ code, number, cude, signed_on, registered_at }) => ({
      code,
      number,
      cude,
      signedOn: signed_on,
      registeredAt: offsetTime(registered_at),
    }));
  }

  /** Adds what is not known yet. DIAN registers one event of a code, and never takes it back. */
  keep(tx: Tx, { tenant_id, environment, cufe }: EventsOf, events: readonly RegisteredEvent[]): void {
    for (const { code, number, cude, signedOn, registeredAt } of events)
      tx.write(
        `insert into registered_events
           (tenant_id, environment, cufe, code, number, cude, signed_on, registered_at, claim_deadline)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (tenant_id, environment, cufe, code) do nothing`,
        [
          ...[tenant_id, environment, cufe, code, number, cude, signedOn, registeredAt],
          code === '032' ? claimDeadline(signedOn) : null,
        ],
      );
  }
}

interface RegisteredRow {
  readonly code: EventCode;
  readonly number: string | null;
  readonly cude: string | null;
  readonly signed_on: string;
  readonly registered_at: Date;
}
