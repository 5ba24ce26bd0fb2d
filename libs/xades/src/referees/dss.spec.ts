import { beforeAll, expect, it } from '@jest/globals';
import { createTestPki, javaReferee, type TestCertificate, type TestPki } from '@rubrica/testing';
import { RESIGNED, signedAnew, TAMPERED } from '../verification/attacks.fixture.js';
import { unsignedInvoice } from '../signature/documents.fixture.js';
import { signerCertificates } from '../signature/signature.js';
import { signed, signedDocuments } from '../signature/signing.fixture.js';

const java = await javaReferee();

/** DSS reads every issuer name in RFC 2253 order, but in the order of the encoding only simple ones. */
const ORDER_OF_ENCODING = 'issuer names in the order of the encoding';
/** Attacks that we refuse and DSS accepts, because XAdES allows the form. */
const ALLOWED_IN_EUROPE = ['with a second transform', 'at a time without zone'];

java.describe('beside the EU’s DSS', () => {
  let pki: TestPki;
  let good: TestCertificate;
  let invoice: string;

  beforeAll(async () => {
    pki = await createTestPki();
    good = await pki.issue('good');
    invoice = signed(unsignedInvoice(), good);
  });

  const judged = (xml: string) => java.judge('dss', xml, { trustPem: pki.trustPem });
  const verdict = async (xml: string) => (await judged(xml)).accepted;

  it('every document that we sign holds', async () => {
    for (const [title, xml] of await signedDocuments(pki)) {
      if (title === ORDER_OF_ENCODING) continue;
      const judgement = await judged(xml);
      expect([title, judgement]).toEqual([title, { ...judgement, accepted: true, verdict: 'TOTAL_PASSED' }]);
    }
  });

  it('an issuer may be written in the order of its encoding', async () => {
    const signer = signerCertificates(good.chain, { issuerNameOrder: 'encoded' });
    expect(await verdict(signed(unsignedInvoice(), good, { signer }))).toBe(true);
  });

  it('no document holds that was changed after it was signed', async () => {
    for (const [title, , change] of TAMPERED) expect([title, await verdict(change(invoice))]).toEqual([title, false]);
  });

  it('no document holds that was signed anew against the policy', async () => {
    expect(await verdict(signedAnew(invoice, good))).toBe(true);
    for (const [title, , change] of RESIGNED) {
      const isAllowed = ALLOWED_IN_EUROPE.includes(title);
      expect([title, await verdict(signedAnew(change(invoice), good))]).toEqual([title, isAllowed]);
    }
  });

  it('no document holds by a certificate that may not sign it', async () => {
    for (const kind of ['expired', 'notyet', 'nodigsig', 'otherca', 'byleaf'] as const) {
      expect([kind, await verdict(signed(unsignedInvoice(), await pki.issue(kind)))]).toEqual([kind, false]);
    }
  });

  it('the same document holds in another spelling', async () => {
    expect(await verdict(invoice.replace('<cbc:Note></cbc:Note>', '<cbc:Note/>'))).toBe(true);
  });
});
