import { IsBoolean } from 'class-validator';
import { Setting } from '../settings/settings.js';

/** Setting that turns all process tuning on or off. */
export class TuningSettings {
  @Setting({
    env: 'PROCESS_TUNING',
    meaning:
      'priority of threads and size of the pool of Buffers, as measured (`libs/service/src/tuning`); false leaves both as Node has them',
  })
  @IsBoolean()
  processTuning = true;
}
