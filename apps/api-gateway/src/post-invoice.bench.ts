import { type RunningGateway, sale, startGateway, type TenantKeys } from './gateway.fixture.js';

/** POSTs of invoices per second on this machine: one transaction and one durable blob each. Nothing is promised of it. */
const POSTS = 400;

const gateway: RunningGateway = await startGateway();
const tenants: TenantKeys[] = [];
for (let i = 0; i < 8; i += 1) tenants.push(await gateway.newTenant());

const run = async (what: string, atOnce: number, keyOf: (n: number) => string): Promise<object> => {
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let n = next++; n < POSTS; n = next++) {
        const start = performance.now();
        const { status } = await gateway.call('POST', '/v1/invoices', { key: keyOf(n), body: sale() });
        if (status !== 201) throw new Error(`answered ${status}`);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  return { what, 'POSTs/s': Math.round(POSTS / seconds), p50: at(0.5), p99: at(0.99) };
};

const keyOfTenant = (n: number): string => tenants[n % tenants.length]?.sk_test ?? '';
const one = tenants[0]?.sk_test ?? '';
await run('warm up', 4, keyOfTenant);
console.table([
  await run('one after the other', 1, () => one),
  await run('16 at once, one tenant', 16, () => one),
  await run('16 at once, eight tenants', 16, keyOfTenant),
]);
await gateway.close();
