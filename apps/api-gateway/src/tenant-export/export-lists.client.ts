import { Injectable } from '@nestjs/common';
import {
  type Caller,
  certificateVaultRoutes,
  documentIssuerRoutes,
  mailerRoutes,
  webhookDispatcherRoutes,
} from '@rubrica/contracts';
import { InternalClient, offsetTime } from '@rubrica/service';
import { apiKeyResource } from '../api-key/api-key.http.js';
import { ApiKeyStore } from '../api-key/api-key.store.js';
import { auditEntry } from '../audit/audit-resource.js';
import { AuditStore } from '../audit/audit.store.js';
import { draftResource } from '../draft/draft.http.js';
import { DraftStore } from '../draft/draft.store.js';
import { OidcProviderStore } from '../oidc/oidc-provider.store.js';
import { viewResource } from '../saved-view/saved-view.http.js';
import { SavedViewStore } from '../saved-view/saved-view.store.js';
import type { ExportSection } from './export.js';

/** Answer of every list. */
export interface Listed {
  readonly has_more: boolean;
  readonly data: readonly { readonly id: string }[];
  /** Where the list goes on, if not behind the last id; null: it has no more. */
  readonly cursor?: string | null;
}

/** A draft may have megabytes. */
const DRAFTS_PER_PAGE = 10;

/** Sections of an export that are a list of the API, of the gateway or of another service; and the login provider. */
@Injectable()
export class ExportLists {
  constructor(
    private readonly apiKeys: ApiKeyStore,
    private readonly audit: AuditStore,
    private readonly views: SavedViewStore,
    private readonly drafts: DraftStore,
    private readonly providers: OidcProviderStore,
    private readonly internal: InternalClient,
  ) {}

  /** Returns the login provider of a tenant, without its secret; null where there is none. */
  async loginProvider(tenantId: string): Promise<object | null> {
    const row = await this.providers.get(tenantId);
    if (!row) return null;
    const { issuer, client_id, is_required, updated_at } = row;
    return { issuer, client_id, is_required, updated_at: offsetTime(updated_at) };
  }

  /** Returns the page behind the cursor, '' for the first one; null for a section that is no list. */
  page(section: ExportSection, caller: Caller, cursor: string): Promise<Listed> | null {
    const query = { limit: '100', ...(cursor === '' ? {} : { starting_after: cursor }) };
    switch (section) {
      case 'api-keys':
        return this.apiKeys.list(caller, query, apiKeyResource);
      case 'audit':
        return this.audit.list(caller, query, auditEntry);
      case 'views':
        return this.sharedViews(caller);
      case 'drafts':
        return this.keptDrafts(caller, cursor || '0');
      case 'numbering-ranges':
        return this.internal.call(documentIssuerRoutes.listNumberingRanges, { caller, query });
      case 'certificates':
        return this.internal.call(certificateVaultRoutes.listCertificates, { caller, query });
      case 'webhook-endpoints':
        return this.internal.call(webhookDispatcherRoutes.listEndpoints, { caller, query });
      case 'mail-senders':
        return this.internal.call(mailerRoutes.listMailSenders, { caller, query });
      case 'dkim-keys':
        return this.internal.call(certificateVaultRoutes.listDkimKeys, { caller, query });
      case 'suppressions':
        return this.internal.call(mailerRoutes.listSuppressions, { caller, query });
      case 'events':
        return this.internal.call(webhookDispatcherRoutes.listEvents, { caller, query });
      default:
        return null;
    }
  }

  private async sharedViews({ tenantId }: Caller): Promise<Listed> {
    const views = await this.views.shared(tenantId);
    return { has_more: false, data: views.map(viewResource) };
  }

  /** Goes on by position, since a draft may be deleted meanwhile. */
  private async keptDrafts(caller: Caller, position: string): Promise<Listed> {
    const drafts = await this.drafts.after(caller, position, DRAFTS_PER_PAGE);
    const hasMore = drafts.length === DRAFTS_PER_PAGE;
    const cursor = hasMore ? (drafts.at(-1)?.position ?? null) : null;
    return { has_more: hasMore, data: drafts.map(draftResource), cursor };
  }
}
