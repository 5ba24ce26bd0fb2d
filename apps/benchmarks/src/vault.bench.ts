import { signingOrder, startVault, uploaded } from '@rubrica/certificate-vault/testing';
import { internalEnvironment, live, TENANT } from '@rubrica/service-testing';
import { createTestPki } from '@rubrica/testing';
import { createPrivateKey, sign } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { CallerOrder, CallerWork } from './service/vault-caller.program.js';

/**
 * How many signatures the vault makes, from a request over HTTP to its answer, beside `crypto.sign` alone. Both run in this process,
 * its main thread and Node's pool, in turns of a second; the issuer calls from a thread of its own. Figures are medians over the
 * rounds. What counts is processor time, so that whatever else the machine does takes nothing away: all of the vault's, without that
 * of the issuer's thread, and without PostgreSQL's, which works in processes of its own.
 */
const ROUNDS = 10;
const SLICE_MS = 1_000;
const LEAST_RATIO = 0.75;
/** Signatures of one call, the most that it may ask for, and calls under way: two of each of three issuers. */
const [BATCH, CALLS] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 6)];
const TENANTS = 4;

const pki = await createTestPki();
const vault = await startVault(pki);
await vault.app.listen(0, '127.0.0.1');

const certificate = await pki.issue('good');
const tenants = Array.from({ length: TENANTS }, (_, index) => `${TENANT.slice(0, -1)}${index}`);
const ids = await Promise.all(
  tenants.map((tenantId) => uploaded(vault, certificate, { caller: { ...live, tenantId } })),
);
const batch = Array.from({ length: BATCH }, (_, index) => {
  const [tenant_id, id = ''] = [tenants[index % TENANTS] ?? '', ids[index % TENANTS]];
  return signingOrder(id, certificate.chainPem, { tenant_id }).item;
});

const { INTERNAL_KEY: internalKey = '', INTERNAL_PUBLIC_KEYS: internalPublicKeys = '' } =
  internalEnvironment('document-issuer');
const order: CallerOrder = { address: await vault.app.getUrl(), internalKey, internalPublicKeys, batch, calls: CALLS };
const caller = new Worker(new URL('./service/vault-caller.program.js', import.meta.url), { workerData: order });

const key = createPrivateKey(certificate.keyPem);
const signed = promisify(sign) as (digest: string, data: Buffer, key: unknown) => Promise<Buffer>;

const alone = async (): Promise<CallerWork> => {
  const until = performance.now() + SLICE_MS;
  let signatures = 0;
  await Promise.all(
    Array.from({ length: CALLS }, async () => {
      while (performance.now() < until) {
        await Promise.all(batch.map(({ signed_info }) => signed('sha256', Buffer.from(signed_info), key)));
        signatures += BATCH;
      }
    }),
  );
  return { signatures, ownMs: 0 };
};
const throughVault = async (): Promise<CallerWork> => {
  caller.postMessage(SLICE_MS);
  const [work] = (await once(caller, 'message')) as [CallerWork];
  return work;
};

interface Rate {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly callerMs: number;
}

const rateOf = async (run: () => Promise<CallerWork>): Promise<Rate> => {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const { signatures, ownMs } = await run();
  const [seconds, { user, system }] = [(performance.now() - began) / 1_000, process.cpuUsage(cpu)];
  const allMs = (user + system) / 1_000;
  return { perSecond: signatures / seconds, cpuMs: (allMs - ownMs) / signatures, callerMs: ownMs / signatures };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const rounds: { readonly alone: Rate; readonly through: Rate }[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const measured = { alone: await rateOf(alone), through: await rateOf(throughVault) };
  if (round > 0) rounds.push(measured); // the first warms up
}
const row = (what: string, rates: readonly Rate[]) => ({
  what,
  'a second': Math.round(median(rates.map(({ perSecond }) => perSecond))),
  'ms of processor each': Number(median(rates.map(({ cpuMs }) => cpuMs)).toFixed(3)),
  'the issuer’s': Number(median(rates.map(({ callerMs }) => callerMs)).toFixed(3)),
});
console.table([
  row(
    'crypto.sign alone',
    rounds.map((round) => round.alone),
  ),
  row(
    `through the vault, ${CALLS} × ${BATCH} at a time`,
    rounds.map(({ through }) => through),
  ),
]);
const byClock = median(rounds.map((round) => round.through.perSecond / round.alone.perSecond));
const ratio = median(rounds.map((round) => round.alone.cpuMs / round.through.cpuMs));
console.log(
  `through the vault: ${ratio.toFixed(2)} of crypto.sign by processor time (limit ${LEAST_RATIO}), ${byClock.toFixed(2)} by the clock`,
);
await caller.terminate();
await vault.close();
process.exit(ratio < LEAST_RATIO ? 1 : 0);
