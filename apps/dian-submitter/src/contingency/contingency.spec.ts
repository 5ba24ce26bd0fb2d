import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningSimulator, signedInvoice, startSimulator } from '../simulator.fixture.js';
import { type SignedDocument, type Stage, startStage, type Submitter } from '../submitter.fixture.js';

let stage: Stage;
let simulator: RunningSimulator;
let submitters: readonly Submitter[];
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  const settings = {
    ...simulator.settings,
    answerTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
    outsideTargets: simulator.outsideTarget,
    trialEveryMs: 20_000,
    retryFirstMs: 1_000,
    retryLongestMs: 300_000,
  };
  submitters = [await stage.start(settings), await stage.start(settings)];
});
afterAll(async () => {
  for (const submitter of submitters) await submitter.stop();
  await simulator.stop();
  await stage.close();
});

const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const [submitter] = submitters;
  if (!submitter) throw new Error('no submitter runs');
  return submitter.call(method, path, method === 'GET' ? {} : { body });
};
const contingencies = async (): Promise<Record<string, unknown>[]> => {
  const { body } = await ask('GET', '/internal/contingencies');
  return body['data'] as Record<string, unknown>[];
};
const statusOf = async ({ id }: SignedDocument): Promise<unknown> =>
  (await ask('GET', `/internal/documents/${id}/submission`)).body['status'];
const typesOf = async (document: SignedDocument, last: string): Promise<string[]> =>
  (await stage.facts(document.id, last)).map(({ type }) => type);

/** Moves the clocks by 20 s at a time until it is so. */
const passTimeUntil = async (met: () => Promise<boolean> | boolean): Promise<void> => {
  for (let steps = 0; !(await met()); steps += 1) {
    if (steps === 200) throw new Error('it never comes to that');
    simulator.advance(20);
    await sleep(400);
  }
};
/** As the issuer does when it is ordered: the same number, a new time. */
const issueAgain = (sequence: number, { id }: SignedDocument) =>
  signedInvoice(stage, sequence, { typeCode: '04', fact: { document_id: id, edition: 2 } });

const numbered = async (first: number, count: number): Promise<SignedDocument[]> => {
  const invoices: SignedDocument[] = [];
  for (let i = 0; i < count; i += 1) invoices.push(await signedInvoice(stage, first + i));
  return invoices;
};

describe('when the tax authority is out of reach', () => {
  let unknown: SignedDocument;
  let waiting: SignedDocument[];
  let editions: SignedDocument[];

  it('one contingency is declared for all replicas, upon proof, and what never left is issued again', async () => {
    await simulator.control({ faults: { lost_answer: 1 } });
    unknown = await signedInvoice(stage, 1);
    await until(
      () => simulator.received(),
      ({ documents }) => documents.some(({ cufe }) => cufe === unknown.cufe),
    );
    await simulator.control({ mode: 'down', faults: {} });
    waiting = await numbered(10, 6);
    await passTimeUntil(async () => (await contingencies())[0]?.['status'] === 'declared');
    // Each has waited, and would wait longer: they are looked at without their time having come, save those under way.
    await until(
      () => stage.count('contingency-ordered'),
      (count) => count >= 4,
    );
    await passTimeUntil(() => stage.count('contingency-ordered') === 6);
    expect(await contingencies()).toMatchObject([
      { environment: 'habilitacion', status: 'declared', declared_by: null, evidence: [{}, {}, {}, {}] },
    ]);
    for (const document of waiting) {
      const { attempts } = (await ask('GET', `/internal/documents/${document.id}/submission`)).body;
      expect(JSON.stringify(attempts)).not.toMatch(/"result":"(unknown|answered)"/);
    }
  });

  it('a document whose fate is unknown is not', async () => {
    expect(await typesOf(unknown, 'submission-waits')).toEqual(['submitted', 'submission-waits']);
    expect((await stage.facts(unknown.id, 'submission-waits')).at(-1)?.data).toMatchObject({
      reason: 'dian_unknown_outcome',
    });
  });

  it('a document that comes in meanwhile goes the same way', async () => {
    await sleep(1_000); // until each process has heard of it
    const [late] = await numbered(20, 1);
    if (!late) throw new Error('nothing was signed');
    expect(await typesOf(late, 'contingency-ordered')).toEqual(['contingency-ordered']);
    waiting.push(late);
  });

  it('new editions are held, for fifty hours if need be', async () => {
    editions = [];
    for (const [i, document] of waiting.entries()) editions.push(await issueAgain(i < 6 ? 10 + i : 20, document));
    simulator.advance(50 * 3_600);
    await passTimeUntil(async () => {
      const statuses = await Promise.all(editions.map(statusOf));
      return statuses.filter((status) => status === 'held').length >= editions.length - 1;
    });
  });

  it('that it is over is known within a trial’s wait, though trials have been in vain for long', async () => {
    for (let trials = 0; trials < 24; trials += 1) {
      simulator.advance(20);
      await sleep(250);
    }
    await simulator.control({ mode: 'up' });
    for (let steps = 0; steps < 4; steps += 1) {
      simulator.advance(20);
      await sleep(400);
    }
    // Less than the minutes for which what is tried in vain waits in the end.
    await until(contingencies, ([latest]) => latest?.['status'] === 'ended', 60_000);
  });

  it('nor does what waited for minutes wait any more', async () => {
    expect((await stage.facts(unknown.id, 'accepted')).at(-1)?.type).toBe('accepted');
  });

  it('they are transmitted as they were signed; no number exists as 01 and as 04', async () => {
    await passTimeUntil(() => stage.count('accepted') === 1 + editions.length);
    const { documents } = await simulator.received();
    const ours = documents.filter(({ cufe }) => [unknown, ...editions].some((edition) => edition.cufe === cufe));
    expect(ours.map(({ type_code, accepted_times }) => `${type_code} ${String(accepted_times)}`).sort()).toEqual([
      '01 1',
      ...editions.map(() => '04 1'),
    ]);
    expect(new Set(documents.map(({ number }) => number)).size).toBe(documents.length);
    expect(await contingencies()).toMatchObject([{ status: 'ended', ended_by: null }]);
  });

  it('nothing is issued in contingency any more', async () => {
    const [after] = await numbered(30, 1);
    if (!after) throw new Error('nothing was signed');
    expect(await typesOf(after, 'accepted')).toEqual(['submitted', 'accepted']);
  });
});

describe('a contingency that an operator declares', () => {
  const announced = { environment: 'habilitacion', reason: 'DIAN announced it.', operator: 'ana' };
  let id: string;

  it('is one at a time', async () => {
    const { status, body } = await ask('POST', '/internal/contingencies', announced);
    expect([status, body['declared_by'], body['status']]).toEqual([201, 'ana', 'declared']);
    id = String(body['id']);
    await sleep(1_000); // until each process has heard of it
    expect(await ask('POST', '/internal/contingencies', announced)).toMatchObject({
      status: 409,
      body: { code: 'contingency_declared' },
    });
  });

  it('holds what is issued in it, though the tax authority answers', async () => {
    await simulator.control({
      declared_outages: [
        { from: new Date(stage.clock.now().getTime() - 60_000), to: new Date(stage.clock.now().getTime() + 600_000) },
      ],
    });
    const [document] = await numbered(40, 1);
    if (!document) throw new Error('nothing was signed');
    await stage.facts(document.id, 'contingency-ordered');
    const edition = await issueAgain(40, document);
    await passTimeUntil(async () => (await statusOf(edition)) === 'held');
    simulator.advance(120);
    await sleep(1_000);
    expect(await statusOf(edition)).toBe('held');
    expect(await ask('POST', `/internal/contingencies/${id}/end`, { operator: 'luis' })).toMatchObject({
      status: 200,
      body: { status: 'ended', ended_by: 'luis' },
    });
    expect(await typesOf(edition, 'accepted')).toEqual(['contingency-ordered', 'submitted', 'accepted']);
    expect((await ask('POST', `/internal/contingencies/${id}/end`, { operator: 'luis' })).body).toMatchObject({
      code: 'contingency_ended',
    });
    expect((await ask('POST', '/internal/contingencies/ctg_none/end', { operator: 'luis' })).status).toBe(404);
  });
});
