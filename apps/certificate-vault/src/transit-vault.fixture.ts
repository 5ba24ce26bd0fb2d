import { idOf, live } from '@rubrica/service-testing';
import { createTestPki, type TransitReferee, type TransitServer } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningVault, signingOrder, startVault, uploaded } from './vault.fixture.js';

/** A vault whose master key is in the transit engine of Vault, and some tenants that sign. */
export interface VaultWithTransit {
  readonly vault: RunningVault;
  readonly transit: TransitServer;
  readonly tenants: readonly string[];
  /** An item to be signed for one of the tenants, in turn. */
  order(): ReturnType<typeof signingOrder>['item'];
  /** Makes a newer version of the master key. */
  rotate(): Promise<void>;
  /** Makes all versions but the newest unusable. */
  retire(): Promise<void>;
  stop(): Promise<void>;
}

export const startWithTransit = async (referee: TransitReferee, tenantCount: number): Promise<VaultWithTransit> => {
  const transit = await referee.start();
  await transit.call('POST', 'transit/keys/rubrica', { type: 'aes256-gcm96' });
  const policy = `path "transit/+/rubrica" { capabilities = ["update"] }`;
  await transit.call('PUT', 'sys/policies/acl/rubrica', { policy });
  const pki = await createTestPki();
  const vault = await startVault(pki, {
    keyProvider: 'transit',
    transitAddress: transit.address,
    transitToken: await transit.tokenFor('rubrica'),
  });
  const certificate = await pki.issue('good');
  const tenants = Array.from({ length: tenantCount }, (_, index) =>
    idOf('ten', `numero${String.fromCharCode(97 + index)}`),
  );
  const ids = await Promise.all(
    tenants.map((tenantId) => uploaded(vault, certificate, { caller: { ...live, tenantId } })),
  );
  let ordered = 0;
  return {
    vault,
    transit,
    tenants,
    order: () => {
      const index = ordered++ % tenants.length;
      return signingOrder(ids[index] ?? '', certificate.chainPem, { tenant_id: tenants[index] ?? '' }).item;
    },
    rotate: async () => {
      await transit.call('POST', 'transit/keys/rubrica/rotate');
    },
    retire: async () => {
      const { latest_version } = await transit.call('GET', 'transit/keys/rubrica');
      await transit.call('POST', 'transit/keys/rubrica/config', { min_decryption_version: latest_version });
    },
    stop: async () => {
      await vault.close();
      await transit.stop();
    },
  };
};

/** What became of signatures that were asked for one by one. */
export interface SignedLoad {
  /** How long each took, in ms. */
  readonly tookMs: readonly number[];
  /** Why there was none. */
  readonly failures: readonly string[];
}

/** Asks for so many signatures a second, each by a call of its own, until `work` is done. */
export const signingMeanwhile = async (
  { vault, order }: VaultWithTransit,
  perSecond: number,
  work: () => Promise<unknown>,
): Promise<SignedLoad> => {
  const [tookMs, failures]: [number[], string[]] = [[], []];
  const calls: Promise<void>[] = [];
  const sign = async (): Promise<void> => {
    const began = performance.now();
    try {
      const [answer] = await vault.sign(order());
      if (!answer || 'error' in answer) failures.push(answer?.error.code ?? 'no answer');
      else tookMs.push(performance.now() - began);
    } catch (error) {
      failures.push(String(error));
    }
  };
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  const began = performance.now();
  while (!isDone) {
    calls.push(sign());
    await sleep(Math.max(0, began + (calls.length * 1_000) / perSecond - performance.now()));
  }
  await done;
  await Promise.all(calls);
  return { tookMs, failures };
};
