import { IdempotencyRecords1795741200001 } from '@rubrica/service';
import { IssuerTables1795741200002 } from './1795741200002-issuer-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795741200001, IssuerTables1795741200002];
