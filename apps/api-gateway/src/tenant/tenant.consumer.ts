import { Controller } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { offsetTime } from '@rubrica/service';
import { TenantStore } from './tenant.store.js';

const TYPES = ['co.rubrica.tenant.key-destroyed.v1'] as const;

/** Records that the key of a revoked tenant is destroyed, so that operators see that the revocation is complete. */
@Controller()
export class TenantConsumer {
  constructor(private readonly tenants: TenantStore) {}

  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'api-gateway', types: TYPES })
  onKeyDestroyed(messages: readonly Heard<(typeof TYPES)[number]>[], tx: Tx): Promise<void> {
    for (const { key, time } of messages) this.tenants.keyDestroyed(tx, key, offsetTime(new Date(time)));
    return Promise.resolve();
  }
}
