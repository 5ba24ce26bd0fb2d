import { IdempotencyRecords1795741200001 } from '@rubrica/service';
import { VaultTables1795741200002 } from './1795741200002-vault-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795741200001, VaultTables1795741200002];
