import { IdempotencyRecords1795651200001 } from '@rubrica/service';
import { VaultTables1795651200002 } from './1795651200002-vault-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795651200001, VaultTables1795651200002];
