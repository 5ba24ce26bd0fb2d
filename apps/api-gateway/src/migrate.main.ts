import { migrateService } from '@rubrica/service';
import { migrations } from './migrations/index.js';

await migrateService('api-gateway', migrations);
