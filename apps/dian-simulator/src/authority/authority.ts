import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** Key and certificate with which the simulated authority signs its answers. */
export interface Authority {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** PEM of the CA that issued the certificate; clients that verify answers must trust it. */
  readonly caPem: string;
  /** All of it in PEM, as the file keeps it. */
  readonly pem: string;
}

/** Reads PEM with private key, certificate and its issuer's certificate, in this order. */
export const authorityOf = (pem: string): Authority => {
  const [certificate = '', caPem = ''] =
    pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n?/g) ?? [];
  return { key: createPrivateKey(pem), certificate: new X509Certificate(certificate), caPem, pem };
};
