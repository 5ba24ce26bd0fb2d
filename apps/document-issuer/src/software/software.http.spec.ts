import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EQUIVALENT, INVOICING } from '@rubrica/kinds';
import { settingsOf } from '@rubrica/service';
import { DocumentIssuerSettings } from '../config.js';
import { type Issuer, type Stage, startStage, TENANT } from '../issuer.fixture.js';
import { softwareOfInstallation } from './software.js';

const OWN = { software_id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191' };
const OF_PROVIDER = { software_id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11', pin: '77777' };
const PROVIDER = { nit: '900508908', name: 'Emisión Segura S.A.S.', code: '042' };
const INSTALLATION = {
  providerNit: PROVIDER.nit,
  providerName: PROVIDER.name,
  providerCode: PROVIDER.code,
  providerSoftwareId: OF_PROVIDER.software_id,
  providerSoftwarePin: OF_PROVIDER.pin,
};
const PATH = `/internal/tenants/${TENANT}`;

let stage: Stage;
let issuer: Issuer;
beforeEach(async () => {
  stage = await startStage();
});
afterEach(async () => {
  await issuer.stop();
  await stage.close();
});

const start = async (settings: Partial<DocumentIssuerSettings> = {}): Promise<void> => {
  issuer = await stage.start(settings);
};
const put = (environment = 'habilitacion', record = INVOICING) =>
  stage.call('PUT', `${PATH}/software/${record}`, { body: { environment, ...OWN } });
const assign = (provider: object | null, software = OF_PROVIDER) =>
  stage.call('PUT', `${PATH}/assigned-software/${INVOICING}`, {
    body: { environment: 'habilitacion', ...software, provider },
  });
const remove = () => stage.call('DELETE', `${PATH}/assigned-software/${INVOICING}/habilitacion`);
const shown = async (environment = 'habilitacion', record = INVOICING) =>
  (await stage.call('GET', `${PATH}/software/${record}/${environment}`)).body['software'];
const goLive = () => stage.call('POST', `${PATH}/production-software`);
const forProduction = async () => (await stage.call('GET', `${PATH}/production-software`)).body['records'];

const own = { id: OWN.software_id, provider: null };
const ofProvider = { id: OF_PROVIDER.software_id, provider: PROVIDER };

describe("a tenant's software", () => {
  it('is none, then its own, and the PIN is never shown', async () => {
    await start();
    expect(await shown()).toBeNull();
    expect((await put()).status).toBe(204);
    expect(await shown()).toEqual(own);
    expect(await shown('production')).toBeNull();
  });

  it('is told when it is registered, and when production takes it over, without its PIN', async () => {
    await start();
    await put();
    await goLive();
    const told = await stage.database.query<{ data: object }>(
      "select data from events where type = 'SoftwareRegistered' order by data::text",
    );
    expect(told.map(({ data }) => data)).toEqual(
      ['habilitacion', 'production'].map((environment) => ({ tenant_id: TENANT, record: INVOICING, environment })),
    );
  });

  it('is that of a provider when an operator chooses it, and the tenant cannot change that', async () => {
    await start();
    await put();
    expect((await assign(PROVIDER)).status).toBe(204);
    expect(await shown()).toEqual(ofProvider);
    const refused = await put();
    expect(refused).toMatchObject({ status: 409, body: { code: 'software_of_provider' } });
    expect(refused.body['errors']).toMatchObject([
      { pointer: '#/software', es: { detail: expect.stringContaining('proveedor tecnológico Emisión Segura S.A.S.') } },
    ]);
    expect(JSON.stringify(refused.body)).not.toContain(OF_PROVIDER.pin);
    expect(await shown()).toEqual(ofProvider);
  });

  it('is its own again when the operator says so', async () => {
    await start();
    await assign(PROVIDER);
    await assign(null, OWN);
    expect(await shown()).toEqual(own);
    expect((await put()).status).toBe(204);
    await remove();
    expect(await shown()).toBeNull();
  });

  it('goes to production with its provider', async () => {
    await start();
    expect(await forProduction()).toEqual([]);
    await assign(PROVIDER);
    expect(await forProduction()).toEqual([INVOICING]);
    await goLive();
    expect(await shown('production')).toEqual(ofProvider);
    expect(await put('production')).toMatchObject({ status: 409 });
  });

  it('is refused at the place of its record while a provider issues for the tenant', async () => {
    await start();
    const path = `${PATH}/assigned-software/${EQUIVALENT}`;
    await stage.call('PUT', path, { body: { environment: 'habilitacion', ...OF_PROVIDER, provider: PROVIDER } });
    expect((await put('habilitacion', EQUIVALENT)).body['errors']).toMatchObject([
      { pointer: '#/software/equivalent' },
    ]);
    expect((await put()).status).toBe(204);
  });

  it('is one for each record at DIAN, and all of them go to production', async () => {
    await start();
    await put('habilitacion', EQUIVALENT);
    expect([await shown('habilitacion', EQUIVALENT), await shown()]).toEqual([own, null]);
    await assign(PROVIDER);
    expect(await forProduction()).toEqual([INVOICING, EQUIVALENT]);
    await goLive();
    expect([await shown('production', EQUIVALENT), await shown('production')]).toEqual([own, ofProvider]);
  });

  it('keeps its PIN sealed', async () => {
    await start();
    await assign(PROVIDER, { ...OF_PROVIDER, pin: 'SecretPin77777' });
    const [row] = await issuer.database.query<{ text: string }>('select s::text as text from software s');
    expect(row?.text).toContain(PROVIDER.nit);
    expect(row?.text).not.toContain('SecretPin77777');
    expect(row?.text).not.toContain(Buffer.from('SecretPin77777').toString('hex'));
  });
});

describe('an installation that is a provider', () => {
  it('issues for each tenant in both environments, and no tenant registers software', async () => {
    await start(INSTALLATION);
    expect([await shown(), await shown('production')]).toEqual([ofProvider, ofProvider]);
    expect(await put()).toMatchObject({ status: 409, body: { code: 'software_of_provider' } });
    expect(await forProduction()).toEqual([INVOICING]);
    await goLive();
    const rows = await issuer.database.query('select 1 from software');
    expect(rows).toEqual([]);
  });

  it('has other software in production where it says so', async () => {
    const id = '9b9b2c0d-7b52-4b5c-8a61-2b7f3f9c1d22';
    await start({ ...INSTALLATION, providerProductionSoftwareId: id, providerProductionSoftwarePin: '88888' });
    expect([await shown(), await shown('production')]).toEqual([ofProvider, { id, provider: PROVIDER }]);
  });

  it('leaves a tenant its own software until the operator removes it', async () => {
    await start();
    await put();
    await issuer.stop();
    await start(INSTALLATION);
    expect(await shown()).toEqual(own);
    expect((await put()).status).toBe(204);
    await remove();
    expect(await shown()).toEqual(ofProvider);
  });

  it.each([
    ['a NIT alone', { providerNit: PROVIDER.nit }],
    ['no PIN', { ...INSTALLATION, providerSoftwarePin: '' }],
    ['half of another software for production', { ...INSTALLATION, providerProductionSoftwarePin: '88888' }],
  ])('does not start with %s', async (_, settings) => {
    await start();
    const values = { databaseUrl: 'postgres://db', serviceKey: 'k'.repeat(44), ...settings };
    const checked = settingsOf(DocumentIssuerSettings, values);
    const read = () => softwareOfInstallation(checked, 'habilitacion');
    expect(read).toThrow(/PROVIDER_SOFTWARE_PIN/);
    expect(read).not.toThrow(/88888/);
  });
});
