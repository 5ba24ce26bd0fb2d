import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { binaryArray } from '@rubrica/eventing/postgres';
import type { DocumentView } from './document.js';

export interface TimelineEntry {
  readonly type: string;
  readonly time: string;
  readonly service: string;
  readonly data: object;
}

/** A fact that is added to the timeline of a document. */
export interface NewTimelineEntry extends TimelineEntry {
  readonly documentId: string;
  readonly messageId: string;
  /** Request that caused the fact directly; null: something else did. */
  readonly requestId: string | null;
}

export interface TimelineRow extends Omit<TimelineEntry, 'time'> {
  readonly document_id: string;
  readonly time: Date;
}

/** A document as it was before a fact. */
export interface ReadView {
  readonly view: DocumentView;
  /** When it was requested; null for one that has collected several requests. */
  readonly requested_at: Date | null;
  /** Of the row as it was read: another one after each change of it. */
  readonly row_version: string;
}

/** The read model of documents: views folded from the facts of their lives, and the timelines that keep these facts. */
@Injectable()
export class DocumentViews {
  constructor(private readonly database: Database) {}

  /** Returns these documents, without ids that do not exist. `replaceViews` tells whether they are still the same. */
  async readViews(tx: Tx, ids: readonly string[]): Promise<Map<string, ReadView>> {
    const rows = await tx.query<ReadView & { id: string }>(
      `select id, view, case when collection_key is null then created_at end as requested_at, xmin::text as row_version
       from documents where id = any($1)`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the next documents in the order of their ids, locked. */
  lockAfter(
    tx: Tx,
    id: string,
    limit: number,
  ): Promise<{ id: string; created_at: Date; collects_until: Date | null }[]> {
    return tx.query(
      'select id, created_at, collects_until from documents where id > $1 order by id limit $2 for update',
      [id, limit],
    );
  }

  /** Needs the locks of `lockAfter`. */
  saveViews(tx: Tx, views: ReadonlyMap<string, DocumentView>): void {
    if (views.size === 0) return;
    const saved = [...views];
    tx.write(
      `update documents d set view = u.view, mail_failure = mail_failure_of(u.view)
         from unnest($1::text[], $2::jsonb[]) as u (id, view) where d.id = u.id`,
      [saved.map(([id]) => id), binaryArray('jsonb', saved, ([, view]) => JSON.stringify(view))],
    );
  }

  /** Saves views that follow from those that were read. If one of their rows has changed since, the transaction runs again. */
  replaceViews(tx: Tx, before: ReadonlyMap<string, ReadView>, after: ReadonlyMap<string, DocumentView>): void {
    if (after.size === 0) return;
    const saved = [...after].sort(([a], [b]) => (a < b ? -1 : 1)); // rows are locked in this order
    tx.write('select replace_views($1, $2, $3)', [
      saved.map(([id]) => id),
      binaryArray('jsonb', saved, ([, view]) => JSON.stringify(view)),
      saved.map(([id]) => before.get(id)?.row_version),
    ]);
  }

  addToTimeline(tx: Tx, entries: readonly NewTimelineEntry[]): void {
    tx.write(
      `insert into timeline (document_id, message_id, type, time, service, data, request_id)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::jsonb[], $7::text[])`,
      [
        entries.map(({ documentId }) => documentId),
        entries.map(({ messageId }) => messageId),
        entries.map(({ type }) => type),
        entries.map(({ time }) => time),
        entries.map(({ service }) => service),
        binaryArray('jsonb', entries, ({ data }) => JSON.stringify(data)),
        entries.map(({ requestId }) => requestId),
      ],
    );
  }

  async hasHeard(documentId: string, messageId: string): Promise<boolean> {
    const rows = await this.database.query('select from timeline where document_id = $1 and message_id = $2', [
      documentId,
      messageId,
    ]);
    return rows.length > 0;
  }

  /** Returns the timelines of several documents, each with its facts in order. */
  timelines(
    tx: Tx,
    ids: readonly string[],
  ): Promise<{ document_id: string; type: string; time: Date; data: object }[]> {
    return tx.query(
      'select document_id, type, time, data from timeline where document_id = any($1) order by document_id, position',
      [ids],
    );
  }

  /** The same, outside of a transaction and with the services that said the facts. */
  timelinesOf(ids: readonly string[]): Promise<TimelineRow[]> {
    return this.database.query(
      `select document_id, type, time, service, data from timeline where document_id = any($1) order by document_id, position`,
      [ids],
    );
  }

  timeline(
    documentId: string,
  ): Promise<{ type: string; time: Date; service: string; data: object; request_id: string | null }[]> {
    return this.database.query(
      'select type, time, service, data, request_id from timeline where document_id = $1 order by position',
      [documentId],
    );
  }
}
