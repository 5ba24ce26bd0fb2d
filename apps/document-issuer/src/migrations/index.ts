import { IdempotencyRecords1795658400001 } from '@rubrica/service';
import { IssuerTables1795658400002 } from './1795658400002-issuer-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795658400001, IssuerTables1795658400002];
