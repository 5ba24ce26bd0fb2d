import { companySale } from '@rubrica/service-testing';
import { receiver, temporaryFolder } from '@rubrica/testing';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './cost/statistics.js';
import { startProduct } from './product/product.js';

/**
 * `npm run bench -- fairness-whole-way [seconds [callers [latency in ms]]]`: time from POST to the webhook
 * `invoice.accepted_by_dian` for a tenant that posts ten documents, first alone, then beside a tenant whose callers
 * post as fast as they can. It runs the whole standalone, and the simulated tax authority answers with that latency.
 */
const [seconds = 60, callers = 2, latencyMs = 2_000] = process.argv.slice(2).map(Number);
const LIMIT = 2;
const ROUNDS = 5;
const DOCUMENTS = 10;

const folder = temporaryFolder();
const standalone = await startProduct('standalone', join(folder.path, 'data'));
const hook = await receiver();
const { sk_live: large, other_tenant } = standalone.credentials;
const small = other_tenant.sk_live;
for (const key of [large, small]) {
  const body = { url: `${hook.url}/hook`, subscribed_events: ['invoice.accepted_by_dian'], description: 'bench' };
  const { status, bytes } = await standalone.call('POST', '/v1/webhook-endpoints', key, body);
  if (status !== 201) throw new Error(bytes.toString());
}
await standalone.control({ latency_ms: latencyMs });

const post = async (key: string): Promise<string> => {
  const { status, json, bytes } = await standalone.call('POST', '/v1/invoices', key, companySale());
  if (status !== 201) throw new Error(bytes.toString());
  return String(json['id']);
};
/** Time at which the first webhook of each document came, epoch ms. */
const toldAtMs = new Map<string, number>();
let requestsRead = 0;
const toldMs = async (id: string): Promise<number> => {
  for (;;) {
    for (const { body, at } of hook.requests.slice(requestsRead)) {
      const event = JSON.parse(body) as { readonly data: { readonly object: { readonly id: string } } };
      if (!toldAtMs.has(event.data.object.id)) toldAtMs.set(event.data.object.id, at.getTime());
      requestsRead += 1;
    }
    const toldAt = toldAtMs.get(id);
    if (toldAt !== undefined) return toldAt;
    await sleep(20);
  }
};
/** ms from POST to the webhook. */
const round = (): Promise<number[]> =>
  Promise.all(
    Array.from({ length: DOCUMENTS }, async () => {
      const begunMs = Date.now();
      return (await toldMs(await post(small))) - begunMs;
    }),
  );

await round();
const alone: number[] = [];
for (let i = 0; i < ROUNDS; i += 1) alone.push(...(await round()));

let posted = 0;
const flood = { isOn: true };
const flooded = Promise.all(
  Array.from({ length: callers }, async () => {
    while (flood.isOn) {
      await post(large);
      posted += 1;
    }
  }),
);
const before = hook.requests.length;
await sleep(seconds * 250);
const beside: number[] = [];
const until = performance.now() + seconds * 750;
while (performance.now() < until || beside.length === 0) beside.push(...(await round()));
const behind = posted - (hook.requests.length - before - beside.length);
flood.isOn = false;
await flooded;
await standalone.stop();
await hook.close();
folder.remove();

const at = (times: readonly number[], share: number): number => Math.round(percentile(times, share));
const row = (times: readonly number[]) => ({
  documents: times.length,
  'p50 ms': at(times, 0.5),
  'p95 ms': at(times, 0.95),
  'longest ms': at(times, 1),
});
console.table({ alone: row(alone), beside: row(beside) });
const ratio = at(beside, 0.95) / at(alone, 0.95);
console.log(
  `POST to webhook at a latency of ${String(latencyMs)} ms: p95 beside a tenant that posted ${String(posted)} in ` +
    `${String(seconds)} s to p95 alone: ${ratio.toFixed(2)} (limit ${String(LIMIT)}); ` +
    `${String(behind)} of the large tenant's were under way at the end`,
);
process.exit(ratio > LIMIT ? 1 : 0);
