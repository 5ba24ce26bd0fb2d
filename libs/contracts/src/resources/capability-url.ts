import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Capability URLs of a document's files: readable without an API key, made and checked with the same ring of
 * keys. The first key signs, all verify, so that keys can rotate.
 */
export type CapabilityKeys = readonly { readonly id: string; readonly secret: string }[];

export const DOCUMENT_FILES = ['pdf', 'xml', 'attached-document', 'application-response'] as const;
export type DocumentFile = (typeof DOCUMENT_FILES)[number];

/** An event is kept 90 days; a URL outlives it. */
export const CAPABILITY_VALID_DAYS = 120;

export interface Capability {
  readonly tenantId: string;
  readonly documentId: string;
  readonly file: DocumentFile;
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

/** `nowSeconds` is the real clock's. A wrong signature is `invalid` also when it has expired. */
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
