import { IdempotencyRecords1795651200001 } from '@rubrica/service';
import { MailingTables1795651200002 } from './1795651200002-mailing-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795651200001, MailingTables1795651200002];
