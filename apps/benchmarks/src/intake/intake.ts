import { postAll, type PostResult, runLoad, type Target } from '../product/load.js';
import type { Options } from '../whole-way/options.js';
import { withProduct } from '../product/product.js';
import { percentile } from '../cost/statistics.js';

export type IntakeOptions = Pick<Options, 'mode' | 'log' | 'inFlight'> & {
  /** Documents that are not done when the second measurement begins. */
  readonly backlog: number;
  /** POSTs of each measurement. */
  readonly posts: number;
};

export interface Intake {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly postsPerS: number;
  /** Webhooks per second meanwhile, two for a document: background work goes on. */
  readonly webhooksPerS: number;
  /** Documents that were not done when it began. */
  readonly backlog: number;
}

const WARM_UP = 100;
/** POSTs in flight while the backlog is made, and how many are sent before it is measured again. */
const FILLING = 64;
const PORTION = 200;

/** Measures POSTs without a backlog and with one, in one run of the product with an empty data folder. */
export const measureIntake = (
  { mode, log, inFlight, posts, backlog }: IntakeOptions,
  say: (text: string) => void,
): Promise<{ readonly alone: Intake; readonly underBacklog: Intake }> =>
  withProduct({ mode, log }, async (_, target) => {
    const { receiver } = target;
    say(`warm-up: ${String(WARM_UP)} documents`);
    await runLoad(target, WARM_UP, inFlight);
    let posted = WARM_UP;
    const measure = async (): Promise<Intake> => {
      say(
        `${String(posts)} POSTs, ${String(inFlight)} in flight, ${String(posted - receiver.done)} documents not done`,
      );
      const result = await measured(target, posted, () => postAll(target, posts, inFlight));
      posted += posts;
      return result;
    };
    const alone = await measure();
    say(`making a backlog of ${String(backlog)} documents`);
    for (; posted - receiver.done < backlog; posted += PORTION) await postAll(target, PORTION, FILLING);
    return { alone, underBacklog: await measure() };
  });

const measured = async ({ receiver }: Target, posted: number, post: () => Promise<PostResult>): Promise<Intake> => {
  const [before, startMs] = [{ done: receiver.done, received: receiver.received }, performance.now()];
  const result = await post();
  const seconds = (performance.now() - startMs) / 1_000;
  const tookMs = result.posted.map((one) => one.tookMs);
  return {
    p50Ms: percentile(tookMs, 0.5),
    p99Ms: percentile(tookMs, 0.99),
    postsPerS: tookMs.length / seconds,
    webhooksPerS: (receiver.received - before.received) / seconds,
    backlog: posted - before.done,
  };
};
