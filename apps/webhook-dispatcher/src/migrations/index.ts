import { IdempotencyRecords1795741200001 } from '@rubrica/service';
import { WebhookTables1795741200002 } from './1795741200002-webhook-tables.js';
import { DeliveryLists1795910400007 } from './1795910400007-delivery-lists.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795741200001, WebhookTables1795741200002, DeliveryLists1795910400007];
