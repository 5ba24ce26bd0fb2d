import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { VaultTables1700000003000 } from './1700000003000-vault-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1700000000100, VaultTables1700000003000];
