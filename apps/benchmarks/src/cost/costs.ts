import { cpuKey } from './cpu-meter.js';
import { MAIN_THREAD, type Part } from './process-name.js';
import { type Figures, sumOf } from './statistics.js';

/** What stands around the product and runs in the process that is started. */
const SURROUNDINGS = ['standalone', 'distributed', 'libs/embedded-postgres'];

/**
 * CPU by process and thread as it counts: in distributed mode the started process holds no service, so that its threads
 * belong to the surroundings.
 */
export const costsByProcess = (mode: 'standalone' | 'distributed', measured: Figures): Figures =>
  Object.fromEntries(
    Object.entries(measured).map(([key, ms]) => {
      const [, name = ''] = key.split(' · ');
      return [mode === 'distributed' && name.includes('thread') ? cpuKey('surroundings', name) : key, ms];
    }),
  );

/** CPU of the main thread of the process that was started. */
export const mainThreadCost = (byProcess: Figures): number =>
  sumOf(Object.entries(byProcess).map(([key, ms]) => (key.endsWith(` · ${MAIN_THREAD}`) ? ms : 0)));

/** CPU by service: the main thread's time is divided by the shares of its profile, all else is known by process and thread. */
export const costsByService = (byProcess: Figures, mainThreadShares: Figures): Figures => {
  const costs: Record<string, number> = {};
  for (const [key, ms] of Object.entries(byProcess)) {
    const [part = '', name = ''] = key.split(' · ');
    if (name !== MAIN_THREAD) {
      costs[key] = (costs[key] ?? 0) + ms;
      continue;
    }
    for (const [service, share] of Object.entries(mainThreadShares)) {
      const its = cpuKey(SURROUNDINGS.includes(service) ? 'surroundings' : part, service);
      costs[its] = (costs[its] ?? 0) + ms * share;
    }
  }
  return costs;
};

/** CPU of one part of the installation. */
export const costOfPart = (costs: Figures, part: Part): number =>
  sumOf(Object.entries(costs).map(([key, ms]) => (key.startsWith(`${part} · `) ? ms : 0)));

/** CPU of the product with PostgreSQL and the broker, without the surroundings. */
export const productCost = (costs: Figures): number => sumOf(Object.values(costs)) - costOfPart(costs, 'surroundings');
