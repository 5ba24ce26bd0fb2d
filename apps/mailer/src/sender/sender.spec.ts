import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MailSenderResource } from '@rubrica/contracts';
import { schemaFaults } from '@rubrica/service';
import { idOf, live, stranger, TENANT, test } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';
import { dkimVault } from './dkim-vault.fixture.js';

const PATH = '/internal/mail-senders';

let mailer: RunningMailer;
let vault: Awaited<ReturnType<typeof dkimVault>>;
beforeEach(async () => {
  [mailer, vault] = await Promise.all([startMailer(), dkimVault()]);
  mailer.standIn('certificate-vault', vault.standIn);
});
afterEach(async () => {
  await mailer.close();
  await vault.close();
});

const register = (from_address: string, changes: object = {}, caller = live) =>
  mailer.call('POST', PATH, { body: { from_address, ...changes }, caller });
const registered = async (from_address: string, changes: object = {}): Promise<string> => {
  const { status, body } = await register(from_address, changes);
  expect([status, schemaFaults(MailSenderResource, body)]).toEqual([201, []]);
  return String(body['id']);
};
let documents = 0;
/** Mails another invoice; returns the mail as the server took it. */
const mailed = async (environment: 'habilitacion' | 'test' = 'habilitacion'): Promise<Buffer> => {
  documents += 1;
  const name = `document ${documents}`;
  const folder = environment === 'test' ? mailer.keptBytes : mailer.caughtBytes;
  const before = new Set(folder().map(String));
  await mailer.packaged({ document_id: idOf('inv', name), environment }, { document_id: idOf('inv', name) });
  const [mail] = await until(
    () => Promise.resolve(folder().filter((bytes) => !before.has(String(bytes)))),
    (mails) => mails.length > 0,
  );
  return mail ?? Buffer.alloc(0);
};
const fromOf = (mail: Buffer): string => /^From: .*<(.*)>\r$/m.exec(mail.toString())?.[1] ?? '';

describe('a sender of a tenant', () => {
  it('has the mails of its tenant come from its address, signed so that mailauth verifies them', async () => {
    vault.publish('nandu.co');
    await registered('facturas@nandu.co');
    const mail = await mailed();
    expect(fromOf(mail)).toBe('facturas@nandu.co');
    expect(await vault.verdictOf(mail)).toBe('pass nandu.co');
    expect(await vault.verdictOf(Buffer.from(mail.toString().replace('Total a pagar', 'Total a Pagar')))).not.toContain(
      'pass',
    );
    const [item] = vault.asked;
    expect(item).toMatchObject({ tenant_id: TENANT, dkim_key_id: idOf('dkim', 'nandu.co') });
    expect(item?.document_id).toMatch(/^inv_/);
  });

  it('is none of a domain without a published key', async () => {
    expect(await register('facturas@condor.co')).toMatchObject({
      status: 409,
      body: { code: 'dkim_key_not_verified' },
    });
    expect(fromOf(await mailed())).toBe('facturacion@rubrica.co');
    expect(vault.asked).toEqual([]);
  });

  it('is passed over while its record is not published, and when the vault refuses', async () => {
    vault.publish('nandu.co');
    await registered('facturas@nandu.co');
    vault.state.refuses = true;
    const refused = await mailed();
    expect([fromOf(refused), await vault.verdictOf(refused)]).toEqual(['facturacion@rubrica.co', 'none']);
    vault.withdraw('nandu.co');
    await mailer.restart(); // what the vault said is known for a minute
    expect(fromOf(await mailed())).toBe('facturacion@rubrica.co');
  });

  it('waits for a vault that is away: its mail is neither lost nor sent unsigned', async () => {
    vault.publish('nandu.co');
    await registered('facturas@nandu.co');
    vault.state.isAway = true;
    await mailer.packaged();
    await until(
      () => mailer.database.query("select 1 from events where type = 'AttemptBegun'"),
      (begun) => begun.length > 0,
    );
    expect(mailer.caughtBytes()).toEqual([]);
    vault.state.isAway = false;
    mailer.clock.advance(60);
    const [mail] = await until(
      () => Promise.resolve(mailer.caughtBytes()),
      (mails) => mails.length === 1,
    );
    expect(await vault.verdictOf(mail ?? Buffer.alloc(0))).toBe('pass nandu.co');
  });

  it('is the default alone: another one takes its place, and without one mails come from the service', async () => {
    vault.publish('nandu.co');
    const first = await registered('uno@nandu.co');
    const second = await registered('dos@nandu.co');
    const third = await registered('tres@nandu.co', { is_default: false });
    const defaults = async () =>
      ((await mailer.call('GET', PATH)).body['data'] as MailSenderResource[]).flatMap(({ id, is_default }) =>
        is_default ? [id] : [],
      );
    expect(await defaults()).toEqual([second]);
    await mailer.call('PATCH', `${PATH}/${first}`, { body: { is_default: true } });
    expect(await defaults()).toEqual([first]);
    expect(fromOf(await mailed())).toBe('uno@nandu.co');
    expect((await mailer.call('DELETE', `${PATH}/${first}`)).body).toMatchObject({ deleted: true });
    expect(fromOf(await mailed())).toBe('facturacion@rubrica.co');
    await mailer.call('PATCH', `${PATH}/${third}`, { body: { is_default: true } });
    await mailer.call('PATCH', `${PATH}/${third}`, { body: { is_default: false } });
    expect(await defaults()).toEqual([]);
  });

  it('is for one mode of one tenant', async () => {
    vault.publish('nandu.co');
    const id = await registered('facturas@nandu.co');
    for (const caller of [stranger, test])
      for (const method of ['GET', 'PATCH', 'DELETE'] as const)
        expect(
          (await mailer.call(method, `${PATH}/${id}`, { caller, ...(method === 'PATCH' ? { body: {} } : {}) })).status,
        ).toBe(404);
    expect(fromOf(await mailed('test'))).toBe('facturacion@rubrica.co');
    await register('prueba@nandu.co', {}, test);
    const kept = await mailed('test');
    expect([fromOf(kept), await vault.verdictOf(kept)]).toEqual(['prueba@nandu.co', 'pass nandu.co']);
  });

  it('is erased with its tenant', async () => {
    vault.publish('nandu.co');
    await registered('facturas@nandu.co');
    const data = { tenant_id: TENANT, documents_kept_until: null };
    await mailer.publishFact('co.rubrica.tenant.erased.v1', TENANT, data, { version: 9_000 });
    await until(
      () => mailer.database.query('select 1 from mail_senders'),
      (rows) => rows.length === 0,
    );
  });

  it.each([
    'nandu.co',
    'a@Nandu.co',
    'a@nandu',
    'a b@nandu.co',
    'a@nandu.co\r\nBcc: x@y.co',
    '"a"@nandu.co',
    'a@b@nandu.co',
  ])('cannot have the address %j', async (address) => expect((await register(address)).status).toBe(422));
});
