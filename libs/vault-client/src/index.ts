export {
  CertificateVaultClient,
  type Signature,
  type SigningCertificate,
  VaultRefusal,
} from './certificate-vault.client.js';
