import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companySale as sale } from '@rubrica/service-testing';
import { type Json, temporaryFolder } from '@rubrica/testing';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pidsBelow } from './pids.fixture.js';
import { RunningDistributed } from './running-distributed.fixture.js';

const folder = temporaryFolder();
let services: RunningDistributed;
let live: string;

beforeAll(async () => {
  services = await RunningDistributed.start(join(folder.path, 'data'), { EVENT_LOG: 'postgres' }, [
    '--replicas',
    'dian-submitter=2',
  ]);
  live = services.credentials.sk_live;
});

afterAll(async () => {
  await services.stop();
  folder.remove();
});

const paths: string[] = [];
const post = async (count: number): Promise<void> => {
  const answers = await Promise.all(
    Array.from({ length: count }, () => services.call('POST', '/v1/invoices', live, sale())),
  );
  for (const { status, json } of answers) {
    expect(status).toBe(201);
    paths.push(`/v1/invoices/${String(json['id'])}`);
  }
};
const shown = (): Promise<Json[]> =>
  Promise.all(paths.map(async (path) => (await services.call('GET', path, live)).json));
const until = async <T>(look: () => Promise<T>, met: (seen: T) => boolean, most = 600): Promise<T> => {
  for (let looks = 0; ; looks += 1) {
    const seen = await look();
    if (met(seen)) return seen;
    if (looks === most) throw new Error(`it never comes to that: ${JSON.stringify(seen)}`);
    await sleep(100);
  }
};
const admin = (path: string, body?: object) => {
  const { admin_url, operator_token } = services.credentials;
  return services.call('POST', `${admin_url}/admin/v1/${path}`, operator_token, body);
};
const killASubmitter = (): void => {
  const [pid = 0] = pidsBelow(services.pid, 'service.main.js dian-submitter');
  expect(pid).toBeGreaterThan(0);
  process.kill(pid, 'SIGKILL');
};
const reasonOf = ({ waiting }: Json): string => String(waiting?.['reason'] ?? null);

describe('when the tax authority goes down in a run of documents, its last answers are lost, and a submitter is killed', () => {
  let lost: ReadonlySet<string>;
  let contingencyId: string;

  it('what it may have is asked for and waits; what it provably lacks is issued in contingency', async () => {
    await services.control({ seed: 7, faults: { lost_answer: 0.6 }, latency_ms: 300 });
    await post(10);
    // Some were taken in by now, and of most of those nobody has heard; others are on their way.
    await until(services.received.bind(services), ({ documents }) => documents.length >= 4);
    await services.control({ faults: { lost_answer: 1 } });
    await post(15);
    // One of these was taken in, and nobody hears of it.
    await until(services.received.bind(services), ({ documents }) => documents.length > 10);
    killASubmitter();
    await services.control({ mode: 'down' });
    await post(10);
    const { status, json } = await admin('contingencies', { environment: 'habilitacion', reason: 'It is down.' });
    expect(status).toBe(201);
    contingencyId = String(json['id']);

    const settled = (documents: readonly Json[]): boolean =>
      documents.every(
        (document) =>
          String(document['status']) !== 'queued' &&
          (String(document['status']) !== 'signed' || reasonOf(document) === 'dian_unknown_outcome') &&
          (String(document['status']) !== 'submitted' || reasonOf(document) === 'dian_unknown_outcome'),
      );
    const documents = await until(shown, settled, 900);
    const byStatus = (name: string): Json[] => documents.filter(({ status }) => String(status) === name);
    const unknown = documents.filter((document) => reasonOf(document) === 'dian_unknown_outcome');
    const inContingency = byStatus('accepted_contingency');
    expect(unknown.length).toBeGreaterThan(0);
    expect(inContingency.length).toBeGreaterThanOrEqual(10);
    expect(byStatus('accepted_by_dian').length + unknown.length + inContingency.length).toBe(documents.length);
    expect(new Set(unknown.map(({ type_code }) => String(type_code)))).toEqual(new Set(['01']));
    expect(new Set(inContingency.map(({ type_code }) => String(type_code)))).toEqual(new Set(['04']));

    // What the authority has taken in is never what was issued again.
    const { documents: taken } = await services.received();
    lost = new Set(taken.map(({ number }) => String(number)));
    expect(inContingency.filter(({ number }) => lost.has(String(number)))).toEqual([]);
    expect(unknown.some(({ number }) => lost.has(String(number)))).toBe(true);
  });

  it('when it is back each is accepted once: no number exists as 01 and as 04', async () => {
    killASubmitter();
    await services.control({ mode: 'up', faults: {}, latency_ms: 0 });
    await until(
      shown,
      (documents) =>
        documents.every(({ status }) => ['accepted_by_dian', 'accepted_contingency'].includes(String(status))),
      1_200,
    );
    expect((await admin(`contingencies/${contingencyId}/end`)).status).toBe(200);
    const documents = await until(
      shown,
      (all) => all.every(({ status }) => String(status) === 'accepted_by_dian'),
      1_200,
    );
    const { documents: received } = await services.received();
    const receivedAs = (number: unknown) => received.filter((entry) => String(entry['number']) === String(number));
    for (const { number, cufe, type_code } of documents) {
      expect(receivedAs(number)).toMatchObject([{ cufe, type_code, accepted: true, accepted_times: 1 }]);
      if (lost.has(String(number))) expect(String(type_code)).toBe('01');
    }
    expect(received).toHaveLength(paths.length);
  });
});
