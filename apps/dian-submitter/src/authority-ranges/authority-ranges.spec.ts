import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthorityRangesAnswer } from '@rubrica/contracts';
import { SECOND_TEST_NIT } from '@rubrica/testing';
import { RANGE, type RunningSimulator, SOFTWARE, startSimulator } from '../simulator.fixture.js';
import { type Stage, startStage, type Submitter, TENANT_ID } from '../submitter.fixture.js';

let stage: Stage;
let simulator: RunningSimulator;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  submitter = await stage.start({
    ...simulator.settings,
  });
});
afterEach(async () => {
  stage.vaultSigns();
  await simulator.control({ mode: 'up', faults: {} });
  await simulator.register({});
});
afterAll(async () => {
  await submitter.stop();
  await simulator.stop();
  await stage.close();
});

const ask = async (changes: object = {}): Promise<AuthorityRangesAnswer> => {
  const question = {
    tenant_id: TENANT_ID,
    environment: 'habilitacion',
    issuer_nit: SECOND_TEST_NIT,
    software_owner_nit: SECOND_TEST_NIT,
    software_id: SOFTWARE.id,
    ...changes,
  };
  const { status, body } = await submitter.call('POST', '/internal/authority-ranges', {
    body: question,
    from: 'document-issuer',
  });
  expect(status).toBe(200);
  return body as unknown as AuthorityRangesAnswer;
};
const codeOf = async (changes: object = {}): Promise<string> => {
  const answer = await ask(changes);
  return answer.result === 'answered' ? answer.operation_code : answer.result;
};

describe('the ranges that the simulated tax authority has authorised', () => {
  it('are told whole, with their keys', async () => {
    expect(await ask()).toEqual({
      result: 'answered',
      operation_code: '100',
      description: 'Acción completada OK.',
      ranges: [{ ...RANGE, resolution_date: RANGE.valid_from }],
    });
  });

  it('have no key where they are of contingency', async () => {
    await simulator.register({ ranges: [{ ...RANGE, technical_key: null }] });
    expect(await ask()).toMatchObject({ ranges: [{ technical_key: null }] });
  });

  it('are refused by a code of its own each', async () => {
    expect(await codeOf({ software_id: 'another' })).toBe('302');
    expect(await codeOf({ software_owner_nit: '900373115' })).toBe('303');
    expect(await codeOf({ issuer_nit: '900373115' })).toBe('401');
    await simulator.register({ ranges: [] });
    expect(await codeOf()).toBe('301');
  });

  it('are out of reach while it is away, answers nonsense or stumbles', async () => {
    await simulator.control({ mode: 'down' });
    expect(await ask()).toEqual({ result: 'unavailable', detail: 'connection_refused' });
    await simulator.control({ mode: 'error' });
    expect((await ask()).result).toBe('unavailable');
    await simulator.control({ mode: 'up', faults: { soap_fault: 1 } });
    expect((await ask()).result).toBe('unavailable');
    await simulator.control({ faults: { garbage: 1 } });
    expect((await ask()).result).toBe('unavailable');
  });

  it('are not asked for without a certificate that may sign', async () => {
    const { requests: before } = await simulator.received();
    stage.vaultRefuses('certificate_expired');
    expect(await ask()).toEqual({ result: 'certificate_missing' });
    expect((await simulator.received()).requests).toEqual(before);
  });

  it('are for the issuer’s service to ask, and for no other', async () => {
    // What is refused between services is no answer for a tenant.
    await expect(submitter.call('POST', '/internal/authority-ranges', { body: {}, from: 'mailer' })).rejects.toThrow(
      'does not answer',
    );
  });
});
