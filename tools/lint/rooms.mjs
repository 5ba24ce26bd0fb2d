/**
 * The rooms of each house, the top first: a file imports from its own room and from rooms further down, so that there
 * is no circle between folders. `room-order.mjs` says what counts as a room. A house without rooms has an empty list.
 */
export const ROOMS = {
  'apps/api-gateway': [
    ...['openapi', 'operator', 'document-order', 'file', 'listener'],
    ...['document-request', 'document', 'forwarding', 'customer', 'tenant', 'catalog'],
    ...['operation', 'api-key', 'resource', 'migrations', 'config'],
  ],
  'apps/certificate-vault': [
    ...['signing', 'tenant', 'audit', 'mock-authority', 'certificate', 'pkcs12', 'key-custody', 'migrations', 'config'],
  ],
  'apps/chaos': ['chaos', 'promise', 'load', 'fault'],
  'apps/dian-simulator': [
    ...[
      'simulator',
      'control',
      'service',
      'behaviour',
      'judge-worker',
      'examination',
      'structure',
      'rules',
      'registry',
    ],
    ...[
      'envelope',
      'authority',
      'config',
      'issuer',
      'signature',
      'document',
      'code-list',
      'certificate',
      'archive',
      'xml',
      'runtime',
    ],
  ],
  'apps/dian-submitter': [
    ...['authority-ranges', 'attempt', 'contingency', 'test-set', 'application-response', 'submission'],
    ...['dian', 'migrations', 'config'],
  ],
  'apps/distributed': ['growth', 'whole-way', 'distributed', 'process', 'network'],
  'apps/document-issuer': [
    ...['issuing', 'package', 'document', 'numbering-range', 'software', 'waiting-document'],
    ...['graphic-representation', 'contingency', 'migrations', 'config'],
  ],
  'apps/mailer': ['mailing', 'letter', 'mail-catcher', 'migrations', 'config'],
  'apps/standalone': ['standalone', 'services', 'terminal', 'demo', 'storage', 'start', 'config'],
  'apps/webhook-dispatcher': ['event', 'delivery', 'endpoint', 'list', 'migrations', 'config'],
  'libs/contracts': ['release', 'internal', 'resources', 'message', 'topic', 'blob', 'vocabulary'],
  'libs/embedded-kafka': [],
  'libs/embedded-postgres': [],
  'libs/eventing': [
    ...['operations', 'waiting', 'consumer', 'transaction', 'relay', 'timer', 'log/kafka', 'log/kafka/fetch'],
    ...['log/postgres', 'log'],
    ...['postgres', 'event', 'pace', 'signal', 'timeout', 'fault-point', 'eventing-logger', 'clock'],
  ],
  'libs/fiscal': [
    ...['dian-rules', 'compose', 'request/rules', 'request', 'document/rules', 'document', 'catalogs', 'values'],
  ],
  'libs/service': [
    ...[
      'boot',
      'operations',
      'event-log',
      'idempotency',
      'internal-http',
      'http',
      'logging',
      'settings',
      'blob',
      'worker',
      'value',
    ],
  ],
  'libs/service-testing': [],
  'libs/testing': [],
  'libs/ubl': ['document', 'container', 'application-response', 'component', 'vocabulary'],
  'libs/vault-client': [],
  'libs/xades': ['signature', 'verification', 'certificate', 'vocabulary'],
  'libs/xml': [],
};
