import { runService } from '@rubrica/service';
import { ApiGatewayModule } from './api-gateway.module.js';
import { ApiGatewaySettings } from './config.js';
import { listen } from './listener/listeners.http.js';

await runService(
  'api-gateway',
  ApiGatewaySettings,
  ApiGatewayModule.with,
  (app, { host, port, adminPort, shutdownDelayMs }) =>
    listen(app, { host, port, adminHost: host, adminPort, closeDelayMs: shutdownDelayMs }),
);
