import { readSettings } from '@rubrica/service';
import { KeyCustodySettings, openKeyRing } from './key-custody/key-custody-settings.js';
import type { KeyRing } from './key-custody/key-ring.disk.js';
import { rewrapAll, wrappings } from './key-custody/rewrap.js';
import { ownValue } from '@rubrica/fiscal';

const USAGE = `npm run vault:keys -- status    how many keys of tenants each version of the master key wraps
npm run vault:keys -- rewrap    wraps all by the newest version; the vault may run meanwhile
`;

const status = async (ring: KeyRing): Promise<boolean> => {
  const counts = [...(await wrappings(ring))].sort();
  for (const [by, count] of counts) process.stdout.write(`${count} wrapped by ${by}\n`);
  if (counts.length === 0) process.stdout.write('no tenant has a key yet\n');
  return !counts.some(([by]) => by === 'damaged');
};

const rewrap = async (ring: KeyRing): Promise<boolean> => {
  const { wrapped, failed } = await rewrapAll(ring);
  for (const { tenantId, reason } of failed) process.stdout.write(`${tenantId}: not wrapped: ${reason}\n`);
  process.stdout.write(`${wrapped} wrapped anew\n`);
  await status(ring);
  return failed.length === 0;
};

/** `npm run vault:keys`, with the settings KEY_RING_DIR, KEY_PROVIDER and those of the provider. */
try {
  const work = ownValue({ status, rewrap }, process.argv[2] ?? '');
  if (!work) throw new Error(`which command?\n${USAGE}`);
  const settings = readSettings(KeyCustodySettings, process.env);
  process.exitCode = (await work(await openKeyRing(settings))) ? 0 : 1;
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`);
  process.exitCode = 2;
}
