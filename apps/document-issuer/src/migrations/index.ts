import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { IssuerTables1700000002000 } from './1700000002000-issuer-tables.js';
import { ProvidersAndSkippedNumbers1700000002001 } from './1700000002001-providers-and-skipped-numbers.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1700000000100,
  IssuerTables1700000002000,
  ProvidersAndSkippedNumbers1700000002001,
];
