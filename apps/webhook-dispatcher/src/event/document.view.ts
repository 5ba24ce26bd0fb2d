import type { Tx } from '@rubrica/eventing';
import type { DocumentSketch } from './document.js';

/** Returns those of these documents that are known, by id. */
export const knownDocuments = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentSketch>> => {
  const rows = await tx.query<DocumentSketch>(
    `select id, tenant_id as "tenantId", kind, environment, status, edition, failed_in as "failedIn", failed_from as "failedFrom",
            number, cufe, external_id as "externalId", pdf, event_ids as "eventIds"
     from documents where id = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Stores these documents. What was known before is only updated, which costs half of what `on conflict` does. */
export const keepDocuments = (
  tx: Tx,
  known: ReadonlyMap<string, DocumentSketch>,
  documents: readonly DocumentSketch[],
): void => {
  const sorted = documents.toSorted((a, b) => (a.id < b.id ? -1 : 1)); // rows are locked in this order
  const [changed, fresh] = [sorted.filter(({ id }) => known.has(id)), sorted.filter(({ id }) => !known.has(id))];
  if (changed.length > 0) {
    tx.write(
      `update documents d set status = new.status, edition = new.edition, failed_in = new."failedIn",
         failed_from = new."failedFrom", number = new.number, cufe = new.cufe, external_id = new."externalId",
         pdf = new.pdf, event_ids = new."eventIds"
       from ${RECORDSET} where d.id = new.id`,
      [JSON.stringify(changed)],
    );
  }
  if (fresh.length > 0) {
    tx.write(
      `insert into documents (id, tenant_id, kind, environment, status, edition, failed_in, failed_from, number, cufe, external_id, pdf, event_ids)
       select id, "tenantId", kind, environment, status, edition, "failedIn", "failedFrom", number, cufe, "externalId", pdf, "eventIds"
       from ${RECORDSET}
       on conflict (id) do update set
         status = excluded.status, edition = excluded.edition, failed_in = excluded.failed_in,
         failed_from = excluded.failed_from, number = excluded.number, cufe = excluded.cufe,
         external_id = excluded.external_id, pdf = excluded.pdf, event_ids = excluded.event_ids`,
      [JSON.stringify(fresh)],
    );
  }
};

const RECORDSET = `jsonb_to_recordset($1) as new (
  id text, "tenantId" text, kind text, environment text, status text, edition integer, "failedIn" text,
  "failedFrom" text, number text, cufe text, "externalId" text, pdf boolean, "eventIds" text[])`;
