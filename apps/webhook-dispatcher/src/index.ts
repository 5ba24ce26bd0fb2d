export { WebhookDispatcherSettings } from './config.js';
export { WebhookDispatcherModule } from './webhook-dispatcher.module.js';
export { DOCUMENT_FACTS, type DocumentFact, foldDocument } from './event/document.js';
export { type FileLinks, publicEvent } from './event/public-event.js';
