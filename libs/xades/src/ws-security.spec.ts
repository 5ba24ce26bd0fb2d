import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestPki, type TestCertificate } from '@rubrica/testing';
import { xmlsec1 } from './referees.fixture.js';
import { isSignedBy, signatureValue } from './signing.fixture.js';
import { type EnvelopePlan, prepareEnvelope, soapAction } from './ws-security.js';

jest.setTimeout(60_000); // RSA keys are made anew, on a machine that may be busy

let good: TestCertificate;
let second: TestCertificate;

beforeAll(async () => {
  const pki = await createTestPki();
  [good, second] = await Promise.all([pki.issue('good'), pki.issue('second')]);
});

const message = (changes: Partial<EnvelopePlan> = {}): string => {
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
  return prepared.assemble(signatureValue(prepared.signedInfo, good));
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
