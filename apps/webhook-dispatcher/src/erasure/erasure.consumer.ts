import { Controller } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { erasureTimer } from './erasure.timer.js';

const TYPES = ['co.rubrica.tenant.erased.v1'] as const;

/** Orders that the data of erased tenants are erased here. */
@Controller()
export class ErasureConsumer {
  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'webhook-dispatcher', types: TYPES })
  onErased(messages: readonly Heard<(typeof TYPES)[number]>[], tx: Tx): Promise<void> {
    tx.schedule(...messages.map(({ key }) => erasureTimer(key)));
    return Promise.resolve();
  }
}
