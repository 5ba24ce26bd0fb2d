import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { zip } from '@rubrica/ubl';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { DianOperation } from '../dian/operation.js';
import { type Members, soapAnswer, soapFault } from '../dian/soap.fixture.js';
import type { ScriptedAnswer } from '../dian/dian-server.fixture.js';
import { type Fact, type Stage, startStage, type Submitter } from '../submitter.fixture.js';

let stage: Stage;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  submitter = await stage.start({ connectTimeoutMs: 700, answerTimeoutMs: 1_500, fruitlessCalls: 100 });
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

/** What somebody answers to an operation about a document. */
type Bad = (operation: DianOperation, cufe: string) => ScriptedAnswer | Promise<ScriptedAnswer>;

const headed =
  (headers: Readonly<Record<string, string>>, body: string | Buffer, status = 200): Bad =>
  () =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const soap =
  (members: (cufe: string) => Members | Promise<Members>): Bad =>
  async (operation, cufe) =>
    soapAnswer(operation, { documentKey: cufe, ...(await members(cufe)) });
const onSocket =
  (write: (socket: NonNullable<ServerResponse['socket']>) => void): Bad =>
  () =>
  (response) => {
    if (response.socket) write(response.socket);
  };

/** Ten levels of ten: 10,000,000,000 times what it says, if anybody unfolds it. */
const ENTITY_BOMB =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "ja">' +
  Array.from({ length: 10 }, (_, n) => `<!ENTITY e${String(n + 1)} "${`&e${String(n)};`.repeat(10)}">`).join('') +
  ']><x>&e10;</x>';
const OUTSIDE_ENTITY = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>';
/** 100 MB of nothing. */
const NOTHING = Buffer.alloc(100_000_000);
const DEEP = 200_000;

const unreadable = { result: 'unknown', reason: 'answer_unreadable' } as const;
const lost = { result: 'unknown', reason: 'connection_lost' } as const;
const unproven = { result: 'answered', application_response: { verified: false } } as const;

const BAD: readonly [string, Bad, object][] = [
  [
    'cut off by the network',
    onSocket((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n<s:Envelope');
      setTimeout(() => socket.destroy(), 20);
    }),
    lost,
  ],
  [
    'cut off by the service',
    async (operation, cufe) => (await stage.acceptance(cufe, operation)).slice(0, 900),
    unreadable,
  ],
  [
    'of 50 MB',
    () => (response) => {
      response.writeHead(200, { 'content-type': 'application/soap+xml' });
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      let left = 50;
      const write = (): void => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(chunk)) return void response.once('drain', write);
        }
        response.end();
      };
      write();
    },
    { result: 'unknown', reason: 'answer_too_large' },
  ],
  ['of other XML', () => '<?xml version="1.0"?><feed><entry/></feed>', unreadable],
  [
    'of SOAP 1.1',
    (operation) =>
      soapAnswer(operation).replaceAll(
        'http://www.w3.org/2003/05/soap-envelope',
        'http://schemas.xmlsoap.org/soap/envelope/',
      ),
    unreadable,
  ],
  ['to another operation', () => soapAnswer('GetStatusZip'), unreadable],
  ['without what it says', (operation) => soapAnswer(operation).replace(/<b:IsValid>.*<\/b:IsValid>/, ''), unreadable],
  ['of elements in elements in elements', () => '<a>'.repeat(DEEP) + '</a>'.repeat(DEEP), unreadable],
  ['that is no text', () => (response) => void response.end(randomBytes(10_000)), unreadable],
  [
    'that is a page of HTML',
    headed({ 'content-type': 'text/html' }, '<!DOCTYPE html><html><body>Mantenimiento<br></body></html>'),
    unreadable,
  ],
  [
    'that is a page of HTML, and 503',
    headed({ 'content-type': 'text/html' }, '<html><body>Service Unavailable', 503),
    unreadable,
  ],
  ['of another kind', headed({ 'content-type': 'application/json' }, '{"StatusCode":"00","IsValid":true}'), unreadable],
  ['of nothing at all', headed({ 'content-type': 'application/soap+xml' }, ''), unreadable],
  ['of no content', headed({}, '', 204), unreadable],
  [
    'that sends elsewhere',
    () => (response) => void response.writeHead(307, { location: stage.dian.url }).end(),
    unreadable,
  ],
  [
    'packed by gzip, which nobody asked for: 100 MB when unpacked',
    headed({ 'content-encoding': 'gzip' }, gzipSync(NOTHING)),
    unreadable,
  ],
  [
    'that is a zip of 100 MB',
    headed({ 'content-type': 'application/zip' }, zip([{ name: 'x.xml', bytes: NOTHING }])),
    unreadable,
  ],
  [
    'whose proof is a zip of 100 MB',
    soap(() => ({ applicationResponse: zip([{ name: 'x.xml', bytes: NOTHING }]) })),
    unproven,
  ],
  ['of entities that unfold', () => ENTITY_BOMB, unreadable],
  ['of an entity that is a file of ours', () => OUTSIDE_ENTITY, unreadable],
  ['whose proof is of entities that unfold', soap(() => ({ applicationResponse: ENTITY_BOMB })), unproven],
  [
    'whose proof is of elements in elements',
    soap(() => ({ applicationResponse: '<a>'.repeat(DEEP) + '</a>'.repeat(DEEP) })),
    unproven,
  ],
  [
    'drop by drop, without end',
    onSocket((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      const drops = setInterval(() => socket.write('1\r\n \r\n'), 50);
      socket.once('close', () => clearInterval(drops));
    }),
    { result: 'unknown', reason: 'answer_timeout' },
  ],
  ['that never comes', () => () => undefined, { result: 'unknown', reason: 'answer_timeout' }],
  ['of another protocol', onSocket((socket) => void socket.end('220 smtp ESMTP\r\n')), unreadable],
  [
    'with headers without end',
    onSocket((socket) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(200_000)}\r\n\r\n`)),
    unreadable,
  ],
  [
    'with the proof of another document',
    soap(async () => ({ applicationResponse: await stage.applicationResponse('0'.repeat(96)) })),
    { result: 'answered', application_response: { verified: true } },
  ],
  [
    'signed by somebody else',
    soap(async (cufe) => ({ applicationResponse: await stage.applicationResponse(cufe, { forged: true }) })),
    unproven,
  ],
  [
    'changed after it was signed',
    soap(async (cufe) => {
      const proof = (await stage.applicationResponse(cufe, { code: '04' })).toString();
      return { applicationResponse: proof.replace(/>04</, '>02<') };
    }),
    unproven,
  ],
  ['with no proof of what it claims', soap(() => ({})), { result: 'answered', application_response: null }],
  [
    'whose proof is no base64',
    async (operation, cufe) =>
      soapAnswer(operation, { documentKey: cufe, applicationResponse: 'x' }).replace(
        /(<b:XmlBase64Bytes>)[^<]*/,
        '$1%%%%',
      ),
    { result: 'answered', application_response: null },
  ],
  [
    'with a code that nobody knows',
    soap(() => ({ isValid: false, statusCode: '77' })),
    { result: 'answered', status_code: '77' },
  ],
  [
    'that is a fault of the server',
    (operation) => ({ status: 500, body: soapFault('Receiver', 'InternalServiceFault', operation) }),
    { result: 'fault', code: 'Receiver/InternalServiceFault' },
  ],
];

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
    stage.dian.plays(
      headed({ 'content-type': 'text/plain' }, await stage.acceptance(cufe))('SendBillSync', cufe) as ScriptedAnswer,
    );
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submitted', 'accepted']);
  });
});
