import { storedBlobs } from '@rubrica/service';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agents } from './agent.js';
import { agentEnvironment, type DiskUse } from './agent-protocol.js';
import { costsByProcess, costsByService } from '../cost/costs.js';
import { CpuMeter } from '../cost/cpu-meter.js';
import { measureFloor, type RealFiles } from './floor.js';
import { type LoadResult, runLoad } from '../product/load.js';
import type { Options } from './options.js';
import {
  difference,
  type PostgresCounters,
  prepareStatementCounts,
  readCounters,
  SETTLE_MS,
  tidyUp,
  withoutIdle,
} from '../cost/postgres-counters.js';
import { memoryMb } from '../cost/processes.js';
import { type Program, rootsOf, startProduct, targetOf } from '../product/product.js';
import { sharesByService, summarizeProfile } from './profile.js';
import type { Run } from './report.js';
import { measureSignatures, signatureMs } from '../cost/signatures.js';
import { type Figures, sumOf } from '../cost/statistics.js';
import { WebhookReceiver } from '../product/webhook-receiver.js';

const IDLE_MS = 10_000;

/** Starts the product with its data in the folder, which is new, measures it once, and stops it. */
export const measureRun = async (options: Options, folder: string, say: (text: string) => void): Promise<Run> => {
  const dataDir = join(folder, 'data');
  const socket = join(folder, 'agent.sock');
  const receiver = await WebhookReceiver.start();
  const signaturesBefore = measureSignatures();
  say('starting the product');
  const program = await startCounting(options, dataDir, agentEnvironment(socket, dataDir));
  try {
    const agents = await Agents.connect(socket);
    const measured = await measureProduct({ options, program, agents, receiver, say });
    agents.close();
    await program.stop();
    say('measuring the floor');
    const floorMs = await measureFloor(measured.files);
    return {
      ...measured.run,
      floorMs,
      signatureMs: signatureMs([...signaturesBefore, ...measureSignatures()]),
    };
  } finally {
    await program.kill();
    receiver.close();
  }
};

/** Starts the product twice: the first makes the database, which counts statements from the second on. */
const startCounting = async (
  { mode, log }: Options,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<Program> => {
  const first = await startProduct(mode, dataDir, { EVENT_LOG: log });
  await prepareStatementCounts(dataDir);
  await first.stop();
  return startProduct(mode, dataDir, { EVENT_LOG: log, ...env });
};

interface Measurement {
  readonly options: Options;
  readonly program: Program;
  readonly agents: Agents;
  readonly receiver: WebhookReceiver;
  readonly say: (text: string) => void;
}

const measureProduct = async ({ options, program, agents, receiver, say }: Measurement) => {
  const { dataDir } = program;
  const target = await targetOf(program, receiver);
  const roots = rootsOf(program);
  say(`warm-up: ${String(options.warmUp)} documents`);
  await runLoad(target, options.warmUp, options.inFlight);
  const memoryBeforeMb = memoryMb(roots);

  say('idle');
  await tidyUp(dataDir);
  const idle = await measureIdle(dataDir, roots);

  say(`measurement: ${String(options.documents)} documents, ${String(options.inFlight)} in flight`);
  const before = { disk: await diskUses(agents), stored: await countBlobs(dataDir), received: receiver.received };
  const meter = new CpuMeter(roots);
  const load = await runLoad(target, options.documents, options.inFlight);
  const cpuMs = meter.stop();
  const [disk, memoryAfterMb] = [await diskUses(agents), memoryMb(roots)];
  const [loadEnd, webhooks] = [performance.now(), receiver.received - before.received];
  const stored = await countBlobs(dataDir);
  await sleep(SETTLE_MS);
  const after = await readCounters(dataDir);
  const counted = withoutIdle(difference(idle.counters, after), idle.spent, {
    idleMs: idle.ms,
    waitedMs: performance.now() - loadEnd,
  });

  say(`profile: ${String(options.profiled)} documents`);
  await agents.startProfile();
  await runLoad(target, options.profiled, options.inFlight);
  const profile = summarizeProfile(await agents.stopProfile());

  const perDocument = (figures: Figures): Figures => divided(figures, options.documents);
  const cpuByProcessMs = costsByProcess(options.mode, perDocument(cpuMs));
  const run: Omit<Run, 'floorMs' | 'signatureMs'> = {
    load: loadFigures(load),
    cpuByProcessMs,
    cpuByServiceMs: costsByService(cpuByProcessMs, sharesByService(profile.rows)),
    perDocument: {
      ...perDocument(databaseFigures(counted)),
      ...perDocument({ webhooks, ...blobFigures(before.stored, stored), ...syncFigures(before.disk, disk) }),
    },
    memoryMb: { before: memoryBeforeMb, after: memoryAfterMb },
    idlePerS: idle.perS,
    statementsByRole: perDocument(statementsByRole(counted)),
    statements: counted.statements
      .slice(0, MOST_STATEMENTS)
      .map(({ role, text, ...use }) => ({ role, text, perDocument: perDocument({ ...use }) })),
    profile,
  };
  return { run, files: await filesOf(program, load.lastId) };
};

const MOST_STATEMENTS = 25;

const measureIdle = async (dataDir: string, roots: readonly number[]) => {
  await sleep(SETTLE_MS);
  const from = await readCounters(dataDir);
  const [meter, begin] = [new CpuMeter(roots), performance.now()];
  await sleep(IDLE_MS);
  const cpuMs = sumOf(Object.values(meter.stop()));
  const counters = await readCounters(dataDir);
  const ms = performance.now() - begin;
  const spent = difference(from, counters);
  const { transactions = 0 } = spent.totals;
  const statements = sumOf(spent.statements.map(({ calls }) => calls));
  return { counters, spent, ms, perS: divided({ cpu_ms: cpuMs, transactions, statements }, ms / 1_000) };
};

const countBlobs = async (dataDir: string) => {
  const count = { blobs: 0, bytes: 0 };
  for await (const { bytes } of storedBlobs(join(dataDir, 'blobs'))) {
    count.blobs += 1;
    count.bytes += bytes.length;
  }
  return count;
};

const divided = (figures: Figures, by: number): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value / by]));

const loadFigures = ({ lastId: _, ...figures }: LoadResult): Figures => figures;

const databaseFigures = ({ totals, statements }: PostgresCounters): Figures => ({
  ...totals,
  statements: sumOf(statements.map(({ calls }) => calls)),
});

type StoredCount = Awaited<ReturnType<typeof countBlobs>>;

const blobFigures = (from: StoredCount, to: StoredCount): Figures => ({
  blobs: to.blobs - from.blobs,
  blob_bytes: to.bytes - from.bytes,
});

interface DiskUses {
  readonly blobs: DiskUse;
  readonly simulator: DiskUse;
}

const diskUses = async (agents: Agents): Promise<DiskUses> => ({
  blobs: await agents.diskUse('blobs'),
  simulator: await agents.diskUse('simulator'),
});

const syncFigures = (from: DiskUses, to: DiskUses): Figures => ({
  blob_fsyncs: to.blobs.syncs - from.blobs.syncs,
  simulator_fsyncs: to.simulator.syncs - from.simulator.syncs,
});

const statementsByRole = ({ statements }: PostgresCounters): Figures => {
  const counts: Record<string, number> = {};
  for (const { role, calls } of statements) counts[role] = (counts[role] ?? 0) + calls;
  return counts;
};

/** Files of a document of the run, so that the floor is measured with what really goes through. Its PDF has to be whole. */
const filesOf = async (program: Program, id: string): Promise<RealFiles> => {
  const { sk_live } = program.credentials;
  const get = async (file: string): Promise<Buffer> => {
    const { status, bytes } = await program.call('GET', `/v1/invoices/${id}/${file}`, sk_live);
    if (status !== 200) throw new Error(`${file}: ${bytes.toString()}`);
    return bytes;
  };
  const pdf = (await get('pdf')).toString('latin1');
  if (!/^%PDF-.+%%EOF\n$/s.test(pdf))
    throw new Error(`a PDF of ${pdf.length} bytes is not whole: the run measured too little`);
  return {
    xml: await get('xml'),
    applicationResponse: await get('application-response'),
    trustPem: authorityCertificatesPem(program.dataDir),
  };
};

/** Certificates of the simulated tax authority; the file has its key as well, which is left out. */
const authorityCertificatesPem = (dataDir: string): string =>
  globSync('simulator/*.pem', { cwd: dataDir })
    .flatMap((file) => readFileSync(join(dataDir, file), 'utf8').match(CERTIFICATE) ?? [])
    .join('\n');

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
