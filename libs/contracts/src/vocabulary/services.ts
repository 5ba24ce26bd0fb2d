/** The services of an installation. A service's name is also the `source` of its messages. */
export const SERVICES = [
  'api-gateway',
  'certificate-vault',
  'document-issuer',
  'dian-submitter',
  'mailer',
  'webhook-dispatcher',
] as const;
export type ServiceName = (typeof SERVICES)[number];
