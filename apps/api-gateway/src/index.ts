export { ApiGatewayModule } from './api-gateway.module.js';
export { ApiGatewaySettings } from './config.js';
export { type Listeners, listen } from './listener/listeners.http.js';
export { type DocumentView, evolveView, queuedView } from './document/document.js';
export { readLogo } from './tenant/logo.js';
