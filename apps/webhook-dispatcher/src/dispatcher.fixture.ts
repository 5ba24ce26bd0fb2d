import { type Topic, TOPICS } from '@rubrica/contracts';
import { ServiceHarness } from '@rubrica/service-testing';
import { migrations } from './migrations/index.js';
import { WebhookDispatcherSettings } from './config.js';
import { AddressResolver } from '@rubrica/service';
import { WebhookDispatcherModule } from './webhook-dispatcher.module.js';

/** Resolves every name to a public address, except those that a test sets. */
export class FakeResolver extends AddressResolver {
  readonly inside = new Map<string, string>();

  async addressesOf(name: string): Promise<readonly string[]> {
    return [this.inside.get(name) ?? '190.60.0.10'];
  }
}

const settings = {
  publicBaseUrl: 'https://api.ejemplo.co',
  fileUrlKeys: 'k1:secreto-de-enlaces',
  serviceKey: Buffer.alloc(32, 7).toString('base64'),
  allowLoopback: true,
};

export type RunningDispatcher = Awaited<ReturnType<typeof startDispatcher>>;

/** Starts a dispatcher with its own database, log and blobs. What it publishes is collected from `topic`. */
export const startDispatcher = async (
  values: Partial<WebhookDispatcherSettings> = {},
  topic: Topic = TOPICS.documentLifecycle,
) => {
  const resolver = new FakeResolver();
  const harness = await ServiceHarness.open({
    service: 'webhook-dispatcher',
    topic,
    Settings: WebhookDispatcherSettings,
    migrations,
    module: (settings, parts) => WebhookDispatcherModule.with(settings, parts, resolver),
    settings,
    main: new URL('../src/main.ts', import.meta.url),
    environment: {
      PUBLIC_BASE_URL: settings.publicBaseUrl,
      FILE_URL_KEYS: settings.fileUrlKeys,
      SERVICE_KEY: settings.serviceKey,
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    },
  });
  await harness.start(values);
  return Object.assign(harness, { resolver });
};
