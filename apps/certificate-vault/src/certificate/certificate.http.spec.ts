import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, TEST_NIT, type TestCertificateKind, type TestPki } from '@rubrica/testing';
import { live, stranger, test } from '@rubrica/service-testing';
import { certificatesOfPem } from '@rubrica/xades';
import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { forgeContainer, isOpensslThere, opensslContainer, PASSWORD } from '../pkcs12/containers.fixture.js';
import { createAuthority, issueLeaf, toPkcs12 } from '../mock-authority/authority.js';
import { CERTIFICATES, type RunningVault, startVault, uploaded } from '../vault.fixture.js';

let pki: TestPki;
let vault: RunningVault;
beforeAll(async () => {
  pki = await createTestPki();
  vault = await startVault(pki);
});
afterAll(() => vault.close());

const containerOf = async (kind: TestCertificateKind): Promise<Buffer> => forgeContainer(await pki.issue(kind));
const as = (tenant: string) => ({ ...live, tenantId: `ten_${tenant.padEnd(26, '0')}` });
const ids = ({ body }: { body: Record<string, unknown> }): string[] =>
  (body['data'] as { id: string }[]).map(({ id }) => id);

describe('a .p12 that a tenant uploads', () => {
  it('is answered with what may be known of it, and nothing else', async () => {
    const good = await pki.issue('good');
    const { status, body } = await vault.upload(forgeContainer(good));
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^cert_[0-9a-z]{26}$/),
      object: 'certificate',
      status: 'active',
      livemode: true,
      environment: 'habilitacion',
      subject: expect.stringContaining('serialNumber=900373115'),
      issuer: expect.stringContaining('CA SUB PRUEBA'),
      valid_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      valid_to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      fingerprint: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      metadata: {},
      created_at: expect.stringMatching(/T[\d:.]{12}-05:00$/),
      updated_at: body['created_at'],
    });
    expect(await vault.call('GET', `${CERTIFICATES}/${String(body['id'])}`)).toMatchObject({ status: 200, body });
    const active = await vault.active('habilitacion');
    expect(active?.certificate_id).toBe(body['id']);
    expect(certificatesOfPem(active?.chain_pem ?? '')).toEqual(good.chain);
  });

  it('is valid from and to days in Colombia, though it ends at an instant', async () => {
    // 21:30 of the day before in Colombia, at both ends.
    const at = new Date('2026-01-15T02:30:00.000Z');
    const authority = await createAuthority('Autoridad de otro día', at);
    const leaf = await issueLeaf(authority, { name: 'Empresa', nit: TEST_NIT, days: 900, at });
    const { body } = await vault.upload(toPkcs12(leaf, PASSWORD), { caller: test });
    const { validFrom, validTo } = new X509Certificate(leaf.chainPem);
    const dayBefore = (instant: string) => new Date(Date.parse(instant) - 5 * 3_600_000).toISOString().slice(0, 10);
    expect([body['valid_from'], body['valid_to']]).toEqual([dayBefore(validFrom), dayBefore(validTo)]);
    expect(String(body['valid_to'])).not.toBe(new Date(validTo).toISOString().slice(0, 10));
  });

  it.each([
    ['expired', 'certificate_expired'],
    ['notyet', 'certificate_expired'],
    ['second', 'certificate_nit_mismatch'],
    ['otherca', 'certificate_issuer_untrusted'],
    ['nodigsig', 'certificate_key_usage_missing'],
  ] as const)('is refused when it is "%s"', async (kind, code) => {
    const { status, body } = await vault.upload(await containerOf(kind));
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code, errors: [{ pointer: '#/content_base64', code }] },
    });
  });

  (isOpensslThere ? it : it.skip)('is refused when its key is no RSA key, and told what to ask for', async () => {
    expect(await vault.upload(opensslContainer(await pki.issue('ec')))).toMatchObject({
      status: 422,
      body: {
        code: 'certificate_key_unsupported',
        errors: [
          { fix: expect.stringMatching(/^Ask your certification authority for .* an RSA key of 2048 bits or more/) },
        ],
      },
    });
  });

  it('is refused when the password is wrong, or when it is no .p12', async () => {
    const good = await containerOf('good');
    expect(await vault.upload(good, { password: 'otra' })).toMatchObject({
      status: 422,
      body: { code: 'certificate_password_invalid', errors: [{ pointer: '#/password' }] },
    });
    expect(await vault.upload(Buffer.from('no p12'))).toMatchObject({
      status: 422,
      body: { code: 'certificate_unreadable' },
    });
  });

  it('may come from any authority in test mode', async () => {
    expect(await vault.upload(await containerOf('otherca'), { caller: test })).toMatchObject({
      status: 201,
      body: { livemode: false, environment: 'test', status: 'active' },
    });
  });

  it('replaces the one before it, which stays in the list', async () => {
    const caller = as('reemplaza');
    const [first, second] = [
      await uploaded(vault, await pki.issue('good'), { caller }),
      await uploaded(vault, await pki.issue('rsa4096'), { caller }),
    ];
    const list = await vault.call('GET', CERTIFICATES, { caller });
    expect(list.body).toMatchObject({
      object: 'list',
      url: '/v1/certificates',
      has_more: false,
      data: [
        { id: second, status: 'active' },
        { id: first, status: 'replaced' },
      ],
    });
    expect(ids(await vault.call('GET', `${CERTIFICATES}?limit=1`, { caller }))).toEqual([second]);
    expect(ids(await vault.call('GET', `${CERTIFICATES}?limit=1&starting_after=${second}`, { caller }))).toEqual([
      first,
    ]);
    expect((await vault.active('habilitacion', caller.tenantId))?.certificate_id).toBe(second);
  });

  it('that comes twice at once leaves one that is active', async () => {
    const caller = as('dosveces');
    const content = await containerOf('good');
    await Promise.all([1, 2, 3].map(() => vault.upload(content, { caller })));
    const { body } = await vault.call('GET', CERTIFICATES, { caller });
    const statuses = (body['data'] as { status: string }[]).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['active', 'replaced', 'replaced']);
  });

  it('is kept once under an Idempotency-Key, and refused once', async () => {
    const caller = as('repite');
    const idempotency = { key: 'k1', scope: 'certificates', bodyHash: 'a' };
    const content = await containerOf('good');
    const first = await vault.upload(content, { caller, idempotency });
    const again = await vault.upload(content, { caller, idempotency });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(ids(await vault.call('GET', CERTIFICATES, { caller }))).toEqual([first.body['id']]);

    const refused = { key: 'k2', scope: 'certificates', bodyHash: 'b' };
    const wrong = await vault.upload(content, { caller, password: 'otra', idempotency: refused });
    const wrongAgain = await vault.upload(content, { caller, password: 'otra', idempotency: refused });
    expect([wrong.status, wrongAgain.status]).toEqual([422, 422]);
    expect(wrongAgain.headers['idempotent-replayed']).toBe('true');
  });

  it('is nobody else’s: another tenant and the other mode do not see it', async () => {
    const id = await uploaded(vault, await pki.issue('good'));
    for (const caller of [stranger, test]) {
      expect(await vault.call('GET', `${CERTIFICATES}/${id}`, { caller })).toMatchObject({ status: 404 });
      expect(await vault.call('DELETE', `${CERTIFICATES}/${id}`, { caller })).toMatchObject({ status: 404 });
      expect(ids(await vault.call('GET', CERTIFICATES, { caller }))).not.toContain(id);
    }
    expect(await vault.active('habilitacion', stranger.tenantId)).toBeNull();
  });
});

describe('a certificate', () => {
  it('is no more the one that signs once it has expired', async () => {
    const caller = as('vence');
    const id = await uploaded(vault, await pki.issue('good'), { caller });
    expect(await vault.active('habilitacion', caller.tenantId)).toMatchObject({ certificate_id: id });
    vault.clock.advance(731 * 86_400);
    try {
      expect(await vault.active('habilitacion', caller.tenantId)).toBeNull();
      expect((await vault.call('GET', `${CERTIFICATES}/${id}`, { caller })).body).toMatchObject({ status: 'expired' });
    } finally {
      vault.clock.advance(-731 * 86_400);
    }
  });

  it('that is revoked loses its key in the same transaction, says so, and stays revoked', async () => {
    const caller = as('revoca');
    const id = await uploaded(vault, await pki.issue('good'), { caller });
    const first = await vault.call('DELETE', `${CERTIFICATES}/${id}`, { caller });
    expect(first).toMatchObject({ status: 200, body: { id, status: 'revoked' } });
    const again = await vault.call('DELETE', `${CERTIFICATES}/${id}`, { caller });
    expect(again.body).toEqual(first.body);
    expect(await vault.database.query('select sealed_key from certificates where id = $1', [id])).toEqual([
      { sealed_key: null },
    ]);
    expect(await vault.active('habilitacion', caller.tenantId)).toBeNull();
    const events = await vault.database.query<{ type: string }>(
      'select type from events where stream_id = $1 order by version',
      [`certificate-${id}`],
    );
    expect(events.map(({ type }) => type)).toEqual(['CertificateActivated', 'CertificateRevoked']);
  });

  it('leaves no p12, key or password in clear, in no table, blob or log of events', async () => {
    const certificate = await pki.issue('rsa4096');
    const content = forgeContainer(certificate);
    await vault.upload(content, { caller: as('secreto') });
    await vault.upload(content, { caller: as('secreto'), password: `${PASSWORD}-mal` });
    const { d = '', p = '' } = certificate.key.export({ format: 'jwk' });
    const secrets = [
      Buffer.from(PASSWORD),
      Buffer.from(d, 'base64url').subarray(40, 80),
      Buffer.from(p, 'base64url').subarray(40, 80),
      content.subarray(content.length / 2, content.length / 2 + 40),
    ];
    const kept = [...(await everyRow(vault.fresh.adminUrl)), ...everyFile(vault.folder)];
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.some((text) => text.includes('CertificateActivated'))).toBe(true);
    for (const needle of secrets.flatMap(spellings)) expect(kept.filter((text) => text.includes(needle))).toEqual([]);
  });
});

/** Every row of every table, as text; bytea is hex in it. */
const everyRow = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('certificate_vault', 'event_log')`,
    );
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      rows.push(
        ...(await client.query<{ row: string }>(`select t::text as row from ${name} t`)).rows.map(({ row }) => row),
      );
    }
    return rows;
  } finally {
    await client.end();
  }
};

const everyFile = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .flatMap((path) => [readFileSync(path, 'latin1'), readFileSync(path, 'hex')]);

/** As text, as hex, and inside of base64, wherever it begins there. */
const spellings = (secret: Buffer): string[] => [
  secret.toString('latin1'),
  secret.toString('hex'),
  ...[0, 1, 2].map((from) => {
    const length = Math.floor((secret.length - from) / 3) * 3;
    return secret.subarray(from, from + length).toString('base64');
  }),
];
