import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { within, Work } from '@rubrica/eventing/tracing';
import { type OtlpReceiver, otlpReceiver, type ReceivedSpan, until } from '@rubrica/testing';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { InternalClient } from '../internal-http/internal-client.js';
import { createLogger } from '../logging/logger.js';
import { settingsOf } from '../settings/settings.js';
import { identities, letterRoutes, type RunningMailer, startMailer } from '../test-service/mailer.fixture.js';
import { openTracing, type Tracing } from './tracing.js';
import { pairsIn, TracingSettings } from './tracing-settings.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
const callers = `00-${traceId}-${spanId}-01`;
const logger = createLogger({ service: 'mailer', level: 'fatal' });

let collector: OtlpReceiver;
let mailer: RunningMailer;
/** Tracing with the settings of the current test. */
let current: Tracing;
beforeAll(async () => {
  collector = await otlpReceiver();
  mailer = await startMailer({
    get tracer() {
      return current.tracer;
    },
    get incoming() {
      return current.incoming;
    },
  });
});
afterAll(async () => {
  await mailer.close();
  await collector.close();
});

/** Runs the work with these settings. Afterwards the collector has all spans of the work. */
const traced = async (values: Partial<TracingSettings>, work: (tracing: Tracing) => Promise<unknown>) => {
  const tracing = await openTracing(
    settingsOf(TracingSettings, { endpoint: collector.url, ratio: 1, ...values }),
    logger,
  );
  current = tracing.of('mailer')!;
  const before = [collector.spans().length, mailer.logLines.length];
  await work(current);
  await tracing.close();
  return { spans: collector.spans().slice(before[0]), logLines: mailer.logLines.slice(before[1]) };
};
const get =
  (path: string, headers: Record<string, string> = {}) =>
  async (): Promise<void> => {
    await mailer.app.getHttpAdapter().getInstance().inject({ method: 'GET', url: path, headers });
  };

describe('without a collector', () => {
  it('no trace is made, and nothing of OpenTelemetry is loaded but what the first trace needs', async () => {
    const off = await openTracing(settingsOf(TracingSettings, {}), logger);
    expect(off.of('mailer')).toBeUndefined();
    const sources = globSync('{apps,libs}/*/src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.spec.ts'));
    const textOf = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');
    const client = 'libs/service/src/tracing/otlp-traces.client.ts';
    expect(sources.filter((file) => /from '@opentelemetry\//.test(textOf(file)))).toEqual([client]);
    expect(sources.filter((file) => /from '.*\/otlp-traces\.client\.js'/.test(textOf(file)))).toEqual([]);
  });
});

describe('a request from outside', () => {
  it('begins a trace, named after its route, without path, query or texts', async () => {
    const { spans } = await traced({}, get('/letters/let_1?signature=s3cret'));
    expect(spans).toMatchObject([
      { service: 'mailer', name: 'GET /letters/:id', kind: 'server', parentSpanId: null, links: [], hasFailed: false },
    ]);
    expect(spans[0]?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/letters/:id',
      'http.response.status_code': 200,
      'rubrica.request.id': expect.stringMatching(/^req_/),
    });
  });

  it('names the document that its path names, in trace and log', async () => {
    const id = `inv_${'1'.repeat(26)}`;
    const { spans, logLines } = await traced({}, get(`/letters/${id}`));
    expect(spans[0]?.attributes['rubrica.document.id']).toBe(id);
    const line = logLines
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({
      document_id: id,
      trace_id: spans[0]?.traceId,
      request_id: spans[0]?.attributes['rubrica.request.id'],
    });
  });

  it('that fails is a failed span, without the error’s text', async () => {
    const { spans } = await traced({}, get('/letters/broken'));
    expect(spans).toMatchObject([{ hasFailed: true, attributes: { 'error.type': '500' } }]);
    expect(collector.requests.map(({ body }) => body).join('')).not.toMatch(/hunter2|s3cret/);
  });

  it('with a traceparent is linked with the caller’s span by default, and has a trace of its own', async () => {
    const { spans } = await traced({}, get('/letters/let_1', { traceparent: callers }));
    expect(spans).toMatchObject([{ parentSpanId: null, links: [spanId] }]);
    expect(spans[0]?.traceId).not.toBe(traceId);
  });

  it('continues the caller’s trace where that is set, and is left out where the caller’s is', async () => {
    const parent = { incoming: 'parent', ratio: 0 } as const;
    const { spans } = await traced(parent, get('/letters/let_1', { traceparent: callers }));
    expect(spans).toMatchObject([{ traceId, parentSpanId: spanId }]);
    const unsampled = `00-${traceId}-${spanId}-00`;
    expect((await traced({ incoming: 'parent' }, get('/letters/let_1', { traceparent: unsampled }))).spans).toEqual([]);
  });

  it('takes no notice of a caller’s trace where that is set', async () => {
    const { spans } = await traced({ incoming: 'ignore' }, get('/letters/let_1', { traceparent: callers }));
    expect(spans).toMatchObject([{ parentSpanId: null, links: [] }]);
  });

  it('is left out by the ratio, and health checks always are', async () => {
    expect((await traced({ ratio: 0 }, get('/letters/let_1'))).spans).toEqual([]);
    const health = async (): Promise<void> => {
      for (const path of ['/healthz', '/readyz', '/metrics']) await get(path)();
    };
    expect((await traced({}, health)).spans).toEqual([]);
  });
});

describe('a call of another service', () => {
  const caller = { tenantId: 'ten_1', livemode: false, role: 'full', keyId: 'key_1', version: '2026-01-01' } as const;

  it('continues the trace in which it is made, on both sides', async () => {
    const { spans } = await traced({}, async ({ tracer }) => {
      const root = tracer.begin('timer issue', { kind: 'internal' })!;
      const cause = { correlationId: 'req_0123456789abcdefghjkmnpqrs', causationId: 'x@1' };
      const work = new Work(new Map([['inv_1', cause]]), new Map([['inv_1', root]]));
      const internal = new InternalClient(identities['api-gateway'], mailer.parts.transport);
      const answer = await within(work, () => internal.call(letterRoutes.echo, { caller }));
      expect(answer.request).toBe(cause.correlationId);
      root.end();
    });
    const named = (kind: string): ReceivedSpan => spans.find((span) => span.kind === kind)!;
    const [root, client, server] = ['internal', 'client', 'server'].map(named);
    expect(client).toMatchObject({ name: 'POST /internal/letters', parentSpanId: root?.spanId });
    expect(server).toMatchObject({ name: 'POST /internal/letters', parentSpanId: client?.spanId });
    expect(new Set(spans.map((span) => span.traceId)).size).toBe(1);
  });

  it('begins no trace', async () => {
    const { spans } = await traced({}, async () => {
      await new InternalClient(identities['api-gateway'], mailer.parts.transport).call(letterRoutes.echo, { caller });
    });
    expect(spans).toEqual([]);
  });
});

describe('the collector', () => {
  it('gets the headers that are set, and what is said of the process', async () => {
    const { spans } = await traced(
      { headers: 'authorization=Bearer%20k3y,x-tenant=a', resourceAttributes: 'k8s.pod.name=mailer-0' },
      get('/letters/let_1'),
    );
    expect(spans).toHaveLength(1);
    const { headers, body } = collector.requests.at(-1)!;
    expect([headers['authorization'], headers['x-tenant']]).toEqual(['Bearer k3y', 'a']);
    expect(body).toContain('mailer-0');
  });

  it('that is away stops nothing, and a process that ends waits for it for two seconds at most', async () => {
    const gone = await otlpReceiver();
    await gone.close();
    const lines: string[] = [];
    const told = createLogger({ service: 'mailer', level: 'warn' }, { write: (line: string) => lines.push(line) });
    const tracing = await openTracing(settingsOf(TracingSettings, { endpoint: gone.url, ratio: 1 }), told);
    tracing.of('mailer')?.tracer.begin('x', { kind: 'internal' })?.end();
    await until(
      () => lines,
      ({ length }) => length > 0,
    );
    // Timers of a process run in the order of their due times, even if the process was frozen meanwhile.
    expect(await Promise.race([sleep(4_000, 'too late'), tracing.close()])).toBeUndefined();
    expect(lines[0]).toContain('spans could not be sent to the collector');
  });
});

describe('the settings of traces', () => {
  it('are refused where they are wrong, without their values', () => {
    const wrong: Partial<TracingSettings> = { endpoint: 'collector:4318', headers: 'k3y', ratio: 2 };
    const refused = (): TracingSettings => settingsOf(TracingSettings, wrong);
    expect(refused).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT.*\n.*OTEL_EXPORTER_OTLP_HEADERS.*\n.*OTEL_TRACES_SAMPLER_ARG/);
    expect(refused).not.toThrow(/k3y/);
  });

  it('have pairs whose values may hold anything, percent-encoded', () => {
    expect(pairsIn('a=1,b=x%2Cy=z, c = %')).toEqual({ a: '1', b: 'x,y=z', c: '%' });
    expect(pairsIn('')).toEqual({});
  });
});
