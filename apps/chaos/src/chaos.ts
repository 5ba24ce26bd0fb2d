import { setTimeout as sleep } from 'node:timers/promises';
import { type EventLog, openDataFolder, ROLES, secretsOf } from '@rubrica/standalone';
import { CALL_MS, callerOf, type Load, type Posted } from './load/caller.js';
import { check } from './promise/checker.js';
import { settle } from './promise/settled.js';
import type { RunEvidence } from './promise/evidence.js';
import { ask } from './load/client.js';
import { openHook } from './load/hook.js';
import { subscribe } from './load/subscriptions.js';
import { type MailAccount, openMailAccount } from './load/mail-account.js';
import {
  type Aim,
  AUTHORITY_FAULTS,
  type InjectedFault,
  type Mode,
  plannedFaults,
  submitterFaults,
} from './fault/plan.js';
import { Cluster } from './fault/cluster.js';
import { commandAuthority, distributedTarget, standaloneTarget, type Target } from './fault/target.js';
import { openTenants, prepareTenants } from './load/tenants.js';

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

export interface RunOutcome {
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
export const chaos = async (options: ChaosOptions): Promise<RunOutcome> => {
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
    const hookSecrets = await subscribe(target.credentials.base_url, tenants, hook.url);
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
    const work = { released: 0, taken: 0, isComplete: false };
    const load: Load = { seed, tenants, aim };
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
    Object.assign(work, { released: documents, isComplete: true });
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

interface Run extends Pick<RunEvidence, 'tenants' | 'posted' | 'faults' | 'target' | 'told'> {
  readonly seconds: number;
}

const figuresOf = (
  { seed, mode, log }: ChaosOptions,
  { tenants, posted, faults, target, told, seconds }: Run,
): RunOutcome['figures'] => ({
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

const textOf = ({ kind, ...rest }: InjectedFault): string => [kind, ...Object.values(rest).map(String)].join(' ');
