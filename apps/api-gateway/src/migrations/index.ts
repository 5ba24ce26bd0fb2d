import { IdempotencyRecords1795658400001 } from '@rubrica/service';
import { GatewayTables1795658400002 } from './1795658400002-gateway-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795658400001, GatewayTables1795658400002];
