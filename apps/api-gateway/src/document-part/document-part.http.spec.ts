import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DianAttemptState, MailingState, ServiceName } from '@rubrica/contracts';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { startStandIn } from '@rubrica/service-testing';
import {
  type Answered,
  type Json,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let invoice: string;
/** What the owners were asked. */
const asked: string[] = [];

const MAILING: MailingState = {
  id: `mlg_${'0'.repeat(26)}`,
  object: 'mailing',
  document_id: 'inv_1',
  edition: 1,
  to: 'compras@condor.co',
  status: 'bounced',
  message_id: 'mlg_1@rubrica.co',
  diagnostic: '550 5.1.1 no such user',
  created_at: '2026-11-28T07:00:00.000-05:00',
  updated_at: '2026-11-28T07:00:01.000-05:00',
  attempts: 1,
  next_attempt_at: null,
  failure: 'address_unknown',
};
const ATTEMPT: DianAttemptState = {
  ...{ id: 'inv_1_1', document_id: 'inv_1', environment: 'test', attempt: 1, edition: 1, operation: 'SendBillSync' },
  ...{ status: 'ended', due_at: null, started_at: MAILING.created_at, ended_at: MAILING.updated_at, duration_ms: 800 },
  ...{ outcome: 'rejected', error: null, status_code: '99', rules: [{ rule: 'FAD06', severity: 'rejection' }] },
};

const standIn = async (service: ServiceName, data: readonly object[]): Promise<void> => {
  const owner = await startStandIn((server) =>
    server.all('/*', ({ url }) => {
      asked.push(url);
      return Promise.resolve({ object: 'list', url: '/internal', has_more: false, data, test_set: null });
    }),
  );
  gateway.standIn(service, owner);
};

const get = (part: string, change: { key?: string; language?: string; id?: string } = {}): Promise<Answered> => {
  const { key = tenant.sk_test, language = 'en', id = invoice } = change;
  const headers = { 'svc-version': NEWEST_API_VERSION, 'accept-language': language };
  return gateway.call('GET', `/v1/invoices/${id}/${part}`, { key, headers });
};
const firstOf = ({ json }: Answered): Json => (json['data'] as Json[])[0] ?? {};

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
  invoice = String(json['id']);
  await standIn('mailer', [MAILING, { ...MAILING, status: 'sent', failure: 'mailbox_full', next_attempt_at: 'later' }]);
  await standIn('dian-submitter', [ATTEMPT]);
});
afterAll(() => gateway.close());

describe('the parts of a document', () => {
  it('have its mails, with what is wrong and what to do in the language of the reader', async () => {
    const answer = await get('mailings?limit=2', { language: 'es' });
    expect(answer.json).toMatchObject({ object: 'list', url: `/v1/invoices/${invoice}/mailings`, has_more: false });
    const [bounced, waiting] = answer.json['data'] as Json[];
    expect(bounced).toMatchObject({ to: 'compras@condor.co', diagnostic: '550 5.1.1 no such user', attempts: 1 });
    expect(bounced?.['problem']).toEqual({
      code: 'address_unknown',
      detail: 'El buzón no existe o fue cerrado definitivamente.',
      action: expect.stringContaining('Pida al destinatario la dirección correcta'),
    });
    expect(bounced).not.toHaveProperty('failure');
    expect((waiting?.['problem'] as Json)['action']).toContain('Nada todavía');
    expect(asked.at(-1)).toBe(`/internal/documents/${invoice}/mailing-states?limit=2`);
    expect((firstOf(await get('mailings'))['problem'] as Json)['detail']).toBe(
      'The mailbox does not exist, or was closed for good.',
    );
  });

  it('have its attempts at DIAN, each explained', async () => {
    const { json } = await get('attempts');
    expect(json['url']).toBe(`/v1/invoices/${invoice}/attempts`);
    expect(firstOf(await get('attempts'))).toMatchObject({
      object: 'dian_attempt',
      outcome: 'rejected',
      explanation: expect.stringContaining('Correct it'),
      rules: [{ rule: 'FAD06', severity: 'rejection' }],
    });
    expect(firstOf(await get('attempts', { language: 'es' }))['explanation']).toContain('La DIAN rechazó');
  });

  it('are refused as unavailable while their owner is away, in the language of the reader', async () => {
    const { status, json } = await get('deliveries', { language: 'es' });
    expect([status, json['code'], json['detail']]).toEqual([
      503,
      'service_unavailable',
      'webhook-dispatcher no responde. Intente de nuevo en un momento.',
    ]);
    await standIn('webhook-dispatcher', [{ id: 'whd_1' }]);
    expect((await get('deliveries?limit=3')).json['url']).toBe(`/v1/invoices/${invoice}/deliveries`);
    expect(asked.at(-1)).toBe(`/internal/deliveries?limit=3&document_id=${invoice}`);
  });

  it('are found by nobody else, and not under another kind; their owners are not asked', async () => {
    const { sk_test: key } = await gateway.newTenant();
    asked.length = 0;
    for (const part of ['mailings', 'attempts', 'deliveries']) {
      expect((await get(part, { key })).status).toBe(404);
      expect((await get(part, { key: tenant.sk_live })).status).toBe(404);
      const headers = { 'svc-version': NEWEST_API_VERSION };
      const path = `/v1/credit-notes/${invoice}/${part}`;
      expect((await gateway.call('GET', path, { key: tenant.sk_test, headers })).status).toBe(404);
      const older = await gateway.call('GET', `/v1/invoices/${invoice}/${part}`, { key: tenant.sk_test });
      expect(older.status).toBe(404);
    }
    expect(asked).toEqual([]);
  });
});
