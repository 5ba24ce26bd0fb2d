import { type KeyObject, sign } from 'node:crypto';
import { type MailSignatureItem, SENTENCES, type SignatureItem, type SigningRefusal } from '@rubrica/contracts';
import { isWsSecuritySignedInfo, isXadesSignedInfo } from '@rubrica/xades';
import type { CertificateWithKey } from '../certificate/certificate.store.js';
import type { MailSigner } from '../dkim/dkim-key.store.js';
import { isSignedHeaders } from '../dkim/signed-headers.js';
import { privateKeyOf } from '../key-custody/private-key.js';

/** A signature that is asked for, of a document, a message to the tax authority or a mail. */
export interface SigningOrder {
  readonly tenantId: string;
  /** What is signed, sent or mailed; the tenant's id if it is no document. */
  readonly documentId: string;
  /** `cert_…`, `mock-authority` or `dkim_…`. */
  readonly keyId: string;
  readonly purpose: SignatureItem['purpose'] | 'mail';
  readonly text: string;
}

export const orderOf = (item: SignatureItem): SigningOrder => ({
  tenantId: item.tenant_id,
  documentId: item.document_id,
  keyId: item.certificate_id,
  purpose: item.purpose,
  text: item.signed_info,
});

export const mailOrderOf = (item: MailSignatureItem): SigningOrder => ({
  tenantId: item.tenant_id,
  documentId: item.document_id,
  keyId: item.dkim_key_id,
  purpose: 'mail',
  text: item.signed_headers,
});

/** Refuses everything but the two forms of SignedInfo that certificates sign. */
export const shapeRefusal = ({ purpose, text }: SigningOrder): SigningRefusal | null => {
  const fits = purpose === 'document' ? isXadesSignedInfo(text) : isWsSecuritySignedInfo(text);
  if (fits) return null;
  return refusal(
    'signed_info_refused',
    purpose === 'document' ? SENTENCES.notCanonical.en : 'This is not the canonical SignedInfo of a message signature.',
  );
};

/** Refuses a certificate that is unknown, revoked or expired. A replaced one still signs what was planned with it. */
export const certificateRefusal = (
  { tenantId }: SigningOrder,
  certificate: CertificateWithKey | undefined,
  now: Date,
): SigningRefusal | null => {
  if (certificate?.tenant_id !== tenantId) {
    return refusal('certificate_unknown', SENTENCES.certificateUnknown.en);
  }
  if (!certificate.sealed_key) return refusal('certificate_revoked', SENTENCES.certificateRevoked.en);
  if (now > certificate.not_after) return refusal('certificate_expired', SENTENCES.certificateExpired.en);
  return null;
};

/** Refuses a DKIM key that is unknown or not verified, and whatever is not the signed headers of a mail from its domain. */
export const mailRefusal = ({ tenantId, text }: SigningOrder, key: MailSigner | undefined): SigningRefusal | null => {
  if (key?.tenant_id !== tenantId || key.status !== 'verified')
    return refusal('dkim_key_unknown', 'The tenant has no such DKIM key whose record is published.');
  if (isSignedHeaders(text, key)) return null;
  return refusal('signed_info_refused', "These are not the signed headers of a mail from the key's domain.");
};

export const keyLost = ({ purpose }: SigningOrder): SigningRefusal =>
  purpose === 'mail'
    ? refusal('dkim_key_lost', 'The DKIM key cannot be opened any more.')
    : refusal('certificate_key_lost', SENTENCES.certificateKeyLost.en);

const refusal = (code: SigningRefusal['code'], detail: string): SigningRefusal => ({ code, detail });

/** Runs `work` with the key of this PKCS#8, whose bytes are overwritten before `work` begins. */
export const withKey = async <T>(pkcs8: Buffer, work: (key: KeyObject) => Promise<T>): Promise<T> => {
  let key: KeyObject;
  try {
    key = privateKeyOf(pkcs8);
  } finally {
    pkcs8.fill(0);
  }
  return work(key);
};

/**
 * Signs with RSA PKCS#1 v1.5 and SHA-256, in libuv's thread pool; returns base64. That padding is the default of an RSA key; saying so
 * in an object around the key costs a quarter of the vault's main thread.
 */
export const rsaSignature = (key: KeyObject, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    sign('sha256', Buffer.from(text, 'utf8'), key, (error, signature) => {
      if (error) reject(error);
      else resolve(signature.toString('base64'));
    });
  });
