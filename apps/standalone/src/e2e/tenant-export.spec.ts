import { afterAll, describe, expect, it } from '@jest/globals';
import { nameServer, refereeUnless } from '@rubrica/testing';
import { unzip } from '@rubrica/ubl';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Json, note, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const missing = ['sh', 'openssl', 'xmllint'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
const script = refereeUnless(missing.length === 0 ? null : `${missing.join(', ')} is not installed`);

/** Unpacks a zip as whoever gets it does. */
const unpack = (bytes: Buffer, name: string): string => {
  const target = join(folder.path, name);
  for (const entry of unzip(bytes)) {
    mkdirSync(dirname(join(target, entry.name)), { recursive: true });
    writeFileSync(join(target, entry.name), entry.bytes);
  }
  return target;
};

const verify = (target: string) => spawnSync('sh', [join(target, 'verify.sh')], { encoding: 'utf8' });
const filesIn = (target: string): string[] =>
  readdirSync(target, { recursive: true, encoding: 'utf8' }).map((path) => path.replace(/(inv|cn)_\w+/, '$1'));

describe('an export of a tenant', () => {
  let target = '';

  it('goes on after a kill -9, is downloaded in two parts, and has every file', async () => {
    const dataDir = join(folder.path, 'data');
    const dns = await nameServer();
    const doomed = await RunningStandalone.start(dataDir, {
      RUBRICA_FAULT: 'api-gateway:export-page-gathered#10',
      DKIM_DNS_SERVERS: dns.address,
    });
    const { sk_live } = doomed.credentials;
    const { json: key } = await doomed.call('POST', '/v1/dkim-keys', sk_live, { domain: 'tienda.example' });
    const record = key['dns_record'] as unknown as { readonly name: string; readonly value: string };
    dns.txt.set(record.name, [record.value]);
    await doomed.call('POST', `/v1/dkim-keys/${String(key['id'])}/verify`, sk_live);
    const { json: sender } = await doomed.call('POST', '/v1/mail-senders', sk_live, {
      from_address: 'facturas@tienda.example',
    });
    const { json: suppression } = await doomed.call('POST', '/v1/suppressions', sk_live, {
      address: 'nadie@comprador.example',
    });
    const invoice = await doomed.call('POST', '/v1/invoices', sk_live, sale());
    const credit = await doomed.call('POST', '/v1/credit-notes', sk_live, note({ invoice_id: invoice.json['id'] }));
    for (const [path, { json }] of [['invoices', invoice] as const, ['credit-notes', credit] as const])
      await doomed.poll(
        `/v1/${path}/${String(json['id'])}`,
        sk_live,
        ({ email }) => String(email?.['status']) === 'delivered',
      );
    const { json: ordered } = await doomed.call('POST', '/v1/exports', sk_live, {});
    expect(ordered).toMatchObject({ object: 'export', livemode: true, status: 'under_way', file_url: null });
    expect(await doomed.ended()).toBeNull(); // killed by its own SIGKILL

    const standalone = await RunningStandalone.start(dataDir);
    const path = `/v1/exports/${String(ordered['id'])}`;
    const ready = await standalone.poll(path, sk_live, ({ status }) => String(status) === 'ready');
    expect(ready).toMatchObject({ documents: 2, size_bytes: expect.any(Number), expires_at: expect.any(String) });

    const whole = Buffer.from(await (await fetch(String(ready['file_url']))).arrayBuffer());
    expect(whole).toHaveLength(Number(ready['size_bytes']));
    for (const from of [1, 5_000, whole.length - 5_000, whole.length - 10]) {
      const rest = await standalone.call('GET', `${path}/file`, sk_live, undefined, { range: `bytes=${from}-` });
      expect([from, rest.status, rest.headers.get('content-range')]).toEqual([
        from,
        206,
        `bytes ${from}-${whole.length - 1}/${whole.length}`,
      ]);
      expect(rest.bytes.equals(whole.subarray(from))).toBe(true);
    }
    await standalone.stop();
    await dns.close();

    target = unpack(whole, 'unpacked');
    const files = filesIn(target);
    for (const document of ['invoices/SETP990000000-inv', 'credit-notes/NC1-cn'])
      for (const file of [
        'signed-1.xml',
        'attached-document-1.xml',
        'application-response.xml',
        'representation-1.pdf',
      ])
        expect(files).toContain(`${document}/${file}`);
    for (const section of ['customers', 'events', 'key-uses', 'numbering-ranges', 'certificates', 'timelines'])
      if (section !== 'customers') expect(files).toContainEqual(expect.stringMatching(`^${section}/\\d{6}\\.ndjson$`));
    const linesOf = (section: string): Json[] =>
      files
        .filter((name) => name.startsWith(`${section}/`) && name.endsWith('.ndjson'))
        .flatMap((name) => readFileSync(join(target, name), 'utf8').trim().split('\n'))
        .map((line) => JSON.parse(line) as Json);
    expect(linesOf('invoices')).toMatchObject([{ id: invoice.json['id'], status: 'accepted_by_dian' }]);
    expect(linesOf('events').map(({ type }) => String(type))).toContain('credit_note.accepted_by_dian');
    const uses = linesOf('key-uses');
    expect(JSON.parse(readFileSync(join(target, 'key-uses/end.json'), 'utf8'))).toEqual({
      length: uses.length,
      hash: uses.at(-1)?.['hash'],
    });
    expect(linesOf('mail-senders')).toEqual([sender]);
    expect(linesOf('dkim-keys')).toMatchObject([{ id: key['id'], status: 'verified', dns_record: record }]);
    expect(linesOf('suppressions')).toEqual([suppression]);
    // No secret, and nothing that was a secret.
    const everything = files
      .filter((name) => /json$/.test(name))
      .map((name) => readFileSync(join(target, name), 'utf8'))
      .join('');
    expect(everything).not.toMatch(/"(secret|technical_key|pin|password|sealed_\w+)"|whsec_|sk_live_\w|PRIVATE KEY/);
  });

  script.it('is found right by its own script, without a network', () => {
    const { status, stdout } = verify(target);
    expect(stdout).toContain('6 signatures are right, 0 could not be checked');
    expect(stdout).toContain('Nothing is wrong');
    expect(status).toBe(0);
  });

  script.it('is found wrong when a file was changed, taken out or added, or a signed amount was raised', () => {
    const signed = filesWith('signed-1.xml');
    const [invoice = '', creditNote = ''] = signed;
    writeFileSync(
      invoice,
      readFileSync(invoice, 'utf8').replace(/<cbc:PayableAmount([^>]*)>\d/, '<cbc:PayableAmount$1>9'),
    );
    appendFileSync(join(dirname(creditNote), 'representation-1.pdf'), ' ');
    renameSync(join(target, 'tenant.json'), join(target, 'other.json'));
    const { status, stdout } = verify(target);
    expect(status).toBe(1);
    for (const said of [
      /WRONG {2}\S+\/signed-1\.xml is not as it was exported/,
      /WRONG {2}\S+\/representation-1\.pdf is not as it was exported/,
      /WRONG {2}tenant\.json is missing/,
      /WRONG {2}other\.json is not in the manifest/,
      /WRONG {2}\S+\/signed-1\.xml: the digest of reference 1 \(URI ""\) is another one/,
      /5 signatures are right/,
    ])
      expect(stdout).toMatch(said);
  });

  const filesWith = (name: string): string[] =>
    readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(name))
      .sort((a, b) => (a < b ? 1 : -1))
      .map((path) => join(target, path));
});
