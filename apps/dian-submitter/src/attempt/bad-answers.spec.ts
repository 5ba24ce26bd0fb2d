import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DianOperation } from '../dian/operation.js';
import { type Fact, type Stage, startStage, type Submitter } from '../submitter.fixture.js';
import { badAnswers, lost } from './bad-answers.fixture.js';

let stage: Stage;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  submitter = await stage.start({ answerTimeoutMs: 5_000, fruitlessCalls: 100 });
});
afterAll(async () => {
  await submitter.stop();
  await stage.close();
});
beforeEach(() => {
  stage.dian.requests.length = 0;
});

const types = (facts: readonly Fact[]): string[] => facts.map(({ type }) => type);

interface Attempt {
  readonly operation: DianOperation;
  readonly outcome: object;
}
const attemptsOf = async (id: string): Promise<readonly Attempt[]> =>
  (await submitter.call('GET', `/internal/documents/${id}/submission`)).body['attempts'] as readonly Attempt[];

const BAD = badAnswers(() => stage);

describe('an answer', () => {
  it.each(BAD)('%s is recorded and asked for again, and the document is accepted', async (_, bad, outcome) => {
    for (const operation of ['SendBillSync', 'GetStatus'] as const) {
      stage.dian.requests.length = 0;
      const { id, cufe } = await stage.signed();
      const asked = operation === 'GetStatus';
      stage.dian.plays(
        ...(asked ? ['lose it'] : []),
        await bad(operation, cufe),
        await stage.acceptance(cufe, 'GetStatus'),
      );
      const facts = await stage.facts(id, 'accepted');
      expect(types(facts)).toEqual(asked ? ['submitted', 'submission-waits', 'accepted'] : ['submitted', 'accepted']);
      expect(await attemptsOf(id)).toMatchObject([
        ...(asked ? [{ operation: 'SendBillSync', outcome: lost }] : []),
        { operation, outcome },
        {
          operation: 'GetStatus',
          outcome: { result: 'answered', status_code: '00', application_response: { verified: true } },
        },
      ]);
      // Sent once: what may have arrived is asked for, never sent again.
      expect(stage.dian.requests.map((request) => request.operation)).toEqual([
        'SendBillSync',
        ...(asked ? ['GetStatus'] : []),
        'GetStatus',
      ]);
    }
  });

  it('under a wrong content type counts if its proof does: the signature says whose it is', async () => {
    const { id, cufe } = await stage.signed();
    const acceptance = await stage.acceptance(cufe);
    stage.dian.plays((response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(acceptance));
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submitted', 'accepted']);
  });
});
