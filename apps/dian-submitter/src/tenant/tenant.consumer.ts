import { Controller } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { erasureTimer } from '../received-document/erasure.timer.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';

const ACTIVATED = 'co.rubrica.certificate.activated.v1';
const ERASED = 'co.rubrica.tenant.erased.v1';
type TenantMessage = Heard<typeof ACTIVATED | typeof ERASED>;

/** Releases documents that wait for a certificate, and orders the erasure of the data of erased tenants. */
@Controller()
export class TenantConsumer {
  constructor(private readonly waiting: WaitingSubmissions) {}

  /** Makes the tenant's documents that wait for a certificate due at once. */
  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'dian-submitter', types: [ACTIVATED, ERASED] })
  async onTenants(messages: readonly TenantMessage[], tx: Tx): Promise<void> {
    for (const message of messages) {
      const { tenant_id } = message.data;
      if (message.type === ERASED) tx.schedule(erasureTimer(tenant_id));
      else await this.waiting.release(tx, tenant_id, message.data.environment, 'certificate_missing');
    }
  }
}
