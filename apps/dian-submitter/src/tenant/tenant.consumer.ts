import { Controller } from '@nestjs/common';
import { type Environment, TOPICS } from '@rubrica/contracts';
import { type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { DocumentEventStore } from '../document-event/document-event.store.js';
import { eventTimer } from '../document-event/event-timer.js';
import { TenantProfileView } from '../document-event/tenant-profile.view.js';
import { erasureTimer } from '../received-document/erasure.timer.js';
import { judgementTimer } from '../received-document/judgement-timer.js';
import { ReceivedDocumentStore } from '../received-document/received-document.store.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';

const ACTIVATED = 'co.rubrica.certificate.activated.v1';
const ERASED = 'co.rubrica.tenant.erased.v1';
const PROFILES = ['co.rubrica.tenant.registered.v1', 'co.rubrica.tenant.changed.v1'] as const;
const SOFTWARE = 'co.rubrica.software.registered.v1';
const TYPES = [ACTIVATED, ERASED, SOFTWARE, ...PROFILES] as const;
type TenantMessage = Heard<(typeof TYPES)[number]>;

/**
 * Releases what waits for a certificate or for software, keeps the profiles that events name, and orders the erasure of the data of
 * erased tenants.
 */
@Controller()
export class TenantConsumer {
  constructor(
    private readonly waiting: WaitingSubmissions,
    private readonly events: DocumentEventStore,
    private readonly documents: ReceivedDocumentStore,
    private readonly profiles: TenantProfileView,
  ) {}

  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'dian-submitter', types: TYPES })
  async onTenants(messages: readonly TenantMessage[], tx: Tx): Promise<void> {
    for (const message of messages) {
      const { tenant_id } = message.data;
      if (message.type === ERASED) tx.schedule(erasureTimer(tenant_id));
      else if (message.type === ACTIVATED) await this.release(tx, tenant_id, message.data.environment);
      else if (message.type === SOFTWARE) await this.releaseEvents(tx, tenant_id, message.data.environment);
      else this.profiles.show(tx, tenant_id, message.data.profile_blob);
    }
  }

  /** Makes due at once what waits for a certificate. */
  private async release(tx: Tx, tenantId: string, environment: Environment): Promise<void> {
    await this.waiting.release(tx, tenantId, environment, 'certificate_missing');
    await this.releaseEvents(tx, tenantId, environment);
    const documents = await this.documents.withReason(tx, tenantId, environment, 'certificate_missing');
    tx.schedule(...documents.map((id) => judgementTimer(id, tenantId)));
  }

  /** An event that waits for both meets the other one when it is tried. */
  private async releaseEvents(tx: Tx, tenantId: string, environment: Environment): Promise<void> {
    const events = await this.events.waiting(tx, tenantId, environment, ['certificate_missing', 'software_missing']);
    tx.schedule(...events.map((id) => eventTimer(id, tenantId)));
  }
}
