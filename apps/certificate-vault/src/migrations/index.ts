import { IdempotencyRecords1795658400001 } from '@rubrica/service';
import { VaultTables1795658400002 } from './1795658400002-vault-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795658400001, VaultTables1795658400002];
