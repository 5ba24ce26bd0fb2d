import { IdempotencyRecords1795654800001 } from '@rubrica/service';
import { MailingTables1795654800002 } from './1795654800002-mailing-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795654800001, MailingTables1795654800002];
