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

export const keepDocuments = async (tx: Tx, documents: readonly DocumentSketch[]): Promise<void> => {
  if (documents.length === 0) return;
  await tx.query(
    `insert into documents (id, tenant_id, kind, environment, status, edition, failed_in, failed_from, number, cufe, external_id, pdf, event_ids)
     select id, "tenantId", kind, environment, status, edition, "failedIn", "failedFrom", number, cufe, "externalId", pdf, "eventIds"
     from jsonb_to_recordset($1) as new (id text, "tenantId" text, kind text, environment text, status text, edition integer,
                                         "failedIn" text, "failedFrom" text, number text, cufe text, "externalId" text, pdf boolean, "eventIds" text[])
     order by id
     on conflict (id) do update set
       status = excluded.status, edition = excluded.edition, failed_in = excluded.failed_in,
       failed_from = excluded.failed_from, number = excluded.number, cufe = excluded.cufe,
       external_id = excluded.external_id, pdf = excluded.pdf, event_ids = excluded.event_ids`,
    [JSON.stringify(documents)],
  );
};
