import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { RevokedTenants1700000003001 } from './1700000003001-revoked-tenants.js';
import { CertificatesByEnd1700000003002 } from './1700000003002-certificates-by-end.js';
import { CertificateTimers1763700003000 } from './1763700003000-certificate-timers.js';
import { DkimKeys1700000003003 } from './1700000003003-dkim-keys.js';
import { PublishedHeads1700000003004 } from './1700000003004-published-heads.js';
import { VaultTables1700000003000 } from './1700000003000-vault-tables.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1700000000100,
  VaultTables1700000003000,
  RevokedTenants1700000003001,
  CertificatesByEnd1700000003002,
  DkimKeys1700000003003,
  PublishedHeads1700000003004,
  CertificateTimers1763700003000,
];
