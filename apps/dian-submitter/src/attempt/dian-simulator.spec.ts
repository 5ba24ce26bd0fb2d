import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningSimulator, signedInvoice, startSimulator } from '../simulator.fixture.js';
import { type SignedDocument, type Stage, startStage, type Submitter } from '../submitter.fixture.js';

let stage: Stage;
let simulator: RunningSimulator;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  submitter = await stage.start({
    ...simulator.settings,
    answerTimeoutMs: 5_000, // some requests hang
  });
});
afterAll(async () => {
  await submitter.stop();
  await simulator.stop();
  await stage.close();
});

const DOCUMENTS = 60;

describe('against the simulated tax authority, which judges by code of its own,', () => {
  it('an invoice is accepted', async () => {
    const { id, cufe } = await signedInvoice(stage, 1);
    const facts = await stage.facts(id, 'accepted');
    expect(facts.at(-1)?.data).toMatchObject({ cufe, status_code: '00', simulated: false });
  });

  it('an invoice with a wrong CUFE is rejected', async () => {
    const { id } = await signedInvoice(stage, 2, { spoils: 'cufe' });
    const rejected = (await stage.facts(id, 'rejected')).at(-1);
    expect(rejected?.data).toMatchObject({
      status_code: '99',
      rules: expect.arrayContaining([{ rule: 'FAD06', severity: 'rejection' }]),
    });
    expect(rejected?.data['application_response_blob']).toMatch(/^[0-9a-f]{64}$/);
  });

  it(`${String(DOCUMENTS)} invoices are accepted once each, whatever befalls requests and answers`, async () => {
    await simulator.control({
      seed: 7,
      faults: { lost_answer: 0.1, hang: 0.05, http_500: 0.1, soap_fault: 0.05, reset: 0.1, garbage: 0.05 },
    });
    const invoices: SignedDocument[] = [];
    for (let i = 0; i < DOCUMENTS; i += 1) invoices.push(await signedInvoice(stage, 100 + i));
    for (const { id } of invoices) {
      const facts = (await stage.facts(id, 'accepted')).filter(({ type }) => type !== 'submission-waits');
      expect(facts.map(({ type }) => type)).toEqual(['submitted', 'accepted']);
    }
    const { documents, requests } = await simulator.received();
    const ours = documents.filter(({ cufe }) => invoices.some((invoice) => invoice.cufe === cufe));
    expect(ours).toHaveLength(DOCUMENTS);
    expect(ours.filter(({ accepted, accepted_times }) => !accepted || accepted_times !== 1)).toEqual([]);
    expect(requests['GetStatus']).toBeGreaterThan(0);
    await simulator.control({
      faults: { lost_answer: 0, hang: 0, http_500: 0, soap_fault: 0, reset: 0, garbage: 0 },
    });
  });

  it('forty documents are not tried each while nobody answers, and all go when somebody does', async () => {
    await simulator.control({ mode: 'down' });
    const invoices: SignedDocument[] = [];
    for (let i = 0; i < 40; i += 1) invoices.push(await signedInvoice(stage, 200 + i));
    const tried = async (): Promise<number> => {
      const paths = invoices.map(({ id }) => `/internal/documents/${id}/submission`);
      const answers = await Promise.all(paths.map((path) => submitter.call('GET', path)));
      return answers.reduce((sum, { body }) => sum + ((body['attempts'] as unknown[] | undefined)?.length ?? 0), 0);
    };
    // All that were under way when nobody had noticed yet have come to nothing.
    for (const { id } of invoices) await stage.facts(id, 'submission-waits');
    const began = performance.now();
    const before = await tried();
    await sleep(2_000);
    // One at a time, and never sooner than 200 ms after the one before.
    const more = (await tried()) - before;
    expect(more).toBeLessThanOrEqual(2 + (performance.now() - began) / 200);
    await simulator.control({ mode: 'up' });
    for (const { id } of invoices) await stage.facts(id, 'accepted');
  });

  it('a document waits while no connection is taken, and goes on when one is', async () => {
    await simulator.control({ mode: 'down' });
    const { id } = await signedInvoice(stage, 3);
    const waiting = await stage.facts(id, 'submission-waits');
    expect(waiting.at(-1)?.data).toMatchObject({ reason: 'dian_unavailable' });
    await simulator.control({ mode: 'up' });
    expect((await stage.facts(id, 'accepted')).map(({ type }) => type)).toEqual([
      'submitted',
      'submission-waits',
      'accepted',
    ]);
  });
});
