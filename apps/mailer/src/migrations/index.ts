import { IdempotencyRecords1795741200001 } from '@rubrica/service';
import { MailingTables1795741200002 } from './1795741200002-mailing-tables.js';
import { Reception1795741200003 } from './1795741200003-reception.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795741200001, MailingTables1795741200002, Reception1795741200003];
