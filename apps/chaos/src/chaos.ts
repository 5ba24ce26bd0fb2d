import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EventLog, openDataFolder, ROLES, secretsOf } from '@rubrica/standalone';
import { CALL_MS, callerOf, eventsOf, type Load, type Posted } from './load/caller.js';
import { check, unsent } from './promise/checker.js';
import type { Evidence } from './promise/evidence.js';
import { ask } from './load/client.js';
import { openHook } from './load/hook.js';
import { type MailAccount, openMailAccount } from './load/mail-account.js';
import { type Aim, AUTHORITY_FAULTS, type Fault, type Mode, plannedFaults, submitterFaults } from './fault/plan.js';
import { Cluster } from './fault/cluster.js';
import { commandAuthority, distributedTarget, standaloneTarget, type Target } from './fault/target.js';
import { openTenants, prepareTenants, type Tenant } from './load/tenants.js';

export interface ChaosOptions {
  readonly seed: number;
  readonly documents: number;
  readonly kills: number;
  readonly mode: Mode;
  /** The aim `submitter` needs the mode `distributed` or `cluster`. */
  readonly aim: Aim;
  readonly tenants: number;
  readonly log: EventLog;
  readonly dataDir: string;
  /** Time from the last fault until all documents must have settled. */
  readonly settleMs: number;
  readonly say: (line: string) => void;
}

export interface Outcome {
  readonly wrong: readonly string[];
  readonly history: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
}

const CALLERS = 6;
/**
 * Longest wait for a fault's share of the documents; the fault is injected then. Faults of submitters do not stop
 * posting, so they can wait longer.
 */
const SHARE_WITHIN_MS = { everything: 8_000, submitter: 60_000 } as const;

/**
 * Posts documents while it injects faults, each after its share of the documents; then waits until all has settled, and
 * checks the promises.
 */
export const chaos = async (options: ChaosOptions): Promise<Outcome> => {
  const { seed, documents, kills, mode, aim, dataDir, say } = options;
  const begin = Date.now();
  const history: string[] = [];
  const note = (text: string): void => {
    history.push(`${((Date.now() - begin) / 1000).toFixed(2)} s  ${text}`);
  };
  const hook = await openHook();
  let target: Target | undefined;
  let mailAccount: MailAccount | undefined;
  try {
    const further = await prepareTenants(dataDir, options.tenants - 1);
    const cluster = mode === 'cluster' ? await Cluster.open(dataDir) : undefined;
    target =
      mode === 'standalone'
        ? await standaloneTarget(dataDir, options.log)
        : await distributedTarget(dataDir, options.log, aim, cluster);
    const tenants = await openTenants(target.credentials, further);
    const hookSecrets = await listen(target, tenants, hook.url);
    mailAccount = await openMailAccount(
      target.credentials.base_url,
      tenants.at(-1) ?? tenants[0],
      openDataFolder(dataDir).mail,
    );
    if (aim === 'submitter') {
      await commandAuthority(target.credentials.dian_simulator_url, { seed, faults: AUTHORITY_FAULTS });
    }
    note(`${mode} runs, seed ${seed}`);

    const posted: Posted[] = [];
    const lines: string[] = [];
    const work = { released: 0, taken: 0, over: false };
    const load: Load = { seed, documents, tenants, aim };
    const callers = Promise.all(
      Array.from({ length: CALLERS }, () => callerOf(target as Target, load, work, posted, lines)),
    );
    callers.catch(() => undefined);
    const plan =
      aim === 'submitter' ? submitterFaults(seed, kills) : plannedFaults(seed, kills, mode, target.hasBroker);
    for (const [nth, { afterMs, fault }] of plan.entries()) {
      work.released = Math.ceil((documents * (nth + 1)) / (kills + 1));
      // Half of its share is posted and little of that is done: the fault meets work in progress.
      await patiently(() => posted.length >= work.released - documents / (kills + 1) / 2, SHARE_WITHIN_MS[aim]);
      await sleep(afterMs);
      note(`${nth + 1}. ${textOf(fault)}`);
      await target.inject(fault);
      // Wait until it works again, so that the next fault meets work in progress too.
      await ask(`${target.credentials.base_url}/readyz`, '', { until: Date.now() + CALL_MS });
      if (nth % 20 === 19) say(`${nth + 1} of ${kills} faults, ${posted.length} of ${documents} documents`);
    }
    work.released = documents;
    await callers;
    note(`${posted.length} documents are posted`);
    const settled = await settle(target, posted, hook.told, options.settleMs);
    note(settled ? 'all is settled' : 'not all is settled');

    const folder = openDataFolder(dataDir);
    const faults = plan.map(({ fault }) => fault);
    const wrong = [
      ...lines,
      ...(await check({
        target,
        folder,
        secrets: secretsOf(folder, ROLES),
        tenants,
        posted,
        faults,
        told: hook.told,
        hookSecrets,
        smtpPassword: mailAccount.password,
      })),
    ];
    if (!settled) wrong.unshift('not everything settled in time');
    const run = { tenants, posted, faults, target, told: hook.told, seconds: Math.round((Date.now() - begin) / 1000) };
    return { wrong, history, figures: figuresOf(options, run) };
  } finally {
    await target?.stop();
    await Promise.all([hook.stop(), mailAccount?.stop()]);
  }
};

interface Run extends Pick<Evidence, 'tenants' | 'posted' | 'faults' | 'target' | 'told'> {
  readonly seconds: number;
}

const figuresOf = (
  { seed, mode, log }: ChaosOptions,
  { tenants, posted, faults, target, told, seconds }: Run,
): Outcome['figures'] => ({
  seed,
  mode: `${mode} on ${log}`,
  tenants: tenants.length,
  documents: posted.length,
  'credit notes among them': posted.filter(({ kind }) => kind === 'credit_note').length,
  faults: faults.length,
  'aimed at fault points': faults.filter(({ kind }) => kind === 'fault-point').length,
  'brokers, primaries, stores': ['broker-crash', 'primary-death', 'store-outage']
    .map((killed) => faults.filter(({ kind }) => kind === killed).length)
    .join(', '),
  'killed at fault points': target.logs().split('killed at fault point ').length - 1,
  'webhooks received': told.length,
  'events, distinct': new Set(told.map(({ id }) => id)).size,
  seconds,
});

const patiently = async (met: () => boolean, withinMs: number): Promise<void> => {
  const until = Date.now() + withinMs;
  while (!met() && Date.now() < until) await sleep(10);
};

const textOf = ({ kind, ...rest }: Fault): string => [kind, ...Object.values(rest).map(String)].join(' ');

/** Makes an endpoint for each tenant and mode. Returns their secrets by their paths. */
const listen = async (
  { credentials }: Target,
  tenants: readonly Tenant[],
  url: string,
): Promise<ReadonlyMap<string, string>> => {
  const subscribed_events = ['invoice', 'credit_note'].flatMap((kind) => [
    ...['accepted_by_dian', 'rejected_by_dian', 'failed', 'accepted_contingency'].map((type) => `${kind}.${type}`),
    ...['delivered', 'bounced', 'complained'].map((type) => `${kind}.email.${type}`),
  ]);
  const secrets = new Map<string, string>();
  const hooks = tenants.flatMap(({ nit, sk_live, sk_test }) => [
    [`/live/${nit}`, sk_live] as const,
    [`/test/${nit}`, sk_test] as const,
  ]);
  for (const [path, key] of hooks) {
    const { status, json, bytes } = await ask(`${credentials.base_url}/v1/webhook-endpoints`, key, {
      method: 'POST',
      body: { url: url + path, subscribed_events, description: 'chaos' },
      idempotencyKey: `hook ${key.slice(0, 7)}`,
      until: Date.now() + CALL_MS,
    });
    if (status !== 201) throw new Error(`no webhook endpoint: ${bytes.toString()}`);
    secrets.set(path, String(json['secret']));
  }
  return secrets;
};

/** Waits until every document has its outcome, mail and events, and nothing is left to send. */
const settle = async (
  target: Target,
  posted: readonly Posted[],
  told: readonly { readonly documentId: string; readonly type: string }[],
  withinMs: number,
): Promise<boolean> => {
  const until = Date.now() + withinMs;
  const wanted = posted.flatMap((document) => eventsOf(document).map((type) => `${document.id} ${type}`));
  for (;;) {
    const heard = new Set(told.map(({ documentId, type }) => `${documentId} ${type}`));
    if (wanted.every((event) => heard.has(event)) && (await isQuiet(target).catch(() => false))) return true;
    if (Date.now() > until) return false;
    await sleep(250);
  }
};

const isQuiet = async ({ superuserUrl }: Target): Promise<boolean> => {
  const database = new pg.Client({ connectionString: superuserUrl });
  await database.connect();
  try {
    const tables = ROLES.filter((role) => role !== 'event_log').flatMap((role) => [
      `select 1 from ${unsent(role)}`,
      `select 1 from ${role}.blocked_keys`,
      `select 1 from ${role}.timers where due < now()`,
    ]);
    const { rows } = await database.query<{ busy: boolean }>(
      `select exists (${tables.map((sql) => `(${sql})`).join(' union all ')}) as busy`,
    );
    return rows[0]?.busy === false;
  } finally {
    await database.end();
  }
};
