import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { IssuerTables1700000002000 } from './1700000002000-issuer-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1700000000100, IssuerTables1700000002000];
