import { IdempotencyRecords1795651200001 } from '@rubrica/service';
import { GatewayTables1795651200002 } from './1795651200002-gateway-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795651200001, GatewayTables1795651200002];
