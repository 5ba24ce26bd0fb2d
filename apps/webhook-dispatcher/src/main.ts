import { runService } from '@rubrica/service';
import { WebhookDispatcherSettings } from './config.js';
import { WebhookDispatcherModule } from './webhook-dispatcher.module.js';

await runService('webhook-dispatcher', WebhookDispatcherSettings, WebhookDispatcherModule.with);
