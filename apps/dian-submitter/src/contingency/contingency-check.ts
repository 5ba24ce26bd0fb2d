import type { TimerRequest } from '@rubrica/eventing';
import type { LiveEnvironment } from '../dian/live-environment.js';

export const CONTINGENCY_TIMER = 'contingency';
const AT_ONCE = '/at-once';

/** The timer of an environment's outage, which goes on by itself: one in all processes. */
export const contingencyCheck = (environment: LiveEnvironment, due: string): TimerRequest => ({
  kind: CONTINGENCY_TIMER,
  key: environment,
  due,
});

/** Checks at once, and has the other one go on. By a key of its own, as a check under way would put the other one off. */
export const contingencyCheckAtOnce = (environment: LiveEnvironment, at: string): TimerRequest => ({
  kind: CONTINGENCY_TIMER,
  key: `${environment}${AT_ONCE}`,
  due: at,
});

export const environmentOfTimer = (key: string): LiveEnvironment => key.replace(AT_ONCE, '') as LiveEnvironment;
