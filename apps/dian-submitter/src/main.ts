import { runService } from '@rubrica/service';
import { DianSubmitterSettings } from './config.js';
import { DianSubmitterModule } from './dian-submitter.module.js';

await runService('dian-submitter', DianSubmitterSettings, DianSubmitterModule.with);
