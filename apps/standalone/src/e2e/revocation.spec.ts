import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER } from '../demo/demo-tenants.js';
import { type ApiAnswer, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Gives an order about the second tenant of the demo; without an order, reads it. */
const operate = (standalone: RunningStandalone, order?: string, body: object = {}): Promise<ApiAnswer> => {
  const { admin_url, operator_token, other_tenant } = standalone.credentials;
  const url = `${admin_url}/admin/v1/tenants/${other_tenant.tenant_id}`;
  return order === undefined
    ? standalone.call('GET', url, operator_token)
    : standalone.call('POST', `${url}/${order}`, operator_token, body);
};
const nit = OTHER.nit;

describe('a tenant that an operator stops', () => {
  it('issues what it asked for before it was suspended, and nothing more until it is resumed', async () => {
    const standalone = await RunningStandalone.start(join(folder.path, 'suspended'));
    const key = standalone.credentials.other_tenant.sk_live;
    const { json } = await standalone.call('POST', '/v1/invoices', key, sale());
    expect((await operate(standalone, 'suspend', { reason: 'Unpaid.' })).json).toMatchObject({ status: 'suspended' });
    const refused = await standalone.call('POST', '/v1/invoices', key, sale());
    expect([refused.status, refused.json['code']]).toEqual([403, 'tenant_suspended']);
    const path = `/v1/invoices/${String(json['id'])}`;
    await standalone.poll(
      path,
      key,
      ({ status, pdf_url }) => String(status) === 'accepted_by_dian' && pdf_url !== null,
    );
    await operate(standalone, 'resume');
    expect((await standalone.call('POST', '/v1/invoices', key, sale())).status).toBe(201);
    await standalone.stop();
  });

  it.each(['certificate-vault:certificates-revoked', 'certificate-vault:key-destroyed'])(
    'is revoked as a whole, also by a program that is killed at %s',
    async (point) => {
      const dataDir = join(folder.path, point.replace(':', '-'));
      const doomed = await RunningStandalone.start(dataDir, { RUBRICA_FAULT: point });
      const { tenant_id, sk_live } = doomed.credentials.other_tenant;
      const keyFile = join(dataDir, 'key-ring', tenant_id);
      expect(existsSync(keyFile)).toBe(true);
      await operate(doomed, 'revoke', { nit }).catch(() => undefined);
      expect(await doomed.ended()).toBeNull(); // killed by its own SIGKILL

      const standalone = await RunningStandalone.start(dataDir);
      let revocation: unknown;
      do ({ revocation } = (await operate(standalone)).json as { revocation?: unknown });
      while ((revocation as { key_destroyed_at: unknown } | null)?.key_destroyed_at === null);
      expect(revocation).toMatchObject({ documents_under_way: 0, key_destroyed_at: expect.any(String) });
      expect(existsSync(keyFile)).toBe(false);
      expect((await standalone.call('GET', '/v1/tenant', sk_live)).status).toBe(401);
      await standalone.stop();
    },
  );
});
