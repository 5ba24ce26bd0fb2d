import { IdempotencyRecords1795654800001 } from '@rubrica/service';
import { SubmitterTables1795654800002 } from './1795654800002-submitter-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795654800001, SubmitterTables1795654800002];
