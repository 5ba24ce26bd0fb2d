import { certificatesOfPem } from '@rubrica/xades';
import { X509Certificate } from 'node:crypto';
import { type CertificateMetadata, certificateMetadata } from '../certificate-checks/certificate-checks.js';

/** A chain in PEM, leaf first, with what the API says of the leaf. */
export const readChain = (chainPem: string): CertificateMetadata & { readonly chain_pem: string } => {
  const [leaf] = certificatesOfPem(chainPem);
  if (!leaf) throw new Error('a chain without certificates');
  return { ...certificateMetadata(new X509Certificate(leaf)), chain_pem: chainPem };
};
