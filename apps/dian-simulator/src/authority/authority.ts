import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** The simulated authority's own identity: it signs the answers. */
export interface Authority {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** PEM of the authority that issued the certificate: who verifies answers trusts this one. */
  readonly caPem: string;
  /** All of it, as it is kept. */
  readonly pem: string;
}

/** Of private key, certificate and its issuer's certificate, in this order. */
export const authorityOf = (pem: string): Authority => {
  const [certificate = '', caPem = ''] =
    pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n?/g) ?? [];
  return { key: createPrivateKey(pem), certificate: new X509Certificate(certificate), caPem, pem };
};
