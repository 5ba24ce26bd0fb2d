import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Message, ServiceName } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { fastify } from 'fastify';
import {
  type Answered,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { fact, type FactName } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';

let gateway: RunningGateway;
let tenant: TenantKeys;
let answerBlob: string;

interface Order {
  readonly owner: ServiceName;
  readonly path: string;
  readonly body: unknown;
  readonly key: unknown;
}
/** What the owners were asked; each answers as the test says. */
const orders: Order[] = [];
let answer: { status: number; body: object };

const PAPER_RANGES = ['CONT'].map((prefix) => ({
  id: `nr_${prefix}`,
  prefix,
  from: 0,
  to: 99_999,
  valid_from: null,
  valid_to: null,
  is_active: true,
}));

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  answerBlob = await putJson(gateway.blobs, tenant.id, { message: 'No corresponde.', messages: [] });
  for (const owner of ['document-issuer', 'dian-submitter', 'mailer'] as const) {
    const instance = fastify();
    // The ranges that the numbers of paper originals lie in are asked for, not ordered.
    instance.get('/internal/numbering-ranges', () => Promise.resolve({ object: 'list', data: PAPER_RANGES }));
    instance.all('/*', async ({ url, body, headers }, reply) => {
      orders.push({ owner, path: url, body, key: headers['svc-idempotency-key'] });
      const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
      return reply.status(answer.status).header('content-type', type).send(JSON.stringify(answer.body));
    });
    gateway.transport.register(owner, instance);
  }
});
afterAll(() => gateway.close());
beforeEach(() => {
  orders.length = 0;
  answer = { status: 200, body: {} };
});

const post = (path: string, body?: object, headers: Record<string, string> = {}, key = tenant.sk_test) =>
  gateway.call('POST', path, { key, body, headers });
const idOf = ({ json }: Answered): string => String(json['id']);
const tell = (id: string, name: FactName, data: object = {}): Promise<void> =>
  gateway.publish(fact(name, { document_id: id, answer_blob: answerBlob, ...data } as never) as Message);
const invoice = async (...names: readonly FactName[]): Promise<string> => {
  const id = idOf(await post('/v1/invoices', sale()));
  for (const name of names) await tell(id, name);
  return id;
};
const shown = async (id: string, path = 'invoices'): Promise<Json> =>
  (await gateway.call('GET', `/v1/${path}/${id}`, { key: tenant.sk_test })).json;

describe('POST …/retry', () => {
  const { operation_type: _, ...sold } = sale() as { operation_type: string };
  const credited = async (invoiceId: string) =>
    post('/v1/credit-notes', { ...sold, invoice_id: invoiceId, reason_code: '2' });
  const failNote = async (id: string): Promise<void> => {
    await tell(id, 'issuing-failed', { kind: 'credit_note' });
    expect(await shown(id, 'credit-notes')).toMatchObject({ status: 'failed' });
  };
  const failedNote = async (): Promise<{ invoiceId: string; noteId: string }> => {
    const invoiceId = await invoice('numbered', 'signed', 'submitted', 'accepted');
    const noteId = idOf(await credited(invoiceId));
    await failNote(noteId);
    return { invoiceId, noteId };
  };

  it.each<[FactName, string]>([
    ['issuing-failed', 'document-issuer /internal/documents/{id}/issuing/retry'],
    ['submission-failed', 'dian-submitter /internal/documents/{id}/submission/retry'],
  ])('after %s goes to %s, and answers the document', async (failed, where) => {
    const id = await invoice('numbered', 'signed', failed);
    const { status, json } = await post(`/v1/invoices/${id}/retry`);
    expect([status, json['id'], json['object']]).toEqual([200, id, 'invoice']);
    expect(orders.map(({ owner, path }) => `${owner} ${path}`)).toEqual([where.replace('{id}', id)]);
  });

  it('answers, and shows, what the document has become by it, though the owner’s fact takes its time', async () => {
    const id = await invoice('numbered', 'signed', 'submission-failed');
    const retried = fact('submission-retried', { document_id: id });
    answer = { status: 200, body: { fact: retried.id } };
    const answering = post(`/v1/invoices/${id}/retry`);
    await until(
      () => orders.length,
      (count) => count === 1,
    );
    expect(await shown(id)).toMatchObject({ status: 'failed' });
    await gateway.publish(retried);
    expect((await answering).json).toMatchObject({ status: 'signed', failure: null });
    expect(await shown(id)).toMatchObject({ status: 'signed', failure: null });
  });

  it('of a credit note compares it again: what it took back may have been taken back by another one', async () => {
    const refusal = { status: 409, code: 'not_retryable', detail: 'Only a failed document.', errors: [] };
    const replaced = await failedNote();
    expect((await credited(replaced.invoiceId)).status).toBe(201);
    expect((await post(`/v1/credit-notes/${replaced.noteId}/retry`)).json).toMatchObject({
      status: 409,
      code: 'note_exceeds_invoice',
    });
    expect(orders).toEqual([]);

    // One that is being retried counts, though nothing is heard of it yet …
    const goingOn = await failedNote();
    expect((await post(`/v1/credit-notes/${goingOn.noteId}/retry`)).status).toBe(200);
    expect((await credited(goingOn.invoiceId)).json).toMatchObject({ status: 422, code: 'note_exceeds_invoice' });
    // … until it fails again, or its owner refuses.
    await failNote(goingOn.noteId);
    expect((await credited(goingOn.invoiceId)).status).toBe(201);
    const refused = await failedNote();
    answer = { status: 409, body: refusal };
    expect((await post(`/v1/credit-notes/${refused.noteId}/retry`)).status).toBe(409);
    expect((await credited(refused.invoiceId)).status).toBe(201);
  });

  it('counts also when the views are rebuilt before its owner has told anything', async () => {
    const rebuild = async (): Promise<void> => {
      await gateway.call('POST', '/admin/v1/rebuilds', { key: OPERATOR_TOKEN, body: { service: 'api-gateway' } });
      const jobs = async () => (await gateway.call('GET', '/admin/v1/works', { key: OPERATOR_TOKEN })).json['data'];
      while (((await jobs()) as Json[])[0]?.['ended_at'] === null);
    };
    const { invoiceId, noteId } = await failedNote();
    expect((await post(`/v1/credit-notes/${noteId}/retry`)).status).toBe(200);
    await rebuild();
    expect((await credited(invoiceId)).json).toMatchObject({ status: 422, code: 'note_exceeds_invoice' });
    // A fact that is no answer to the retry changes nothing.
    await tell(noteId, 'rendered', { kind: 'credit_note' });
    expect(await shown(noteId, 'credit-notes')).toMatchObject({ status: 'failed' });
    expect((await credited(invoiceId)).json).toMatchObject({ status: 422, code: 'note_exceeds_invoice' });
    // It goes on and fails again, all in one batch; the order is not there after a rebuild either.
    await gateway.publish(
      ...(['issuing-retried', 'issuing-failed'] as const).map((name) =>
        fact(name, { document_id: noteId, kind: 'credit_note' }),
      ),
    );
    expect(await shown(noteId, 'credit-notes')).toMatchObject({ status: 'failed' });
    await rebuild();
    expect((await credited(invoiceId)).status).toBe(201);
  });

  it('of a transcription whose number another one bears now is refused', async () => {
    const paper = {
      type_code: '03',
      number: 'CONT41',
      issued_at: `${new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)}T10:00:00-05:00`,
    };
    const id = idOf(await post('/v1/invoices', sale(paper)));
    await tell(id, 'issuing-failed');
    expect(await shown(id)).toMatchObject({ status: 'failed' });
    const other = idOf(await post('/v1/invoices', sale(paper)));
    expect((await post(`/v1/invoices/${id}/retry`)).json).toMatchObject({ code: 'number_in_use', existing_id: other });
    expect(orders).toEqual([]);
  });

  it('passes the refusal of a document that has not failed', async () => {
    const id = await invoice('numbered', 'signed');
    answer = {
      status: 409,
      body: { status: 409, code: 'not_retryable', detail: 'Only a failed document.', errors: [] },
    };
    expect((await post(`/v1/invoices/${id}/retry`)).json).toMatchObject({ status: 409, code: 'not_retryable' });
  });

  it('is ordered once under an Idempotency-Key', async () => {
    const id = await invoice('issuing-failed');
    const headers = { 'idempotency-key': 'once' };
    const first = await post(`/v1/invoices/${id}/retry`, undefined, headers);
    const again = await post(`/v1/invoices/${id}/retry`, undefined, headers);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect(orders.map(({ key }) => key)).toEqual(['once']);
  });

  it('is of the tenant’s own documents, of that kind and mode', async () => {
    const id = await invoice('issuing-failed');
    const other = await gateway.newTenant();
    expect((await post(`/v1/invoices/${id}/retry`, undefined, {}, other.sk_test)).status).toBe(404);
    expect((await post(`/v1/invoices/${id}/retry`, undefined, {}, tenant.sk_live)).status).toBe(404);
    expect((await post(`/v1/credit-notes/${id}/retry`)).status).toBe(404);
    expect(orders).toEqual([]);
  });
});

describe('POST …/resolve', () => {
  it('hands the choice to dian-submitter', async () => {
    const id = await invoice('numbered', 'signed');
    expect((await post(`/v1/invoices/${id}/resolve`, { choice: 'issue_as_01' })).status).toBe(200);
    expect(orders).toMatchObject([{ owner: 'dian-submitter', body: { choice: 'issue_as_01' } }]);
  });

  it('refuses what is no choice at all', async () => {
    const id = await invoice('numbered', 'signed');
    expect((await post(`/v1/invoices/${id}/resolve`, { choice: 'forget_it' })).status).toBe(422);
    expect((await post(`/v1/invoices/${id}/resolve`)).json).toMatchObject({ code: 'body_missing' });
    expect(orders).toEqual([]);
  });
});

describe('POST …/cancel', () => {
  it('hands the reason to document-issuer, and answers with the document as it is then', async () => {
    const id = await invoice('issuing-waits');
    const reason_blob = await putJson(gateway.blobs, tenant.id, { message: 'Desistió' });
    const cancelled = fact('cancelled', { document_id: id, reason_blob });
    answer = { status: 200, body: { document_id: id, fact: cancelled.id } };
    const answering = post(`/v1/invoices/${id}/cancel`, { reason: 'Desistió' });
    await gateway.publish(cancelled);
    expect(await answering).toMatchObject({
      status: 200,
      json: { status: 'failed', waiting: null, failure: { code: 'cancelled', detail: 'Desistió' } },
    });
    expect(orders).toMatchObject([{ owner: 'document-issuer', body: { reason: 'Desistió' } }]);
  });

  it('asks dian-submitter about a document that is signed', async () => {
    const id = await invoice('numbered', 'signed', 'submission-waits');
    const cancelled = fact('submission-cancelled', { document_id: id });
    answer = { status: 200, body: { fact: cancelled.id } };
    const answering = post(`/v1/invoices/${id}/cancel`);
    await gateway.publish(cancelled);
    expect(await answering).toMatchObject({
      status: 200,
      json: { status: 'failed', waiting: null, number: 'SETP990000001', failure: { code: 'cancelled' } },
    });
    expect(orders).toMatchObject([{ owner: 'dian-submitter', path: `/internal/documents/${id}/submission/cancel` }]);
    await gateway.publish(fact('cancelled', { document_id: id, number: 'SETP990000001' }));
    expect(await shown(id)).toMatchObject({
      status: 'failed',
      number: 'SETP990000001',
      failure: { code: 'cancelled' },
    });
    // Another document gets the number: this one has it no more, nor what was made with it.
    await gateway.publish(fact('cancelled', { document_id: id, number: 'SETP990000001', number_returned: true }));
    expect(await shown(id)).toMatchObject({
      status: 'failed',
      ...{ number: null, prefix: null, sequence: null, numbering_range_id: null, cufe: null, xml_url: null },
      failure: { code: 'cancelled' },
    });
  });

  it('is a 503 while its owner has not read the request', async () => {
    answer = { status: 404, body: { status: 404, code: 'not_found', detail: 'No such document.' } };
    expect((await post(`/v1/invoices/${await invoice()}/cancel`)).status).toBe(503);
  });
});

describe('POST …/emails', () => {
  it('hands the addresses to the mailer, and its answer back', async () => {
    const id = await invoice('numbered', 'signed');
    answer = { status: 201, body: { object: 'list', data: [] } };
    const answered = await post(`/v1/invoices/${id}/emails`, { to: ['compras@ejemplo.co'] });
    expect([answered.status, answered.json['object']]).toEqual([201, 'list']);
    expect(orders).toMatchObject([
      { owner: 'mailer', path: `/internal/documents/${id}/emails`, body: { to: ['compras@ejemplo.co'] } },
    ]);
    expect((await post(`/v1/invoices/${id}/emails`, { to: ['nobody'] })).status).toBe(422);
  });
});

describe('a body whose fields are all optional', () => {
  it('may be absent', async () => {
    const id = await invoice('numbered', 'signed');
    answer = { status: 201, body: { object: 'list', data: [] } };
    expect((await post(`/v1/invoices/${id}/emails`)).status).toBe(201);
    expect(orders).toMatchObject([{ owner: 'mailer', body: {} }]);
  });
});

describe('POST …/corrections', () => {
  const rejected = () => invoice('numbered', 'signed', 'submitted', 'rejected');

  it('makes a new document in the place of a rejected one; each knows the other', async () => {
    const id = await rejected();
    const made = await post(`/v1/invoices/${id}/corrections`, sale());
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ status: 'queued', corrects: id, corrected_by: null });
    expect(idOf(made)).not.toBe(id);
    expect(await shown(id)).toMatchObject({ status: 'rejected_by_dian', corrects: null, corrected_by: idOf(made) });
    const { rows } = await gateway.database.sql.query<{ data: Json }>('select data from events where stream_id = $1', [
      `document-request-${idOf(made)}`,
    ]);
    expect(rows[0]?.data).toMatchObject({ corrects: id });
  });

  it('makes one, however many ask at once', async () => {
    const id = await rejected();
    const all = await Promise.all(Array.from({ length: 4 }, () => post(`/v1/invoices/${id}/corrections`, sale())));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const made = all.find(({ status }) => status === 201);
    for (const { json } of all.filter(({ status }) => status === 409)) {
      expect(json).toMatchObject({ code: 'already_corrected', existing_id: made && idOf(made) });
    }
  });

  it('makes none of what was not rejected, and none from a body with faults', async () => {
    const accepted = await invoice('numbered', 'signed', 'submitted', 'accepted');
    expect((await post(`/v1/invoices/${accepted}/corrections`, sale())).json).toMatchObject({
      status: 409,
      code: 'not_correctable',
    });
    const id = await rejected();
    expect((await post(`/v1/invoices/${id}/corrections`, sale({ currency: 'PESO' }))).status).toBe(422);
    expect(await shown(id)).toMatchObject({ corrected_by: null });
  });

  describe('of a paper original', () => {
    const issued_at = `${new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)}T08:00:00-05:00`;
    const paper = (number: string): object => sale({ type_code: '03', number, issued_at });
    const transcribed = async (number: string): Promise<string> => {
      const answered = await post('/v1/invoices', paper(number));
      expect(answered.status).toBe(201);
      return idOf(answered);
    };
    const rejectedPaper = async (number: string): Promise<string> => {
      const id = await transcribed(number);
      for (const name of ['numbered', 'signed', 'submitted', 'rejected'] as const) await tell(id, name);
      return id;
    };

    it('has its number, which nobody else uses as long as the correction is not rejected as well', async () => {
      const id = await rejectedPaper('CONT51');
      const made = await post(`/v1/invoices/${id}/corrections`, paper('CONT51'));
      expect([made.status, made.json]).toMatchObject([201, { status: 'queued', corrects: id }]);
      expect((await post('/v1/invoices', paper('CONT51'))).json).toMatchObject({
        code: 'number_in_use',
        existing_id: idOf(made),
      });
      for (const name of ['numbered', 'signed', 'submitted', 'rejected'] as const) await tell(idOf(made), name);
      expect((await post(`/v1/invoices/${idOf(made)}/corrections`, paper('CONT51'))).json).toMatchObject({
        corrects: idOf(made),
      });
    });

    it('is of the same paper: another number, or none, is refused', async () => {
      const id = await rejectedPaper('CONT52');
      for (const body of [paper('CONT53'), sale()]) {
        const refused = await post(`/v1/invoices/${id}/corrections`, body);
        expect(refused.status).toBe(422);
        expect(refused.json['errors']).toMatchObject([{ pointer: '#/number', code: 'conflicting_fields' }]);
      }
      const other = await rejected();
      expect((await post(`/v1/invoices/${other}/corrections`, paper('CONT53'))).status).toBe(422);
      expect(await shown(id)).toMatchObject({ corrected_by: null });
    });

    it('is refused when the same paper was transcribed anew meanwhile', async () => {
      const id = await rejectedPaper('CONT54');
      const anew = await transcribed('CONT54');
      expect((await post(`/v1/invoices/${id}/corrections`, paper('CONT54'))).json).toMatchObject({
        status: 409,
        code: 'number_in_use',
        existing_id: anew,
      });
    });
  });

  it('may be corrected in its turn', async () => {
    const made = idOf(await post(`/v1/invoices/${await rejected()}/corrections`, sale()));
    for (const name of ['numbered', 'signed', 'submitted', 'rejected'] as const) await tell(made, name);
    expect((await post(`/v1/invoices/${made}/corrections`, sale())).json).toMatchObject({ corrects: made });
  });
});
