import { IdempotencyRecords1795654800001 } from '@rubrica/service';
import { GatewayTables1795654800002 } from './1795654800002-gateway-tables.js';

/** In the order they run. */
export const migrations = [IdempotencyRecords1795654800001, GatewayTables1795654800002];
