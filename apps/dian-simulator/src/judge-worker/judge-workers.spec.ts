import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUYER, signedEvent } from '../event/event.fixture.js';
import { BUYER_NIT, ISSUER, NIT } from '../examination/invoice.fixture.js';
import { type Bench, startBench, zipped } from '../simulator.fixture.js';
import { DEFAULT_READINGS } from '../rules/readings.js';
import { openAuthority } from '../authority/open-authority.js';
import { type JudgeWorkers, judgeWorkersOf } from './judge-workers.js';

/** Threads do not run in jest, so they have to be told how TypeScript is read. */
const threadOptions = ['--import', new URL('../../../../libs/eventing/test/typescript.mjs', import.meta.url).href];
const NAMED = { name: 'Comercializadora Andina S.A.S.', checkDigit: '3' };
const limits = { entries: 1, entryBytes: 1e6, totalBytes: 1e6 };

let bench: Bench;
let here: JudgeWorkers;
let threads: JudgeWorkers;

beforeAll(async () => {
  bench = await startBench({ threads: 2, threadOptions });
  const { pem } = await openAuthority(null);
  const workerData = { trustBundlePem: bench.pki.trustPem, authorityPem: pem };
  here = judgeWorkersOf(workerData, { threads: 0 });
  threads = judgeWorkersOf(workerData, { threads: 1, execArgv: threadOptions });
});
afterAll(async () => {
  await bench.stop();
  await threads.stop();
});

describe('documents judged in threads', () => {
  const submission = (xml: string) => ({
    contentFile: zipped(xml),
    limits,
    at: new Date(),
    readings: DEFAULT_READINGS,
  });

  it('are judged as in the main thread, by what is known of the issuer now', async () => {
    const sent = submission(bench.document({ to: '1' }).xml);
    const known = new Map([[NIT, ISSUER]]);
    const otherRange = new Map([[NIT, { ...ISSUER, ranges: [] }]]);
    for (const issuers of [known, known, otherRange, new Map<string, typeof ISSUER>()]) {
      expect(await threads.examine(sent, issuers)).toEqual(await here.examine(sent, issuers));
    }
  });

  it('are told from events, which are judged and listed as in the main thread', async () => {
    const second = await bench.pki.issue('second');
    const signers = { buyer: second, issuer: bench.good };
    const sent = submission(signedEvent({ code: '030', at: new Date(), cufe: 'a'.repeat(96) }, signers));
    const issuers = new Map([[BUYER_NIT, BUYER]]);
    const examined = await threads.examineEvent(sent, issuers);
    expect(examined).toEqual(await here.examineEvent(sent, issuers));
    expect(examined).toMatchObject({ examination: { isSignerAuthorized: true, findings: [] } });
    const invoice = { issuerNit: NIT, number: 'SETP1', typeCode: '01', environment: '2', issuer: NAMED };
    const list = await threads.listEvents({ id: '7', invoice, events: [], at: new Date() });
    expect(list).toContain(`>${NIT}</cbc:CompanyID>`);
  });

  it('in an archive that is none are refused in the same words', async () => {
    const sent = { contentFile: 'bm8=', limits, at: new Date(), readings: DEFAULT_READINGS };
    expect(await threads.examine(sent, new Map())).toEqual({ refusedArchive: 'not a zip' });
  });

  it('are accepted once when they come several times at once', async () => {
    const { xml, cufe } = bench.document();
    const replies = await Promise.all(Array.from({ length: 8 }, () => bench.send(xml)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual(['00', ...Array<string>(7).fill('99')]);
    expect(new Set(replies.map(({ documentKey }) => documentKey))).toEqual(new Set([cufe]));
    expect(await bench.received()).toMatchObject([{ transmissions: 8, accepted_times: 1 }]);
  });

  it('have answers with numbers of their own', async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => `SETP99000001${String(index)}`);
    const replies = await Promise.all(numbers.map((number) => bench.send(bench.document({ number }).xml)));
    const ids = replies.map(
      ({ applicationResponse }) => /<cbc:ID>(\d+)<\/cbc:ID>\s*<cbc:UUID/.exec(applicationResponse.toString())?.[1],
    );
    expect(new Set(ids).size).toBe(numbers.length);
  });

  it('that no thread is left for are not forgotten in silence', async () => {
    const judged = threads.examine(submission(bench.document().xml), new Map());
    const outcome = expect(judged).rejects.toThrow('a thread that judges documents has ended');
    await threads.stop();
    await outcome;
    expect(
      await threads.examine({ contentFile: 'bm8=', limits, at: new Date(), readings: DEFAULT_READINGS }, new Map()),
    ).toEqual({
      refusedArchive: 'not a zip',
    });
  });
});
