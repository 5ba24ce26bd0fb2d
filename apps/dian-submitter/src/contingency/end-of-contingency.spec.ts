import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
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
    answerTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
    trialEveryMs: 20_000,
    retryLongestMs: 20_000,
    fruitlessCalls: 2,
  });
});
afterAll(async () => {
  await submitter.stop();
  await simulator.stop();
  await stage.close();
});

const typesOf = async (document: SignedDocument, last: string, count = 1): Promise<string[]> =>
  (await stage.facts(document.id, last, count)).map(({ type }) => type);
const lasts = async (): Promise<unknown> =>
  (await submitter.call('GET', '/internal/contingencies/lasting/habilitacion', { from: 'document-issuer' })).body[
    'lasts'
  ];
const declare = async (): Promise<string> => {
  const announced = { environment: 'habilitacion', reason: 'DIAN announced it.', operator: 'ana' };
  const { status, body } = await submitter.call('POST', '/internal/contingencies', { body: announced });
  expect(status).toBe(201);
  return String(body['id']);
};
const end = async (id: string): Promise<void> => {
  const { status } = await submitter.call('POST', `/internal/contingencies/${id}/end`, { body: { operator: 'ana' } });
  expect(status).toBe(200);
};
/** From now on for an hour, as the tax authority has it. */
const outageDeclared = (): Promise<void> => {
  const nowMs = stage.clock.now().getTime();
  const [from, to] = [nowMs - 60_000, nowMs + 3_600_000].map((ms) => new Date(ms));
  return simulator.control({ declared_outages: [{ from, to }], auto_declare: false });
};
const editionOf = (
  sequence: number,
  { id }: SignedDocument,
  edition: number,
  typeCode: '01' | '04',
  at = stage.clock.now(),
) => signedInvoice(stage, sequence, { typeCode, fact: { document_id: id, edition }, at });
const registered = async (sequence: number) =>
  (await simulator.received()).documents.filter(({ number }) => number === `SETP${String(990_000_000 + sequence)}`);
const statusOf = async ({ id }: SignedDocument): Promise<unknown> =>
  (await submitter.call('GET', `/internal/documents/${id}/submission`)).body['status'];
const editionShown = async ({ id }: SignedDocument): Promise<unknown> =>
  (await submitter.call('GET', `/internal/documents/${id}/submission`)).body['edition'];
/** Time passes until it is so: what is held is looked after every 20 s at least. */
const comesTo = (document: SignedDocument, status: string): Promise<unknown> =>
  until(async () => {
    if ((await statusOf(document)) === status) return true;
    simulator.advance(20);
    await sleep(300);
    return false;
  }, Boolean);

describe('a contingency that ends', () => {
  it('lasts from its declaration to its end, as the issuer is told, and nobody else', async () => {
    expect(await lasts()).toBe(false);
    const id = await declare();
    expect(await lasts()).toBe(true);
    await end(id);
    expect(await lasts()).toBe(false);
    const others = submitter.call('GET', '/internal/contingencies/lasting/habilitacion', { from: 'mailer' });
    await expect(others).rejects.toThrow('dian-submitter');
  });

  it('has what was signed inside of it transmitted, though that is heard of later', async () => {
    await outageDeclared();
    const id = await declare();
    const first = await signedInvoice(stage, 1);
    await stage.facts(first.id, 'contingency-ordered');
    // On its way here as the contingency ends.
    const signedAt = stage.clock.now();
    simulator.advance(5);
    await end(id);
    await editionOf(1, first, 2, '04', signedAt);
    await comesTo(first, 'accepted');
    expect(await typesOf(first, 'accepted')).toEqual(['contingency-ordered', 'submitted', 'accepted']);
    expect(await registered(1)).toMatchObject([{ type_code: '04', accepted: true, transmissions: 1 }]);
  });

  it('has what was signed after it issued again as an ordinary invoice, never sent', async () => {
    const id = await declare();
    const first = await signedInvoice(stage, 2);
    await stage.facts(first.id, 'contingency-ordered');
    await end(id);
    simulator.advance(5);
    const late = await editionOf(2, first, 2, '04');
    await until(async () => (await editionShown(late)) === 2, Boolean);
    await comesTo(late, 'replaced');
    const facts = await stage.facts(first.id, 'reissue-ordered');
    expect(facts.map(({ type }) => type)).toEqual(['contingency-ordered', 'reissue-ordered']);
    expect(facts.at(-1)?.data).toMatchObject({ replaces_edition: 2 });
    const ordinary = await editionOf(2, first, 3, '01');
    await stage.facts(first.id, 'accepted');
    expect(await registered(2)).toMatchObject([{ type_code: '01', cufe: ordinary.cufe, transmissions: 1 }]);
  });

  it('has what was held as it ended, yet signed in its last moment, issued again as well', async () => {
    const id = await declare();
    const first = await signedInvoice(stage, 3);
    await stage.facts(first.id, 'contingency-ordered');
    // By the issuer's clock, which may be ahead of ours.
    const edition = await editionOf(3, first, 2, '04', new Date(stage.clock.now().getTime() + 2_000));
    await until(async () => (await statusOf(edition)) === 'held', Boolean);
    await end(id);
    await comesTo(edition, 'replaced');
    expect(await typesOf(first, 'reissue-ordered')).toEqual(['contingency-ordered', 'reissue-ordered']);
    await editionOf(3, first, 3, '01');
    await stage.facts(first.id, 'accepted');
  });

  it('sends the ordinary edition at once that the issuer made as it found it over', async () => {
    const id = await declare();
    const first = await signedInvoice(stage, 4);
    await stage.facts(first.id, 'contingency-ordered');
    await end(id);
    await editionOf(4, first, 2, '01');
    expect(await typesOf(first, 'accepted')).toEqual(['contingency-ordered', 'submitted', 'accepted']);
    expect(await registered(4)).toMatchObject([{ type_code: '01', transmissions: 1 }]);
  });

  it('has an order that comes as the next one lasts fulfilled in that', async () => {
    await outageDeclared();
    const earlier = await declare();
    const first = await signedInvoice(stage, 5);
    await stage.facts(first.id, 'contingency-ordered');
    await end(earlier);
    simulator.advance(30);
    const later = await declare();
    const edition = await editionOf(5, first, 2, '04');
    await until(async () => (await statusOf(edition)) === 'held', Boolean);
    simulator.advance(5);
    await end(later);
    await comesTo(edition, 'accepted');
    expect(await typesOf(first, 'accepted')).toEqual(['contingency-ordered', 'submitted', 'accepted']);
    expect(await registered(5)).toMatchObject([{ type_code: '04', transmissions: 1 }]);
  });
});

describe('an outage that is suspected, and that nobody declares', () => {
  it('lets documents say that they wait which nobody has tried to send, and sends them when it is over', async () => {
    await simulator.control({ mode: 'down' });
    const tried = [await signedInvoice(stage, 20), await signedInvoice(stage, 21)];
    for (const document of tried) await stage.facts(document.id, 'submitted');
    const trials = async (): Promise<number> => {
      const paths = tried.map(({ id }) => `/internal/documents/${id}/submission`);
      const answers = await Promise.all(paths.map((path) => submitter.call('GET', path)));
      return answers.reduce((sum, { body }) => sum + (body['attempts'] as unknown[]).length, 0);
    };
    for (let i = 0; i < 4; i += 1) {
      const before = await trials();
      simulator.advance(20);
      await until(async () => (await trials()) > before, Boolean);
    }
    const late: SignedDocument[] = [];
    for (let i = 0; i < 4; i += 1) late.push(await signedInvoice(stage, 22 + i));
    const said = await Promise.all(late.map((document) => typesOf(document, 'submission-waits')));
    // One may be the trial that is made now and then.
    expect(said.filter((types) => types.join() === 'submission-waits').length).toBeGreaterThanOrEqual(3);
    for (const { id } of late) {
      const [waits] = (await stage.facts(id, 'submission-waits')).filter(({ type }) => type === 'submission-waits');
      expect(waits?.data).toMatchObject({ reason: 'dian_unavailable' });
    }
    expect(stage.count('contingency-ordered')).toBe(5);

    await simulator.control({ mode: 'up' });
    await until(async () => {
      simulator.advance(20);
      await sleep(200);
      const statuses = await Promise.all([...tried, ...late].map(statusOf));
      return statuses.every((status) => status === 'accepted');
    }, Boolean);
  });
});
