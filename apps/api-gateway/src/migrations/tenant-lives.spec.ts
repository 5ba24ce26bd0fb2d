import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@rubrica/testing';
import { TenantStore } from '../tenant/tenant.store.js';
import { profile } from '../gateway.fixture.js';
import { TenantLives1700000001012 } from './1700000001012-tenant-lives.js';
import { migrations } from './index.js';
import { migrated } from './migrated.fixture.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase('api_gateway');
});
afterAll(() => fresh.drop());

it('takes over tenants that were made with one NIT: all go on, and a further one is refused', async () => {
  const { nit } = profile;
  const older = await migrated(
    fresh.url,
    migrations.filter((one) => one !== TenantLives1700000001012),
  );
  for (const [id, of, day] of [
    ['ten_second', nit, '2026-11-02'],
    ['ten_first', nit, '2026-11-01'],
    ['ten_other', '900108281', '2026-11-03'],
  ])
    await older.query(
      `insert into tenants (id, nit, profile, live_environment, api_version, status, created_at)
       values ($1, $2, $3, 'habilitacion', '2026-01-01', 'active', $4)`,
      [id, of, JSON.stringify({ ...profile, nit: of }), day],
    );
  await older.close();

  const newer = await migrated(fresh.url, migrations);
  const tenants = new TenantStore(newer);
  const idsOf = async () => (await tenants.list({}, ({ id }) => id)).data;
  expect(await idsOf()).toEqual(['ten_other', 'ten_second', 'ten_first']);
  const create = () => newer.transaction((tx) => tenants.insert(tx, 'ten_third', profile));
  const revoke = (id: string) =>
    newer.transaction(async (tx) => {
      await tenants.lockNits(tx);
      const revocation = { operator: 'ana', revoked_at: '', documents_under_way: 0, key_destroyed_at: null };
      await tenants.revoke(tx, await tenants.locked(tx, id), revocation);
    });
  await expect(create()).rejects.toMatchObject({ code: 'nit_in_use', extensions: { existing_id: 'ten_first' } });
  await revoke('ten_first');
  await expect(create()).rejects.toMatchObject({ code: 'nit_in_use', extensions: { existing_id: 'ten_second' } });
  await revoke('ten_second');
  expect(await create()).toMatchObject({ id: 'ten_third', status: 'active' });
  expect(await idsOf()).toEqual(['ten_third', 'ten_other', 'ten_second', 'ten_first']);
  await newer.close();
});
