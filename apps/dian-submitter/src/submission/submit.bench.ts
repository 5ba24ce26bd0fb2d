/**
 * `npm run bench -- submit [documents [latency in ms [calls in flight]]]`: documents per second from `signed` to the verdict, by one
 * submitter in a process of its own, at a tax authority that takes its time; and whether its memory is flat meanwhile.
 * PostgreSQL, log, vault and the simulated authority, which really judges, run on this machine as well.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedInvoice, startSimulator } from './simulator.fixture.js';
import { startStage } from './submitter.fixture.js';

const [documents = 6_000, latencyMs = 2_000, inFlight = 256] = process.argv.slice(2).map(Number);
const WINDOW_MS = 10_000;

const stage = await startStage();
const simulator = await startSimulator(stage);
await simulator.control({ latency_ms: latencyMs });
for (let made = 0; made < documents; made += 1) await signedInvoice(stage, made);

const begunMs = performance.now();
const submitter = await stage.spawn({
  DIAN_HABILITACION_URL: simulator.serviceUrl,
  DIAN_HABILITACION_TRUST: simulator.authorityCaPem,
  DIAN_SIGNER_NUMBERS: '800197268',
  DIAN_CONNECT_TIMEOUT_MS: '15000',
  DIAN_ANSWER_TIMEOUT_MS: '60000',
  DIAN_IN_FLIGHT: String(inFlight),
});
const residentMb = (): number => {
  const [, kb] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${String(submitter.pid)}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
};
/** Of the submitter's process, user and system; the kernel counts in hundredths. */
const cpuSeconds = (): number => {
  const [, , , , , , , , , , , user = 0, system = 0] = readFileSync(`/proc/${String(submitter.pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return (user + system) / 100;
};

interface Window {
  readonly 'until s': number;
  readonly 'documents/s': number;
  readonly 'resident MB': number;
}
const windows: Window[] = [];
for (let before = 0, fromMs = begunMs; before < documents;) {
  while (performance.now() < fromMs + WINDOW_MS && stage.count('accepted') < documents) await sleep(50);
  const [now, untilMs] = [stage.count('accepted'), performance.now()];
  windows.push({
    'until s': Math.round((untilMs - begunMs) / 1_000),
    'documents/s': Math.round((now - before) / ((untilMs - fromMs) / 1_000)),
    'resident MB': Math.round(residentMb()),
  });
  [before, fromMs] = [now, untilMs];
}
const { documents: book } = await simulator.received();
console.table(windows);
const [, second, ...later] = windows;
const last = later.at(-1);
if (!second || !last) throw new Error('too few documents: three windows are needed, and the first one warms up');
const rates = [second, ...later.slice(0, -1)].map((window) => window['documents/s']);
console.log(
  `${String(documents)} documents at a latency of ${String(latencyMs)} ms: ` +
    `${String(Math.min(...rates))}/s in the slowest whole window after the first; ` +
    `${((cpuSeconds() / documents) * 1_000).toFixed(1)} ms of the submitter's CPU each, start included; ` +
    `memory, last window to second: ${(last['resident MB'] / second['resident MB']).toFixed(2)}; ` +
    `accepted once in the authority's book: ${String(book.filter(({ accepted_times }) => accepted_times === 1).length)}`,
);
await stage.close();
await simulator.stop();
process.exit(0);
