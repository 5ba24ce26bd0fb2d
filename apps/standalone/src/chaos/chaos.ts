import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDataFolder, secretsOf } from '../data-folder.js';
import { ROLES } from '../databases.js';
import type { EventLog } from '../config.js';
import { check, unsent } from './checker.js';
import { ask } from './client.js';
import { openHook } from './hook.js';
import { blows, dice, type Fault, type Mode } from './plan.js';
import { distributedTarget, standaloneTarget, type Target } from './target.js';

export interface ChaosOptions {
  readonly seed: number;
  readonly documents: number;
  readonly kills: number;
  readonly mode: Mode;
  readonly log: EventLog;
  readonly dataDir: string;
  /** From the last blow until all must have settled. */
  readonly settleMs: number;
  readonly say: (line: string) => void;
}

export interface Posted {
  readonly id: string;
  readonly livemode: boolean;
  readonly expects: 'accepted_by_dian' | 'rejected_by_dian';
  /** SHA-256 of the signed XML when it was first seen. */
  xml?: string;
  readonly number?: unknown;
  readonly cufe?: unknown;
}

export interface Outcome {
  readonly wrong: readonly string[];
  readonly history: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
}

const CALLERS = 6;
const CALL_MS = 120_000;
/** The next blow falls then, whatever has become of its share. */
const SHARE_WITHIN_MS = 8_000;

/** Documents come while blows fall, each after its share of the documents was let go; then all is mended and judged. */
export const chaos = async (options: ChaosOptions): Promise<Outcome> => {
  const { seed, documents, kills, mode, dataDir, say } = options;
  const begin = Date.now();
  const history: string[] = [];
  const note = (text: string): void => {
    history.push(`${((Date.now() - begin) / 1000).toFixed(2)} s  ${text}`);
  };
  const hook = await openHook();
  let target: Target | undefined;
  try {
    target =
      mode === 'standalone'
        ? await standaloneTarget(dataDir, options.log)
        : await distributedTarget(dataDir, options.log);
    await listen(target, hook.url);
    note(`${mode} runs, seed ${seed}`);

    const posted: Posted[] = [];
    const lines: string[] = [];
    const work = { released: 0, taken: 0, over: false };
    const callers = Promise.all(
      Array.from({ length: CALLERS }, () => callerOf(target as Target, seed, documents, work, posted, lines)),
    );
    callers.catch(() => undefined);
    const plan = blows(seed, kills, mode, target.hasBroker);
    for (const [nth, { afterMs, fault }] of plan.entries()) {
      work.released = Math.ceil((documents * (nth + 1)) / (kills + 1));
      // With half of its share taken in and nothing of it done, a blow falls in the middle of work.
      await patiently(() => posted.length >= work.released - documents / (kills + 1) / 2, SHARE_WITHIN_MS);
      await sleep(afterMs);
      note(`${nth + 1}. ${textOf(fault)}`);
      await target.strike(fault);
      // Let it work again before the next blow, for else nothing is ever in the middle of work.
      await ask(`${target.credentials.base_url}/readyz`, '', { until: Date.now() + CALL_MS });
      if (nth % 20 === 19) say(`${nth + 1} of ${kills} blows, ${posted.length} of ${documents} documents`);
    }
    work.released = documents;
    await callers;
    note(`${posted.length} documents are posted`);
    const settled = await settle(target, posted, hook.told, options.settleMs);
    note(settled ? 'all is settled' : 'not all is settled');

    const folder = openDataFolder(dataDir);
    const wrong = [
      ...lines,
      ...(await check({ target, folder, secrets: secretsOf(folder, ROLES), posted, told: hook.told })),
    ];
    if (!settled) wrong.unshift('not everything settled in time');
    return {
      wrong,
      history,
      figures: {
        seed,
        mode: `${mode} on ${options.log}`,
        documents: posted.length,
        faults: plan.length,
        'aimed at fault points': plan.filter(({ fault }) => fault.kind === 'fault-point').length,
        'killed at fault points': target.logs().split('killed at fault point ').length - 1,
        'webhooks received': hook.told.length,
        'events, distinct': new Set(hook.told.map(({ id }) => id)).size,
        seconds: Math.round((Date.now() - begin) / 1000),
      },
    };
  } finally {
    await target?.stop();
    await hook.stop();
  }
};

const patiently = async (met: () => boolean, withinMs: number): Promise<void> => {
  const until = Date.now() + withinMs;
  while (!met() && Date.now() < until) await sleep(10);
};

const textOf = ({ kind, ...rest }: Fault): string => [kind, ...Object.values(rest).map(String)].join(' ');

const listen = async ({ credentials }: Target, url: string): Promise<void> => {
  const { base_url, sk_live, sk_test } = credentials;
  const subscribed_events = [
    ...['accepted_by_dian', 'rejected_by_dian', 'failed', 'accepted_contingency'],
    ...['email.delivered', 'email.bounced', 'email.complained'],
  ].map((type) => `invoice.${type}`);
  for (const key of [sk_live, sk_test]) {
    const { status, bytes } = await ask(`${base_url}/v1/webhook-endpoints`, key, {
      method: 'POST',
      body: { url, subscribed_events, description: 'chaos' },
      idempotencyKey: `hook ${key.slice(0, 7)}`,
      until: Date.now() + CALL_MS,
    });
    if (status !== 201) throw new Error(`no webhook endpoint: ${bytes.toString()}`);
  }
};

interface Work {
  released: number;
  taken: number;
}

/** One caller: posts with a key, asks again with the same one, and looks at what it has posted. */
const callerOf = async (
  target: Target,
  seed: number,
  documents: number,
  work: Work,
  posted: Posted[],
  wrong: string[],
): Promise<void> => {
  while (work.taken < documents) {
    if (work.taken >= work.released) {
      await sleep(20);
      continue;
    }
    const nth = work.taken++;
    const roll = dice(seed * 100_003 + nth)();
    const livemode = roll < 0.9;
    const isRefused = roll > 0.95;
    const { base_url, sk_live, sk_test } = target.credentials;
    const key = livemode ? sk_live : sk_test;
    const answer = await ask(`${base_url}/v1/invoices`, key, {
      method: 'POST',
      body: sale(nth, isRefused),
      idempotencyKey: `chaos ${seed} ${nth}`,
      until: Date.now() + CALL_MS,
    });
    if (answer.status !== 201) {
      wrong.push(`document ${nth} was answered ${answer.status}: ${answer.bytes.toString().slice(0, 300)}`);
      continue;
    }
    const document: Posted = {
      id: String(answer.json['id']),
      livemode,
      expects: isRefused ? 'rejected_by_dian' : 'accepted_by_dian',
    };
    posted.push(document);
    const path = `${base_url}/v1/invoices/${document.id}`;
    const seen = await ask(path, key, { until: Date.now() + CALL_MS });
    if (seen.status !== 200) wrong.push(`GET ${document.id} after its 201 answers ${seen.status}`);
    const xml = await ask(`${path}/xml`, key, { until: Date.now() + CALL_MS });
    if (xml.status === 200) document.xml = createHash('sha256').update(xml.bytes).digest('hex');
  }
};

const sale = (nth: number, isRefused: boolean): object => ({
  external_id: `chaos-${nth}`,
  customer: {
    identification: { type: '31', number: '900108281', check_digit: '3' },
    legal_name: 'Óptica Central S.A.S.',
    organization_type: '1',
    email: 'compras@opticacentral.example',
    address: { line: 'Carrera 8 # 20-14', municipality_code: '11001', country: 'CO' },
  },
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      description: `Lente de contacto ${nth}`,
      quantity: '1.00',
      unit_code: '94',
      unit_price: '100000.00',
      line_extension_amount: '100000.00',
      taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
    },
  ],
  ...(isRefused ? { simulate: { outcome: 'rejected_by_dian' } } : {}),
});

/** Until every document has its outcome, its mail and its events, and nothing is left to be sent. */
const settle = async (
  target: Target,
  posted: readonly Posted[],
  told: readonly { readonly documentId: string; readonly type: string }[],
  withinMs: number,
): Promise<boolean> => {
  const until = Date.now() + withinMs;
  const wanted = posted.flatMap(({ id, expects }) => [
    `${id} invoice.${expects}`,
    ...(expects === 'accepted_by_dian' ? [`${id} invoice.email.delivered`] : []),
  ]);
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
