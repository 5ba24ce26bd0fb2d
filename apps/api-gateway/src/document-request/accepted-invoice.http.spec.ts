import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Message } from '@rubrica/contracts';
import { fact, factOf, type FactName } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { fastify } from 'fastify';
import { type Json, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  const issuer = fastify();
  issuer.post('/internal/previews', () =>
    Promise.resolve({
      ...{ number: null, prefix: null, numbering_range_id: null, type_code: '91', cufe: null, waiting: null },
      issued_at: '2026-11-28T08:00:00-05:00',
    }),
  );
  gateway.transport.register('document-issuer', issuer);
});
afterAll(() => gateway.close());

const post = (path: string, body: object) => gateway.call('POST', `/v1/${path}`, { key: tenant.sk_live, body });
const tell = (id: string, name: FactName) =>
  gateway.publish(fact(name, { document_id: id, environment: 'habilitacion' } as never) as Message);

/** An accepted invoice, whose buyer has registered these events. */
const invoice = async (...codes: readonly ('030' | '031' | '032' | '033' | '034')[]): Promise<string> => {
  const id = String((await post('invoices', sale())).json['id']);
  for (const name of ['numbered', 'signed', 'submitted', 'accepted'] as const) await tell(id, name);
  for (const code of codes)
    await gateway.publish(
      factOf('co.rubrica.document-event.registered.v1', id, {
        ...{ subject_object: 'invoice', subject_id: id, environment: 'habilitacion', code, cufe: 'a'.repeat(96) },
        ...{ number: null, cude: null, document_event_id: null, mail_blob: null, zip_blob: null },
      }) as Message,
    );
  return id;
};

const { operation_type: _, ...common } = sale();
const warnings = async (path: string, invoiceId: string) => {
  const note = { ...common, invoice_id: invoiceId, reason_code: path === 'credit-notes' ? '2' : '1', reason: 'Ajuste' };
  const { status, json } = await post(`${path}/preview`, note);
  expect(status).toBe(200);
  return (json['warnings'] as unknown as Json[]).filter(({ code }) => String(code) === 'invoice_accepted');
};

describe.each(['credit-notes', 'debit-notes'])('a preview of one of the %s', (path) => {
  it.each(['033', '034'] as const)('warns of an invoice that is accepted by event %s', async (code) => {
    const id = await invoice('030', '032', code);
    const found = await until(
      () => warnings(path, id),
      ({ length }) => length > 0,
    );
    expect(found).toMatchObject([{ pointer: '#/invoice_id', rule: 'LGC15', detail: expect.stringContaining(code) }]);
  });

  it('does not warn of one whose buyer has only received, or claimed', async () => {
    const accepted = await invoice('033');
    const claimed = await invoice('030', '032', '031');
    await until(
      () => warnings(path, accepted),
      ({ length }) => length > 0,
    );
    expect(await warnings(path, claimed)).toEqual([]);
  });
});
