import { IdempotencyRecords1795658400001 } from '@rubrica/service';
import { WebhookTables1795658400002 } from './1795658400002-webhook-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795658400001, WebhookTables1795658400002];
