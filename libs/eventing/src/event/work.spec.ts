import { describe, expect, it } from '@jest/globals';
import { recordedTracer } from '../testing/recorded-tracer.fixture.js';
import { traceIdOf } from '../trace/traceparent.js';
import { Batch } from '../batch/batch.js';
import { causeIn } from './cause.js';
import { currentWork, inSpan, within, Work } from './work.js';

/** Work on one document that has a recorded step. */
const stepOf = (tracer: ReturnType<typeof recordedTracer>, key: string) => {
  const span = tracer.begin('step', { kind: 'internal' })!;
  const cause = { correlationId: `req_${key}`, causationId: 'x@1', traceparent: span.traceparent };
  return { span, work: new Work(new Map([[key, cause]]), new Map([[key, span]])) };
};
const call = (name = 'call'): Promise<void> => inSpan(name, { kind: 'client' }, () => Promise.resolve());

describe('a call to the outside', () => {
  it('stands below the step of the document that it is made for', async () => {
    const tracer = recordedTracer();
    const { span, work } = stepOf(tracer, 'inv_1');
    await within(work, () => call());
    expect(tracer.spans.at(-1)).toMatchObject({ name: 'call', parent: span.traceparent, hasEnded: true });
  });

  it('made for several documents stands in a trace of its own, which each of theirs names and which names them', async () => {
    const tracer = recordedTracer();
    const [one, two] = [stepOf(tracer, 'inv_1'), stepOf(tracer, 'inv_2')];
    const together = Work.of([one.work, two.work]);
    await within(together, async () => {
      await call('first');
      await call('second');
    });
    together.end();
    const batch = tracer.spans.find(({ name }) => name === 'batch')!;
    expect(batch).toMatchObject({
      parent: null,
      hasEnded: true,
      links: [one.span.traceparent, two.span.traceparent],
      attributes: { 'rubrica.batch.steps': 2 },
    });
    const below = tracer.spans.filter(({ parent }) => parent === batch.traceparent).map(({ name }) => name);
    expect(below).toEqual(['first', 'second']);
    const steps = tracer.spans.filter(({ name }) => name === 'step');
    expect(steps.map(({ links }) => links)).toEqual([[batch.traceparent], [batch.traceparent]]);
    expect(new Set(tracer.spans.map(({ traceparent }) => traceIdOf(traceparent))).size).toBe(3);
  });

  it('is not recorded where its document is not, and nothing is begun for a batch without calls', async () => {
    const tracer = recordedTracer();
    const unsampled = new Work(new Map([['inv_3', { correlationId: 'req_3', causationId: 'x@1' }]]));
    await within(unsampled, () => call());
    await call();
    const together = Work.of([stepOf(tracer, 'inv_1').work, stepOf(tracer, 'inv_2').work]);
    await within(together, () => Promise.resolve());
    together.end();
    expect(tracer.spans.map(({ name }) => name)).toEqual(['step', 'step']);
  });

  it('that fails is a failed span, and still fails', async () => {
    const tracer = recordedTracer();
    const { work } = stepOf(tracer, 'inv_1');
    const broken = new Error('no answer');
    const failing = within(work, () => inSpan('call', { kind: 'client' }, () => Promise.reject(broken)));
    await expect(failing).rejects.toBe(broken);
    expect(tracer.spans.at(-1)).toMatchObject({ hasEnded: true, error: broken });
  });
});

describe('items of a batch', () => {
  it('are handled as the work of all of them, not as that of the first one', async () => {
    const tracer = recordedTracer();
    const keys: string[][] = [];
    const handleAll = async (items: readonly number[]): Promise<readonly number[]> => {
      keys.push([...(currentWork()?.causes.keys() ?? [])]);
      await call();
      return items;
    };
    const batch = new Batch('numbers', handleAll, { most: 10 });
    const steps = ['inv_1', 'inv_2', 'inv_3'].map((key) => stepOf(tracer, key));
    await Promise.all([...steps.map(({ work }, i) => within(work, () => batch.add(i))), batch.add(3)]);
    await batch.add(4);
    await within(steps[1]?.work, () => batch.add(5));
    expect(keys).toEqual([['inv_1', 'inv_2', 'inv_3'], [], ['inv_2']]);
    const calls = tracer.spans.filter(({ name }) => name === 'call');
    const span = tracer.spans.find(({ name }) => name === 'batch')!;
    expect(calls.map(({ parent }) => parent)).toEqual([span.traceparent, steps[1]?.span.traceparent]);
    expect(span).toMatchObject({ hasEnded: true, attributes: { 'rubrica.batch.name': 'numbers' } });
  });
});

describe('the cause of something written', () => {
  const cause = (n: number) => ({ correlationId: `req_${n}`, causationId: 'x@1', traceparent: `trace ${n}` });

  it('is that of the document which it is about', () => {
    const causeFor = causeIn(new Map([1, 2].map((n) => [`inv_${n}`, cause(n)])));
    expect(causeFor('inv_1')).toEqual(cause(1));
  });

  it('is that of the only document for something else, with its trace', () => {
    expect(causeIn(new Map([['inv_1', cause(1)]]))('mlg_1')).toEqual(cause(1));
  });

  it('has no trace where it could be that of another document', () => {
    const causeFor = causeIn(new Map([1, 2].map((n) => [`inv_${n}`, cause(n)])));
    expect(causeFor('mlg_1')).toEqual({ ...cause(2), traceparent: undefined });
    expect(causeIn(new Map())('mlg_1')).toEqual({ correlationId: 'unknown', causationId: 'unknown' });
  });
});
