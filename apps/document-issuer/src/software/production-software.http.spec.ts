import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INVOICING } from '@rubrica/kinds';
import { type Issuer, type Stage, startStage } from '../issuer.fixture.js';
import { SoftwareStore } from './software.store.js';

const TENANT = `ten_${'7'.repeat(26)}`;
const PATH = `/internal/tenants/${TENANT}`;
const SOFTWARE = { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191', provider: null };

let stage: Stage;
let issuer: Issuer;
beforeAll(async () => {
  stage = await startStage();
  issuer = await stage.start();
});
afterAll(async () => {
  await issuer.stop();
  await stage.close();
});

const ownedIn = (environment: 'habilitacion' | 'production') =>
  ({ tenant_id: TENANT, record: INVOICING, environment }) as const;
const found = (environment: 'habilitacion' | 'production') => issuer.app.get(SoftwareStore).find(ownedIn(environment));

describe("a tenant's software of production", () => {
  it('is that of habilitación, as soon as it is taken over', async () => {
    expect((await stage.call('GET', `${PATH}/production-software`)).body).toEqual({ records: [] });
    await issuer.database.transaction((tx) => issuer.app.get(SoftwareStore).put(tx, ownedIn('habilitacion'), SOFTWARE));
    expect((await stage.call('GET', `${PATH}/production-software`)).body).toEqual({ records: [INVOICING] });
    expect(await found('production')).toBeUndefined();

    expect((await stage.call('POST', `${PATH}/production-software`)).body).toEqual({ ready: true });
    expect(await found('production')).toEqual(SOFTWARE);
    expect(await found('habilitacion')).toEqual(SOFTWARE);
  });
});
