import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { freePort, until } from '@rubrica/testing';
import { unzip, zip } from '@rubrica/ubl';
import { createTransport } from 'nodemailer';
import { join } from 'node:path';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

/** Genuine invoices; each is mailed twice, and half of them are followed by a forged one. */
const INVOICES = 20;
const EXPECTED_MS = 120_000;

const folder = temporaryFolder();
let standalone: RunningStandalone;
let port: number;
let environment: Readonly<Record<string, string>>;
beforeAll(async () => {
  port = await freePort('127.0.0.1');
  environment = { RECEPTION_ADDRESS: 'facturas@recibe.example', RECEPTION_LISTEN: `127.0.0.1:${String(port)}` };
  standalone = await RunningStandalone.start(join(folder.path, 'data'), environment);
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const call = (method: string, path: string, key: string, body?: object, headers: object = {}): Promise<ApiAnswer> =>
  standalone.call(method, path, key, body, { 'svc-version': NEWEST_API_VERSION, ...headers });

/** The zip that a buyer gets of an invoice. */
const zipOf = async (customer: object): Promise<Buffer> => {
  const prefer = 'wait=60, until=files';
  const { json } = await call('POST', '/v1/invoices', standalone.credentials.sk_live, sale({ customer }), { prefer });
  return Buffer.from(await (await fetch(String(json['attached_document_url']))).arrayBuffer());
};

const send = (to: string, ...attachments: readonly object[]) =>
  createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
    from: 'facturacion@proveedor.example',
    to,
    subject: '900373115;PROVEEDOR;SETP1;01;PROVEEDOR',
    text: 'Adjunto encontrará su factura.',
    attachments: [...attachments],
  });
const zipped = (content: Buffer) => ({ filename: 'z.zip', content });

const forged = (file: Buffer): Buffer =>
  zip(
    unzip(file).map(({ name, bytes }) => ({
      name,
      bytes: Buffer.from(Buffer.from(bytes).toString().replaceAll('119000.00', '999000.00')),
    })),
  );

/** Mails that have no document for the tenant, or cost too much. */
const hostile = (): readonly object[][] => [
  [],
  [{ filename: 'foto.png', content: Buffer.from('\u0089PNG') }],
  [zipped(Buffer.from('PK\u0003\u0004 nothing'))],
  [zipped(zip([{ name: 'a.xml', bytes: Buffer.alloc(100_000_000) }]))],
  [zipped(zip(Array.from({ length: 1_000 }, (_, n) => ({ name: `${String(n)}.xml`, bytes: Buffer.from('<a/>') }))))],
  [{ filename: 'a.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }],
  [{ filename: 'a.xml', content: '<a>'.repeat(500_000) }],
];

describe('mails of suppliers', () => {
  it('are received once each over a kill -9, verified where they are genuine and never where they are forged', async () => {
    const { other_tenant: buyer } = standalone.credentials;
    const { json: profile } = await call('GET', '/v1/tenant', buyer.sk_live);
    const to = String(profile['reception_address']);
    expect(to).toMatch(/^facturas\+[0-9a-z]{26}@recibe[.]example$/);
    const identification = { type: '31', number: profile['nit'], check_digit: profile['check_digit'] };
    const customer = { identification, legal_name: profile['legal_name'], email: 'facturas@ejemplo.example' };
    const files = await Promise.all(Array.from({ length: INVOICES }, () => zipOf(customer)));
    const foreign = await zipOf({ ...customer, identification: { type: '31', number: '900108281', check_digit: '3' } });

    for (const [nth, file] of files.entries()) {
      if (nth % 2 === 0) await send(to, zipped(forged(file)));
      await send(to, zipped(file));
    }
    for (const attachments of hostile()) await send(to, ...attachments);
    await send(to, zipped(foreign));
    await standalone.kill();
    standalone = await RunningStandalone.start(join(folder.path, 'data'), environment);
    for (const file of files) await send(to, { filename: 'reenviado.eml', content: 'no mail' }, zipped(file));

    const page = async () => (await call('GET', '/v1/received-documents?limit=100', buyer.sk_live)).json;
    const { data } = await until(
      page,
      ({ data: all }) =>
        (all as unknown as Json[]).filter(({ status }) => String(status) === 'verified').length >= INVOICES,
      EXPECTED_MS,
    );
    const all = data as unknown as Json[];
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 'verified'));
    expect(new Set(all.map(({ cufe }) => cufe)).size).toBe(INVOICES);
    const amounts = all.map(({ document }) => (document as unknown as { totals: Json }).totals['payable_amount']);
    expect(new Set(amounts)).toEqual(new Set(['119000.00']));
  });
});
