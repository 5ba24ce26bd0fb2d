import { IdempotencyRecords1795741200001 } from '@rubrica/service';
import { VaultTables1795741200002 } from './1795741200002-vault-tables.js';
import { CertificateUses1795910400007 } from './1795910400007-certificate-uses.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795741200001, VaultTables1795741200002, CertificateUses1795910400007];
