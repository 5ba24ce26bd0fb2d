import { companySale } from '@rubrica/service-testing';
import { temporaryFolder } from '@rubrica/testing';
import { join } from 'node:path';
import { memoryMb } from './cost/processes.js';
import { percentile } from './cost/statistics.js';
import { startProduct } from './product/product.js';

/**
 * Measures start, one invoice at a time, and memory against the limits that the README promises. Linux only (reads
 * /proc).
 */
const DOCUMENTS = 60;

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const rows: { what: string; value: number; unit: string; limit: number }[] = [];

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const begin = performance.now();
  return [await work(), performance.now() - begin];
};

const [first, cold] = await timed(() => startProduct('standalone', dataDir));
rows.push({ what: 'first start, database made', value: cold / 1000, unit: 's', limit: 15 });
await first.stop();
const [standalone, warm] = await timed(() => startProduct('standalone', dataDir));
rows.push({ what: 'second start', value: warm / 1000, unit: 's', limit: 8 });

const { sk_live } = standalone.credentials;
const times: number[] = [];
for (let i = 0; i < DOCUMENTS; i++) {
  const [{ json }, ms] = await timed(() =>
    standalone.call('POST', '/v1/invoices', sk_live, companySale(), { prefer: 'wait=15' }),
  );
  if (String(json['status']) !== 'accepted_by_dian') throw new Error(`not accepted: ${JSON.stringify(json)}`);
  times.push(ms);
}
rows.push({
  what: `POST to accepted_by_dian, live, p50 of ${DOCUMENTS}`,
  value: percentile(times, 0.5),
  unit: 'ms',
  limit: 1000,
});
rows.push({ what: 'the same, p99', value: percentile(times, 0.99), unit: 'ms', limit: 5000 });
rows.push({ what: 'memory of all processes (PSS)', value: memoryMb([standalone.pid]), unit: 'MB', limit: 800 });
await standalone.stop();
folder.remove();

console.table(
  rows.map(({ what, value, unit, limit }) => ({
    what,
    value: `${value.toFixed(1)} ${unit}`,
    limit: `${limit} ${unit}`,
    'of the limit': (value / limit).toFixed(2),
  })),
);
process.exitCode = rows.some(({ value, limit }) => value > limit) ? 1 : 0;
