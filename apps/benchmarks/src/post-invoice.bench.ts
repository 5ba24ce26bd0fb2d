import { type RunningGateway, sale, startGateway, type TenantKeys } from '@rubrica/api-gateway/testing';
import { BenchMeter } from './service/gateway-meter.js';

/**
 * What a POST of an invoice costs on this machine, with the reading of its own fact: time, and CPU, statements and WAL
 * per POST. CPU of the main thread includes the client's. Nothing is promised of it.
 */
const POSTS = 400;

const gateway: RunningGateway = await startGateway();
const meter = new BenchMeter(gateway);
const tenants: TenantKeys[] = [];
for (let i = 0; i < 8; i += 1) tenants.push(await gateway.newTenant());

const [line] = sale().lines;
const tenLines = sale({ lines: Array.from({ length: 10 }, () => line) });

const run = async (what: string, atOnce: number, keyOf: (n: number) => string, hasKey = false): Promise<object> => {
  const times: number[] = [];
  let next = 0;
  await meter.start();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let n = next++; n < POSTS; n = next++) {
        const start = performance.now();
        const headers: Record<string, string> = hasKey ? { 'idempotency-key': `${what} ${String(n)}` } : {};
        const { status } = await gateway.call('POST', '/v1/invoices', { key: keyOf(n), body: tenLines, headers });
        if (status !== 201) throw new Error(`answered ${status}`);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const spent = await meter.perDocument(POSTS);
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  return { what, 'POSTs/s': Math.round(POSTS / seconds), p50: at(0.5), p99: at(0.99), ...spent };
};

const keyOfTenant = (n: number): string => tenants[n % tenants.length]?.sk_test ?? '';
const one = tenants[0]?.sk_test ?? '';
await run('warm up', 4, keyOfTenant);
console.table([
  await run('one after the other', 1, () => one),
  await run('32 at once, one tenant', 32, () => one),
  await run('32 at once, eight tenants', 32, keyOfTenant),
  await run('32 at once, with Idempotency-Key', 32, keyOfTenant, true),
]);
await gateway.close();
