import { IsBoolean } from 'class-validator';
import { Setting } from '../settings/settings.js';

/**
 * Setting that turns the tuning of processes on or off: priorities of threads, and the size of the pool of small
 * Buffers.
 */
export class TuningSettings {
  @Setting({
    env: 'PROCESS_TUNING',
    meaning:
      'priority of threads and size of the pool of Buffers, as measured (`libs/service/src/tuning`); false leaves both as Node has them',
  })
  @IsBoolean()
  processTuning = true;
}
