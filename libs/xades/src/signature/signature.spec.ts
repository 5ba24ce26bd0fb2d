import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { trustBundle } from '../certificate/certificate-path.js';
import { unsignedContainer, unsignedInvoice } from './documents.fixture.js';
import { xmllint, xmllintCanonicalForm, xmlsec1 } from '../referees/referees.fixture.js';
import { prepareSignature } from './signature.js';
import { isXadesSignedInfo } from './signed-info.js';
import { planFor, signatureValue, signed, signedDocuments, type SignedDocument } from './signing.fixture.js';
import { verifySignature } from '../verification/verify.js';

let pki: TestPki;
let good: TestCertificate;
let documents: readonly SignedDocument[];

beforeAll(async () => {
  pki = await createTestPki();
  good = await pki.issue('good');
  documents = await signedDocuments(pki);
});

const judged = (xml: string) =>
  verifySignature(xml, { trust: trustBundle(pki.trustPem), at: new Date(), signedBy: ['900373115'] });

const withoutDeclaration = (file: string): string => file.slice(file.indexOf('\n') + 1);

describe('the signature of a document', () => {
  it('is accepted by our own verification', () => {
    for (const [title, xml] of documents) expect([title, judged(xml)]).toEqual([title, accepted]);
  });

  it('is the same for the same plan, so that asking again is harmless', () => {
    const plan = planFor(good);
    const [first, second] = [prepareSignature(unsignedInvoice(), plan), prepareSignature(unsignedInvoice(), plan)];
    const value = signatureValue(first.signedInfo, good);
    expect(second.assemble(signatureValue(second.signedInfo, good))).toEqual(first.assemble(value));
  });

  it('has a SignedInfo that the vault signs', () => {
    for (const root of ['Invoice', 'CreditNote', 'DebitNote', 'AttachedDocument', 'ApplicationResponse']) {
      expect(isXadesSignedInfo(prepareSignature(unsignedInvoice({ root }), planFor(good)).signedInfo)).toBe(true);
    }
  });

  it('names the policy, the role, the time, and the chain with decimal serial numbers', () => {
    const xml = signed(unsignedInvoice(), good, { signingTime: '2026-11-21T10:15:30.000-05:00' });
    expect(xml).toContain('<xades:SigningTime>2026-11-21T10:15:30.000-05:00</xades:SigningTime>');
    expect(xml).toContain('<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue>');
    expect(xml).toContain('<xades:ClaimedRole>supplier</xades:ClaimedRole>');
    const serials = [...xml.matchAll(/<ds:X509SerialNumber>(\d+)</g)].map(([, serial = '']) => BigInt(serial));
    expect(serials.map((serial) => serial.toString(16).length)).toEqual([32, 18]); // 16 and 9 bytes
  });

  it('keeps the CDATA of a container in its file', () => {
    const inner = signed(unsignedInvoice(), good);
    expect(signed(unsignedContainer(inner), good)).toContain(`<![CDATA[${inner}]]>`);
  });

  it('refuses a root that does not declare its namespaces, and a value that is not base64', () => {
    const unsigned = unsignedInvoice();
    const bare = { ...unsigned, namespaces: unsigned.namespaces.replace('xmlns:xades=', 'xmlns:other=') };
    expect(() => prepareSignature(bare, planFor(good))).toThrow('the root must declare ds and xades');
    expect(() => prepareSignature(unsigned, planFor(good)).assemble('</ds:SignatureValue>')).toThrow('base64');
  });
});

xmllint.describe('a signed document', () => {
  it('is its own canonical form but for the XML declaration', () => {
    for (const [title, xml] of documents) {
      if (xml.includes('<![CDATA[')) continue;
      expect([title, xmllintCanonicalForm(xml) === withoutDeclaration(xml)]).toEqual([title, true]);
    }
  });

  it('has, with CDATA, the canonical form that was digested', () => {
    const unsigned = unsignedContainer('<a>]]>&amp;</a>');
    const prepared = prepareSignature(unsigned, planFor(good));
    const canonical = xmllintCanonicalForm(prepared.assemble(signatureValue(prepared.signedInfo, good)));
    expect(canonical.startsWith(unsigned.head)).toBe(true);
    expect(canonical.endsWith(unsigned.tail)).toBe(true);
  });
});

xmlsec1.describe('the signature of a document, judged by xmlsec1,', () => {
  it('holds, with its three references and its chain', () => {
    for (const [title, xml] of documents) expect([title, xmlsec1.verifies(xml, pki.trustPem)]).toEqual([title, true]);
  });

  it('does not hold for other authorities, nor after a change', async () => {
    const xml = signed(unsignedInvoice(), good);
    expect(xmlsec1.verifies(xml, await pki.otherTrustPem())).toBe(false);
    expect(xmlsec1.verifies(xml.replace('200.00', '900.00'), pki.trustPem)).toBe(false);
  });
});

const accepted = { ok: true, root: expect.anything(), signer: expect.anything(), signingTime: expect.any(String) };
