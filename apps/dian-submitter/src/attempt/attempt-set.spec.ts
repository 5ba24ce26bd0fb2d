import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { soapAnswer } from '../dian/soap.fixture.js';
import type { SubmissionEvent } from '../submission/submission.js';
import { type SignedDocument, type Stage, startStage, type Submitter } from '../submitter.fixture.js';

/** Documents that are due at once. */
const DOCUMENTS = 40;
/** Sets that they may be divided into, as messages and timers come in several batches. */
const SETS = 6;

let stage: Stage;
let submitter: Submitter | undefined;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.dian.requests.length = 0;
  stage.vault.calls = 0;
  stage.vaultSigns();
});
afterEach(() => submitter?.stop());

const many = (of: Parameters<Stage['signed']>[0] = {}): Promise<SignedDocument[]> =>
  Promise.all(Array.from({ length: DOCUMENTS }, () => stage.signed(of)));

const rejectAll = (): void =>
  stage.dian.plays(
    ...Array.from({ length: DOCUMENTS }, () => soapAnswer('SendBillSync', { isValid: false, statusCode: '99' })),
  );

const allOf = (documents: readonly SignedDocument[], type: string) =>
  Promise.all(documents.map(({ id }) => stage.facts(id, type)));

/** Number of transactions that have written these events. */
const transactionsOf = async (documents: readonly SignedDocument[], type: SubmissionEvent['type']): Promise<number> => {
  const [row] = await (submitter as Submitter).database.query<{ count: number }>(
    'select count(distinct xmin::text)::int from events where type = $1 and stream_id = any($2)',
    [type, documents.map(({ id }) => `submission-${id}`)],
  );
  return row?.count ?? 0;
};

describe('documents that are due at the same time', () => {
  it('are one set: few transactions, few calls of the vault, and a call to the authority for each', async () => {
    const documents = await many();
    rejectAll();
    submitter = await stage.start();
    await allOf(documents, 'rejected');
    expect(stage.dian.requests).toHaveLength(DOCUMENTS);
    expect(stage.vault.calls).toBeLessThanOrEqual(SETS);
    expect(await transactionsOf(documents, 'AttemptStarted')).toBeLessThanOrEqual(SETS);
    expect(await transactionsOf(documents, 'AttemptConcluded')).toBeLessThan(DOCUMENTS / 2);
  });

  it('are signed under the certificate of now where their own was revoked, by one more call', async () => {
    const documents = await many();
    stage.vaultRefuses('certificate_revoked', 'its certificate');
    rejectAll();
    submitter = await stage.start();
    await allOf(documents, 'rejected');
    expect(stage.vault.calls).toBeLessThanOrEqual(2 * SETS);
    expect(await transactionsOf(documents, 'AttemptStarted')).toBeLessThanOrEqual(SETS);
  });

  it('in the test environment are answered together', async () => {
    const documents = await many({ environment: 'test' });
    submitter = await stage.start();
    await allOf(documents, 'accepted');
    expect(stage.vault.calls).toBeLessThanOrEqual(SETS);
    expect(await transactionsOf(documents, 'SubmissionAccepted')).toBeLessThanOrEqual(SETS);
  });

  it('do not wait for the one whose file is missing', async () => {
    const lost = await stage.signed({ xml_blob: '0'.repeat(64) });
    const documents = await many();
    rejectAll();
    submitter = await stage.start();
    await allOf(documents, 'rejected');
    expect(stage.dian.requests).toHaveLength(DOCUMENTS);
    expect(await transactionsOf([lost], 'AttemptStarted')).toBe(0);
  });
});
