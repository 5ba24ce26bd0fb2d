import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fact, type VaultStandIn } from '@rubrica/service-testing';
import { recordTransactions, until } from '@rubrica/testing';
import { type Stage, startStage, TENANT } from '../issuer.fixture.js';

let stage: Stage;
let first: VaultStandIn['active'];
beforeAll(async () => {
  stage = await startStage();
  await stage.start();
  await stage.software();
  await stage.range();
  first = stage.signer.active;
});
beforeEach(() => {
  stage.signer.active = first;
});
afterAll(() => stage.close());

/** Requests documents that wait for a certificate, so that its activation makes one set of them. */
const waiting = async (count: number): Promise<string[]> => {
  stage.signer.active = null;
  const ids = await Promise.all(Array.from({ length: count }, () => stage.requested()));
  await Promise.all(ids.map((id) => stage.facts(id, 'issuing-waits')));
  return ids;
};

/** Statements of the transactions that record what follows when the certificate is there, and calls of the vault. */
const released = async (ids: readonly string[], last: string) => {
  const recorded = recordTransactions('document_issuer');
  const { looks, calls } = stage.signer;
  stage.signer.active = first;
  await stage.certificateActivated();
  await Promise.all(ids.map((id) => stage.facts(id, last)));
  recorded.stop();
  return {
    transactions: recorded.writing('events'),
    questions: stage.signer.looks - looks,
    signatureCalls: stage.signer.calls - calls,
  };
};

describe('a set of documents', () => {
  it('is numbered and signed with the statements and calls that one document takes', async () => {
    const one = await released(await waiting(1), 'signed');
    // Number and plan, then the signature.
    expect(one.transactions).toHaveLength(2);
    expect(one).toMatchObject({ questions: 1, signatureCalls: 1 });
    expect(await released(await waiting(20), 'signed')).toEqual(one);
  });

  it('is packaged with the statements and calls that one document takes', async () => {
    const accepted = async (count: number): Promise<string[]> => {
      const ids = await Promise.all(Array.from({ length: count }, () => stage.requested()));
      await Promise.all(ids.map((id) => stage.facts(id, 'signed')));
      stage.signer.active = null;
      await Promise.all(ids.map((id) => stage.accepted(id)));
      await Promise.all(ids.map((id) => stage.facts(id, 'issuing-waits')));
      return ids;
    };
    const one = await released(await accepted(1), 'packaged');
    expect(one.transactions).toHaveLength(1);
    expect(one).toMatchObject({ questions: 1, signatureCalls: 1 });
    stage.signer.active = first;
    expect(await released(await accepted(20), 'packaged')).toEqual(one);
  });

  it('is packaged without the document whose package cannot be made', async () => {
    const [bad = '', ...good] = await Promise.all([1, 2, 3].map(() => stage.requested()));
    const facts = await Promise.all([bad, ...good].map((id) => stage.facts(id, 'signed')));
    const cufe = String(facts[0]?.find(({ type }) => type === 'signed')?.data['cufe']);
    stage.signer.active = null;
    const application_response_blob = await stage.blobs.put(TENANT, Buffer.from('this is no answer'));
    await stage.publish(
      fact('accepted', {
        document_id: bad,
        environment: 'habilitacion',
        cufe,
        validated_at: null, // so the answer is read for it
        application_response_blob,
      }),
    );
    await Promise.all(good.map((id) => stage.accepted(id)));
    await Promise.all([bad, ...good].map((id) => stage.facts(id, 'issuing-waits')));
    await released(good, 'packaged');
    const attempts = (): Promise<{ attempt: number }[]> =>
      stage.database.query(`select attempt from timers where kind = 'package' and key = $1`, [bad]);
    await until(attempts, ([timer]) => timer !== undefined && timer.attempt > 0);
  });
});
