import { IdempotencyRecords1795651200001 } from '@rubrica/service';
import { SubmitterTables1795651200002 } from './1795651200002-submitter-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795651200001, SubmitterTables1795651200002];
