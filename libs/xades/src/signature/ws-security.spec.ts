import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestPki,
  javaReferee,
  type TestCertificate,
  type TestCertificateKind,
  type TestPki,
} from '@rubrica/testing';
import { xmlsec1 } from '../referees/referees.fixture.js';
import { isSignedBy, signatureValue } from './signing.fixture.js';
import { type EnvelopePlan, prepareEnvelope, soapAction } from './ws-security.js';

const java = await javaReferee();

let pki: TestPki;
let good: TestCertificate;
let second: TestCertificate;

beforeAll(async () => {
  pki = await createTestPki();
  [good, second] = await Promise.all([pki.issue('good'), pki.issue('second')]);
});

const message = (changes: Partial<EnvelopePlan> = {}, signer = good): string => {
  const prepared = prepareEnvelope({
    operation: 'SendBillSync',
    parameters: [
      ['fileName', 'fv09003731150002600000001.zip'],
      ['contentFile', Buffer.from('a zip & more').toString('base64')],
    ],
    to: 'https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc?a=1&b=<2>',
    certificate: good.chain[0] ?? Buffer.alloc(0),
    created: '2026-11-21T15:00:00.000Z',
    id: randomUUID(),
    ...changes,
  });
  return prepared.assemble(signatureValue(prepared.signedInfo, signer));
};

describe('a message to the tax authority', () => {
  it('calls the operation with its parameters in the order given', () => {
    expect(message({ operation: 'GetStatus', parameters: [['trackId', 'a<b']] })).toContain(
      '<soap:Body><wcf:GetStatus><wcf:trackId>a&lt;b</wcf:trackId></wcf:GetStatus></soap:Body>',
    );
    expect(message()).toContain(`<wsa:Action>${soapAction('SendBillSync')}</wsa:Action>`);
  });

  it('states when it was made and until when it holds', () => {
    expect(message()).toContain(
      '<wsu:Created>2026-11-21T15:00:00.000Z</wsu:Created><wsu:Expires>2026-11-22T07:40:00.000Z</wsu:Expires>',
    );
  });

  it('is signed over canonical bytes', () => {
    const { signedInfo } = prepareEnvelope({
      operation: 'GetExchangeEmails',
      parameters: [],
      to: 'https://example.test/',
      certificate: good.chain[0] ?? Buffer.alloc(0),
      created: '2026-11-21T15:00:00.000Z',
      id: randomUUID(),
    });
    expect(isSignedBy(signedInfo, signatureValue(signedInfo, good), good)).toBe(true);
  });
});

xmlsec1.describe('a message to the tax authority, judged by xmlsec1,', () => {
  const isAccepted = (xml: string, { chainPem }: TestCertificate): boolean =>
    xmlsec1.run(['--verify', '--id-attr:Id', 'To', '--pubkey-cert-pem', 'leaf.pem', 'message.xml'], {
      'message.xml': xml,
      'leaf.pem': chainPem,
    }).ok;

  it('is signed by the certificate it carries', () => {
    expect(isAccepted(message(), good)).toBe(true);
    expect(isAccepted(message(), second)).toBe(false);
  });

  it('is not, once it goes elsewhere', () => {
    expect(isAccepted(message().replace('vpfe-hab', 'vpfe'), good)).toBe(false);
  });
});

java.describe('a message to the tax authority, judged by WSS4J,', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const fresh = (changes: Partial<EnvelopePlan> = {}, signer = good) =>
    message({ created: inMinutes(0), ...changes }, signer);
  const by = async (kind: TestCertificateKind) => {
    const signer = await pki.issue(kind);
    return fresh({ certificate: signer.chain[0] }, signer);
  };
  const verdict = async (xml: string, trustPem = pki.trustPem) =>
    (await java.judge('wss4j', xml, { trustPem })).verdict;

  it('is verified: token, timestamp, and the signature over where it goes', async () => {
    expect(await verdict(fresh())).toBe('VERIFIED');
    expect(await verdict(await by('rsa4096'))).toBe('VERIFIED');
    expect(await verdict(fresh({ created: inMinutes(0).replace(/\.\d+/, '') }))).toBe('VERIFIED');
  });

  it('is refused once it goes elsewhere, or by the key or the certificate of another', async () => {
    const [ours = '', other = ''] = [good, second].map(({ chain }) => chain[0]?.toString('base64'));
    expect(await verdict(fresh().replace('vpfe-hab', 'vpfe'))).toBe('FAILED_CHECK');
    expect(await verdict(fresh({}, second))).toBe('FAILED_CHECK');
    expect(await verdict(fresh().replace(ours, other))).toBe('FAILED_CHECK');
  });

  it('is refused without its signature, its timestamp, or both', async () => {
    expect(await verdict(fresh().replace(/<ds:Signature .*<\/ds:Signature>/, ''))).toBe('INCOMPLETE');
    expect(await verdict(fresh().replace(/<wsu:Timestamp.*<\/wsu:Timestamp>/, ''))).toBe('INCOMPLETE');
    expect(await verdict(fresh().replace(/<wsse:Security.*<\/wsse:Security>/, ''))).toBe('UNSIGNED');
  });

  it('is refused before its time and after it', async () => {
    expect(await verdict(fresh({ created: inMinutes(10) }))).toBe('MESSAGE_EXPIRED');
    expect(await verdict(fresh({ created: inMinutes(-1_001) }))).toBe('MESSAGE_EXPIRED');
  });

  it('is refused by a certificate that is not valid now, or of an authority that is not trusted', async () => {
    for (const kind of ['expired', 'notyet', 'otherca', 'byleaf'] as const) {
      expect([kind, await verdict(await by(kind))]).toEqual([kind, 'FAILURE']);
    }
    expect(await verdict(fresh(), await pki.otherTrustPem())).toBe('FAILURE');
  });

  it('does not protect its body: that rests on TLS and on the document’s own signature', async () =>
    expect(await verdict(fresh().replace('fv0900', 'fv0800'))).toBe('VERIFIED'));
});
