import { IdempotencyRecords1795651200001 } from '@rubrica/service';
import { IssuerTables1795651200002 } from './1795651200002-issuer-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795651200001, IssuerTables1795651200002];
