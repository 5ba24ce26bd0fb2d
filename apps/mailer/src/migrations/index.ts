import { IdempotencyRecords1795658400001 } from '@rubrica/service';
import { MailingTables1795658400002 } from './1795658400002-mailing-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795658400001, MailingTables1795658400002];
