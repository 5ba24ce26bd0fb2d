import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { SubmissionOrder } from './submission.js';

/** How often a timer's document has looked in vain for a certificate. */
export interface Looked {
  readonly looks?: number;
}

const FIRST_LOOK_MS = 5_000;
const LAST_LOOK_MS = 3_600_000;

/** Ever more seldom: a certificate releases it at once, unless it came while it was looked for. */
export const lookAgainAt = (at: string, { looks = 0 }: Looked): string =>
  new Date(Date.parse(at) + Math.min(FIRST_LOOK_MS * 2 ** looks, LAST_LOOK_MS)).toISOString();

export const lookedAgain = ({ looks = 0 }: Looked): Looked => ({ looks: looks + 1 });

/** Documents of which nobody signs the messages that carry them. */
@Injectable()
export class WaitingSubmissions {
  /** The ids of those that did not wait yet. */
  async add(
    tx: Tx,
    documents: readonly { readonly id: string; readonly order: SubmissionOrder }[],
  ): Promise<ReadonlySet<string>> {
    const rows = await tx.query<{ document_id: string }>(
      `insert into waiting_submissions (document_id, tenant_id, environment)
       select * from unnest($1::text[], $2::text[], $3::text[])
       on conflict (document_id) do nothing returning document_id`,
      [
        documents.map(({ id }) => id),
        documents.map(({ order }) => order.tenant_id),
        documents.map(({ order }) => order.environment),
      ],
    );
    return new Set(rows.map(({ document_id }) => document_id));
  }

  async leave(tx: Tx, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length > 0)
      await tx.query('delete from waiting_submissions where document_id = any($1)', [documentIds]);
  }

  /** Those of the tenant, which wait no more. */
  async release(tx: Tx, tenantId: string, environment: Environment): Promise<string[]> {
    const rows = await tx.query<{ document_id: string }>(
      'delete from waiting_submissions where tenant_id = $1 and environment = $2 returning document_id',
      [tenantId, environment],
    );
    return rows.map(({ document_id }) => document_id);
  }
}
