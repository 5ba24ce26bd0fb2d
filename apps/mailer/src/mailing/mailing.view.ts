import { Injectable } from '@nestjs/common';
import { type Caller, mailerRoutes as routes, type MailingStatus } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Condition, type List, type ListQuery, readList } from '@rubrica/service';
import type { MailedPackage } from '../letter/letter.js';
import { isEvent, isLive, isNotice, mailedId, type MailContent, type Mailing } from './mailing.js';

/** A mailing in its present state. The recipient's address is in the blob. */
export interface MailingRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  /** The document or event that is mailed; null: it is a notice. */
  readonly document_id: string | null;
  readonly edition: number | null;
  readonly status: MailingStatus;
  readonly message_id: string;
  readonly recipient_blob: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface DocumentMailingRow extends MailingRow {
  readonly document_id: string;
  readonly edition: number;
}

export const isOfDocument = (row: MailingRow): row is DocumentMailingRow => row.edition !== null;

export interface NewMailing {
  readonly id: string;
  readonly tenantId: string;
  readonly content: MailContent;
  readonly messageId: string;
  readonly recipientBlob: string;
  /** True when the tenant asked for it, after the first mailing. */
  readonly ordered: boolean;
}

/** A mailing whose events have changed. */
export interface ChangedMailing {
  readonly id: string;
  readonly mailing: Exclude<Mailing, { readonly status: 'unknown' }>;
}

@Injectable()
export class MailingView {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<MailingRow | undefined> {
    const [row] = await this.database.query<MailingRow>('select * from mailings where id = $1', [id]);
    return row;
  }

  /** Returns a document's mailings in the order in which they were requested. */
  ofDocument({ tenantId, livemode }: Caller, documentId: string): Promise<DocumentMailingRow[]> {
    return this.database.query<DocumentMailingRow>(
      'select * from mailings where document_id = $1 and tenant_id = $2 and livemode = $3 order by position',
      [documentId, tenantId, livemode],
    );
  }

  /** Returns a page of a document's mailings, those that were requested last first. */
  pageOfDocument(
    { tenantId, livemode }: Caller,
    documentId: string,
    query: ListQuery,
  ): Promise<List<DocumentMailingRow>> {
    const scope: Condition[] = [
      ['document_id = ?', documentId],
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
      ['edition is not null'],
    ];
    const url = routes.listMailingStates.path.replace(':id', documentId);
    return readList(this.database, url, { table: 'mailings', scope }, query, (row: DocumentMailingRow) => row);
  }

  /** Returns the latest package of a document, which is the one that is mailed again. */
  async packageOf({ tenantId, livemode }: Caller, documentId: string): Promise<MailedPackage | undefined> {
    const [row] = await this.database.query<{ package: MailedPackage }>(
      'select package from packages where document_id = $1 and tenant_id = $2 and livemode = $3',
      [documentId, tenantId, livemode],
    );
    return row?.package;
  }

  /** Counts the mailings that the tenant ordered in the 24 hours before this transaction. */
  async orderedLately(tx: Tx, { tenantId, livemode }: Caller): Promise<number> {
    const [row] = await tx.query<{ count: string }>(
      `select count(*) from mailings
       where ordered and tenant_id = $1 and livemode = $2 and created_at > $3::timestamptz - interval '24 hours'`,
      [tenantId, livemode, tx.at],
    );
    return Number(row?.count ?? 0);
  }

  /** Tells whether the tenant ordered this mailing, after the first one. */
  async isOrdered(id: string): Promise<boolean> {
    const rows = await this.database.query('select from mailings where id = $1 and ordered', [id]);
    return rows.length > 0;
  }

  async keepPackages(
    tx: Tx,
    packages: readonly { readonly tenantId: string; readonly document: MailedPackage }[],
  ): Promise<void> {
    // Of several editions in one batch the last one counts.
    const latest = new Map(packages.map((one) => [one.document.document_id, one]));
    const rows = [...latest.values()].map(({ tenantId, document }) => ({
      document_id: document.document_id,
      tenant_id: tenantId,
      livemode: isLive(document),
      edition: document.edition,
      package: document,
    }));
    await tx.query(
      `insert into packages as p (document_id, tenant_id, livemode, edition, package)
       select document_id, tenant_id, livemode, edition, package
       from jsonb_to_recordset($1) as new (document_id text, tenant_id text, livemode boolean, edition integer, package jsonb)
       order by document_id
       on conflict (document_id) do update set edition = excluded.edition, package = excluded.package
       where excluded.edition >= p.edition`,
      [JSON.stringify(rows)],
    );
  }

  insert(tx: Tx, mailings: readonly NewMailing[]): Promise<MailingRow[]> {
    const rows = mailings.map(({ id, tenantId, content, messageId, recipientBlob, ordered }) => ({
      id,
      tenant_id: tenantId,
      livemode: isLive(content),
      document_id: mailedId(content),
      edition: isNotice(content) || isEvent(content) ? null : content.edition,
      message_id: messageId,
      recipient_blob: recipientBlob,
      ordered,
    }));
    return tx.query<MailingRow>(
      `insert into mailings (id, tenant_id, livemode, document_id, edition, status, message_id, recipient_blob, ordered, created_at, updated_at)
       select id, tenant_id, livemode, document_id, edition, 'queued', message_id, recipient_blob, ordered, $2, $2
       from jsonb_to_recordset($1) as new
         (id text, tenant_id text, livemode boolean, document_id text, edition integer, message_id text, recipient_blob text, ordered boolean)
       on conflict (id) do nothing
       returning *`,
      [JSON.stringify(rows), tx.at],
    );
  }

  /** Writes the states of mailings into their rows; returns how many rows there are: those of an erased tenant are gone. */
  async show(tx: Tx, changed: readonly ChangedMailing[]): Promise<number> {
    if (changed.length === 0) return 0;
    const rows = await tx.query(
      `update mailings as m set status = new.status, recipient_blob = new.recipient_blob, updated_at = $4
       from unnest($1::text[], $2::text[], $3::text[]) as new (id, status, recipient_blob) where m.id = new.id
       returning m.id`,
      [
        changed.map(({ id }) => id),
        changed.map(({ mailing }) => mailing.status),
        changed.map(({ mailing }) => mailing.recipientBlob),
        tx.at,
      ],
    );
    return rows.length;
  }
}
