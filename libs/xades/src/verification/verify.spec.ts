import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestCertificateKind, type TestPki } from '@rubrica/testing';
import { RESIGNED, signedAnew, TAMPERED } from './attacks.fixture.js';
import { trustBundle } from '../certificate/certificate-path.js';
import { unsignedContainer, unsignedInvoice } from '../signature/documents.fixture.js';
import { rfc2253Name } from '../certificate/distinguished-name.js';
import { readCertificate } from '../certificate/certificate.js';
import { signerCertificates } from '../signature/signature.js';
import { colombianTime, signed } from '../signature/signing.fixture.js';
import { inspectSignature, type VerificationOptions, verifySignature } from './verify.js';

let pki: TestPki;
const issued = new Map<TestCertificateKind, TestCertificate>();
const certificate = (kind: TestCertificateKind): TestCertificate => issued.get(kind) ?? fail();
const fail = (): never => {
  throw new Error('not issued');
};

beforeAll(async () => {
  pki = await createTestPki();
  for (const kind of ['good', 'second', 'expired', 'notyet', 'nodigsig', 'otherca', 'byleaf'] as const) {
    issued.set(kind, await pki.issue(kind));
  }
});

const verdict = (xml: string | Buffer, changes: Partial<VerificationOptions> = {}): string => {
  const result = verifySignature(xml, {
    trust: trustBundle(pki.trustPem),
    at: new Date(),
    signedBy: ['900373115', '9003731153'],
    ...changes,
  });
  return result.ok ? 'holds' : result.reason;
};

const invoice = () => signed(unsignedInvoice(), certificate('good'));

/** Changes by an attacker who has the key: afterwards everything is digested and signed again. */
const resigned = (change: (xml: string) => string): string => signedAnew(change(invoice()), certificate('good'));

describe('a signed document', () => {
  it('holds, and tells who signed it and when', () => {
    const at = new Date();
    const signingTime = colombianTime(new Date(at.getTime() - 60_000));
    const xml = signed(unsignedInvoice(), certificate('good'), { signingTime });
    expect(verifySignature(xml, { trust: trustBundle(pki.trustPem), at, signedBy: 'anyone trusted' })).toMatchObject({
      ok: true,
      signingTime,
      signer: { identificationNumbers: ['900373115', '3'], certificate: certificate('good').chain[0] },
    });
  });

  it('holds as bytes, with a byte order mark, with other line ends in its markup, with comments', () => {
    expect(verdict(Buffer.from(invoice()))).toBe('holds');
    expect(verdict(`\uFEFF${invoice()}`)).toBe('holds');
    expect(verdict(invoice().replace('?>\n', '?>\r\n<!-- received -->\r\n'))).toBe('holds');
    expect(verdict(invoice().replace('<cbc:Note></cbc:Note>', '<cbc:Note/>'))).toBe('holds');
  });

  it('holds when only the authority next to the signer is trusted', () => {
    const [, subordinate = Buffer.alloc(0)] = certificate('good').chain;
    const signer = signerCertificates(certificate('good').chain.slice(0, 1));
    const trust = trustBundle(pki.trustPem).filter(({ raw }) => raw.equals(subordinate));
    expect(verdict(signed(unsignedInvoice(), certificate('good'), { signer }), { trust })).toBe('holds');
  });

  it('holds when it was signed anew: the attacks below fail by what they change, not by how', () => {
    expect(verdict(resigned((xml) => xml))).toBe('holds');
  });
});

describe('a document that was changed after it was signed', () => {
  it.each(TAMPERED)('does not hold: %s', (_, reason, change) => {
    const xml = invoice();
    expect(change(xml)).not.toBe(xml);
    expect(verdict(change(xml))).toBe(reason);
  });

  it('does not hold with the certificate of another, whether or not its digest is exchanged too', () => {
    const [good = Buffer.alloc(0)] = certificate('good').chain;
    const [second = Buffer.alloc(0)] = certificate('second').chain;
    const digestOf = (der: Buffer) => createHash('sha256').update(der).digest('base64');
    const swapped = invoice().replace(good.toString('base64'), second.toString('base64'));
    expect(verdict(swapped)).toBe('key_info_changed');
    expect(verdict(swapped.replace(digestOf(good), digestOf(second)))).toBe('key_info_changed');
    expect(verdict(signedAnew(swapped, certificate('good')))).toBe('certificate_mismatch');
    expect(verdict(signedAnew(swapped.replace(digestOf(good), digestOf(second)), certificate('good')))).toBe(
      'signature_value_wrong',
    );
  });
});

describe('a document signed anew after a change', () => {
  it.each(RESIGNED)('does not hold: %s', (_, reason, change) => {
    expect(change(invoice())).not.toBe(invoice());
    expect(verdict(resigned(change))).toBe(reason);
  });

  it('does not hold by a certificate that may not sign it', async () => {
    const by = (kind: TestCertificateKind) => signed(unsignedInvoice(), certificate(kind));
    expect(verdict(by('expired'))).toBe('signing_time_refused');
    expect(verdict(by('notyet'))).toBe('signing_time_refused');
    expect(verdict(by('nodigsig'))).toBe('key_refused');
    expect(verdict(by('otherca'))).toBe('certificate_untrusted');
    expect(verdict(by('otherca'), { trust: trustBundle(await pki.otherTrustPem()) })).toBe('holds');
    expect(verdict(by('second'))).toBe('other_signer');
    const signingTime = new Date(Date.now() - 700 * 86_400_000).toISOString();
    const longAgo = signed(unsignedInvoice(), certificate('expired'), { signingTime });
    expect(verdict(longAgo)).toBe('certificate_expired');
    expect(verdict(longAgo, { at: new Date(signingTime) })).toBe('holds');
  });

  it('does not hold by a certificate that an end entity issued', () => {
    expect(verdict(signed(unsignedInvoice(), certificate('byleaf')))).toBe('certificate_untrusted');
  });
});

describe('a signature wrapped around another document', () => {
  const signatureOf = (xml: string) => /<ds:Signature .*<\/ds:Signature>/s.exec(xml)?.[0] ?? '';
  const unsigned = unsignedInvoice();
  const false_ = `${unsigned.head}${unsigned.tail.replace('200.00', '900.00')}`;

  it('does not hold beside a second one, or without any', () => {
    const xml = invoice();
    expect(verdict(unsigned.head + unsigned.tail)).toBe('signature_missing');
    expect(verdict(xml.replace(signatureOf(xml), (found) => found + found))).toBe('several_signatures');
    expect(verdict(xml.replace('</Invoice>', `${signatureOf(xml)}</Invoice>`))).toBe('several_signatures');
  });

  it('does not hold anywhere but alone in an extension of the root', () => {
    const xml = invoice();
    const signature = signatureOf(xml);
    const bare = xml.replace(signature, '');
    expect(verdict(bare.replace('</sts:DianExtensions>', `$&${signature}`))).toBe('signature_misplaced');
    expect(verdict(bare.replace('</Invoice>', `${signature}</Invoice>`))).toBe('signature_misplaced');
    expect(verdict(xml.replace('<ds:Signature ', '<sts:X></sts:X>$&'))).toBe('signature_misplaced');
    const enclosed = xml.slice(xml.indexOf('<Invoice'));
    expect(verdict(`<Other>${enclosed}</Other>`)).toBe('signature_misplaced');
    expect(verdict(false_.replace('</Invoice>', `<sts:Old>${enclosed}</sts:Old></Invoice>`))).toBe(
      'signature_misplaced',
    );
  });

  it('does not hold when what it refers to stands twice, or elsewhere', () => {
    const xml = invoice();
    const [keyInfo = ''] = /<ds:KeyInfo .*<\/ds:KeyInfo>/.exec(xml) ?? [];
    const [properties = ''] = /<xades:SignedProperties .*<\/xades:SignedProperties>/.exec(xml) ?? [];
    expect(verdict(xml.replace('</Invoice>', `${keyInfo}</Invoice>`))).toBe('id_ambiguous');
    expect(verdict(xml.replace('</Invoice>', `${properties}</Invoice>`))).toBe('id_ambiguous');
    const id = /<ds:KeyInfo Id="([^"]+)"/.exec(xml)?.[1] ?? '';
    expect(verdict(xml.replace('<cbc:Note>', `<cbc:Note ID="${id}">`))).toBe('id_ambiguous');
    const other = `xmldsig-${randomUUID()}-keyinfo`;
    expect(verdict(xml.replace(`<ds:KeyInfo Id="${id}"`, `<ds:KeyInfo Id="${other}"`))).toBe('references_wrong');
  });

  it('does not hold with elements of the document inside it', () => {
    const inside = invoice().replace('</ds:Object>', '</ds:Object><ds:Object><cbc:ID>SETP2</cbc:ID></ds:Object>');
    expect(verdict(inside)).toBe('signature_malformed');
    const beside = invoice().replace('</xades:SignedProperties>', '$&<cbc:ID>SETP2</cbc:ID>');
    expect(verdict(beside)).toBe('signature_malformed');
  });

  it('does not hold with the target of another signature', () => {
    const xml = invoice().replace(/Target="#xmldsig-./, 'Target="#xmldsig-x');
    expect(verdict(xml)).toBe('signature_malformed');
  });
});

describe('a look into a signature', () => {
  const whole = { ok: true, document: true, keyInfo: true, signedProperties: true, value: true, certificate: true };

  it('tells each part that holds and each that does not, whoever signed and whenever', () => {
    expect(inspectSignature(invoice())).toMatchObject(whole);
    expect(inspectSignature(signed(unsignedInvoice(), certificate('otherca')))).toMatchObject(whole);
    const changed = invoice()
      .replace('200.00', '900.00')
      .replace(/(<ds:X509SerialNumber>)\d/, '$10');
    expect(inspectSignature(changed)).toMatchObject({
      ...whole,
      document: false,
      signedProperties: false,
      certificate: false,
    });
    expect(inspectSignature(invoice().replace(/(<ds:SignatureValue[^>]*>)..../, '$1AAAA'))).toMatchObject({
      ...whole,
      value: false,
    });
  });

  it('tells why there is nothing to look into', () =>
    expect(inspectSignature('<Invoice/>')).toEqual({ ok: false, reason: 'signature_missing' }));
});

describe('what is not even XML that we read', () => {
  it('is refused with its reason', () => {
    expect(verdict('<html>')).toBe('malformed');
    expect(verdict(invoice(), { maxBytes: 1_000 })).toBe('too_large');
    expect(verdict(invoice().replace('?>\n', '?>\n<!DOCTYPE Invoice>'))).toBe('doctype');
    expect(verdict(Buffer.from(invoice(), 'latin1'))).toBe('not_utf8');
  });

  it('is refused, never a crash, when any piece of it is missing', () => {
    const xml = signed(unsignedContainer('<a/>'), certificate('good'));
    const elements = [...xml.matchAll(/<(ds|xades):(\w+)[ >]/g)];
    for (const [start, prefix = '', name = ''] of elements) {
      const pattern = new RegExp(`${start.trimEnd()}.*?</${prefix}:${name}>`, 's');
      expect(verdict(xml.replace(pattern, ''))).not.toBe('holds');
      expect(verdict(xml.replace(pattern, `<${prefix}:${name}></${prefix}:${name}>`))).not.toBe('holds');
    }
  });
});

describe('a document that was damaged on its way', () => {
  it('is refused or, where the damage changes nothing that was signed, holds; never a crash', () => {
    const xml = invoice();
    for (let at = 0; at < xml.length; at += 23) {
      for (const damage of ['<', '&', '"', '\0', '\ud800', '/>', '']) {
        expect(typeof verdict(xml.slice(0, at) + damage + xml.slice(at + 1))).toBe('string');
      }
    }
  });
});

describe('an issuer name that another program wrote', () => {
  it('is taken in either order, with blanks, without escapes, with keywords of its own', () => {
    const { issuer } = readCertificate(certificate('good').chain[0] ?? Buffer.alloc(0));
    const spelled = (text: string) =>
      verdict(resigned((xml) => xml.replace(/(<ds:X509IssuerName>)[^<]+/, (_, start: string) => start + text)));
    expect(spelled(rfc2253Name(issuer, 'encoded'))).toBe('holds');
    expect(spelled(rfc2253Name(issuer).replaceAll(',', ', '))).toBe('holds');
    expect(
      spelled(
        'C=CO, S=Distrito Capital, L=Bogotá D.C., O=Prueba Certificación S.A. NIT 900.123.456-7, ' +
          'OU=Subordinada, Personas Jurídicas, CN=CA SUB PRUEBA S.A. Clase II, E=info@ca.example',
      ),
    ).toBe('holds');
    expect(spelled('C=CO')).toBe('certificate_mismatch');
  });
});
