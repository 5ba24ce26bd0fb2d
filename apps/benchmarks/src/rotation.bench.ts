import {
  TENANT_KEYS,
  type KeyRing,
  rewrapAll,
  type SignedLoad,
  signingMeanwhile,
  startWithTransit,
} from '@rubrica/certificate-vault/testing';
import { transitReferee } from '@rubrica/testing';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What signers notice of a rotation of the master key: 20 signatures a second, each by a call of its own, while the key of the
 * transit engine of Vault is rotated, the keys of many tenants are wrapped anew, and the old version is made useless.
 */
const PER_SECOND = 20;
const SIGNERS = 10;
/** Tenants whose keys are wrapped anew besides. */
const OTHERS = Number(process.argv[2] ?? 1_000);
const QUIET_MS = 10_000;

const referee = transitReferee();
if (referee.missing !== null) {
  console.log(`skipped: ${referee.missing}`);
  process.exit();
}
const running = await startWithTransit(referee, SIGNERS);
const ring = running.vault.app.get<KeyRing>(TENANT_KEYS);
for (let index = 0; index < OTHERS; index += 1) await ring.seal(`ten_other${index}`, randomBytes(32), 'x');

const at = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0);
const row = (what: string, { tookMs, failures }: SignedLoad) => ({
  what,
  signed: tookMs.length,
  failed: failures.length,
  'p50 ms': at(tookMs, 0.5),
  'p95 ms': at(tookMs, 0.95),
  'most ms': at(tookMs, 1),
});

const before = await signingMeanwhile(running, PER_SECOND, () => sleep(QUIET_MS));
let rewrapS = 0;
const during = await signingMeanwhile(running, PER_SECOND, async () => {
  await running.rotate();
  const began = performance.now();
  const { wrapped, failed } = await rewrapAll(ring);
  rewrapS = (performance.now() - began) / 1_000;
  if (failed.length > 0 || wrapped !== OTHERS + SIGNERS) throw new Error(`${wrapped} wrapped, ${failed.length} failed`);
  await running.retire();
});
const after = await signingMeanwhile(running, PER_SECOND, () => sleep(QUIET_MS));
console.table([row('before', before), row('rotated, wrapped anew, retired', during), row('after', after)]);
console.log(
  `${OTHERS + SIGNERS} keys wrapped anew in ${rewrapS.toFixed(1)} s (${Math.round((OTHERS + SIGNERS) / rewrapS)} a second)`,
);
const failures = [before, during, after].flatMap((load) => load.failures);
for (const failure of new Set(failures)) console.log(failure);
await running.stop();
process.exit(failures.length > 0 ? 1 : 0);
