import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DkimKeyResource, type ServiceName, SERVICES } from '@rubrica/contracts';
import { canonicalHash, schemaFaults } from '@rubrica/service';
import { idOf, live, stranger, TENANT, test } from '@rubrica/service-testing';
import { createTestPki, nameServer, type NameServer, until } from '@rubrica/testing';
import { createPublicKey, verify } from 'node:crypto';
import { type RunningVault, startVault } from '../vault.fixture.js';

const PATH = '/internal/dkim-keys';

let dns: NameServer;
let vault: RunningVault;
beforeAll(async () => {
  dns = await nameServer();
  vault = await startVault(await createTestPki(), { dkimDnsServers: dns.address });
});
afterAll(async () => {
  await vault.close();
  await dns.close();
});

const made = async (domain: string, caller = live): Promise<DkimKeyResource> => {
  const { status, body } = await vault.call('POST', PATH, { body: { domain }, caller });
  expect([status, schemaFaults(DkimKeyResource, body)]).toEqual([201, []]);
  return body as unknown as DkimKeyResource;
};
const publish = ({ dns_record: { name, value } }: DkimKeyResource, text = value) => dns.txt.set(name, [text]);
/** The key after its record was asked for; again where the name server was not heard in time, as on a busy machine. */
const verified = ({ id }: DkimKeyResource): Promise<DkimKeyResource> =>
  until(
    async () => (await vault.call('POST', `${PATH}/${id}/verify`)).body as unknown as DkimKeyResource,
    ({ last_check }) => last_check?.result !== 'no_answer',
  );
const usable = async (domain: string, livemode = true, tenant = TENANT): Promise<unknown> =>
  (
    await vault.call('GET', `/internal/tenants/${tenant}/verified-dkim-key?domain=${domain}&livemode=${livemode}`, {
      from: 'mailer',
    })
  ).body['key'];

const headersOf = (domain: string, selector: string, changes: Readonly<Record<string, string>> = {}): string =>
  [
    changes['from'] ?? `from:El Tornillo <facturas@${domain}>`,
    'to:compras@condor.co',
    'subject:una factura',
    `dkim-signature:v=1; a=rsa-sha256; c=relaxed/relaxed; d=${changes['d'] ?? domain}; s=${changes['s'] ?? selector}; t=1795274130; ` +
      `h=from:to:subject:from; bh=${'A'.repeat(43)}=; b=${changes['b'] ?? ''}`,
  ].join('\r\n');

const signed = async (
  { id }: { readonly id: string },
  text: string,
  { from = 'mailer', tenantId = TENANT }: { readonly from?: ServiceName; readonly tenantId?: string } = {},
): Promise<{ readonly signature_value?: string; readonly error?: { readonly code: string } }> => {
  const items = [{ tenant_id: tenantId, document_id: tenantId, dkim_key_id: id, signed_headers: text }];
  const { body } = await vault.call('POST', '/internal/mail-signatures', { from, body: { items } });
  return (body['items'] as object[])[0] ?? {};
};

describe('a DKIM key', () => {
  it('is pending until its record is published, then signs what its record verifies', async () => {
    const key = await made('nandu.co');
    expect(key).toMatchObject({ status: 'pending', last_check: null, livemode: true });
    expect(key.dns_record.name).toBe(`${key.selector}._domainkey.nandu.co`);
    expect(await verified(key)).toMatchObject({ status: 'pending', last_check: { result: 'missing' } });
    const text = headersOf('nandu.co', key.selector);
    expect(await signed(key, text)).toMatchObject({ error: { code: 'dkim_key_unknown' } });
    expect(await usable('nandu.co')).toBeNull();

    publish(key);
    expect(await verified(key)).toMatchObject({ status: 'verified', last_check: { result: 'published' } });
    expect(await usable('nandu.co')).toEqual({ dkim_key_id: key.id, selector: key.selector });
    const { signature_value = '' } = await signed(key, text);
    const [, published = ''] = /p=(.*)$/.exec(key.dns_record.value) ?? [];
    const publicKey = createPublicKey({ key: Buffer.from(published, 'base64'), format: 'der', type: 'spki' });
    expect(verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature_value, 'base64'))).toBe(true);
    expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(2_048);
    expect(await signed(key, text)).toEqual({ signature_value });
  });

  it('signs nothing but the headers of a mail from its domain', async () => {
    const key = await made('formas.co');
    publish(key);
    await verified(key);
    const { selector } = key;
    const good = headersOf('formas.co', selector);
    const others = [
      '',
      'una carta',
      `${good}\r\n`,
      ` ${good}`,
      `subject:x\r\n${good}`,
      good.replace('to:', 'TO:'),
      good.replaceAll('\r\n', '\n'),
      headersOf('formas.co', selector, { from: 'from:ana@condor.co' }),
      headersOf('formas.co', selector, { from: 'from:ana@formas.co.mal.co' }),
      headersOf('formas.co', selector, { d: 'condor.co' }),
      headersOf('formas.co', selector, { s: 'otra' }),
      headersOf('formas.co', selector, { b: 'YQ==' }),
      good.replace('rsa-sha256', 'rsa-sha1'),
    ];
    for (const text of others)
      expect([text, await signed(key, text)]).toMatchObject([text, { error: { code: 'signed_info_refused' } }]);
    expect(await signed(key, good)).toMatchObject({ signature_value: expect.any(String) });
  });

  it('is for the mailer alone, and for the mails of its own tenant', async () => {
    const key = await made('solo.co');
    publish(key);
    await verified(key);
    const text = headersOf('solo.co', key.selector);
    for (const from of SERVICES.filter((one) => one !== 'mailer' && one !== 'certificate-vault'))
      await expect(signed(key, text, { from })).rejects.toMatchObject({ status: 503 });
    expect(await signed(key, text, { tenantId: stranger.tenantId })).toMatchObject({
      error: { code: 'dkim_key_unknown' },
    });
    expect(await usable('solo.co', true, stranger.tenantId)).toBeNull();
    expect(await usable('solo.co', false)).toBeNull();
    for (const caller of [stranger, test])
      for (const [method, path] of [
        ['GET', PATH],
        ['DELETE', PATH],
        ['POST', `${PATH}/${key.id}/verify`],
      ] as const) {
        const at = path === PATH ? `${PATH}/${key.id}` : path;
        expect((await vault.call(method, at, { caller })).status).toBe(404);
      }
  });

  it('is in the audit chain with each of its uses, before the key is opened', async () => {
    const key = await made('cadena.co');
    publish(key);
    await verified(key);
    await signed(key, headersOf('cadena.co', key.selector));
    await signed(key, 'una carta');
    const uses = await vault.database.query(
      'select purpose, document_id from signature_audit where certificate_id = $1',
      [key.id],
    );
    expect(uses).toEqual([{ purpose: 'mail', document_id: TENANT }]);
  });

  it('signs no more when it is deleted', async () => {
    const key = await made('fin.co');
    publish(key);
    await verified(key);
    expect((await vault.call('DELETE', `${PATH}/${key.id}`)).body).toMatchObject({ id: key.id, deleted: true });
    expect(await signed(key, headersOf('fin.co', key.selector))).toMatchObject({ error: { code: 'dkim_key_unknown' } });
    expect(await usable('fin.co')).toBeNull();
    expect((await vault.call('GET', `${PATH}/${key.id}`)).status).toBe(404);
  });

  it('of a domain that has two verified ones is the newest', async () => {
    const [first, second] = [await made('dos.co'), await made('dos.co')];
    for (const key of [first, second]) {
      publish(key);
      await verified(key);
    }
    expect(first.selector).not.toBe(second.selector);
    expect(await usable('dos.co')).toMatchObject({ dkim_key_id: second.id });
  });

  it('is asked for again by itself: it begins to sign, and stops when its record goes; silence changes nothing', async () => {
    const key = await made('sola.co');
    const statusIs = (status: string, result: string) =>
      until(
        async () => (await vault.call('GET', `${PATH}/${key.id}`)).body,
        (body) => body['status'] === status && (body['last_check'] as { result: string } | null)?.result === result,
      );
    publish(key);
    vault.clock.advance(2 * 3_600);
    await statusIs('verified', 'published');
    dns.silent.add(key.dns_record.name);
    vault.clock.advance(27 * 3_600);
    await statusIs('verified', 'no_answer');
    dns.silent.delete(key.dns_record.name);
    publish(key, key.dns_record.value.replace('p=', 'p=x'));
    vault.clock.advance(2 * 3_600);
    await statusIs('pending', 'different');
  });

  it('is made once for one request, and not without end', async () => {
    const caller = { ...live, tenantId: idOf('ten', 'muchas') };
    const idempotency = { key: 'una', bodyHash: canonicalHash({}), scope: `${caller.tenantId}/POST/dkim` };
    const call = () =>
      vault.call('POST', PATH, { body: { domain: 'una.co' }, caller, idempotency: idempotency as never });
    expect((await call()).body).toEqual((await call()).body);
    await vault.database.query(
      `insert into dkim_keys (id, tenant_id, livemode, domain, selector, public_key, sealed_key, status, created_at)
       select 'dkim_' || n, $1, true, 'x.co', 's', 'p', '', 'pending', now() from generate_series(1, 19) as n`,
      [caller.tenantId],
    );
    expect(await vault.call('POST', PATH, { body: { domain: 'una.co' }, caller })).toMatchObject({
      status: 409,
      body: { code: 'dkim_key_limit_reached' },
    });
  });

  it.each(['nandu', 'Nandu.co', 'nandu.co.', '-a.co', 'nandu.co/x', '127.0.0.1', 'a@b.co'])(
    'is not made for %s',
    async (domain) => expect(await vault.call('POST', PATH, { body: { domain } })).toMatchObject({ status: 422 }),
  );
});
