import { certificateVaultRoutes } from './certificate-vault.js';
import { dianSubmitterRoutes } from './dian-submitter.js';
import { documentIssuerRoutes } from './document-issuer.js';
import { everyServiceRoutes } from './every-service.js';
import type { InternalRouteDefinition } from './internal-route.js';
import { mailerRoutes } from './mailer.js';
import { webhookDispatcherRoutes } from './webhook-dispatcher.js';

/** Every internal route, in every version that a service still answers. */
export const internalRoutes: readonly InternalRouteDefinition[] = [
  certificateVaultRoutes,
  dianSubmitterRoutes,
  documentIssuerRoutes,
  mailerRoutes,
  webhookDispatcherRoutes,
  everyServiceRoutes,
].flatMap((routes: Readonly<Record<string, InternalRouteDefinition>>) => Object.values(routes));
