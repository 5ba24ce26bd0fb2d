import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { type CommandOf, type Distributed, startDistributed, type SupervisedProcess } from '@rubrica/distributed';
import { storedBlobs } from '@rubrica/service';
import {
  DATABASE,
  type EventLog,
  openDataFolder,
  ROLES,
  secretsOf,
  Stack,
  StandaloneSettings,
} from '@rubrica/standalone';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { superuserUrlOf } from '../fault/superuser-url.js';
import { logsOf, type RunningSystem } from '../fault/target.js';
import { CALL_MS, callerOf, type Posted } from '../load/caller.js';
import { ask } from '../load/client.js';
import { type Hook, openHook } from '../load/hook.js';
import { type MailAccount, openMailAccount } from '../load/mail-account.js';
import { subscribe } from '../load/subscriptions.js';
import { openTenants, prepareTenants, type Tenant } from '../load/tenants.js';
import { check } from '../promise/checker.js';
import { missingEvents, settle } from '../promise/settled.js';
import { unansweredCalls, wrongInLogs } from './log-lines.js';
import { migrate } from './migrate.js';
import type { Phase } from './phase-table.js';
import { Probes } from './probes.js';

export interface UpgradeOptions {
  /** Folders of the two versions, compiled. */
  readonly before: string;
  readonly after: string;
  /** Documents are posted until there are so many, and until the last phase is over. */
  readonly documents: number;
  /** Documents a second. */
  readonly rate: number;
  readonly log: EventLog;
  /** The rollback kills all processes of a service (`kill -9`) before it replaces them, as of a version that crashes. */
  readonly isCrashing: boolean;
  readonly dataDir: string;
  /** Time until the documents of a phase must have settled. */
  readonly settleMs: number;
  readonly say: (line: string) => void;
}

export interface UpgradeOutcome {
  readonly wrong: readonly string[];
  readonly phases: readonly Phase[];
  /** Calls between services that met a process which ended; they were repeated. */
  readonly unanswered: number;
}

/** Who is asked goes before who asks, and who reads a message before who writes a new version of it (docs/deploy.md). */
const ORDER: readonly ServiceName[] = [
  ...(['certificate-vault', 'dian-submitter', 'document-issuer'] as const),
  ...(['mailer', 'webhook-dispatcher', 'api-gateway'] as const),
];
const INSTANCES = 2;
/** So that deliveries are under way whenever a dispatcher is stopped or killed. */
const HOOK_ANSWERS_AFTER_MS = 500;
const CALLERS = 4;
const TENANTS = 2;

/**
 * Runs the version before, updates it service by service, rolls it back and updates it again, while documents are posted
 * at a steady pace. Returns a sentence for each broken promise.
 */
export const tryUpgrade = async (options: UpgradeOptions): Promise<UpgradeOutcome> => {
  const { dataDir, documents, rate, settleMs, say } = options;
  const running = new Stack();
  try {
    const further = await prepareTenants(dataDir, TENANTS - 1);
    const hook = running.push(await openHook(HOOK_ANSWERS_AFTER_MS));
    const installation = running.push(await installVersionBefore(options));
    const { credentials } = installation;
    const system = systemOf(installation, dataDir);
    const folder = openDataFolder(dataDir);
    const tenants = await openTenants(credentials, further);
    const [first] = tenants;
    const mailAccount = await mailAccountOf(tenants.at(-1) ?? first, credentials.base_url, folder.mail);
    running.push(mailAccount);
    const hookSecrets = await subscribe(credentials.base_url, tenants, hook.url);
    const probes = running.push(new Probes(questionsOf(installation)));
    const load = running.push(new SteadyLoad(system, tenants, rate));

    const run: Run = { options, installation, load, probes, hook, phases: [], wrong: [] };
    const steps = stepsOf(run);
    for (const step of steps) await through(step, Math.ceil(documents / steps.length), run);
    await load.end(documents);
    if (!(await settle(system, load.posted, hook.told, settleMs))) run.wrong.push('not everything settled in time');
    say(`${load.posted.length} documents were posted; every promise is checked`);
    const broken = await check({
      ...{ target: system, folder, secrets: secretsOf(folder, ROLES), tenants },
      ...{ posted: load.posted, faults: [], told: hook.told, hookSecrets, smtpPassword: mailAccount.password },
    });
    const logs = system.logs();
    const wrong = [...run.wrong, ...load.wrong, ...broken, ...wrongInLogs(logs)];
    return { wrong, phases: run.phases, unanswered: unansweredCalls(logs) };
  } finally {
    await running.stop();
  }
};

/** Starts two processes of each service of the version before. */
const installVersionBefore = ({ before, dataDir, log }: UpgradeOptions): Promise<Distributed> =>
  startDistributed({
    settings: Object.assign(new StandaloneSettings(), {
      ...{ port: 0, dataDir, eventLog: log, webhookAllowLoopback: true, mailSenderAllowLoopback: true },
    }),
    replicas: ofEach(() => INSTANCES),
    env: ofEach(() => ({ LOG_LEVEL: 'info' })),
    commandOf: commandIn(before),
  });

/** Versions before mail servers of tenants have no route of them: there, all mails go by the installation's. */
const mailAccountOf = async (tenant: Tenant, baseUrl: string, directory: string): Promise<MailAccount> => {
  const { status } = await ask(`${baseUrl}/v1/mail-senders`, tenant.sk_live, { until: Date.now() + CALL_MS });
  if (status === 200) return openMailAccount(baseUrl, tenant, directory);
  return { password: randomUUID(), stop: () => Promise.resolve() };
};

interface Run {
  readonly options: UpgradeOptions;
  readonly installation: Distributed;
  readonly load: SteadyLoad;
  readonly probes: Probes;
  readonly hook: Hook;
  readonly phases: Phase[];
  readonly wrong: string[];
}

interface PhaseStep {
  readonly name: string;
  readonly work?: () => Promise<void>;
}

const stepsOf = ({ options, installation, wrong }: Run): readonly PhaseStep[] => {
  const { before, after, dataDir, log, isCrashing, say } = options;
  const replaceAll = async (order: readonly ServiceName[], root: string, isKilled = false): Promise<void> => {
    for (const service of order) {
      const processes = installation.processes[service];
      if (isKilled) await Promise.all(processes.map(kill));
      await installation.replace(service, commandIn(root));
      for (const { name, exitCode } of processes)
        if (!isKilled && exitCode !== 0) wrong.push(`${name} did not end in order: exit code ${String(exitCode)}`);
    }
  };
  return [
    { name: 'N-1' },
    { name: 'migrations of N', work: async () => say(await migrate(after, dataDir, log)) },
    { name: 'N-1 to N', work: () => replaceAll(ORDER, after) },
    { name: 'N' },
    { name: 'N back to N-1', work: () => replaceAll(ORDER.toReversed(), before, isCrashing) },
    { name: 'N-1 again' },
    { name: 'N-1 to N again', work: () => replaceAll(ORDER, after) },
    { name: 'N again' },
  ];
};

const kill = (process: SupervisedProcess): Promise<void> => {
  process.signal('SIGKILL');
  return process.stop();
};

/** Does the work of a phase, and lets its share of the documents be posted in it; then all must have their events. */
const through = async ({ name, work }: PhaseStep, share: number, run: Run): Promise<void> => {
  const { load, probes, hook, options, phases, wrong } = run;
  const begin = performance.now();
  const first = phases.reduce((sum, { sent }) => sum + sent, 0);
  await work?.();
  await load.reach(first + share);
  const posted = load.posted.slice(first);
  const missing = await missingEvents(posted, hook.told, options.settleMs);
  for (const event of missing) wrong.push(`${name}: nobody was told ${event}`);
  const settled = posted.filter(({ id }) => !missing.some((event) => event.startsWith(id))).length;
  const seconds = (performance.now() - begin) / 1_000;
  phases.push({ name, seconds, sent: posted.length, settled, gapsMs: probes.take() });
  options.say(`${name}: ${posted.length} documents in ${seconds.toFixed(0)} s`);
};

/** Posts documents at a pace, by callers that repeat what was not answered. */
class SteadyLoad {
  readonly posted: Posted[] = [];
  readonly wrong: string[] = [];
  private readonly progress = { released: 0, taken: 0, isComplete: false };
  private readonly timer: NodeJS.Timeout;
  private readonly callers: Promise<unknown>;

  constructor(system: RunningSystem, tenants: readonly [Tenant, ...Tenant[]], rate: number) {
    const load = { seed: 1, tenants, aim: 'everything' } as const;
    this.timer = setInterval(() => (this.progress.released += 1), 1_000 / rate);
    this.callers = Promise.all(
      Array.from({ length: CALLERS }, () => callerOf(system, load, this.progress, this.posted, this.wrong)),
    );
    this.callers.catch(() => undefined);
  }

  /** Waits until so many documents are posted; fails if a request is never answered. */
  async reach(count: number): Promise<void> {
    while (this.posted.length < count) await Promise.race([sleep(50), this.callers]);
  }

  async end(count: number): Promise<void> {
    await this.reach(count);
    await this.stop();
  }

  /** Releases no further document; resolves when all that were released are posted. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.progress.isComplete = true;
    await this.callers;
  }
}

const ofEach = <T>(valueOf: (service: ServiceName) => T): Record<ServiceName, T> =>
  Object.fromEntries(SERVICES.map((service) => [service, valueOf(service)])) as Record<ServiceName, T>;

const commandIn =
  (root: string): CommandOf =>
  (service) => [process.execPath, join(root, 'apps/distributed/dist/service.main.js'), service];

const systemOf = (installation: Distributed, dataDir: string): RunningSystem => ({
  credentials: installation.credentials,
  superuserUrl: superuserUrlOf(dataDir, DATABASE),
  logs: () => logsOf(installation.logFolder),
  blobs: () => storedBlobs(openDataFolder(dataDir).blobs),
  stop: () => installation.stop(),
});

/** What callers of a service would see: of the gateway an answer of the API, of the others that they listen. */
const questionsOf = ({ credentials, proxies }: Distributed): ConstructorParameters<typeof Probes>[0] => ({
  ...ofEach((service) => ({ url: `http://127.0.0.1:${String(proxies[service]?.port)}/healthz` })),
  'api-gateway': {
    url: `${credentials.base_url}/v1/tenant`,
    headers: { authorization: `Bearer ${credentials.sk_live}` },
  },
});
