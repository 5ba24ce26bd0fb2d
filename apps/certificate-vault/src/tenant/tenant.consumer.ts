import { Controller } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { mockCertificateTimer } from './mock-certificate.timer.js';

const TYPES = ['co.rubrica.tenant.registered.v1'] as const;

/** Schedules a mock certificate for each new tenant. */
@Controller()
export class TenantConsumer {
  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'certificate-vault', types: TYPES })
  async onTenant(messages: readonly Heard<(typeof TYPES)[number]>[], tx: Tx): Promise<void> {
    tx.schedule(...messages.map(({ key, data }) => mockCertificateTimer(key, data.profile_blob)));
  }
}
