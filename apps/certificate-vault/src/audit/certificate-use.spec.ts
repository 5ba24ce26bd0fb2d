import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CertificateUse } from '@rubrica/contracts';
import { idOf, live } from '@rubrica/service-testing';
import { createTestPki, readPlan } from '@rubrica/testing';
import pg from 'pg';
import { type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';

const [ONE, OTHER] = [idOf('ten', 'una'), idOf('ten', 'otra')];

let vault: RunningVault;
let certificateId: string;
beforeAll(async () => {
  const pki = await createTestPki();
  vault = await startVault(pki);
  const certificate = await pki.issue('good');
  for (const [tenantId, uses] of [
    [OTHER, 2],
    [ONE, 5],
  ] as const) {
    certificateId = await uploaded(vault, certificate, { caller: { ...live, tenantId } });
    const order = () => signingOrder(certificateId, certificate.chainPem, { tenant_id: tenantId }).item;
    await vault.sign(...Array.from({ length: uses }, order));
    await vault.sign(order());
  }
});
afterAll(() => vault.close());

const uses = async (query = '', caller = { ...live, tenantId: ONE }) =>
  vault.call('GET', `/internal/certificates/${certificateId}/uses${query}`, { caller });

describe('the uses of a certificate', () => {
  it('are listed page by page, the latest first', async () => {
    const { body } = await uses('?limit=4');
    expect(body).toMatchObject({ object: 'list', url: `/v1/certificates/${certificateId}/uses`, has_more: true });
    const first = body['data'] as CertificateUse[];
    expect(first.map(({ position }) => position)).toEqual([6, 5, 4, 3]);
    expect(first[0]).toMatchObject({ certificate_id: certificateId, purpose: 'document', object: 'certificate_use' });
    const { body: rest } = await uses('?starting_after=3');
    expect((rest['data'] as CertificateUse[]).map(({ id }) => id)).toEqual(['2', '1']);
    expect(rest['has_more']).toBe(false);
  });

  it('are counted by their day in Colombia', async () => {
    const { body } = await uses('/days');
    expect(body['data']).toEqual([{ object: 'certificate_use_day', day: expect.any(String), uses: 6 }]);
  });

  it('are nobody else’s, and a cursor of none of them is refused', async () => {
    for (const part of ['', '/days']) {
      expect((await uses(part, { ...live, tenantId: OTHER })).status).toBe(404);
      expect((await uses(part, { ...live, tenantId: ONE, livemode: false })).status).toBe(404);
    }
    for (const id of ['x', '99', '-1']) expect((await uses(`?starting_after=${id}`)).status).toBe(422);
  });

  it('are read by an index, however long the chain is', async () => {
    const client = new pg.Client({ connectionString: vault.fresh.adminUrl });
    await client.connect();
    await client.query('set search_path = certificate_vault');
    await client.query(
      `insert into signature_audit (tenant_id, position, certificate_id, document_id, purpose, signed_info_hash, at, hash)
       select 'ten_long', n, 'cert_' || n % 50, 'inv_1', 'document', '', '2026-11-28T12:00:00Z', '' from generate_series(1, 20000) n`,
    );
    await client.query('analyze');
    const sql = `select * from signature_audit where tenant_id = $1 and certificate_id = $2 and position < $3
      order by position desc limit 11`;
    for (const generic of [false, true]) {
      const plan = await readPlan(client, sql, ['ten_long', 'cert_7', 15_000], { generic });
      expect([plan.scanned, plan.looked <= 11]).toEqual([[], true]);
    }
    await client.end();
  });
});
