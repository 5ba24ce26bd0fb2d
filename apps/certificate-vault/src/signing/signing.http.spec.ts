import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  MOCK_AUTHORITY,
  type ServiceName,
  SERVICES,
  type SignatureItem,
  type SignaturesResponse,
} from '@rubrica/contracts';
import { idOf, live, TENANT } from '@rubrica/service-testing';
import { createTestPki, recordTransactions, type TestPki } from '@rubrica/testing';
import { prepareEnvelope, trustBundle, verifySignature } from '@rubrica/xades';
import { randomUUID, verify } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { AuditStore } from '../audit/audit.store.js';
import { CERTIFICATES, type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';

let pki: TestPki;
let vault: RunningVault;
beforeAll(async () => {
  pki = await createTestPki();
  vault = await startVault(pki);
});
afterAll(() => vault.close());

const as = (tenant: string) => ({ ...live, tenantId: idOf('ten', tenant) });
const codeOf = (answer: SignaturesResponse['items'][number] | undefined): string | undefined =>
  answer && 'error' in answer ? answer.error.code : undefined;
const valueOf = (answer: SignaturesResponse['items'][number] | undefined): string => {
  if (!answer || 'error' in answer) throw new Error(JSON.stringify(answer));
  return answer.signature_value;
};
/** An order for a certificate of a tenant of its own. */
const orderOf = async (tenant: string) => {
  const certificate = await pki.issue('good');
  const caller = as(tenant);
  const id = await uploaded(vault, certificate, { caller });
  const order = () => signingOrder(id, certificate.chainPem, { tenant_id: caller.tenantId });
  return { caller, id, certificate, order, tenantId: caller.tenantId };
};

describe('the vault', () => {
  it('signs a document so that everyone can verify it', async () => {
    const { order } = await orderOf('firma');
    const { item, assemble } = order();
    const [answer] = await vault.sign(item);
    const signed = assemble(valueOf(answer));
    const judgement = verifySignature(signed, {
      trust: trustBundle(pki.trustPem),
      at: new Date(),
      signedBy: ['900373115'],
    });
    expect(judgement).toMatchObject({ ok: true });
  });

  it('gives the same signature of the same text again', async () => {
    const { order } = await orderOf('repite');
    const { item } = order();
    const [first, second] = await vault.sign(item, item);
    const [third] = await vault.sign(item);
    expect(new Set([first, second, third].map(valueOf)).size).toBe(1);
  });

  it('signs a message to the tax authority', async () => {
    const { certificate, id, order } = await orderOf('mensaje');
    const { signedInfo } = prepareEnvelope({
      operation: 'GetStatus',
      parameters: [['trackId', 'a']],
      to: 'https://vpfe.dian.gov.co/WcfDianCustomerServices.svc',
      certificate: certificate.chain[0] ?? Buffer.alloc(0),
      created: '2026-11-21T15:00:00.000Z',
      id: randomUUID(),
    });
    const item = { ...order().item, certificate_id: id, purpose: 'transport', signed_info: signedInfo } as const;
    const value = Buffer.from(valueOf((await vault.sign(item))[0]), 'base64');
    expect(verify('sha256', Buffer.from(signedInfo), certificate.key, value)).toBe(true);
    expect(codeOf((await vault.sign({ ...item, purpose: 'document' }))[0])).toBe('signed_info_refused');
  });

  it('signs for each service only what that service is there for', async () => {
    const { order, tenantId } = await orderOf('quien');
    const { item } = order();
    const transport = { ...item, purpose: 'transport' } as const;
    const mock = { ...item, certificate_id: MOCK_AUTHORITY } as const;
    const statusOf = async (from: ServiceName, ...items: readonly SignatureItem[]): Promise<number> =>
      vault.call('POST', '/internal/signatures', { from, body: { items } }).then(
        ({ status }) => status,
        ({ status }: { status: number }) => status,
      );
    const statuses = (from: ServiceName) => Promise.all([item, transport, mock].map((one) => statusOf(from, one)));
    // InternalClient gives a refused call as a 503.
    expect(await statuses('document-issuer')).toEqual([200, 503, 503]);
    expect(await statuses('dian-submitter')).toEqual([503, 200, 200]);
    for (const from of SERVICES.filter((one) => one !== 'document-issuer' && one !== 'dian-submitter'))
      expect(await statuses(from)).toEqual([503, 503, 503]);
    // One item that is not for the caller: nothing is signed, and nothing is in the audit chain.
    expect(await statusOf('document-issuer', item, transport)).toBe(503);
    const uses = await vault.database.query('select purpose from signature_audit where tenant_id = $1', [tenantId]);
    expect(uses).toHaveLength(2);
  });

  it('signs nothing but what documents and messages are signed by', async () => {
    const { order } = await orderOf('formas');
    const { item } = order();
    const others = ['una carta', '<ds:SignedInfo></ds:SignedInfo>', ` ${item.signed_info}`, `${item.signed_info}<x/>`];
    const answers = await vault.sign(...others.map((signed_info) => ({ ...item, signed_info })));
    expect(answers.map(codeOf)).toEqual(others.map(() => 'signed_info_refused'));
  });

  it('answers each item by itself', async () => {
    const { order } = await orderOf('varias');
    const { item } = order();
    const answers = await vault.sign(item, { ...item, signed_info: 'x' }, order().item);
    expect(answers.map(codeOf)).toEqual([undefined, 'signed_info_refused', undefined]);
  });

  it('never signs with the certificate of another tenant, nor with one that is not there', async () => {
    const { order } = await orderOf('mia');
    const { item } = order();
    const answers = await vault.sign(
      { ...item, tenant_id: TENANT },
      { ...item, certificate_id: idOf('cert', 'ninguno') },
    );
    expect(answers.map(codeOf)).toEqual(['certificate_unknown', 'certificate_unknown']);
  });

  it('goes on signing with a replaced certificate what was planned with it', async () => {
    const { order, caller } = await orderOf('cambia');
    await uploaded(vault, await pki.issue('rsa4096'), { caller });
    expect(codeOf((await vault.sign(order().item))[0])).toBeUndefined();
  });

  it('signs no more with a revoked certificate, nor with one that has expired', async () => {
    const { order, caller, id } = await orderOf('fin');
    vault.clock.advance(731 * 86_400);
    try {
      expect(codeOf((await vault.sign(order().item))[0])).toBe('certificate_expired');
    } finally {
      vault.clock.advance(-731 * 86_400);
    }
    await vault.call('DELETE', `${CERTIFICATES}/${id}`, { caller });
    expect(codeOf((await vault.sign(order().item))[0])).toBe('certificate_revoked');
  });

  it('cannot use a key that is lost, and signs with all others', async () => {
    const [lost, kept] = [await orderOf('pierde'), await orderOf('conserva')];
    rmSync(join(vault.folder, 'key-ring', lost.tenantId));
    const answers = await vault.sign(lost.order().item, kept.order().item);
    expect(answers.map(codeOf)).toEqual(['certificate_key_lost', undefined]);
  });
});

describe('a set of signatures', () => {
  it('takes as many statements as one signature, in one transaction for all calls that come meanwhile', async () => {
    const { order } = await orderOf('muchas');
    await vault.sign(order().item);
    const statementsFor = async (calls: number, items: number): Promise<readonly (readonly string[])[]> => {
      const recorded = recordTransactions('certificate_vault');
      const sets = Array.from({ length: calls }, () => Array.from({ length: items }, () => order().item));
      await Promise.all(sets.map((set) => vault.sign(...set)));
      recorded.stop();
      return recorded.writing('signature_audit');
    };
    const [one] = await statementsFor(1, 1);
    expect(one?.map((text) => /^\w+/.exec(text)?.[0])).toEqual(['select', 'with']);
    expect(await statementsFor(1, 100)).toEqual([one]);
    // The first call is worked at once, the others while it is recorded.
    expect((await statementsFor(5, 10)).length).toBeLessThanOrEqual(3);
  });
});

describe('the active certificates of many tenants', () => {
  it('come in the order of the question, null where a tenant has none', async () => {
    const [one, other] = [await orderOf('activa'), await orderOf('vigente')];
    const owner = (tenant_id: string, environment = 'habilitacion') => ({ tenant_id, environment });
    const owners = [owner(other.tenantId), owner(TENANT, 'production'), owner(one.tenantId), owner(other.tenantId)];
    const ask = () =>
      vault.call('POST', '/internal/active-certificates', { from: 'document-issuer', body: { owners } });
    expect((await ask()).body).toEqual({ certificate_ids: [other.id, null, one.id, other.id] });
    await vault.call('DELETE', `${CERTIFICATES}/${one.id}`, { caller: one.caller });
    expect((await ask()).body).toEqual({ certificate_ids: [other.id, null, null, other.id] });
  });
});

describe('the audit chain of a tenant', () => {
  it('holds every use of its keys, also those of many signers at once, and is whole', async () => {
    const { order, tenantId, id } = await orderOf('cadena');
    await Promise.all(Array.from({ length: 8 }, () => vault.sign(order().item, order().item, order().item)));
    const rows = await vault.database.query<{ position: string; certificate_id: string }>(
      'select position, certificate_id from signature_audit where tenant_id = $1 order by position',
      [tenantId],
    );
    expect(rows).toEqual(Array.from({ length: 24 }, (_, i) => ({ position: String(i + 1), certificate_id: id })));
    expect(await vault.get(AuditStore).firstBroken(tenantId)).toBeNull();
  });

  it('is read by the gateway for an export, from any position on, with its end', async () => {
    const { order, tenantId, id } = await orderOf('exportada');
    await vault.sign(...Array.from({ length: 3 }, () => order().item));
    const read = (after: number) =>
      vault.call('GET', `/internal/tenants/${tenantId}/key-uses?after=${after}`, { from: 'api-gateway' });
    const { body } = await read(0);
    const entries = body['entries'] as { readonly position: number; readonly hash: string }[];
    expect(entries).toMatchObject([1, 2, 3].map((position) => ({ position, certificate_id: id })));
    expect(body).toMatchObject({ length: 3, hash: entries[2]?.hash });
    expect((await read(2)).body['entries']).toEqual(entries.slice(2));
    expect((await read(3)).body['entries']).toEqual([]);
    const nobody = await vault.call('GET', '/internal/tenants/ten_nobody/key-uses?after=0', { from: 'api-gateway' });
    expect(nobody.body).toEqual({ length: 0, hash: '0'.repeat(64), entries: [] });
  });

  it('holds nothing of what was refused', async () => {
    const { order, tenantId } = await orderOf('negada');
    await vault.sign({ ...order().item, signed_info: 'x' });
    expect(await vault.database.query('select 1 from signature_audit where tenant_id = $1', [tenantId])).toEqual([]);
    expect(await vault.get(AuditStore).firstBroken(tenantId)).toBeNull();
  });

  it.each([
    ['changed', `update signature_audit set document_id = 'inv_otro' where tenant_id = $1 and position = 3`, 3],
    ['taken out', 'delete from signature_audit where tenant_id = $1 and position = 3', 3],
    ['taken off the end', 'delete from signature_audit where tenant_id = $1 and position > 3', 4],
    [
      'changed with its own hash',
      `update signature_audit set at = 'otra', hash = repeat('a', 64) where tenant_id = $1 and position = 5`,
      5,
    ],
  ])('shows that an entry was %s', async (what, sql, position) => {
    const { order, tenantId } = await orderOf(`auditoria${what.replaceAll(' ', '')}`.slice(0, 26));
    await vault.sign(...Array.from({ length: 5 }, () => order().item));
    await vault.database.query(sql, [tenantId]);
    expect(await vault.get(AuditStore).firstBroken(tenantId)).toBe(position);
  });
});
