import { signedInvoice, startSimulator, startStage } from '@rubrica/dian-submitter/testing';
import { cpuOf, cpuOfPostgres, postmasterOf } from '@rubrica/testing';
/**
 * `npm run bench -- submit [documents [latency in ms [calls in flight]]]`: documents per second from `signed` to the verdict, by one
 * submitter in a process of its own, at a tax authority that takes its time; whether its memory is flat meanwhile; and
 * what a document costs. PostgreSQL, log, vault and the simulated authority, which really judges, run on this machine as well.
 * Linux only (it reads /proc).
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const [documents = 6_000, latencyMs = 2_000, inFlight = 320] = process.argv.slice(2).map(Number);
const WINDOW_MS = 10_000;
const WINDOWS_PER_MINUTE = 60_000 / WINDOW_MS;

const stage = await startStage();
const simulator = await startSimulator(stage);
await simulator.control({ latency_ms: latencyMs });
for (let made = 0; made < documents; made += 1) await signedInvoice(stage, made);

const begunMs = performance.now();
const submitter = await stage.spawn({
  ...simulator.environment,
  DIAN_CONNECT_TIMEOUT_MS: '15000',
  DIAN_ANSWER_TIMEOUT_MS: '60000',
  DIAN_IN_FLIGHT: String(inFlight),
});
const postmaster = await postmasterOf(stage.fresh.url);
const residentMb = (): number => {
  const [, kb] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${String(submitter.pid)}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
};
/** Seconds of each process so far. */
const cpu = () => ({
  submitter: cpuOf(submitter.pid ?? 0),
  'simulated authority': cpuOf(simulator.pid),
  PostgreSQL: cpuOfPostgres(postmaster),
  'vault, and who listens': cpuOf(process.pid),
});

interface Window {
  readonly 'until s': number;
  readonly 'documents/s': number;
  readonly 'resident MB': number;
}
const windows: Window[] = [];
let spent: { readonly cpu: ReturnType<typeof cpu>; readonly accepted: number } | undefined;
for (let before = 0, fromMs = begunMs; before < documents;) {
  while (performance.now() < fromMs + WINDOW_MS && stage.count('accepted') < documents) await sleep(50);
  const [now, untilMs] = [stage.count('accepted'), performance.now()];
  // The first window warms up.
  spent ??= { cpu: cpu(), accepted: now };
  windows.push({
    'until s': Math.round((untilMs - begunMs) / 1_000),
    'documents/s': Math.round((now - before) / ((untilMs - fromMs) / 1_000)),
    'resident MB': Math.round(residentMb()),
  });
  [before, fromMs] = [now, untilMs];
}
const all = cpu();
const { documents: registered } = await simulator.received();
console.table(windows);

// The last window is none whole.
const whole = windows.slice(0, -1);
const [first, ...later] = whole;
if (!first || later.length === 0 || !spent) {
  throw new Error('too few documents: two whole windows are needed, and the first one warms up');
}
const costs = Object.entries(spent.cpu).map(([what, seconds]) => {
  const now = all[what as keyof typeof all];
  return [what, `${(((now - seconds) / (documents - spent.accepted)) * 1_000).toFixed(1)} ms`] as const;
});
console.table(Object.fromEntries(costs.map(([what, each]) => [what, { 'CPU per document': each }])));

const mean = (some: readonly Window[], column: 'documents/s' | 'resident MB'): number =>
  some.reduce((sum, window) => sum + window[column], 0) / some.length;
const rates = later.map((window) => window['documents/s']);
const second = whole.slice(WINDOWS_PER_MINUTE, 2 * WINDOWS_PER_MINUTE);
const last = whole.slice(-WINDOWS_PER_MINUTE);
const memory =
  whole.length >= 2.5 * WINDOWS_PER_MINUTE
    ? `last minute to second: ${(mean(last, 'resident MB') / mean(second, 'resident MB')).toFixed(2)} (limit 1.10)`
    : `last window to second: ${((later.at(-1)?.['resident MB'] ?? 0) / (later[0]?.['resident MB'] ?? 0)).toFixed(2)} (two and a half minutes are needed to compare minutes)`;
console.log(
  `${String(documents)} documents at a latency of ${String(latencyMs)} ms: ` +
    `${mean(later, 'documents/s').toFixed(0)}/s after the first window, ${String(Math.min(...rates))}/s in the slowest; ` +
    `memory, ${memory}; ` +
    `accepted once in the authority's registry: ${String(registered.filter(({ accepted_times }) => accepted_times === 1).length)}`,
);
await stage.close();
await simulator.stop();
process.exit(0);
