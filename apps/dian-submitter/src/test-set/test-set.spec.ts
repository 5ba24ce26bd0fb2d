import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EQUIVALENT, INVOICING } from '@rubrica/kinds';
import { until } from '@rubrica/testing';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type RunningSimulator, signedInvoice, signedNote, startSimulator } from '../simulator.fixture.js';
import { type SignedDocument, type Stage, startStage, type Submitter, TENANT_ID } from '../submitter.fixture.js';

let stage: Stage;
let simulator: RunningSimulator;
let submitter: Submitter | undefined;
let sequence = 1;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
});
afterEach(async () => {
  await submitter?.stop();
  submitter = undefined;
  await simulator.control({ faults: {}, latency_ms: 0 });
});
afterAll(async () => {
  await simulator.stop();
  await stage.close();
});

const start = async (): Promise<Submitter> => {
  submitter = await stage.start({
    ...simulator.settings,
  });
  return submitter;
};

const PATH = `/internal/tenants/${TENANT_ID}/test-sets/${INVOICING}`;
const name = (running: Submitter, id: string | null) => running.call('PUT', PATH, { body: { test_set_id: id } });
const shown = async (): Promise<unknown> => (await submitter?.call('GET', PATH))?.body['test_set'];

const invoice = (): Promise<SignedDocument> => signedInvoice(stage, (sequence += 1));
const note = (): Promise<SignedDocument> => signedNote(stage, (sequence += 1));

it('is one for each record of software', async () => {
  const running = await start();
  const others = `/internal/tenants/${TENANT_ID}/test-sets/${EQUIVALENT}`;
  await name(running, 'of-invoices');
  await running.call('PUT', others, { body: { test_set_id: 'of-tickets' } });
  expect(await shown()).toEqual({ id: 'of-invoices', status: 'open' });
  expect((await running.call('GET', others)).body['test_set']).toEqual({ id: 'of-tickets', status: 'open' });
  await name(running, null);
});

/** What the simulator was asked for since. */
const requests = async (): Promise<(operation: string) => Promise<number>> => {
  const { requests: before } = await simulator.received();
  return async (operation) => ((await simulator.received()).requests[operation] ?? 0) - (before[operation] ?? 0);
};
const inBook = async ({ cufe }: SignedDocument) =>
  (await simulator.received()).documents.filter((document) => document.cufe === cufe);
const typesOf = async (document: SignedDocument, last: string): Promise<string[]> =>
  (await stage.facts(document.id, last)).map(({ type }) => type);

/** A set of its own at the portal. */
const aSet = async (invoices: number, notes: number): Promise<string> => {
  const id = randomUUID();
  await simulator.register({ test_sets: [{ id, invoices, notes }] });
  return id;
};

describe('a test set at the simulated tax authority', () => {
  let id: string;
  beforeEach(async () => {
    id = await aSet(2, 1);
    await name(await start(), id);
  });

  it('takes invoices and notes until it is accepted, and the next document goes the ordinary way', async () => {
    expect(await shown()).toEqual({ id, status: 'open' });
    const since = await requests();
    for (const document of [await invoice(), await invoice(), await note()]) {
      expect(await typesOf(document, 'accepted')).toEqual(expect.arrayContaining(['submitted', 'accepted']));
    }
    expect(await since('SendTestSetAsync')).toBe(3);
    expect(await since('SendBillSync')).toBe(0);
    expect(await shown()).toEqual({ id, status: 'open' });

    const fourth = await invoice();
    expect(await typesOf(fourth, 'accepted')).toEqual(['submitted', 'accepted']);
    expect(await since('SendBillSync')).toBe(1);
    expect(await shown()).toEqual({ id, status: 'accepted' });
    expect(await typesOf(await invoice(), 'accepted')).toEqual(['submitted', 'accepted']);
    expect(await since('SendTestSetAsync')).toBe(4);
  });

  it('gets a note when the invoices that are under way are judged', async () => {
    await simulator.control({ mode: 'down' });
    const first = await invoice();
    await stage.facts(first.id, 'submitted');
    const corrects = await note();
    await stage.facts(corrects.id, 'submission-waits');
    await simulator.control({ mode: 'up' });
    expect(await typesOf(corrects, 'accepted')).toEqual(expect.arrayContaining(['submission-waits', 'submitted']));
    const [inBookFirst] = await inBook(first);
    expect(inBookFirst).toMatchObject({ accepted: true, accepted_times: 1 });
  });

  it('is not sent a document twice whose answer was lost', async () => {
    const since = await requests();
    await simulator.control({ faults: { lost_answer: 1 } });
    const document = await invoice();
    const waiting = await stage.facts(document.id, 'submission-waits');
    expect(waiting.at(-1)?.data).toMatchObject({ reason: 'dian_unknown_outcome' });
    // Judged after the upload was answered: until then the authority would say that it has no such document.
    await until(
      () => inBook(document),
      (found) => found.length > 0,
    );
    await simulator.control({ faults: {} });
    expect(await typesOf(document, 'accepted')).toEqual(['submitted', 'submission-waits', 'accepted']);
    expect(await since('SendTestSetAsync')).toBe(1);
    expect(await inBook(document)).toMatchObject([{ accepted: true, accepted_times: 1, transmissions: 1 }]);
  });

  it('is asked by the next process for what the one before had sent when it was killed', async () => {
    await submitter?.stop();
    submitter = undefined;
    const document = await invoice();
    const victim = await stage.spawn({
      RUBRICA_FAULT: 'dian-submitter:attempt-answered',
      ...simulator.environment,
    });
    if (victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    const since = await requests();
    await start();
    expect(await typesOf(document, 'accepted')).toEqual(['submitted', 'accepted']);
    expect(await since('GetStatus')).toBeGreaterThan(0);
    expect(await inBook(document)).toMatchObject([{ accepted: true, accepted_times: 1 }]);
  });

  it('that is not known fails the document, which goes on when the right one is named', async () => {
    const running = submitter as Submitter;
    await name(running, 'no-such-set');
    const document = await invoice();
    const failed = await stage.facts(document.id, 'submission-failed');
    expect(failed.at(-1)?.data).toMatchObject({ code: 'test_set_refused' });
    expect(await shown()).toEqual({ id: 'no-such-set', status: 'refused' });

    await name(running, id);
    const { status } = await running.call('POST', `/internal/documents/${document.id}/submission/retry`, { body: {} });
    expect(status).toBe(200);
    expect((await typesOf(document, 'accepted')).at(-1)).toBe('accepted');
    expect(await shown()).toEqual({ id, status: 'open' });
  });

  it('that is accepted already takes nothing: the first document goes the ordinary way', async () => {
    await name(submitter as Submitter, await aSet(0, 0));
    const since = await requests();
    const document = await invoice();
    expect(await typesOf(document, 'accepted')).toEqual(['submitted', 'accepted']);
    expect([await since('SendTestSetAsync'), await since('SendBillSync')]).toEqual([1, 1]);
    expect(await shown()).toMatchObject({ status: 'accepted' });
  });

  it('is given up: documents go the ordinary way', async () => {
    await name(submitter as Submitter, null);
    expect(await shown()).toBeNull();
    const since = await requests();
    expect(await typesOf(await invoice(), 'accepted')).toEqual(['submitted', 'accepted']);
    expect(await since('SendTestSetAsync')).toBe(0);
  });
});
