import { Injectable } from '@nestjs/common';
import { type Caller, dianSubmitterRoutes } from '@rubrica/contracts';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { InternalClient, type Language, notFound, offsetTime, Problem } from '@rubrica/service';
import type { Act } from '../audit/act.js';
import { AuditStore } from '../audit/audit.store.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentResources } from '../document/document-resource.process.js';
import { documentIn } from '../document/document-resource.js';
import { DocumentStore } from '../document/document.store.js';
import { Timelines } from '../document/timeline.process.js';
import { dianAttemptIn } from '../document-part/dian-attempt-resource.js';
import { EverythingStore, type Hit } from './everything.store.js';
import { masked } from './look.js';

/** Who looks, and from where. */
export type Looker = Pick<Act, 'address' | 'requestId'> & { readonly operator: string };

const TIMEOUT_MS = 5_000;

/** The looks of operators at data of tenants. Each is written to the audit first, and answered then. */
@Injectable()
export class Looks {
  constructor(
    private readonly audit: AuditStore,
    private readonly documents: DocumentStore,
    private readonly resources: DocumentResources,
    private readonly timelines: Timelines,
    private readonly everything: EverythingStore,
    private readonly internal: InternalClient,
  ) {}

  async search(looker: Looker, q: string): Promise<Hit[]> {
    // What was searched for may be the address of a person, and is not kept.
    await this.audit.add(actOf(looker, 'searchEverything'), 'done');
    return this.everything.find(q);
  }

  /** Returns a document of any tenant; with a reason also its bodies and the data of persons. */
  async document(looker: Looker, id: string, reason: string | null, language: Language): Promise<object> {
    const row = await this.documents.byId(id);
    if (!row) throw notFound({ en: 'document', es: 'ese documento' });
    const { tenant_id: tenantId, livemode } = row;
    const about = { tenantId, mode: livemode ? 'live' : 'test', objectId: id, reason } as const;
    await this.audit.add({ ...actOf(looker, 'getDocument'), ...about }, 'done');
    const [resource, timeline, attempts] = await Promise.all([
      this.resources.resourceOf(row),
      this.timelines.of(row, NEWEST_API_VERSION),
      this.attemptsOf(row, language),
    ]);
    const shown = documentIn(language, resource);
    return {
      object: 'document_look',
      id,
      tenant_id: tenantId,
      requested_at: offsetTime(row.created_at),
      document: reason === null ? masked(shown) : shown,
      timeline,
      attempts,
    };
  }

  /** Returns null when dian-submitter does not answer. */
  private async attemptsOf({ id, tenant_id: tenantId, livemode }: DocumentRow, language: Language) {
    const caller: Caller = { tenantId, livemode, keyId: 'operator', role: 'read', version: NEWEST_API_VERSION };
    const input = { caller, params: { id }, query: { limit: '100' } };
    try {
      const { data } = await this.internal.call(dianSubmitterRoutes.listAttempts, input, { timeoutMs: TIMEOUT_MS });
      return data.map((attempt) => dianAttemptIn(language, attempt));
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }
}

const actOf = ({ operator, address, requestId }: Looker, action: string): Act => ({
  actor: { type: 'operator', id: operator },
  action,
  tenantId: null,
  mode: 'none',
  objectId: null,
  reason: null,
  address,
  requestId,
});
