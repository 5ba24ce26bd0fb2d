import { IdempotencyRecords1795658400001 } from '@rubrica/service';
import { SubmitterTables1795658400002 } from './1795658400002-submitter-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795658400001, SubmitterTables1795658400002];
