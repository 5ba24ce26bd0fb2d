import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { testDatabase } from './testing/database.fixture.js';
import { document, documentId } from './testing/numbering.fixture.js';
import { type RecordedSpan, recordedTracer } from './testing/recorded-tracer.fixture.js';
import { startTestService, type TestService } from './testing/test-service.fixture.js';
import { traceIdOf } from './trace/traceparent.js';
import type { Database } from './transaction/database.js';

const tracer = recordedTracer();
let service: TestService;
let database: Database;

beforeAll(async () => {
  const { database: first, url, logUrl } = await testDatabase();
  await first.close();
  service = await startTestService({ url, logUrl, tracer });
  ({ database } = service);
});
afterAll(() => service.stop());

/** Makes a request that takes a number and schedules a timer. Returns its trace if it is recorded. */
const request = async (id: string, isRecorded: boolean, payload: object = {}): Promise<string | undefined> => {
  const root = isRecorded ? tracer.begin('request', { kind: 'server' }) : undefined;
  const cause = { correlationId: `req_${id}`, causationId: `req_${id}`, traceparent: root?.traceparent };
  await database.transaction(async (tx) => {
    await tx.handle(document, id, { takeNext: true });
    tx.schedule({ kind: 'send', key: id, payload });
  }, cause);
  root?.end();
  return root && traceIdOf(root.traceparent);
};

const answered = (id: string): Promise<unknown> =>
  until(
    () => database.query('select from answered where key = $1', [id]),
    (rows) => rows.length === 1,
  );
const heard = (id: string): Promise<unknown> =>
  until(
    () => database.query('select from heard where document_id = $1', [id]),
    (rows) => rows.length === 1,
  );
const spansOf = (traceId: string | undefined): readonly RecordedSpan[] =>
  tracer.spans.filter(({ traceparent }) => traceIdOf(traceparent) === traceId);
/** Returns the names of the spans, each with the name of its parent. */
const shapeOf = (spans: readonly RecordedSpan[]): string[] => {
  const nameOf = new Map(spans.map(({ traceparent, name }) => [traceparent, name]));
  return spans.map(({ name, parent }) => `${parent === null ? '' : (nameOf.get(parent) ?? 'nobody')} > ${name}`).sort();
};

describe('the trace of a request', () => {
  it('goes on through outbox, log and consumer, and through a timer', async () => {
    const id = documentId(1);
    const traceId = await request(id, true);
    await Promise.all([answered(id), heard(id)]);
    await until(
      () => spansOf(traceId),
      (spans) => spans.length === 4 && spans.every(({ hasEnded }) => hasEnded),
    );
    expect(shapeOf(spansOf(traceId))).toEqual([
      ' > request',
      'request > send document.lifecycle',
      'request > timer send',
      'send document.lifecycle > process document.lifecycle',
    ]);
    expect(spansOf(traceId).find(({ kind }) => kind === 'consumer')?.attributes).toEqual({
      'messaging.system': 'postgresql',
      'messaging.operation.name': 'process',
      'messaging.operation.type': 'process',
      'messaging.destination.name': 'document.lifecycle',
      'messaging.consumer.group.name': 'hearing',
      'messaging.message.id': `document-${id}@1`,
      'cloudevents.event_type': 'co.rubrica.document.numbered.v1',
      'rubrica.document.id': id,
      'rubrica.tenant.id': `ten_${'0'.repeat(26)}`,
      'rubrica.livemode': false,
    });
  });

  it('leaves nothing behind where it is not recorded', async () => {
    const before = tracer.spans.length;
    const id = documentId(2);
    await request(id, false);
    await Promise.all([answered(id), heard(id)]);
    expect(tracer.spans.length).toBe(before);
  });

  it('goes on when a timer that failed comes again', async () => {
    const id = documentId(3);
    const traceId = await request(id, true, { fails: 1 });
    await answered(id);
    const timers = await until(
      () => spansOf(traceId).filter(({ name }) => name === 'timer send'),
      (spans) => spans.length === 2 && spans.every(({ hasEnded }) => hasEnded),
    );
    expect(timers.map(({ attributes, error }) => [attributes['rubrica.timer.attempt'], error !== undefined])).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  it('goes on when a message that was parked is handled', async () => {
    const id = documentId(4);
    await database.query('insert into poison values ($1)', [id]);
    const traceId = await request(id, true);
    await until(
      () => database.query('select from parked where key = $1', [id]),
      (rows) => rows.length === 1,
    );
    await database.query('delete from poison');
    await heard(id);
    const steps = await until(
      () => spansOf(traceId).filter(({ kind }) => kind === 'consumer'),
      (spans) => spans.at(-1)?.hasEnded === true && spans.at(-1)?.error === undefined,
    );
    const parents = new Set(steps.map(({ parent }) => parent));
    expect([...parents]).toEqual([spansOf(traceId).find(({ kind }) => kind === 'producer')?.traceparent]);
    expect(steps[0]?.error).toBeDefined();
  });

  it('is its own for each document of a batch', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => documentId(100 + n));
    const traceIds = await Promise.all(ids.map((id, n) => request(id, n % 2 === 0)));
    await Promise.all(ids.flatMap((id) => [answered(id), heard(id)]));
    for (const [n, traceId] of traceIds.entries()) {
      if (traceId === undefined) continue;
      const spans = spansOf(traceId);
      const about = new Set(spans.flatMap(({ attributes }) => attributes['rubrica.document.id'] ?? []));
      expect([spans.length, [...about]]).toEqual([4, [ids[n]]]);
    }
  });
});
