import { InternalHttp, NetworkTransport } from '@rubrica/service';
import { internalAccess, live, TENANT } from '@rubrica/service-testing';
import { createTestPki } from '@rubrica/testing';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { createPrivateKey, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { signingOrder, startVault, uploaded } from '../vault.fixture.js';

/**
 * How many signatures the vault makes, from the issuer's request over HTTP to its answer, beside `crypto.sign` alone. Both run in
 * this process and its threads, in turns of a second, and figures are medians over the rounds. What counts is the processor time
 * of this process, so that whatever else the machine does takes nothing away. All of the way is in it: both sides of the HTTP call,
 * the audit chain, the key ring, the key, the signature; only PostgreSQL works in processes of its own.
 */
const ROUNDS = 10;
const SLICE_MS = 1_000;
const LEAST_RATIO = 0.75;
/** Documents that the issuer signs at a time, and such sets under way: its timers have two. */
const [BATCH, SETS] = [100, 2];
const TENANTS = 4;

const pki = await createTestPki();
const vault = await startVault(pki);
await vault.app.listen(0, '127.0.0.1');
const transport = new NetworkTransport({ 'certificate-vault': await vault.app.getUrl() });
const client = new CertificateVaultClient(new InternalHttp(internalAccess('document-issuer').identity, transport));

const certificate = await pki.issue('good');
const tenants = Array.from({ length: TENANTS }, (_, index) => `${TENANT.slice(0, -1)}${index}`);
const ids = await Promise.all(
  tenants.map((tenantId) => uploaded(vault, certificate, { caller: { ...live, tenantId } })),
);
const batch = Array.from({ length: BATCH }, (_, index) => {
  const [tenant_id, id = ''] = [tenants[index % TENANTS] ?? '', ids[index % TENANTS]];
  return signingOrder(id, certificate.chainPem, { tenant_id }).item;
});
const key = createPrivateKey(certificate.keyPem);
const signed = promisify(sign) as (digest: string, data: Buffer, key: unknown) => Promise<Buffer>;

const byVault = async (): Promise<unknown> => {
  const signatures = await client.sign(batch);
  if (!signatures.every((signature) => 'value' in signature)) throw new Error(JSON.stringify(signatures[0]));
  return signatures;
};
const bySign = (): Promise<unknown> =>
  Promise.all(batch.map(({ signed_info }) => signed('sha256', Buffer.from(signed_info), key)));

interface Rate {
  readonly perSecond: number;
  /** Processor time of this process per signature; PostgreSQL's is not in it. */
  readonly cpuMs: number;
}

const rateOf = async (run: () => Promise<unknown>): Promise<Rate> => {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  let batches = 0;
  const until = began + SLICE_MS;
  await Promise.all(
    Array.from({ length: SETS }, async () => {
      for (; performance.now() < until; batches += 1) await run();
    }),
  );
  const [seconds, { user, system }] = [(performance.now() - began) / 1_000, process.cpuUsage(cpu)];
  const count = batches * BATCH;
  return { perSecond: count / seconds, cpuMs: (user + system) / 1_000 / count };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const rounds: { readonly alone: Rate; readonly through: Rate }[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const measured = { alone: await rateOf(bySign), through: await rateOf(byVault) };
  if (round > 0) rounds.push(measured); // the first warms up
}
const row = (what: string, rates: readonly Rate[]) => ({
  what,
  'a second': Math.round(median(rates.map(({ perSecond }) => perSecond))),
  'ms of processor each': Number(median(rates.map(({ cpuMs }) => cpuMs)).toFixed(3)),
});
console.table([
  row(
    'crypto.sign alone',
    rounds.map(({ alone }) => alone),
  ),
  row(
    `through the vault, ${SETS} × ${BATCH} at a time`,
    rounds.map(({ through }) => through),
  ),
]);
const ratio = median(rounds.map(({ alone, through }) => through.perSecond / alone.perSecond));
const cpu = median(rounds.map(({ alone, through }) => alone.cpuMs / through.cpuMs));
console.log(
  `through the vault: ${cpu.toFixed(2)} of crypto.sign by processor time (limit ${LEAST_RATIO}), ${ratio.toFixed(2)} by the clock`,
);
await vault.close();
if (cpu < LEAST_RATIO) process.exitCode = 1;
process.exit();
