import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { paperOriginalOf } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import type { EarlierNote } from './credit-limit.js';
import type { WholeNote } from './credit-rest.js';
import {
  externalIdOf,
  type FoundDocuments,
  keyOf,
  type ReferencedDocument,
  type NamedRequest,
  type NewDocument,
  OtherDocuments,
  paperOf,
} from './other-documents.js';

/** SQL condition: the document can still become valid, or is. One that failed and is being retried can. */
const CAN_BE_VALID = `(status not in ('rejected_by_dian', 'failed')
  or (status = 'failed' and retry_ordered_at is not null))`;

/** Holders of the external ids of collected requests. */
const COLLECTED = `
  union all
  select c.document_id, c.tenant_id, c.livemode, c.kind, c.external_id
  from unnest($1::text[], $2::boolean[], $3::text[], $4::text[]) as named (tenant_id, livemode, kind, external_id)
  join collected_external_ids c using (tenant_id, livemode, kind, external_id)`;

type Reader = Pick<Tx, 'query'>;

/** Reads the stored documents that may exclude others. */
@Injectable()
export class OtherDocumentStore {
  constructor(private readonly database: Database) {}

  /** Needs `DocumentStore.lock`. Returns what new documents could collide with, each kind of it read at once. */
  async around(tx: Tx, documents: readonly NewDocument[]): Promise<OtherDocuments> {
    const named = documents.flatMap(({ correctedId, corrects }) => [correctedId ?? [], corrects ?? []].flat());
    const correctedIds = documents.flatMap(({ correctedId }) => correctedId ?? []);
    const [holders, transcriptions, namedDocuments, notes] = await Promise.all([
      this.holders(documents, tx),
      this.transcriptions(documents, tx),
      this.named(tx, named),
      this.notesTo(correctedIds, tx),
    ]);
    return new OtherDocuments({ holders, transcriptions, named: namedDocuments, notes });
  }

  /**
   * Returns the notes to each document that are neither rejected nor failed, without `except`. A failed one that is being
   * retried counts.
   */
  async notesTo(
    correctedIds: readonly string[],
    from: Reader = this.database,
    except = '',
  ): Promise<FoundDocuments['notes']> {
    const notes = new Map<string, EarlierNote[]>();
    if (correctedIds.length === 0) return notes;
    const rows = await from.query<EarlierNote & { readonly invoice_id: string }>(
      `select invoice_id, kind, totals, draft::jsonb - 'lines' as draft from documents
        where invoice_id = any($1) and id <> $2 and ${CAN_BE_VALID}`,
      [correctedIds, except],
    );
    for (const { invoice_id: id, ...note } of rows) notes.set(id, [...(notes.get(id) ?? []), note]);
    return notes;
  }

  /** Returns the notes to a document that are neither rejected nor failed, with their lines, oldest first. */
  wholeNotesTo(id: string): Promise<(WholeNote & EarlierNote)[]> {
    return this.database.query<WholeNote & EarlierNote>(
      `select kind, draft, totals from documents where invoice_id = $1 and ${CAN_BE_VALID} order by created_at, position`,
      [id],
    );
  }

  /**
   * Returns the invoices that transcribe the same paper originals, by `paperOf`, if they are neither rejected nor failed.
   * `except` is ignored; a failed one that is being retried counts.
   */
  async transcriptions(
    documents: readonly Pick<NewDocument, 'caller' | 'draft'>[],
    from: Reader = this.database,
    except = '',
  ): Promise<FoundDocuments['transcriptions']> {
    const papers = documents.filter((document) => paperOf(document) !== null);
    if (papers.length === 0) return new Map();
    const rows = await from.query<{ id: string; tenant_id: string; livemode: boolean; number: string }>(
      `select d.id, d.tenant_id, d.livemode, paper.number
       from unnest($1::text[], $2::boolean[], $3::text[]) as paper (tenant_id, livemode, number)
       join documents d on d.tenant_id = paper.tenant_id and d.livemode = paper.livemode
         and d.draft->>'number' = paper.number
       where d.draft->>'number' is not null and d.id <> $4 and ${CAN_BE_VALID}`,
      [
        papers.map(({ caller }) => caller.tenantId),
        papers.map(({ caller }) => caller.livemode),
        papers.map(({ draft }) => paperOriginalOf(draft)?.number ?? null),
        except,
      ],
    );
    return new Map(rows.map(({ id, tenant_id, livemode, number }) => [keyOf(tenant_id, livemode, number), id]));
  }

  /** Returns the documents that have the external ids of these requests, by `externalIdOf`. */
  async holders(documents: readonly NamedRequest[], from: Reader = this.database): Promise<FoundDocuments['holders']> {
    const named = documents.filter((document) => externalIdOf(document) !== null);
    if (named.length === 0) return new Map();
    const rows = await from.query<{
      id: string;
      tenant_id: string;
      livemode: boolean;
      kind: string;
      external_id: string;
    }>(
      `select d.id, d.tenant_id, d.livemode, d.kind, d.external_id
       from unnest($1::text[], $2::boolean[], $3::text[], $4::text[]) as named (tenant_id, livemode, kind, external_id)
       join documents d on d.tenant_id = named.tenant_id and d.livemode = named.livemode and d.kind = named.kind
         and d.external_id = named.external_id
       where d.external_id is not null${named.some(({ kind }) => kindOf(kind).collection) ? COLLECTED : ''}`,
      [
        named.map(({ caller }) => caller.tenantId),
        named.map(({ caller }) => caller.livemode),
        named.map(({ kind }) => kind),
        named.map(({ draft }) => draft.external_id),
      ],
    );
    return new Map(rows.map((row) => [keyOf(row.tenant_id, row.livemode, row.kind, row.external_id), row.id]));
  }

  private async named(tx: Tx, ids: readonly string[]): Promise<FoundDocuments['named']> {
    if (ids.length === 0) return new Map();
    const rows = await tx.query<ReferencedDocument>(
      'select id, kind, totals, view, corrected_by from documents where id = any($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
