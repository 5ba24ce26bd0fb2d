import { Controller } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { RevokedTenants } from '../certificate/revoked-tenants.store.js';
import { keyDestructionTimer } from './key-destruction.timer.js';
import { mockCertificateTimer } from './mock-certificate.timer.js';
import { tenantKeyAggregate } from './tenant-key.js';

const TYPES = ['co.rubrica.tenant.registered.v1', 'co.rubrica.tenant.revoked.v1'] as const;

/** Schedules a mock certificate for each new tenant, and the destruction of the key of each revoked one. */
@Controller()
export class TenantConsumer {
  constructor(private readonly revoked: RevokedTenants) {}

  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'certificate-vault', types: TYPES })
  async onTenant(messages: readonly Heard<(typeof TYPES)[number]>[], tx: Tx): Promise<void> {
    const revoked = messages.filter(({ type }) => type === 'co.rubrica.tenant.revoked.v1').map(({ key }) => key);
    if (revoked.length > 0) await this.revoked.add(tx, revoked);
    await tx.handleAll(
      tenantKeyAggregate,
      revoked.map((tenantId) => ({ id: tenantId, command: { type: 'CondemnTenantKey', tenantId } })),
    );
    tx.schedule(
      ...messages.map((message) =>
        message.type === 'co.rubrica.tenant.revoked.v1'
          ? keyDestructionTimer(message.key)
          : mockCertificateTimer(message.key, message.data.profile_blob),
      ),
    );
  }
}
