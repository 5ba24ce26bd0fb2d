import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Keys that sign and verify capability URLs: URLs of a document's files that work without an API key. The first key
 * signs and all keys verify, so that keys can be rotated.
 */
export type CapabilityKeys = readonly { readonly id: string; readonly secret: string }[];

/** Form of the setting FILE_URL_KEYS: `id:secret,id:secret`. */
export const CAPABILITY_KEYS_PATTERN = /^[\w-]+:[^:,]{16,}(,[\w-]+:[^:,]{16,})*$/;
export const CAPABILITY_KEYS_FORM = 'must be id:secret pairs, each secret 16 characters or more';

/** Reads the setting FILE_URL_KEYS. Its text is used as it is: a space belongs to the secret. */
export const parseCapabilityKeys = (text: string): CapabilityKeys => {
  if (!CAPABILITY_KEYS_PATTERN.test(text)) throw new Error(`FILE_URL_KEYS ${CAPABILITY_KEYS_FORM}`);
  return text.split(',').map((entry) => {
    const [id = '', secret = ''] = entry.split(':');
    return { id, secret };
  });
};

export const DOCUMENT_FILES = ['pdf', 'xml', 'attached-document', 'application-response'] as const;
export type DocumentFile = (typeof DOCUMENT_FILES)[number];

/** Last segment of the URL of a tenant's export, in the place of a document's file. */
export const EXPORT_FILE = 'export';

/** Last segment of the URL of the page that a document's buyer reads. */
export const BUYER_PAGE = 'page';

/** Parameter of that URL: `es` or `en`; without it the browser's language counts. It is not signed. */
export const BUYER_PAGE_LANGUAGE = 'lang';

/** Longer than the 90 days for which events, which contain such URLs, are kept. */
export const CAPABILITY_VALID_DAYS = 120;

export interface Capability {
  readonly tenantId: string;
  /** Id of the document, or of the export. */
  readonly documentId: string;
  readonly file: DocumentFile | typeof EXPORT_FILE | typeof BUYER_PAGE;
  /** Unix seconds. */
  readonly expires: number;
}

export const capabilityUrl = (publicBaseUrl: string, keys: CapabilityKeys, capability: Capability): string => {
  const [key] = keys;
  if (!key) throw new Error('no key to sign file URLs with');
  const { tenantId, documentId, file, expires } = capability;
  const signature = sign(key.secret, capability);
  return `${publicBaseUrl}/files/${tenantId}/${documentId}/${file}?expires=${expires}&key=${key.id}&signature=${signature}`;
};

export type CapabilityVerdict = 'valid' | 'expired' | 'invalid';

/**
 * Checks the signature and expiry of a URL. A wrong signature is `invalid` even if the URL has also expired.
 * `nowSeconds`: real clock.
 */
export const verifyCapability = (
  keys: CapabilityKeys,
  capability: Capability,
  presented: { readonly keyId: string; readonly signature: string },
  nowSeconds: number,
): CapabilityVerdict => {
  const key = keys.find(({ id }) => id === presented.keyId);
  if (!key) return 'invalid';
  const expected = Buffer.from(sign(key.secret, capability));
  const actual = Buffer.from(presented.signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'invalid';
  return capability.expires < nowSeconds ? 'expired' : 'valid';
};

const sign = (secret: string, { tenantId, documentId, file, expires }: Capability): string =>
  createHmac('sha256', secret).update(`${tenantId}/${documentId}/${file}?${expires}`).digest('base64url');
