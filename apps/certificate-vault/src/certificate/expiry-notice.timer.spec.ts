import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, live } from '@rubrica/service-testing';
import { createTestPki, type TestPki, until } from '@rubrica/testing';
import { CERTIFICATES, type RunningVault, startVault, uploaded, type UploadAs } from '../vault.fixture.js';

const DAY_S = 86_400;

let pki: TestPki;
let vault: RunningVault;
beforeAll(async () => {
  pki = await createTestPki();
});
beforeEach(async () => {
  vault = await startVault(pki);
});
afterEach(() => vault.close());

const caller = { ...live, tenantId: idOf('ten', 'vence') };
const upload = async (as: UploadAs = {}) => uploaded(vault, await pki.issue('good'), { caller, ...as });

/** Lets the clock be so many days before the end of the certificates, which end after 730 days. */
let passedDays = 0;
beforeEach(() => {
  passedDays = 0;
});
const daysBeforeTheEnd = (days: number): void => {
  const passed = 730 - days;
  vault.clock.advance((passed - passedDays) * DAY_S);
  passedDays = passed;
};

const announced = (): unknown[][] =>
  vault.said.flatMap(({ type, data }) =>
    type === 'certificate.expires' ? [[data['certificate_id'], data['notice_days']]] : [],
  );
const untilAnnounced = (...notices: unknown[][]) =>
  until(announced, (all) => all.length >= notices.length).then((all) => expect(all).toEqual(notices));
/** Timers that are due and not worked off. */
const due = async () =>
  (await vault.database.query('select key from timers where due <= $1', [vault.clock.now()])).length;
const untilIdle = () => until(due, (count) => count === 0);

describe('the end of a certificate', () => {
  it('is announced 30, 14, 7 and 1 days before, once each', async () => {
    const id = await upload();
    daysBeforeTheEnd(31);
    await untilIdle();
    expect(announced()).toEqual([]);
    for (const days of [30, 29.5, 14, 13, 7, 2, 1, 0.5, -1]) {
      daysBeforeTheEnd(days - 0.001);
      await untilIdle();
    }
    await untilAnnounced([id, 30], [id, 14], [id, 7], [id, 1]);
    const last = vault.said.at(-1);
    expect(last).toMatchObject({ key: caller.tenantId, data: { environment: 'habilitacion' } });
    expect(Date.parse(String(last?.data['expires_at']))).toBeLessThan(vault.clock.now().getTime());
  });

  it('is announced once, whatever the vault slept through, and by however many of them', async () => {
    const id = await upload();
    await vault.beside();
    daysBeforeTheEnd(6);
    await untilAnnounced([id, 7]);
    await vault.database.query(`update timers set due = now() where kind = 'announce-expiry'`);
    vault.clock.advance(1);
    await untilIdle();
    expect(announced()).toEqual([[id, 7]]);
  });

  it('is not announced of one that was replaced or revoked', async () => {
    await upload();
    const next = await upload();
    daysBeforeTheEnd(29);
    await untilAnnounced([next, 30]);
    await vault.call('DELETE', `${CERTIFICATES}/${next}`, { caller });
    daysBeforeTheEnd(13);
    await untilIdle();
    expect(announced()).toEqual([[next, 30]]);
  });

  it('is announced for production alone, once a tenant has gone live', async () => {
    await upload();
    await vault.call('POST', `/internal/tenants/${caller.tenantId}/production-certificate`);
    const production = await vault.active('production', caller.tenantId);
    daysBeforeTheEnd(29);
    await untilAnnounced([production?.certificate_id, 30]);
    await untilIdle();
    expect(announced()).toHaveLength(1);
  });

  it('is announced neither in the test environment nor of mock certificates', async () => {
    await vault.register(caller.tenantId);
    await upload({ environment: 'test', caller: { ...caller, livemode: false } });
    daysBeforeTheEnd(0.5);
    await untilIdle();
    expect(announced()).toEqual([]);
  });
});
