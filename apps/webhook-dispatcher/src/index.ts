export { WebhookDispatcherSettings } from './config.js';
export { WebhookDispatcherModule } from './webhook-dispatcher.module.js';
