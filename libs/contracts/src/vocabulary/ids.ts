import { KINDS } from '@rubrica/kinds';

/** Prefixes of the ids of documents: inv, cn, dn. */
export const DOCUMENT_ID_PREFIXES: readonly string[] = KINDS.map(({ idPrefix }) => idPrefix);

/**
 * Prefixes of the other ids that a contract names. An id that no contract names has its prefix in the service that
 * makes it.
 */
export const ID_PREFIX = {
  tenant: 'ten',
  certificate: 'cert',
  numberingRange: 'nr',
  event: 'evt',
  delivery: 'whd',
  webhookEndpoint: 'we',
  replay: 'whr',
  mailing: 'mlg',
  suppression: 'sup',
  dkimKey: 'dkim',
  mailSender: 'snd',
  receivedDocument: 'rcv',
  documentEvent: 'dev',
} as const;

/** Regular expression of an id: the prefix, an underscore and 26 characters. `prefix` may be a group: `(inv|cn|dn)`. */
export const idPattern = (prefix: string): string => `^${prefix}_[0-9a-z]{26}$`;
