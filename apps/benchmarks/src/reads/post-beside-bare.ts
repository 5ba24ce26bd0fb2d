import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { postAll, type Target } from '../product/load.js';
import { superuserUrl } from '../cost/postgres-counters.js';
import type { Program } from '../product/product.js';
import { percentile } from '../cost/statistics.js';

export interface PostTimes {
  readonly inFlight: number;
  readonly productMs: { readonly p50: number; readonly p99: number };
  readonly bareMs: { readonly p50: number; readonly p99: number };
}

/** Small, so that the documents of one part are worked off beside as many POSTs to the bare route. */
const PART = 25;
const WARM_UP = 25;

/** Posts to the product and to a bare route on the same PostgreSQL by turns. */
export const measurePosts = async (program: Program, target: Target, posts: number): Promise<PostTimes[]> => {
  const child = fork(fileURLToPath(new URL('./bare-route.program.js', import.meta.url)), [
    superuserUrl(program.dataDir),
  ]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const bare = { ...target, baseUrl: `http://127.0.0.1:${String(port)}` };
    for (const one of [target, bare]) await postAll(one, WARM_UP, 1);
    const times: PostTimes[] = [];
    for (const inFlight of [1, 32]) {
      const tookMs = { product: [] as number[], bare: [] as number[] };
      for (let done = 0; done < posts; done += PART)
        for (const [name, one] of [['product', target] as const, ['bare', bare] as const])
          tookMs[name].push(...(await postAll(one, PART, inFlight)).posted.map((each) => each.tookMs));
      times.push({ inFlight, productMs: percentiles(tookMs.product), bareMs: percentiles(tookMs.bare) });
    }
    return times;
  } finally {
    child.disconnect();
  }
};

const percentiles = (values: readonly number[]): { readonly p50: number; readonly p99: number } => ({
  p50: percentile(values, 0.5),
  p99: percentile(values, 0.99),
});
