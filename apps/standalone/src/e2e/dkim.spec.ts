import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameServer, type NameServer, until } from '@rubrica/testing';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { Resolver } from 'node:dns/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let dns: NameServer;
let standalone: RunningStandalone;
const resolver = new Resolver();
beforeAll(async () => {
  dns = await nameServer();
  resolver.setServers([dns.address]);
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { DKIM_DNS_SERVERS: dns.address });
});
afterAll(async () => {
  await standalone.stop();
  await dns.close();
  folder.remove();
});

const call = async (method: string, path: string, body?: object): Promise<Json> => {
  const { status, json } = await standalone.call(method, `/v1/${path}`, standalone.credentials.sk_live, body);
  expect([path, status < 300, status < 300 ? '' : json]).toEqual([path, true, '']);
  return json;
};

/** The mail to this address, as the mail server has taken it. */
const mailTo = async (address: string): Promise<Buffer> => {
  const { mail_dir } = standalone.credentials;
  const mails = await until(
    () =>
      Promise.resolve(
        (existsSync(mail_dir) ? readdirSync(mail_dir) : [])
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFileSync(join(mail_dir, name)))
          .filter((mail) => mail.includes(`Delivered-To: ${address}`)),
      ),
    (found) => found.length > 0,
  );
  return mails[0] ?? Buffer.alloc(0);
};
const verdictOf = async (mail: Buffer) => {
  const { results } = await dkimVerify(mail, {
    resolver: (name: string, type: string) => resolver.resolve(name, type) as never,
  });
  return { result: results[0]?.status.result, domain: results[0]?.signingDomain };
};

describe('an invoice of a tenant that has a DKIM key and a sender', () => {
  it('is mailed from its address with a signature that mailauth verifies by the published record', async () => {
    const key = await call('POST', 'dkim-keys', { domain: 'tienda.example' });
    const { name, value } = key['dns_record'] as unknown as { readonly name: string; readonly value: string };
    dns.txt.set(name, [value]);
    expect(await call('POST', `dkim-keys/${String(key['id'])}/verify`)).toMatchObject({ status: 'verified' });
    await call('POST', 'mail-senders', { from_address: 'facturas@tienda.example' });

    await call('POST', 'invoices', { ...sale(), email: { to: ['compras@comprador.example'] } });
    const mail = await mailTo('compras@comprador.example');
    expect(mail.toString()).toMatch(/^From: .*<facturas@tienda.example>\r$/m);
    expect(await verdictOf(mail)).toEqual({ result: 'pass', domain: 'tienda.example' });
    const changed = Buffer.from(mail.toString('latin1').replace('Total a pagar', 'Total a Pagar'), 'latin1');
    expect((await verdictOf(changed)).result).not.toBe('pass');
  });
});
