import { costsByProcess, productCost } from '../cost/costs.js';
import { runLoad } from '../product/load.js';
import { tidyUp } from '../cost/postgres-counters.js';
import { rootsOf, withProduct } from '../product/product.js';
import type { SteadyOptions } from './options.js';
import { type Phase, phasesBelow } from './phases.js';
import { runSteadyLoad, type SteadyResult } from './steady-load.js';

export interface MeasuredPhase extends Phase {
  readonly result: SteadyResult;
  /** CPU ms per document of product, PostgreSQL and broker. */
  readonly cpuMs: number;
}

export interface Steady {
  /** Documents a second of the whole way in the same run; undefined with a given rate. */
  readonly wholeWayPerS?: number;
  readonly phases: readonly MeasuredPhase[];
}

/** POSTs under way while the rate of the whole way is measured. */
const IN_FLIGHT = 32;
/** Seconds between the phases of a warm product. */
const LEAD_IN_S = 5;

export const measureSteady = (options: SteadyOptions, say: (text: string) => void): Promise<Steady> =>
  withProduct(options, async (program, target) => {
    const measure = async (phase: Phase, warmUpS: number): Promise<MeasuredPhase> => {
      const { seconds, seed, mode } = options;
      say(`${String(seconds)} s with ${phase.ratePerS.toFixed(1)} documents a second, after ${String(warmUpS)} s`);
      const result = await runSteadyLoad(target, rootsOf(program), {
        ...{ ratePerS: phase.ratePerS, warmUpS, seconds, seed },
      });
      return { ...phase, result, cpuMs: productCost(costsByProcess(mode, result.cpuMs)) };
    };

    if (options.ratePerS !== undefined)
      return { phases: [await measure({ name: 'given rate', ratePerS: options.ratePerS }, options.warmUpS)] };

    say(`the whole way: ${String(options.documents)} documents, ${String(IN_FLIGHT)} in flight, after half as many`);
    await runLoad(target, Math.ceil(options.documents / 2), IN_FLIGHT);
    const { documentsPerS } = await runLoad(target, options.documents, IN_FLIGHT);
    await tidyUp(program.dataDir);
    const phases: MeasuredPhase[] = [];
    for (const phase of phasesBelow(documentsPerS)) phases.push(await measure(phase, LEAD_IN_S));
    return { wholeWayPerS: documentsPerS, phases };
  });
