import { type KeyObject, sign } from 'node:crypto';
import { SENTENCES, type SignatureItem, type SigningRefusal } from '@rubrica/contracts';
import { isWsSecuritySignedInfo, isXadesSignedInfo } from '@rubrica/xades';
import type { Signer } from '../certificate/certificate.store.js';
import { privateKeyOf } from '../key-custody/private-key.js';

/** Refuses everything but the two forms of SignedInfo that the vault signs. */
export const shapeRefusal = ({ purpose, signed_info }: SignatureItem): SigningRefusal | null => {
  const fits = purpose === 'document' ? isXadesSignedInfo(signed_info) : isWsSecuritySignedInfo(signed_info);
  if (fits) return null;
  return refusal(
    'signed_info_refused',
    purpose === 'document' ? SENTENCES.notCanonical.en : 'This is not the canonical SignedInfo of a message signature.',
  );
};

/** Refuses a certificate that is unknown, revoked or expired. A replaced one still signs what was planned with it. */
export const certificateRefusal = (
  { tenant_id }: SignatureItem,
  certificate: Signer | undefined,
  now: Date,
): SigningRefusal | null => {
  if (certificate?.tenant_id !== tenant_id) {
    return refusal('certificate_unknown', SENTENCES.certificateUnknown.en);
  }
  if (!certificate.sealed_key) return refusal('certificate_revoked', SENTENCES.certificateRevoked.en);
  if (now > certificate.not_after) return refusal('certificate_expired', SENTENCES.certificateExpired.en);
  return null;
};

export const KEY_LOST: SigningRefusal = {
  code: 'certificate_key_lost',
  detail: SENTENCES.certificateKeyLost.en,
};

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
