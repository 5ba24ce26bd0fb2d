import type { TimerRequest } from '@rubrica/eventing';
import type { LiveEnvironment } from '../dian/live-environment.js';

export const CONTINGENCY_TIMER = 'contingency';
const AT_ONCE = '/at-once';

/** Timer of the next regular check of an environment. There is one for all processes; each check schedules the next. */
export const contingencyCheck = (environment: LiveEnvironment, due: string): TimerRequest => ({
  kind: CONTINGENCY_TIMER,
  key: environment,
  due,
});

/**
 * Timer of an immediate check, which also restarts the regular ones. It has a key of its own: a check under way would
 * overwrite it.
 */
export const contingencyCheckAtOnce = (environment: LiveEnvironment, at: string): TimerRequest => ({
  kind: CONTINGENCY_TIMER,
  key: `${environment}${AT_ONCE}`,
  due: at,
});

export const environmentOfTimer = (key: string): LiveEnvironment => key.replace(AT_ONCE, '') as LiveEnvironment;
