export { CertificateVaultClient, VaultRefusal } from './certificate-vault.client.js';
