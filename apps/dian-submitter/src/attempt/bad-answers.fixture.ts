import { zip } from '@rubrica/ubl';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { ScriptedAnswer } from '../dian/dian-server.fixture.js';
import type { DianOperation } from '../dian/operation.js';
import { type Members, soapAnswer, soapFault } from '../dian/soap.fixture.js';
import type { Stage } from '../submitter.fixture.js';

/** What somebody answers to an operation about a document. */
export type Bad = (operation: DianOperation, cufe: string) => ScriptedAnswer | Promise<ScriptedAnswer>;

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

/** Outcome of an attempt whose answer got lost. */
export const lost = { result: 'unknown', reason: 'connection_lost' } as const;
const unreadable = { result: 'unknown', reason: 'answer_unreadable' } as const;
const unproven = { result: 'answered', application_response: { verified: false } } as const;

/**
 * Signature wrapping: `genuine` is an acceptance of another document, which the tax authority has signed; `wanted` says what
 * the attacker wants to be believed. Each makes one text of them, in which the genuine signature can be found.
 */
const WRAPPINGS: readonly (readonly [title: string, wrap: (genuine: string, wanted: string) => string])[] = [
  ['the signed document in an extension', (genuine, wanted) => intoExtension(unsigned(wanted), bare(genuine))],
  ['the signed document behind the last element', (genuine, wanted) => atTheEnd(unsigned(wanted), bare(genuine))],
  [
    'the signature at its place, the signed document in its Object',
    (genuine, wanted) =>
      wanted.replace(SIGNATURE, () =>
        signatureOf(genuine).replace(/<\/ds:Object>/, `$&<ds:Object>${bare(unsigned(genuine))}</ds:Object>`),
      ),
  ],
  ['the signature at its place', (genuine, wanted) => wanted.replace(SIGNATURE, () => signatureOf(genuine))],
  [
    'another verdict before the signed one',
    (genuine, wanted) => genuine.replace('<cac:DocumentResponse>', () => `${responseOf(wanted)}<cac:DocumentResponse>`),
  ],
  [
    'another verdict inside the signature, which is not signed',
    (genuine, wanted) =>
      genuine.replace(/<\/ds:Object>/, () => `</ds:Object><ds:Object>${responseOf(wanted)}</ds:Object>`),
  ],
  [
    'both signatures, the genuine one first',
    (genuine, wanted) => wanted.replace(SIGNATURE, (own) => signatureOf(genuine) + own),
  ],
  [
    'the reference to the whole document changed to a part of it',
    (genuine, wanted) =>
      intoExtension(
        wanted.replace(SIGNATURE, () => signatureOf(genuine).replace('URI=""', 'URI="#signed"')),
        bare(unsigned(genuine)).replace('<ApplicationResponse', '<ApplicationResponse ID="signed"'),
      ),
  ],
];

const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/s;
const signatureOf = (xml: string): string => SIGNATURE.exec(xml)?.[0] ?? '';
const unsigned = (xml: string): string => xml.replace(SIGNATURE, '');
/** Without the XML declaration. */
const bare = (xml: string): string => xml.slice(xml.indexOf('<ApplicationResponse'));
const responseOf = (xml: string): string => /<cac:DocumentResponse>.*<\/cac:DocumentResponse>/s.exec(xml)?.[0] ?? '';
const atTheEnd = (xml: string, more: string): string =>
  xml.replace(/<\/ApplicationResponse>\s*$/, () => `${more}</ApplicationResponse>`);
const intoExtension = (xml: string, more: string): string =>
  xml.replace(
    '</ext:UBLExtensions>',
    () =>
      `<ext:UBLExtension><ext:ExtensionContent>${more}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`,
  );

/** Answers that are no verdict, each with the outcome that is recorded of it. The tax authority, or who claims to be it. */
export const badAnswers = (stageOf: () => Stage): readonly (readonly [title: string, bad: Bad, outcome: object])[] => [
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
    async (operation, cufe) => (await stageOf().acceptance(cufe, operation)).slice(0, 900),
    unreadable,
  ],
  [
    'of 100 MB',
    () => (response) => {
      response.writeHead(200, { 'content-type': 'application/soap+xml' });
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      let left = 100;
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
  [
    'of parts, as MTOM packs them',
    async (operation, cufe) => {
      const acceptance = await stageOf().acceptance(cufe, operation);
      const type = 'multipart/related; type="application/xop+xml"; boundary=b';
      const body = `--b\r\ncontent-type: application/xop+xml\r\n\r\n${acceptance}\r\n--b--\r\n`;
      return (response) => void response.writeHead(200, { 'content-type': type }).end(body);
    },
    unreadable,
  ],
  [
    'whose proof is in another part',
    async (operation, cufe) =>
      (await stageOf().acceptance(cufe, operation)).replace(
        /(<b:XmlBase64Bytes>)[^<]*/,
        '$1<xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="cid:proof"/>',
      ),
    { result: 'answered', application_response: null },
  ],
  [
    'that is two answers',
    async (operation, cufe) => (await stageOf().acceptance(cufe, operation)).repeat(2),
    unreadable,
  ],
  [
    'in UTF-16',
    async (operation, cufe) => {
      const acceptance = await stageOf().acceptance(cufe, operation);
      return (response) => void response.end(Buffer.from(`\ufeff${acceptance}`, 'utf16le'));
    },
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
    () => (response) => void response.writeHead(307, { location: stageOf().dian.url }).end(),
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
    soap(async () => ({ applicationResponse: await stageOf().applicationResponse('0'.repeat(96)) })),
    { result: 'answered', application_response: { verified: true } },
  ],
  [
    'signed by somebody else',
    soap(async (cufe) => ({ applicationResponse: await stageOf().applicationResponse(cufe, { signer: 'stranger' }) })),
    unproven,
  ],
  [
    'signed by another whom the same authority certifies: the tenant itself',
    soap(async (cufe) => ({ applicationResponse: await stageOf().applicationResponse(cufe, { signer: 'tenant' }) })),
    unproven,
  ],
  ...WRAPPINGS.map(
    ([title, wrap]) =>
      [
        `whose signature is of another document: ${title}`,
        soap(async (cufe) => {
          const genuine = await stageOf().applicationResponse('0'.repeat(96));
          const wanted = await stageOf().applicationResponse(cufe, { signer: 'stranger' });
          return { applicationResponse: wrap(genuine.toString(), wanted.toString()) };
        }),
        unproven,
      ] as const,
  ),
  [
    'changed after it was signed',
    soap(async (cufe) => {
      const proof = (await stageOf().applicationResponse(cufe, { code: '04' })).toString();
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
