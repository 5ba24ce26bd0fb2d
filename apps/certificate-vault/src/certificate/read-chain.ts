import { certificatesOfPem, readableName, readCertificate } from '@rubrica/xades';
import { X509Certificate } from 'node:crypto';

/** A chain of certificates, with the fields of its leaf. */
export interface ReadChain {
  readonly subject: string;
  readonly issuer: string;
  readonly not_before: Date;
  readonly not_after: Date;
  /** `sha256:` and the hex digest of the DER. */
  readonly fingerprint: string;
  /** Leaf first. */
  readonly chain_pem: string;
}

export const readChain = (chainPem: string): ReadChain => {
  const [leaf] = certificatesOfPem(chainPem);
  if (!leaf) throw new Error('a chain without certificates');
  const { subject, issuer, notBefore, notAfter } = readCertificate(leaf);
  return {
    subject: readableName(subject),
    issuer: readableName(issuer),
    not_before: notBefore,
    not_after: notAfter,
    fingerprint: `sha256:${new X509Certificate(leaf).fingerprint256.replaceAll(':', '').toLowerCase()}`,
    chain_pem: chainPem,
  };
};
