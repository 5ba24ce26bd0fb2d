import { IdempotencyRecords1795651200001 } from '@rubrica/service';
import { WebhookTables1795651200002 } from './1795651200002-webhook-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795651200001, WebhookTables1795651200002];
