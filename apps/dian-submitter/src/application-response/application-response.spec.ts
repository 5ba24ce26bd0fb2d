import { beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerPool } from '@rubrica/service';
import { createTestPki, TEST_NIT, type TestCertificate, type TestPki } from '@rubrica/testing';
import { type TestApplicationResponse, testApplicationResponseXml } from '@rubrica/ubl';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import { randomUUID, sign } from 'node:crypto';
import { VERIFICATION } from '../attempt/tax-authority.client.js';
import { anOrder, OUR_CUFE } from '../submission/submission.fixture.js';
import { type AuthorityTrust, verifiedResponse } from './application-response.js';
import { simulatedAnswer } from './simulated-response.js';

const SUPPLIER = {
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  organization_type: '1' as const,
  tax_level_codes: ['O-13' as const],
  tax_scheme: '01' as const,
  address: { line: 'Carrera 7 # 71-21', municipality_code: '11001' },
  email: 'facturacion@andina.example',
};
const NOW = new Date();

let pki: TestPki;
let authority: TestCertificate;
let trust: AuthorityTrust;
beforeAll(async () => {
  pki = await createTestPki();
  authority = await pki.issue('good');
  trust = { pem: pki.trustPem, identificationNumbers: [TEST_NIT] };
});

const simulated = (outcome: 'accepted_by_dian' | 'rejected_by_dian') =>
  simulatedAnswer(anOrder({ environment: 'test', simulate: { outcome, email: 'delivered' } }), SUPPLIER, NOW);

const signed = (response: TestApplicationResponse, { chain, key }: TestCertificate): Buffer => {
  const { signedInfo, assemble } = prepareSignature(testApplicationResponseXml(response), {
    id: randomUUID(),
    signingTime: response.validatedAt,
    signer: signerCertificates(chain),
    role: 'supplier',
  });
  return Buffer.from(assemble(sign('sha256', Buffer.from(signedInfo), key).toString('base64')));
};

describe('an ApplicationResponse', () => {
  it('of the authority proves what it says', () => {
    const { response } = simulated('accepted_by_dian');
    expect(verifiedResponse({ xml: signed(response, authority), authority: trust, at: NOW })).toEqual({
      verified: true,
      response_code: '02',
      description: response.description,
      document_uuid: OUR_CUFE,
      validated_at: response.validatedAt,
      messages: [],
    });
  });

  it('of a rejection tells the rules, without its first line', () => {
    const { response } = simulated('rejected_by_dian');
    expect(verifiedResponse({ xml: signed(response, authority), authority: trust, at: NOW })).toMatchObject({
      verified: true,
      response_code: '04',
      messages: [{ rule: 'FAK24', severity: 'rejection' }, { rule: 'FAU14' }, { rule: 'FAJ43b' }],
    });
  });

  it('of anybody else proves nothing', async () => {
    const { response } = simulated('accepted_by_dian');
    const why = (xml: Buffer, by = trust) => {
      const read = verifiedResponse({ xml, authority: by, at: NOW });
      return read.verified ? 'verified' : read.why;
    };
    const xml = signed(response, authority);
    expect(why(signed(response, await pki.issue('otherca')))).toBe('certificate_untrusted');
    expect(why(signed(response, await pki.issue('second')))).toBe('other_signer');
    expect(why(Buffer.from(xml.toString('utf8').replace(OUR_CUFE, 'b'.repeat(96))))).toBe('document_changed');
    expect(why(xml, { ...trust, pem: '' })).toBe('certificate_untrusted');
    expect(why(Buffer.from('<ApplicationResponse/>'))).toBe('signature_missing');
    expect(why(Buffer.from('no XML'))).toBe('malformed');
    const bomb =
      '<!DOCTYPE a [<!ENTITY x "lol"><!ENTITY y "&x;&x;&x;">]><ApplicationResponse>&y;</ApplicationResponse>';
    expect(why(Buffer.from(bomb))).toBe('doctype');
  });
});

describe('a proof that is verified in a thread', () => {
  it('proves there what it proves in the main one', async () => {
    const execArgv = ['--import', new URL('../../../../libs/eventing/test/typescript.mjs', import.meta.url).href];
    const workers = new WorkerPool({ threads: 1, execArgv });
    const good = signed(simulated('accepted_by_dian').response, authority);
    const proofs = [good, Buffer.from('no XML'), good].map((xml) => ({ xml, authority: trust, at: NOW }));
    const read = await Promise.all(proofs.map((proof) => workers.run(VERIFICATION, proof)));
    await workers.stop();
    expect(read.map(({ verified }) => verified)).toEqual([true, false, true]);
    expect(read).toEqual(proofs.map(verifiedResponse));
  });
});

describe('the answer of the test environment', () => {
  it('says in every text that it is simulated', () => {
    for (const { answer, response } of [simulated('accepted_by_dian'), simulated('rejected_by_dian')]) {
      const texts = [
        answer.description,
        answer.message,
        response.description,
        ...answer.messages.map(({ detail }) => detail),
      ];
      expect(texts.filter((text) => !text.startsWith('Simulado:'))).toEqual([]);
    }
  });

  it('has rules of the kind of document that it judges', () => {
    const order = anOrder({
      environment: 'test',
      kind: 'credit_note',
      type_code: '91',
      simulate: { outcome: 'rejected_by_dian', email: 'delivered' },
    });
    const { answer, response } = simulatedAnswer(order, SUPPLIER, NOW);
    expect(answer.messages.map(({ rule }) => rule)).toEqual(['CAK24', 'CAU14', 'CAJ43b']);
    expect(response.uuidScheme).toBe('CUDE-SHA384');
  });
});
