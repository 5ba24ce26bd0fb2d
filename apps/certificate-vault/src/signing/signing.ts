import { constants, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { isWsSecuritySignedInfo, isXadesSignedInfo } from '@rubrica/xades';
import type { SignatureItem } from '@rubrica/contracts';

export type SigningRefusal = { readonly code: string; readonly detail: string };

/** The vault lends a key to nothing but the two shapes it knows. */
export const shapeRefusal = ({ purpose, signed_info }: SignatureItem): SigningRefusal | null => {
  const fits = purpose === 'document' ? isXadesSignedInfo(signed_info) : isWsSecuritySignedInfo(signed_info);
  return fits ? null : { code: 'signed_info_refused', detail: `This is not the canonical SignedInfo of a ${purpose} signature.` };
};

/** RSA PKCS#1 v1.5 with SHA-256, in libuv's pool: the event loop stays free. */
export const rsaSignature = (key: KeyObject, text: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    sign('sha256', Buffer.from(text, 'utf8'), { key, padding: constants.RSA_PKCS1_PADDING }, (error, signature) => {
      if (error) reject(error);
      else resolve(signature);
    });
  });

/** Runs `work` with the key and wipes the plain PKCS#8 behind it. */
export const withKey = async <T>(pkcs8: Buffer, work: (key: KeyObject) => Promise<T>): Promise<T> => {
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  pkcs8.fill(0);
  return work(key);
};

/** One use of a key, as the audit chain keeps it. */
export interface SigningUse {
  readonly certificateId: string;
  readonly documentId: string;
  readonly purpose: SignatureItem['purpose'];
  /** SHA-256 of the SignedInfo, hex. */
  readonly signedInfoHash: string;
  readonly at: string;
}

export const signedInfoHash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Hash of an entry of the chain over the one before it: none can be changed or taken out unseen. */
export const chainHash = (previous: string, { certificateId, documentId, purpose, signedInfoHash: hash, at }: SigningUse): string =>
  createHash('sha256').update([previous, certificateId, documentId, purpose, hash, at].join('\n')).digest('hex');

export const GENESIS = '0'.repeat(64);
