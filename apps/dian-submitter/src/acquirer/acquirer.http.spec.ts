import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AcquirerAnswer } from '@rubrica/contracts';
import { type RunningSimulator, startSimulator } from '../simulator.fixture.js';
import { type Stage, startStage, type Submitter, TENANT_ID } from '../submitter.fixture.js';
import { readAcquirer } from './acquirer-response.js';

let stage: Stage;
let simulator: RunningSimulator;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  submitter = await stage.start({ ...simulator.settings });
  await simulator.knowAcquirer('31', '900108281', {
    name: 'Hotel Los Guaduales & Cía. Ltda.',
    email: 'f@guaduales.example',
  });
  await simulator.knowAcquirer('31', '900508908', { name: 'Tostadora del Quindío S.A.S.' });
});
afterEach(async () => {
  stage.vaultSigns();
  await simulator.control({ mode: 'up', faults: {} });
});
afterAll(async () => {
  await submitter.stop();
  await simulator.stop();
  await stage.close();
});

const ask = async (type: string, number: string): Promise<AcquirerAnswer> => {
  const question = {
    ...{ tenant_id: TENANT_ID, environment: 'habilitacion' },
    ...{ identification_type: type, identification_number: number },
  };
  const { status, body } = await submitter.call('POST', '/internal/acquirer-questions', {
    body: question,
    from: 'api-gateway',
  });
  expect(status).toBe(200);
  return body as unknown as AcquirerAnswer;
};

describe('a buyer at the simulated tax authority', () => {
  it('is told by name and address, each if it is there', async () => {
    const name = 'Hotel Los Guaduales & Cía. Ltda.';
    expect(await ask('31', '900108281')).toEqual({ result: 'known', name, email: 'f@guaduales.example' });
    expect(await ask('31', '900508908')).toMatchObject({ name: 'Tostadora del Quindío S.A.S.', email: null });
  });

  it('is unknown under another number, or another type', async () => {
    expect(await ask('13', '1020304050')).toEqual({ result: 'unknown' });
    expect(await ask('13', '900108281')).toEqual({ result: 'unknown' });
  });

  it('is not told while the authority is away, answers nonsense or stumbles', async () => {
    await simulator.control({ mode: 'down' });
    expect(await ask('31', '900108281')).toEqual({ result: 'unavailable', detail: 'connection_refused' });
    await simulator.control({ mode: 'error' });
    expect((await ask('31', '900108281')).result).toBe('unavailable');
    for (const fault of ['soap_fault', 'garbage']) {
      await simulator.control({ mode: 'up', faults: { [fault]: 1 } });
      expect((await ask('31', '900108281')).result).toBe('unavailable');
    }
  });

  it('is not asked for without a certificate that may sign', async () => {
    stage.vaultRefuses('certificate_expired');
    expect(await ask('31', '900108281')).toEqual({ result: 'certificate_missing' });
  });
});

describe('the answer of GetAcquirer', () => {
  const envelope = (content: string): Buffer =>
    Buffer.from(
      `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetAcquirerResponse xmlns="http://wcf.dian.colombia"><GetAcquirerResult>${content}</GetAcquirerResult></GetAcquirerResponse></s:Body></s:Envelope>`,
    );

  it('is read in whatever namespace its members are', () => {
    for (const namespace of ['', ' xmlns="http://schemas.datacontract.org/2004/07/Another"'])
      expect(
        readAcquirer(envelope(`<ReceiverName${namespace}>Ana</ReceiverName><StatusCode${namespace}>200</StatusCode>`)),
      ).toEqual({ kind: 'known', name: 'Ana', email: null });
  });

  it('without a buyer is no proof that there is none, unless it says 404', () => {
    expect(readAcquirer(envelope('<StatusCode>404</StatusCode>'))).toEqual({ kind: 'unknown' });
    for (const content of ['', '<StatusCode>500</StatusCode>', '<StatusCode>200</StatusCode>'])
      expect(readAcquirer(envelope(content)).kind).toBe('unreadable');
  });
});
