import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

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

/** Proportional set size of a process and all below it, MB. */
const treePss = (root: number): number => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      parents.set(pid, Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]));
    } catch {
      // the process has already ended
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (!isBelow(pid)) continue;
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  }
  return kilobytes / 1024;
};

const [first, cold] = await timed(() => RunningStandalone.startAnew(dataDir));
rows.push({ what: 'first start, database made', value: cold / 1000, unit: 's', limit: 15 });
await first.stop();
const [standalone, warm] = await timed(() => RunningStandalone.start(dataDir));
rows.push({ what: 'second start', value: warm / 1000, unit: 's', limit: 8 });

const { sk_live } = standalone.credentials;
const times: number[] = [];
for (let i = 0; i < DOCUMENTS; i++) {
  const [{ json }, ms] = await timed(() =>
    standalone.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=15' }),
  );
  if (String(json['status']) !== 'accepted_by_dian') throw new Error(`not accepted: ${JSON.stringify(json)}`);
  times.push(ms);
}
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
rows.push({ what: `POST to accepted_by_dian, live, p50 of ${DOCUMENTS}`, value: at(0.5), unit: 'ms', limit: 1000 });
rows.push({ what: 'the same, p99', value: at(0.99), unit: 'ms', limit: 5000 });
rows.push({ what: 'memory of all processes (PSS)', value: treePss(standalone.pid), unit: 'MB', limit: 800 });
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
