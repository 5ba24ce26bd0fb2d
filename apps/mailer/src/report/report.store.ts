import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { createHash } from 'node:crypto';

export interface CountedReport {
  readonly id: string;
  readonly tenantId: string;
  readonly mailingId: string;
  readonly outcome: string;
}

/** Which reports have been counted: the same one twice counts once. */
@Injectable()
export class ReportStore {
  /** Returns false if it was counted before. */
  async count(tx: Tx, { id, tenantId, mailingId, outcome }: CountedReport): Promise<boolean> {
    const rows = await tx.query(
      `insert into mail_reports (id, tenant_id, mailing_id, outcome, received_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing returning id`,
      [id, tenantId, mailingId, outcome, tx.at],
    );
    return rows.length > 0;
  }

  /**
   * Returns false if the token of a provider's signature came before with another body. Tokens are kept longer than they
   * are valid.
   */
  async useToken(tx: Tx, token: string, bodyDigest: string): Promise<boolean> {
    tx.write(`delete from provider_tokens where used_at < $1::timestamptz - interval '3 days'`, [tx.at]);
    const [row] = await tx.query<{ fits: boolean }>(
      `insert into provider_tokens (id, used_at, body_digest) values ($1, $2, $3)
       on conflict (id) do update set used_at = provider_tokens.used_at
       returning body_digest = $3 as fits`,
      [digestOf(token), tx.at, bodyDigest],
    );
    return row?.fits === true;
  }
}

/** Makes an id of a report from what names it. */
export const digestOf = (...names: readonly string[]): string =>
  createHash('sha256').update(names.join('\n')).digest('base64url');
