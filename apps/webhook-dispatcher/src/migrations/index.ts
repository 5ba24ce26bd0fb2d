import { IdempotencyRecords1795654800001 } from '@rubrica/service';
import { WebhookTables1795654800002 } from './1795654800002-webhook-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795654800001, WebhookTables1795654800002];
