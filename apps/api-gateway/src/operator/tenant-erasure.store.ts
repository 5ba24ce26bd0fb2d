import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { COUNTERPARTY_ROLES } from '@rubrica/kinds';
import { documentRequest } from '../document-request/document-request.js';
import { tenantAggregate } from '../tenant/tenant.messages.js';

/** Blobs that several documents may share: they are removed with the last document. */
const SHARED = ['answer_blob', 'reason_blob'];

/** Removes the rows of erased tenants. */
@Injectable()
export class TenantErasureStore {
  constructor(private readonly database: Database) {}

  /** Returns when the newest document of live mode was asked for; null when there is none. */
  async newestDocument(tx: Tx, tenantId: string): Promise<Date | null> {
    const [row] = await tx.query<{ at: Date | null }>(
      'select max(created_at) as at from documents where tenant_id = $1 and livemode',
      [tenantId],
    );
    return row?.at ?? null;
  }

  /**
   * Returns the blobs that go before the documents of live mode do: all of test documents; of the others the addresses of
   * mails, and the requests of those that have ended.
   */
  async dispensableBlobs(tenantId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      `select distinct blob.value as name
       from documents d
       join timeline t on t.document_id = d.id
       cross join lateral jsonb_each_text(t.data) as blob
       where d.tenant_id = $1 and blob.value ~ '^[0-9a-f]{64}$'
         and (blob.key = 'recipient_blob'
           or (blob.key = 'request_blob' and (d.status in ('rejected_by_dian', 'failed')
             or (d.status = 'accepted_by_dian' and d.view->>'zip_blob' is not null)))
           or (not d.livemode and blob.key like '%\\_blob' and blob.key <> all($2)))`,
      [tenantId, SHARED],
    );
    return [...rows, ...(await this.collectedRequests(tenantId))].map(({ name }) => name);
  }

  /** Blobs of requests that were collected in one document: it has their content itself. */
  private collectedRequests(tenantId: string): Promise<{ name: string }[]> {
    return this.database.query(
      `select data->>'request_blob' as name from events
        where type = 'RequestCollected' and stream_id in (select $2 || id from documents where tenant_id = $1)`,
      [tenantId, `${documentRequest.name}-`],
    );
  }

  /** Removes what need not be kept: all but the documents of live mode, what their facts say, and the profile in them. */
  async eraseDispensable(tx: Tx, tenantId: string): Promise<void> {
    for (const { path } of COUNTERPARTY_ROLES) await tx.query(`delete from ${path} where tenant_id = $1`, [tenantId]);
    await tx.query('delete from counterparty_words where tenant_id = $1', [tenantId]);
    await tx.query('delete from collected_external_ids where tenant_id = $1', [tenantId]);
    await tx.query('delete from accepted_invoices where tenant_id = $1', [tenantId]);
    await tx.query('delete from rate_limits where key_id in (select id from api_keys where tenant_id = $1)', [
      tenantId,
    ]);
    await tx.query('delete from api_keys where tenant_id = $1', [tenantId]);
    for (const table of ['saved_views', 'drafts', 'jobs'])
      await tx.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
    await tx.query('delete from requests where tenant_id = $1', [tenantId]);
    await this.erasePeople(tx, tenantId);
    // What operators did of the tenant is kept with its documents.
    await tx.query(`delete from audit where tenant_id = $1 and actor_type <> 'operator'`, [tenantId]);
    await tx.query('delete from sessions where tenant_id = $1', [tenantId]);
    await tx.query('delete from oidc_identities where provider = $1', [tenantId]);
    await tx.query('delete from oidc_providers where tenant_id = $1', [tenantId]);
    await tx.query('delete from export_parts where export_id in (select id from exports where tenant_id = $1)', [
      tenantId,
    ]);
    await tx.query('delete from exports where tenant_id = $1', [tenantId]);
    await tx.query(
      `delete from idempotency_records where starts_with(scope, $1 || '/') or strpos(scope, '/' || $1 || '/') > 0`,
      [tenantId],
    );
    await this.eraseDocuments(tx, tenantId, 'test');
    await tx.query(
      `delete from timeline where type like 'co.rubrica.document.email-%'
         and document_id in (select id from documents where tenant_id = $1)`,
      [tenantId],
    );
    await tx.query(
      `update documents set draft = (draft::jsonb - 'email')::json, view = jsonb_set(view, '{mailings}', '[]')
       where tenant_id = $1`,
      [tenantId],
    );
  }

  /** Removes the members and the invitations of a tenant, and the people who have no other company. */
  private async erasePeople(tx: Tx, tenantId: string): Promise<void> {
    const people = await tx.query<{ person_id: string }>(
      `select person_id from memberships where tenant_id = $1
       union select person_id from invitations where tenant_id = $1 order by person_id`,
      [tenantId],
    );
    for (const table of ['memberships', 'invitations'])
      await tx.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
    await tx.query(
      `delete from people where id = any($1)
         and not exists (select 1 from memberships where person_id = people.id)
         and not exists (select 1 from operators where person_id = people.id)
         and not exists (select 1 from invitations where person_id = people.id and expires_at > $2)`,
      [people.map(({ person_id }) => person_id), tx.at],
    );
  }

  /** Removes the rest: documents, their facts, the tenant and its profile. */
  async eraseRest(tx: Tx, tenantId: string): Promise<void> {
    await this.eraseDocuments(tx, tenantId, 'all');
    await tx.query('delete from audit where tenant_id = $1', [tenantId]);
    await tx.query('delete from tenants where id = $1', [tenantId]);
    await tx.query(`delete from events where stream_id = $1 and data ?| '{profile,changes,reason}'`, [
      `${tenantAggregate.name}-${tenantId}`,
    ]);
  }

  private async eraseDocuments(tx: Tx, tenantId: string, which: 'test' | 'all'): Promise<void> {
    const documents = `select id from documents where tenant_id = $1${which === 'test' ? ' and not livemode' : ''}`;
    await tx.query(`delete from timeline where document_id in (${documents})`, [tenantId]);
    await tx.query(`delete from events where stream_id in (select $2 || id from (${documents}) as erased)`, [
      tenantId,
      `${documentRequest.name}-`,
    ]);
    await tx.query(`delete from documents where id in (${documents})`, [tenantId]);
  }
}
