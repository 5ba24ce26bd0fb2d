import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { soapAnswer } from '../dian/soap.fixture.js';
import { type Fact, type Stage, startStage, type Submitter } from '../submitter.fixture.js';

const REJECTED = soapAnswer('SendBillSync', {
  isValid: false,
  statusCode: '99',
  statusDescription: 'Validación contiene errores en campos mandatorios.',
  errorMessage: ['Regla: FAD06, Rechazo: CUFE no corresponde'],
});

let stage: Stage;
let submitters: Submitter[];
beforeAll(async () => {
  stage = await startStage();
  submitters = [await stage.start(), await stage.start()];
});
afterAll(async () => {
  for (const submitter of submitters) await submitter.stop();
  await stage.close();
});

const types = (facts: readonly Fact[]): string[] => facts.map(({ type }) => type);
const pathOf = (id: string): string => `/internal/documents/${id}/submission/cancel`;
const cancel = (id: string, nth = 0, body: object = {}) =>
  (submitters[nth] as Submitter).call('POST', pathOf(id), { body });

describe('a signed document that waits for a certificate', () => {
  it('is cancelled, and never sent when the certificate comes', async () => {
    stage.vaultRefuses('certificate_revoked', 'all, and none is active');
    const [{ id }, other] = [await stage.signed(), await stage.signed()];
    for (const document of [id, other.id]) await stage.facts(document, 'submission-waits');
    expect(await cancel(id, 0, { reason: 'Desistió' })).toMatchObject({
      status: 200,
      body: { fact: expect.stringContaining(`submission-${id}@`) },
    });
    const facts = await stage.facts(id, 'submission-cancelled');
    expect(facts.at(-1)?.data).toMatchObject({ edition: 1, reason_blob: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });

    stage.vaultSigns();
    stage.dian.plays(await stage.acceptance(other.cufe));
    await stage.activated();
    await stage.facts(other.id, 'accepted');
    stage.clock.advance(7_200);
    const { database } = submitters[0] as Submitter;
    await until(
      () => database.query('select key from timers where key = $1', [id]),
      (timers) => timers.length === 0,
    );
    expect(types(await stage.facts(id, 'submission-cancelled'))).toEqual(['submission-waits', 'submission-cancelled']);
    expect(stage.dian.requests).toHaveLength(1);
    expect(await cancel(other.id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
  });
});

describe('documents that are cancelled while the certificate comes for which they wait', () => {
  it('are each cancelled or sent, never both', async () => {
    stage.dian.requests.length = 0;
    stage.vaultRefuses('certificate_revoked', 'all, and none is active');
    const documents = await Promise.all(Array.from({ length: 24 }, () => stage.signed()));
    for (const { id } of documents) await stage.facts(id, 'submission-waits');
    stage.vaultSigns();
    stage.dian.plays(...documents.map(() => REJECTED));
    await stage.activated();
    const answers = await Promise.all(
      documents.map(async ({ id }, nth) => {
        await sleep(nth * 25);
        return cancel(id, nth % 2);
      }),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const fates = await Promise.all(
      documents.map(async ({ id }, nth) => {
        const isCancelled = answers[nth]?.status === 200;
        return types(await stage.facts(id, isCancelled ? 'submission-cancelled' : 'rejected'));
      }),
    );
    for (const fate of fates)
      expect([fate.includes('submitted'), fate.includes('submission-cancelled')]).toContain(false);
    expect(stage.dian.requests).toHaveLength(fates.filter((fate) => fate.includes('rejected')).length);
  });
});
