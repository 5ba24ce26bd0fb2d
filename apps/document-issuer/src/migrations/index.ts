import { IdempotencyRecords1795654800001 } from '@rubrica/service';
import { IssuerTables1795654800002 } from './1795654800002-issuer-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795654800001, IssuerTables1795654800002];
