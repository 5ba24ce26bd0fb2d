export { CertificateVaultModule } from './certificate-vault.module.js';
export { CertificateVaultSettings } from './config.js';
export { KeyCustodySettings } from './key-custody/key-custody-settings.js';
export {
  type CertificateAuthority,
  createAuthority,
  type IssuedLeaf,
  issueLeaf,
  type LeafRequest,
  toPkcs12,
} from './mock-authority/authority.js';
