import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { createHash } from 'node:crypto';

/** A mailing as far as a report about it is checked. */
export interface ReportedMailing {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  /** Null of a notice to the tenant itself. */
  readonly document_id: string | null;
  readonly recipient_blob: string;
}

export interface CountedReport {
  readonly id: string;
  readonly tenantId: string;
  readonly mailingId: string;
  readonly outcome: string;
}

/** Which reports have been counted: the same one twice counts once. */
@Injectable()
export class ReportStore {
  constructor(private readonly database: Database) {}

  async mailing(id: string): Promise<ReportedMailing | undefined> {
    const [row] = await this.database.query<ReportedMailing>(
      'select id, tenant_id, livemode, document_id, recipient_blob from mailings where id = $1',
      [id],
    );
    return row;
  }

  /** Finds a mailing whose token a provider did not give back. */
  async mailingOfMessage(messageId: string): Promise<ReportedMailing | undefined> {
    // A Message-ID begins with the id of its mailing.
    const mailing = await this.mailing(messageId.slice(0, messageId.indexOf('@')).toLowerCase());
    return mailing;
  }

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
