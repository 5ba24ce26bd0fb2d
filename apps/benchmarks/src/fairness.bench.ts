import { signedInvoice, startSimulator, startStage } from '@rubrica/dian-submitter/testing';
/**
 * `npm run bench -- fairness [documents of the large tenant [latency in ms]]`: how long a tenant of ten documents waits from
 * `signed` to the verdict, alone and beside a tenant of ten thousand; one submitter in a process of its own, as `submit`
 * has it. Fails when the second p95 is more than twice the first.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const [backlog = 10_000, latencyMs = 2_000] = process.argv.slice(2).map(Number);
const LIMIT = 2;
const ROUNDS = 20;
const DOCUMENTS = 10;
const WARM_UP = 100;
const tenantId = (digit: string): string => `ten_${digit.repeat(26)}`;
const [LARGE, SMALL] = [tenantId('6'), tenantId('7')];

const stage = await startStage();
const simulator = await startSimulator(stage);
await simulator.control({ latency_ms: latencyMs });
const spawnSubmitter = () =>
  stage.spawn({
    ...simulator.environment,
    DIAN_ANSWER_TIMEOUT_MS: '60000',
  });

const database = new pg.Client({ connectionString: stage.fresh.url });
await database.connect();
let made = 0;
const sign = (tenant: string) => signedInvoice(stage, made++, { tenantId: tenant });
const acceptedMs = async (id: string): Promise<number> => {
  for (;;) {
    const fact = (await stage.facts(id, 'submitted')).find(({ type }) => type === 'accepted');
    if (fact) return fact.heardMs;
    await sleep(20);
  }
};
const until = async (accepted: number): Promise<void> => {
  while (stage.count('accepted') < accepted) await sleep(50);
};

interface Times {
  /** From `signed` to `accepted`, ms, shortest first. */
  readonly all: readonly number[];
  /** Parts of it, ms each: until it is queued, until its attempt begins, the call, and until its outcome is recorded. */
  readonly parts: Readonly<Record<(typeof PARTS)[number], readonly number[]>>;
}
const PARTS = ['queued', 'begun', 'called', 'recorded'] as const;

const rounds = async (): Promise<Times> => {
  const times: number[] = [];
  const signedAt = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = await Promise.all(
      Array.from({ length: DOCUMENTS }, async () => {
        const { id } = await sign(SMALL);
        signedAt.set(id, Date.now());
        return { id, atMs: performance.now() };
      }),
    );
    times.push(...(await Promise.all(begun.map(async ({ id, atMs }) => (await acceptedMs(id)) - atMs))));
  }
  const { rows } = await database.query<
    Record<'queued_at' | 'begun_at' | 'called_ms' | 'recorded_at', number> & { id: string }
  >(
    `select substr(stream_id, length('submission-') + 1) as id, ${[
      'SubmissionQueued',
      'AttemptStarted',
      'AttemptConcluded',
    ]
      .map(
        (type, nth) =>
          `max(ms) filter (where type = '${type}') as ${['queued_at', 'begun_at', 'recorded_at'][nth] ?? ''}`,
      )
      .join(', ')}, max((data->>'duration_ms')::float8) as called_ms
     from (select *, extract(epoch from at)::float8 * 1000 as ms from events where stream_id = any($1)) as timed
     group by stream_id`,
    [[...signedAt.keys()].map((id) => `submission-${id}`)],
  );
  const sorted = (some: readonly number[]) => some.toSorted((a, b) => a - b);
  return {
    all: sorted(times),
    parts: {
      queued: sorted(rows.map(({ id, queued_at }) => queued_at - (signedAt.get(id) ?? 0))),
      begun: sorted(rows.map(({ queued_at, begun_at }) => begun_at - queued_at)),
      called: sorted(rows.map(({ called_ms }) => called_ms)),
      recorded: sorted(rows.map(({ begun_at, called_ms, recorded_at }) => recorded_at - begun_at - called_ms)),
    },
  };
};

const first = await spawnSubmitter();
for (let i = 0; i < WARM_UP; i += 1) await sign(SMALL);
await until(WARM_UP);
const alone = await rounds();
first.kill('SIGTERM');

for (let i = 0; i < backlog; i += 1) await sign(LARGE);
const before = stage.count('accepted');
await spawnSubmitter();
await until(before + WARM_UP + 320);
const [fromMs, from] = [performance.now(), stage.count('accepted')];
const beside = await rounds();
const rate = (stage.count('accepted') - from) / ((performance.now() - fromMs) / 1_000);
const left = backlog - (stage.count('accepted') - before - beside.all.length);

await database.end();

const at = (times: readonly number[], share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
const row = ({ all, parts }: Times) => ({
  'p50 ms': at(all, 0.5),
  'p95 ms': at(all, 0.95),
  'longest ms': at(all, 1),
  ...Object.fromEntries(PARTS.map((part) => [`${part}, p95 ms`, at(parts[part], 0.95)])),
});
console.table({ alone: row(alone), beside: row(beside) });
const ratio = at(beside.all, 0.95) / at(alone.all, 0.95);
console.log(
  `${String(DOCUMENTS)} documents of a tenant, ${String(ROUNDS)} times, at a latency of ${String(latencyMs)} ms: ` +
    `p95 beside a tenant of ${String(backlog)} to p95 alone: ${ratio.toFixed(2)} (limit ${String(LIMIT)}); ` +
    `${rate.toFixed(0)} documents/s in all meanwhile, ${String(left)} of the large tenant's were left at the end`,
);
if (left <= 0) console.log('the large tenant was done before the small one: give it more documents');
await stage.close();
await simulator.stop();
process.exit(ratio > LIMIT || left <= 0 ? 1 : 0);
