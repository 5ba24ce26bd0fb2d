import { IdempotencyRecords1795654800001 } from '@rubrica/service';
import { VaultTables1795654800002 } from './1795654800002-vault-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795654800001, VaultTables1795654800002];
