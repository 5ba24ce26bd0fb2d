import { type DynamicModule, Module } from '@nestjs/common';
import { parseCapabilityKeys } from '@rubrica/contracts';
import { EventingModule } from '@rubrica/eventing/wiring';
import {
  AddressResolver,
  DnsResolver,
  SecretBox,
  ServiceModule,
  type ServiceParts,
  filesUrlOf,
} from '@rubrica/service';
import { WebhookDispatcherSettings } from './config.js';
import { AttemptProcess } from './delivery/attempt.process.js';
import { AttemptRecord } from './delivery/attempt-record.process.js';
import { DeliveryClient } from './call/delivery.client.js';
import { DeliveryController } from './delivery/delivery.http.js';
import { DeliveryTimer } from './delivery/delivery.timer.js';
import { DeliveryListView } from './delivery/delivery-list.view.js';
import { DeliveryView } from './delivery/delivery.view.js';
import { FirstAttempts } from './delivery/first-attempts.js';
import { CircuitStore } from './endpoint/circuit.store.js';
import { EndpointHealthStore } from './endpoint/endpoint-health.store.js';
import { EndpointController } from './endpoint/endpoint.http.js';
import { EndpointView } from './endpoint/endpoint.view.js';
import { EventConsumer } from './event/event.consumer.js';
import { ErasureConsumer } from './erasure/erasure.consumer.js';
import { ErasureStore } from './erasure/erasure.store.js';
import { ErasureTimer } from './erasure/erasure.timer.js';
import { EventController } from './event/event.http.js';
import { EventView } from './event/event.view.js';
import { FILE_LINKS } from './event/public-event.js';
import { ReplayController } from './replay/replay.http.js';
import { ReplayStore } from './replay/replay.store.js';
import { ReplayTimer } from './replay/replay.timer.js';
import { RetentionStore } from './retention/retention.store.js';
import { RetentionTimer } from './retention/retention.timer.js';
import { migrations } from './migrations/index.js';
import { delivery } from './delivery/delivery.decide.js';
import { endpoint } from './endpoint/endpoint.decide.js';

/** All wiring of the dispatcher. */
@Module({})
export class WebhookDispatcherModule {
  static with(
    settings: WebhookDispatcherSettings,
    parts: ServiceParts,
    resolver: AddressResolver = new DnsResolver(),
  ): DynamicModule {
    const { fileUrlKeys, serviceKey, allowLoopback } = settings;
    return {
      module: WebhookDispatcherModule,
      imports: [
        ServiceModule.register('webhook-dispatcher', parts),
        EventingModule.register({
          service: 'webhook-dispatcher',
          databaseUrl: settings.databaseUrl,
          databaseDirectUrl: settings.databaseDirectUrl,
          schema: 'webhook_dispatcher',
          migrations,
          aggregates: [delivery, endpoint],
          log: parts.log,
          clock: parts.clock,
          logger: parts.logger,
          tracer: parts.tracing?.tracer,
        }),
      ],
      controllers: [
        EndpointController,
        EventController,
        DeliveryController,
        ReplayController,
        EventConsumer,
        ErasureConsumer,
      ],
      providers: [
        { provide: WebhookDispatcherSettings, useValue: settings },
        { provide: AddressResolver, useValue: resolver },
        { provide: DeliveryClient, useValue: new DeliveryClient(resolver, { allowLoopback }) },
        { provide: SecretBox, useValue: new SecretBox(serviceKey) },
        {
          provide: FILE_LINKS,
          useValue: { publicBaseUrl: filesUrlOf(settings), keys: parseCapabilityKeys(fileUrlKeys) },
        },
        EndpointView,
        CircuitStore,
        EndpointHealthStore,
        ErasureStore,
        ErasureTimer,
        EventView,
        DeliveryListView,
        DeliveryView,
        FirstAttempts,
        AttemptProcess,
        AttemptRecord,
        DeliveryTimer,
        ReplayStore,
        ReplayTimer,
        RetentionStore,
        RetentionTimer,
      ],
    };
  }
}
