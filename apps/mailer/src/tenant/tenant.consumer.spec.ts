import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MessageData } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { factOf, idOf, seller, TENANT } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { once } from 'node:events';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';

const EXPIRES = 'co.rubrica.certificate.expires.v1';
const SWITCHED_OFF = 'co.rubrica.webhook-endpoint.switched-off.v1';

let mailer: RunningMailer;
beforeEach(async () => {
  mailer = await startMailer();
});
afterEach(() => mailer.close());

let versions = 1_000;
const profileSaid = async (type: 'registered' | 'changed', email: string): Promise<void> => {
  const profile = seller({ legal_name: 'Ferretería Ñandú S.A.S.', email });
  const profile_blob = await putJson(mailer.blobs, TENANT, profile);
  const data = { tenant_id: TENANT, profile_blob };
  await mailer.publishFact(`co.rubrica.tenant.${type}.v1`, TENANT, data, { version: (versions += 1) });
};
const expires = (changes: Partial<MessageData<typeof EXPIRES>> = {}) =>
  factOf(
    EXPIRES,
    TENANT,
    {
      tenant_id: TENANT,
      certificate_id: idOf('cert', 'vence'),
      environment: 'production',
      notice_days: 30,
      expires_at: '2027-01-15T04:59:59.000Z',
      ...changes,
    },
    { version: (versions += 1) },
  );
const switchedOff = (changes: Partial<MessageData<typeof SWITCHED_OFF>> = {}) =>
  factOf(
    SWITCHED_OFF,
    TENANT,
    {
      tenant_id: TENANT,
      endpoint_id: idOf('we', 'caído'),
      livemode: true,
      failing_since: '2026-11-22T03:30:00.000Z',
      ...changes,
    },
    { version: (versions += 1) },
  );
const untilCaught = (count: number) => until(mailer.caught, (mails) => mails.length >= count);
const untilIdle = () =>
  until(
    () => mailer.database.query('select key from timers'),
    (timers) => timers.length === 0,
  );

describe('a tenant whose certificate ends soon', () => {
  it('is told by mail, in Spanish and in English, with the day in Colombia', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    await mailer.publish(expires());
    const [mail] = await untilCaught(1);
    expect(mail?.subject).toBe('Su certificado de firma vence el 14 de enero de 2027 (NIT 900373115-3)');
    expect(mail?.from?.text).toBe('"Rubrica" <facturacion@rubrica.co>');
    expect(mail?.headers.get('delivered-to')).toMatchObject({ text: 'gerencia@nandu.co' });
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Ferretería Ñandú S.A.S., NIT 900373115-3, vence el 14 de enero de 2027.');
    expect(mail?.text).toContain('ends on January 14, 2027.');
    expect(mail?.html).toContain('English · Your signing certificate ends on January 14, 2027');
    await untilIdle();
    // No fact of a document comes of it, and no address is in an event.
    expect(mailer.said).toEqual([]);
    expect(JSON.stringify(await mailer.database.query('select data from events'))).not.toContain('nandu');
  });

  it('is told at the address that it has now, once for each notice', async () => {
    await profileSaid('registered', 'antes@nandu.co');
    await profileSaid('changed', 'ahora@nandu.co');
    const first = expires();
    await mailer.publish(first, first, expires({ notice_days: 14 }));
    await untilCaught(2);
    await mailer.database.query('delete from inbox');
    await mailer.publish(first);
    await untilIdle();
    const mails = await mailer.caught();
    expect(mails.map(({ headers }) => headers.get('delivered-to'))).toMatchObject([
      { text: 'ahora@nandu.co' },
      { text: 'ahora@nandu.co' },
    ]);
  });

  it('is told again later where the mail server is away', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    await mailer.stopServer();
    await mailer.publish(expires());
    await until(
      () => mailer.database.query(`select 1 from events where type = 'MailDeferred'`),
      (rows) => rows.length === 1,
    );
    await mailer.startServer();
    mailer.clock.advance(120);
    expect(await untilCaught(1)).toHaveLength(1);
  });

  it('is told after a kill -9 before the mail was sent', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    await untilIdle();
    const { smtpUrl, mailFolder, mailFrom } = mailer.settings;
    await mailer.instance.stop();
    const victim = await mailer.spawn({
      RUBRICA_FAULT: 'mailer:attempt-begun',
      SMTP_URL: smtpUrl,
      MAIL_DIR: mailFolder,
      MAIL_FROM: mailFrom,
    });
    await mailer.publish(expires());
    if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    expect(await mailer.caught()).toEqual([]);
    await mailer.start(mailer.settings);
    expect(await untilCaught(1)).toHaveLength(1);
  });

  it('is not told when nobody knows its address, and nothing is stuck', async () => {
    await mailer.publish(expires());
    await until(
      () => mailer.database.query('select 1 from inbox'),
      (handled) => handled.length === 1,
    );
    await profileSaid('registered', 'gerencia@nandu.co');
    await mailer.publish(expires({ notice_days: 14 }));
    const [mail] = await untilCaught(1);
    expect(mail?.subject).toContain('900373115');
    expect(await mailer.caught()).toHaveLength(1);
  });

  it('is forgotten when its data are erased', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    await mailer.publish(expires());
    await untilCaught(1);
    await untilIdle();
    const data = { tenant_id: TENANT, documents_kept_until: null };
    await mailer.publishFact('co.rubrica.tenant.erased.v1', TENANT, data, { version: (versions += 1) });
    await until(
      () => mailer.database.query('select tenant_id from tenant_profiles union all select tenant_id from mailings'),
      (rows) => rows.length === 0,
    );
    await untilIdle();
    expect(await mailer.database.query('select 1 from events')).toEqual([]);
  });
});

describe('a tenant whose webhook endpoint was switched off', () => {
  const ENDPOINT = idOf('we', 'caído');

  it('is told by mail which one, since when it fails, and how to switch it on', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    await mailer.publish(switchedOff());
    const [mail] = await untilCaught(1);
    expect(mail?.subject).toBe('Desactivamos un webhook que no responde (NIT 900373115-3)');
    expect(mail?.headers.get('delivered-to')).toMatchObject({ text: 'gerencia@nandu.co' });
    expect(mail?.text).toContain('falla sin interrupción desde el 21 de noviembre de 2026, 22:30.');
    expect(mail?.text).toContain('has only failed since November 21, 2026, 22:30.');
    expect(mail?.text).toContain(`PATCH /v1/webhook-endpoints/${ENDPOINT} con "is_active": true`);
    expect(mail?.text).toContain(`POST /v1/webhook-endpoints/${ENDPOINT}/replays`);
    await untilIdle();
    expect(mailer.said).toEqual([]);
    expect(JSON.stringify(await mailer.database.query('select data from events'))).not.toContain('nandu');
  });

  it('is told once each time, however often the fact is read', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    const first = switchedOff();
    await mailer.publish(first, first, switchedOff({ failing_since: '2026-11-28T10:00:00.000Z' }));
    await untilCaught(2);
    await mailer.database.query('delete from inbox');
    await mailer.publish(first);
    await until(
      () => mailer.database.query('select 1 from inbox'),
      (handled) => handled.length > 0,
    );
    await untilIdle();
    expect(await mailer.caught()).toHaveLength(2);
  });

  it('is told after a kill -9 between the attempt and its mail', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    await untilIdle();
    await mailer.instance.stop();
    const { smtpUrl, mailFolder, mailFrom } = mailer.settings;
    const environment = { SMTP_URL: smtpUrl, MAIL_DIR: mailFolder, MAIL_FROM: mailFrom };
    const victim = await mailer.spawn({ RUBRICA_FAULT: 'mailer:attempt-begun', ...environment });
    await mailer.publish(switchedOff());
    if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    expect(await mailer.caught()).toEqual([]);
    await mailer.start(mailer.settings);
    expect(await untilCaught(1)).toHaveLength(1);
  });

  it('of the test environment finds the mail in the folder: none is sent', async () => {
    await profileSaid('registered', 'gerencia@nandu.co');
    await mailer.publish(switchedOff({ livemode: false }));
    const [mail] = await until(mailer.kept, (mails) => mails.length === 1);
    expect(mail?.text).toContain('Modo: prueba');
    expect(await mailer.caught()).toEqual([]);
  });
});
