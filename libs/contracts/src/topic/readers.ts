import type { ServiceName } from '../vocabulary/services.js';
import { type Topic, TOPICS } from './topics.js';

const { documentLifecycle, tenantLifecycle } = TOPICS;

/** The topics that each service reads, in a consumer group of its own name. Another service or topic has no right to. */
export const READERS: Readonly<Record<ServiceName, readonly Topic[]>> = {
  'api-gateway': [documentLifecycle, tenantLifecycle],
  'certificate-vault': [tenantLifecycle],
  'document-issuer': [documentLifecycle, tenantLifecycle],
  'dian-submitter': [documentLifecycle, tenantLifecycle],
  mailer: [documentLifecycle, tenantLifecycle],
  'webhook-dispatcher': [documentLifecycle, tenantLifecycle],
};
