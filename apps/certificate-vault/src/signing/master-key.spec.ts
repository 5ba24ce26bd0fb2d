import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { test } from '@rubrica/service-testing';
import { createTestPki, transitReferee, until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { TENANT_KEYS } from '../key-custody/tenant-keys.js';
import type { KeyRing } from '../key-custody/key-ring.disk.js';
import { rewrapAll, wrappings } from '../key-custody/rewrap.js';
import { forgeContainer } from '../pkcs12/containers.fixture.js';
import { signingMeanwhile, startWithTransit, type VaultWithTransit } from '../transit-vault.fixture.js';

const referee = transitReferee();

referee.describe('a vault whose master key is in the transit engine', () => {
  let running: VaultWithTransit;
  beforeAll(async () => {
    running = await startWithTransit(referee, 10);
  });
  afterAll(() => running.stop());

  const ring = (): KeyRing => running.vault.app.get<KeyRing>(TENANT_KEYS);
  const uses = async (): Promise<number> => {
    const [row] = await running.vault.database.query<{ count: number }>('select count(*)::int from signature_audit');
    return row?.count ?? 0;
  };

  it('signs on while its master key is rotated, all keys are wrapped anew and the old version goes', async () => {
    const sealed = await running.vault.database.query('select id, sealed_key from certificates order by id');
    const load = await signingMeanwhile(running, 20, async () => {
      await sleep(500);
      await running.rotate();
      await sleep(200);
      expect(await rewrapAll(ring())).toEqual({ wrapped: running.tenants.length, failed: [] });
      await running.retire();
      await sleep(500);
    });
    expect(load.failures).toEqual([]);
    expect(load.tookMs.length).toBeGreaterThan(10);
    expect([...(await wrappings(ring()))]).toEqual([['transit vault:v2', running.tenants.length]]);
    // Nothing that belongs to a tenant has changed.
    expect(await running.vault.database.query('select id, sealed_key from certificates order by id')).toEqual(sealed);
  });

  it('signs nothing while the engine is down, loses nothing, and signs again when it is back', async () => {
    const { vault, transit } = running;
    const ask = () =>
      vault.call('POST', '/internal/signatures', { from: 'document-issuer', body: { items: [running.order()] } });
    expect((await ask()).status).toBe(200);
    await transit.crash();
    const refused = await ask();
    expect([refused.status, refused.body['code'], refused.headers['retry-after']]).toEqual([
      503,
      'service_unavailable',
      '1',
    ]);
    // While it is known to be down no use is recorded: there is none.
    const before = await uses();
    for (let call = 0; call < 20; call += 1) expect((await ask()).status).toBe(503);
    expect((await uses()) - before).toBeLessThan(20);

    const container = forgeContainer(await (await createTestPki()).issue('good'));
    const caller = { ...test, tenantId: running.tenants[0] ?? '' };
    expect((await vault.upload(container, { caller })).status).toBe(503);

    await transit.restart();
    await until(ask, ({ status }) => status === 200);
    expect((await vault.upload(container, { caller })).status).toBe(201);
  });
});
