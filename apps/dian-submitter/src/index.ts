export { DianSubmitterSettings } from './config.js';
export { DianSubmitterModule } from './dian-submitter.module.js';
