import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { softwareSecurityCode } from '@rubrica/fiscal';
import { INVOICING } from '@rubrica/kinds';
import { type Issuer, type Stage, startStage, TENANT } from '../issuer.fixture.js';

const SOFTWARE = { software_id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '11111' };
/** RADIAN annex, numeral 12.1.1. */
const SEED = '12019-04-3019:48:50-05:0099998888800197268030FE12301';
const CUDE = '0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9';

let stage: Stage;
let issuer: Issuer;
beforeEach(async () => {
  stage = await startStage();
  issuer = await stage.start();
});
afterEach(async () => {
  await issuer.stop();
  await stage.close();
});

const hashes = (environment: string) =>
  stage.call('POST', `/internal/tenants/${TENANT}/event-hashes`, {
    from: 'dian-submitter',
    body: { environment, seed: SEED, number: 'AR1' },
  });

describe('the hashes of an event', () => {
  it("are made with the PIN of the tenant's software, which stays here", async () => {
    const path = `/internal/tenants/${TENANT}/software/${INVOICING}`;
    await stage.call('PUT', path, { body: { environment: 'habilitacion', ...SOFTWARE } });
    const { status, body } = await hashes('habilitacion');
    expect(status).toBe(200);
    expect(body).toEqual({
      software: { id: SOFTWARE.software_id, provider: null },
      cude: CUDE,
      security_code: softwareSecurityCode(SOFTWARE.software_id, SOFTWARE.pin, 'AR1'),
    });
  });

  it('are none without software', async () => expect((await hashes('production')).body).toEqual({ software: null }));
});
