import { runService } from '@rubrica/service';
import { CertificateVaultModule } from './certificate-vault.module.js';
import { CertificateVaultSettings } from './config.js';

await runService('certificate-vault', CertificateVaultSettings, CertificateVaultModule.with);
