import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  orphansAmong,
  otelCollector,
  type OtlpReceiver,
  otlpReceiver,
  type ReceivedSpan,
  type Receiver,
  receiver,
  until,
} from '@rubrica/testing';
import { join } from 'node:path';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const collector = otelCollector();
const folder = temporaryFolder();
const EVENTS = ['invoice.accepted_by_dian', 'invoice.email.delivered'];
const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const AT_ONCE = 12;

let traces: OtlpReceiver;
let target: Receiver;
let spans: readonly ReceivedSpan[];
let invoice: Json;
let others: readonly Json[];
let printed: string;
let keys: readonly string[];

/** The whole way of one invoice, then of several at once; the spans of all are there when the program has ended. */
beforeAll(async () => {
  [traces, target] = await Promise.all([otlpReceiver(), receiver()]);
  const standalone = await RunningStandalone.start(join(folder.path, 'data'), {
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    LOG_LEVEL: 'info',
  });
  const { sk_live, sk_test } = standalone.credentials;
  keys = [sk_live, sk_test];
  await standalone.call('POST', '/v1/webhook-endpoints', sk_live, {
    url: `${target.url}/hook?key=h00k`,
    subscribed_events: EVENTS,
  });
  const post = async (): Promise<Json> =>
    (await standalone.call('POST', '/v1/invoices', sk_live, sale(), { traceparent: CALLER })).json;
  invoice = await post();
  await target.received(2);
  others = await Promise.all(Array.from({ length: AT_ONCE }, post));
  await target.received(2 + 2 * AT_ONCE);
  await until(
    () => traces.spans().filter(({ name }) => name === 'POST webhook').length,
    (count) => count === 2 + 2 * AT_ONCE,
  );
  await standalone.stop();
  ({ printed } = standalone);
  spans = traces.spans();
});

afterAll(async () => {
  await Promise.all([traces.close(), target.close()]);
  folder.remove();
});

const rootOf = (document: Json): ReceivedSpan | undefined =>
  spans.find(
    ({ name, attributes }) => name === 'POST /v1/invoices' && attributes['rubrica.document.id'] === document['id'],
  );

/** The trace that the POST of a document has begun. */
const traceOf = (document: Json): readonly ReceivedSpan[] => {
  const root = rootOf(document);
  return spans.filter(({ traceId }) => traceId === root?.traceId);
};
const doing = (trace: readonly ReceivedSpan[]): Set<string> =>
  new Set(trace.map(({ service, name }) => `${service}: ${name}`));

describe('the trace of an invoice', () => {
  it('goes from its POST through topics, timers, vault, tax authority and mail to the answers of the webhook', () => {
    expect([...doing(traceOf(invoice))].sort()).toEqual(
      expect.arrayContaining([
        'api-gateway: POST /v1/invoices',
        'api-gateway: send document.lifecycle',
        'document-issuer: process document.lifecycle',
        'document-issuer: timer issue',
        'document-issuer: POST /internal/signatures',
        'certificate-vault: POST /internal/signatures',
        'document-issuer: send document.lifecycle',
        'dian-submitter: process document.lifecycle',
        'dian-submitter: timer submit-habilitacion',
        'dian-submitter: WcfDianCustomerServices/SendBillSync',
        'document-issuer: timer package',
        'mailer: process document.lifecycle',
        'mailer: timer send',
        'mailer: SMTP send',
        'webhook-dispatcher: process document.lifecycle',
        'webhook-dispatcher: timer deliver',
        'webhook-dispatcher: POST webhook',
      ]),
    );
    const answered = traceOf(invoice).filter(({ name }) => name === 'POST webhook');
    expect(answered.map(({ attributes }) => attributes['rubrica.event.type']).sort()).toEqual(EVENTS);
    expect(answered.map(({ attributes }) => attributes['http.response.status_code'])).toEqual([200, 200]);
  });

  it('has one beginning, linked with its caller’s span, and no span without its parent', () => {
    const roots = traceOf(invoice).filter(({ parentSpanId }) => parentSpanId === null);
    expect(roots).toMatchObject([{ name: 'POST /v1/invoices', kind: 'server', links: [CALLER.split('-')[2]] }]);
    expect(orphansAmong(spans)).toEqual([]);
    expect(traceOf(invoice).filter(({ hasFailed }) => hasFailed)).toEqual([]);
  });

  it('names document, tenant and mode', () => {
    const root = rootOf(invoice);
    const tenantId = root?.attributes['rubrica.tenant.id'];
    expect(root?.attributes).toMatchObject({ 'rubrica.document.id': invoice['id'], 'rubrica.livemode': true });
    expect(tenantId).toMatch(/^ten_/);
    const steps = traceOf(invoice).filter(({ kind }) => kind === 'consumer');
    for (const { attributes } of steps)
      expect(attributes).toMatchObject({ 'rubrica.document.id': invoice['id'], 'rubrica.tenant.id': tenantId });
  });

  it('is its own for each of several invoices that are worked on together', () => {
    const alone = doing(traceOf(invoice));
    const inVault = (name: string): boolean => !name.includes('/internal/');
    for (const other of others) {
      const trace = traceOf(other);
      expect([...doing(trace)].filter(inVault)).toEqual(expect.arrayContaining([...alone].filter(inVault)));
      const documents = new Set(trace.flatMap(({ attributes }) => attributes['rubrica.document.id'] ?? []));
      expect([...documents]).toEqual([other['id']]);
    }
  });

  it('is linked with what is done for several invoices at once, in both directions', () => {
    const known = new Map(spans.map((span) => [span.spanId, span]));
    const batches = spans.filter(({ name }) => name === 'batch');
    for (const batch of batches) {
      expect(batch.links.length).toBe(batch.attributes['rubrica.batch.steps']);
      for (const spanId of batch.links) expect(known.get(spanId)?.links).toContain(batch.spanId);
    }
  });

  it('has no personal data, no secret and no text of a tenant', () => {
    const sent = traces.requests.map(({ body }) => body).join('');
    const { customer } = sale() as unknown as { readonly customer: Json };
    const personal = [customer['legal_name'], customer['email'], customer['identification']?.['number']];
    for (const text of [...personal, ...keys, 'h00k', target.url]) {
      expect(typeof text).toBe('string');
      expect(sent.includes(String(text))).toBe(false);
    }
  });

  it('is found by every log line about the document', () => {
    const lines = printed
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ document_id }) => document_id === invoice['id']);
    const root = rootOf(invoice);
    const ids = { trace_id: root?.traceId, request_id: root?.attributes['rubrica.request.id'] };
    const ownLines = lines.filter(({ path }) => path === undefined || path === '/v1/invoices');
    expect(ownLines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['request', 'attempt at DIAN']));
    for (const line of ownLines) expect(line).toMatchObject(ids);
  });

  collector.it('is taken by a real collector as it is, and handed on whole', async () => {
    const behind = await otlpReceiver();
    const running = await collector.start(behind.url);
    for (const { path, body } of traces.requests) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${running.url}${path}`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    }
    await until(
      () => behind.spans().length,
      (count) => count === spans.length,
    );
    const idsOf = (some: readonly ReceivedSpan[]): string[] => some.map(({ traceId, spanId }) => traceId + spanId);
    expect(idsOf(behind.spans()).sort()).toEqual(idsOf(spans).sort());
    expect(orphansAmong(behind.spans())).toEqual([]);
    await running.stop();
    await behind.close();
  });
});
