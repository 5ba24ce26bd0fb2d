import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type List, type ListQuery, lockList, notFound, Problem, readList } from '@rubrica/service';
import type { ExportEntry, ExportRow, NextPage } from './export.js';
import type { ExportPart } from './export-part.js';

/** Tenant and mode of an export. */
export type ExportOf = Pick<Caller, 'tenantId' | 'livemode'>;

export interface StoredPart {
  readonly nth: number;
  readonly starts_at: string;
  readonly entries: readonly ExportEntry[];
  readonly written: Buffer;
}

const DAY_MS = 86_400_000;
/** How long an export can be downloaded. */
export const KEPT_DAYS = 7;

/** Exports, and the parts that are gathered of each. */
@Injectable()
export class ExportStore {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<ExportRow | undefined> {
    const [row] = await this.database.query<ExportRow>('select * from exports where id = $1', [id]);
    return row;
  }

  /** Returns the caller's export; throws a 404 when there is none of that id. */
  async get({ tenantId, livemode }: ExportOf, id: string): Promise<ExportRow> {
    const row = await this.find(id);
    if (row?.tenant_id !== tenantId || row.livemode !== livemode)
      throw notFound({ en: 'export', es: 'esa exportación' });
    return row;
  }

  list<T>(
    { tenantId, livemode }: ExportOf,
    url: string,
    query: ListQuery,
    itemOf: (row: ExportRow) => T,
  ): Promise<List<T>> {
    const source = {
      table: 'exports',
      scope: [
        ['tenant_id = ?', tenantId],
        ['livemode = ?', livemode],
      ],
    } as const;
    return readList(this.database, url, source, query, itemOf);
  }

  /** Begins an export. Throws a 409 while another one of the tenant and mode is under way; an older one expires. */
  async insert(tx: Tx, id: string, { tenantId, livemode }: ExportOf, orderedBy: string): Promise<ExportRow> {
    await lockList(tx, tenantId, livemode);
    const others = await tx.query<ExportRow>(
      `select * from exports where tenant_id = $1 and livemode = $2 and status <> 'expired' order by id for update`,
      [tenantId, livemode],
    );
    const underWay = others.find(({ status }) => status === 'under_way');
    if (underWay) throw exportUnderWay(underWay.id);
    for (const other of others) await this.expire(tx, other.id);
    const [row] = await tx.query<ExportRow>(
      `insert into exports (id, tenant_id, livemode, ordered_by, status, section, cursor, parts, documents, files, content_bytes, directory_bytes, created_at)
       values ($1, $2, $3, $4, 'under_way', 'tenant', '', 0, 0, 0, 0, 0, $5) returning *`,
      [id, tenantId, livemode, orderedBy, tx.at],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  /**
   * Adds what a step has gathered, and says where the next one begins; without one the export is ready. Throws if another
   * process has done this step meanwhile.
   */
  async advance(
    tx: Tx,
    row: ExportRow,
    {
      part,
      documents,
      next,
    }: { readonly part: ExportPart | null; readonly documents: number; readonly next: NextPage },
  ): Promise<void> {
    const expiresAt = new Date(Date.parse(tx.at) + KEPT_DAYS * DAY_MS).toISOString();
    const [advanced] = await tx.query(
      `update exports set section = $4, cursor = $5, parts = parts + $6, documents = documents + $7, files = files + $8,
         content_bytes = content_bytes + $9, directory_bytes = directory_bytes + $10, manifest_sha256 = $11,
         status = case when $12 then 'ready' else status end,
         ready_at = case when $12 then $13::timestamptz end, expires_at = case when $12 then $14::timestamptz end
       where id = $1 and section = $2 and cursor = $3 and status = 'under_way' returning id`,
      [
        ...[row.id, row.section, row.cursor],
        ...[next?.section ?? row.section, next?.cursor ?? row.cursor],
        ...[part ? 1 : 0, documents, part?.entries.length ?? 0, part?.contentBytes ?? 0, part?.directoryBytes ?? 0],
        ...[part?.wholeManifestSha256 ?? null, next === null, tx.at, expiresAt],
      ],
    );
    if (!advanced) throw new Error(`${row.id} was advanced by another process, or is under way no more`);
    if (!part) return;
    await tx.query(
      `insert into export_parts (export_id, nth, starts_at, manifest_sha256, entries, written)
       values ($1, $2, $3, $4, $5, $6)`,
      [row.id, row.parts + 1, part.startsAt, part.manifestSha256, JSON.stringify(part.entries), part.written],
    );
  }

  /** Deletes what was gathered. */
  async expire(tx: Tx, id: string): Promise<void> {
    await tx.query(`update exports set status = 'expired' where id = $1`, [id]);
    await tx.query('delete from export_parts where export_id = $1', [id]);
  }

  /** Returns the SHA-256 of the manifest of each part, in order. */
  async manifests(id: string): Promise<string[]> {
    const rows = await this.database.query<{ manifest_sha256: string }>(
      'select manifest_sha256 from export_parts where export_id = $1 order by nth',
      [id],
    );
    return rows.map(({ manifest_sha256 }) => manifest_sha256);
  }

  /** Returns the number of the part in which this byte of the zip is. */
  async partAt(id: string, offset: number): Promise<number> {
    const [row] = await this.database.query<{ nth: number }>(
      'select nth from export_parts where export_id = $1 and starts_at <= $2 order by nth desc limit 1',
      [id, offset],
    );
    return row?.nth ?? 1;
  }

  /** Returns a part; throws if it is deleted. */
  async part(id: string, nth: number): Promise<StoredPart> {
    const [row] = await this.database.query<StoredPart>(
      'select * from export_parts where export_id = $1 and nth = $2',
      [id, nth],
    );
    if (!row) throw new Error(`part ${nth} of ${id} is deleted`);
    return row;
  }
}

const exportUnderWay = (id: string): Problem =>
  new Problem(
    409,
    'export_under_way',
    {
      en: `The export ${id} is under way. Wait until it is ready.`,
      es: `La exportación ${id} está en curso. Espere a que esté lista.`,
    },
    [],
    { 'retry-after': '10' },
    { existing_id: id },
  );
