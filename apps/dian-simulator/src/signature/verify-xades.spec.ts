import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { readTrustBundle } from '../certificate/trust.js';
import { messageOf } from '../document/finding.js';
import { documentXml, signedXml } from '../examination/invoice.fixture.js';
import { describeWith, xmlsecAccepts } from '../referee.fixture.js';
import { readXml } from '../xml/read-xml.js';
import { resign } from './resign.fixture.js';
import { verifyXades } from './verify-xades.js';

let pki: TestPki;
let good: TestCertificate;
let second: TestCertificate;

beforeAll(async () => {
  pki = await createTestPki();
  [good, second] = await Promise.all([pki.issue('good'), pki.issue('second')]);
});

const verified = (xml: string, { trustPem = pki.trustPem, at = new Date() } = {}) =>
  verifyXades(readXml(xml), { trust: readTrustBundle(trustPem), at });

const complaints = (xml: string, circumstances = {}): string[] => verified(xml, circumstances).findings.map(messageOf);

const rules = (xml: string, circumstances = {}): string[] =>
  verified(xml, circumstances).findings.map(({ rule }) => rule);

const signed = (xml = documentXml()): string => signedXml(xml, good);

/** The same in another place of a signed document; it has to be there. */
const changed = (xml: string, what: string | RegExp, to: string): string => {
  const result = xml.replace(what, () => to);
  if (result === xml) throw new Error(`there is no ${String(what)} to change`);
  return result;
};

const base64 = (der: Buffer | undefined): string => (der ?? Buffer.alloc(0)).toString('base64');

describe('the signature of a document', () => {
  it('is found right, and tells who signed and when', () => {
    const { findings, signer, signingTime } = verified(signed());
    expect(findings).toEqual([]);
    expect(signer?.numbers).toEqual(['900373115', '900373115']);
    expect(signingTime).toBeInstanceOf(Date);
  });

  it('stays right when the file is written otherwise in ways that XML does not count', () => {
    const xml = signed()
      .replace('<cbc:LineCountNumeric>1', '<!-- una línea --><cbc:LineCountNumeric>1')
      .replace('<cbc:Note>Óptica &amp; más', '<cbc:Note>&#xD3;ptica <![CDATA[&]]> más')
      .replaceAll('\n', '\r\n');
    expect(complaints(xml)).toEqual([]);
  });

  const digest = 'Regla: ZE02, Rechazo: Valor de la firma inválido: el resumen del documento no corresponde.';

  it.each([
    ['one digit of an amount', '119000.00</cbc:PayableAmount>', '119000.01</cbc:PayableAmount>'],
    ['a blank between elements', '<cbc:LineCountNumeric>', ' <cbc:LineCountNumeric>'],
    ['an attribute', 'unitCode="94">1.00</cbc:InvoicedQuantity>', 'unitCode="KGM">1.00</cbc:InvoicedQuantity>'],
    ['a line more', '</Invoice>', '<cac:InvoiceLine/></Invoice>'],
    ['a processing instruction', '</Invoice>', '</Invoice><?nada?>'],
  ])('is broken by %s', (_, what, to) => expect(complaints(changed(signed(), what, to))).toEqual([digest]));

  it.each([
    ['the signing time', /<xades:SigningTime>\d{4}/, '<xades:SigningTime>2025', 'SignedProperties'],
    ['the role', '>supplier<', '>third party<', 'SignedProperties'],
    ['the key value', '<ds:Exponent>AQAB', '<ds:Exponent>AQAC', 'KeyInfo'],
  ])('is broken by a change of %s', (_, what, to, part) =>
    expect(complaints(changed(signed(), what, to)).join()).toContain(`el resumen de ${part} no corresponde`),
  );

  it.each([
    ['its value changed', /(<ds:SignatureValue [^>]*>)./, '$1'],
    ['a digest of its own', /<ds:DigestValue>./, '<ds:DigestValue>A'],
  ])('is refused with %s', (_, what, to) => {
    const xml = signed();
    expect(rules(xml.replace(what, to))).toContain('ZE02');
  });

  it('is refused with another certificate in its place', () => {
    const xml = changed(signed(), base64(good.chain[0]), base64(second.chain[0]));
    expect(complaints(xml).join()).toMatch(/resumen de KeyInfo.*SigningCertificate.*no es la del certificado/);
  });

  it('is refused with another certificate and its digest in their places', () => {
    const other = signedXml(documentXml(), second);
    const stated = /<xades:Cert>.*<\/xades:Cert>/;
    const xml = changed(
      changed(signed(), base64(good.chain[0]), base64(second.chain[0])),
      stated,
      stated.exec(other)?.[0] ?? '',
    );
    expect(complaints(xml).join()).toMatch(/KeyInfo.*SignedProperties.*no es la del certificado/);
  });

  it('is refused twice over, or not at all there', () => {
    const xml = signed();
    const signature = /<ds:Signature .*<\/ds:Signature>/.exec(xml)?.[0] ?? '';
    expect(complaints(xml.replace(signature, signature + signature)).join()).toContain('más de una firma');
    expect(complaints(xml.replace(signature, '')).join()).toContain('no está firmado');
  });

  it('is refused when a document that was signed is wrapped into another', () => {
    const xml = signed();
    const signature = /<ds:Signature .*<\/ds:Signature>/.exec(xml)?.[0] ?? '';
    const inner = xml.replace(/^<\?xml.*\?>\n/, '').replace(signature, '');
    const forged = documentXml({ payable: '1.00' });
    // The reference to the whole document cannot be bent to a part of it: the URI is taken as it is.
    const wrapped = forged.replace(
      '<ext:ExtensionContent></ext:ExtensionContent>',
      () =>
        `<ext:ExtensionContent>${signature.replace('</ds:Object>', `</ds:Object><ds:Object>${inner}</ds:Object>`)}</ext:ExtensionContent>`,
    );
    expect(complaints(wrapped).join()).toContain('el resumen del documento no corresponde');
    const byId = signature.replace('URI=""', 'URI="#original"');
    expect(complaints(xml.replace(signature, byId)).join()).toContain('una referencia ha de ser al documento entero');
  });

  it('is refused outside its extension', () => {
    const xml = signed();
    const signature = /<ds:Signature .*<\/ds:Signature>/.exec(xml)?.[0] ?? '';
    const moved = xml
      .replace(signature, '')
      .replace('</sts:DianExtensions>', () => `</sts:DianExtensions>${signature}`);
    expect(complaints(moved).join()).toContain('no está sola en una extensión');
  });

  it('is refused when an Id of it is borne twice', () => {
    const xml = signed();
    const id = /<ds:KeyInfo Id="([^"]+)"/.exec(xml)?.[1] ?? '';
    expect(complaints(changed(xml, '<cbc:Note>', `<cbc:Note ID="${id}">`)).join()).toContain(
      'una referencia a KeyInfo',
    );
  });
});

/** Signed by the right key over wrong words: only reading them tells. */
describe('a signature that holds, but does not say what the policy wants', () => {
  const resigned = (what: string | RegExp, to: string): string => resign(changed(signed(), what, to), good);

  it.each([
    ['another policy', /v2\/politicadefirmav2/, 'v1/politicadefirmav2', 'la política de firma'],
    ['another digest of the policy', 'dMoMvtcG5aIzgYo0', 'eMoMvtcG5aIzgYo0', 'la política de firma'],
    ['another role', '>supplier<', '>buyer<', 'el rol del firmante'],
    ['a signing time without zone', /-05:00<\/xades:SigningTime>/, '</xades:SigningTime>', 'falta SigningTime'],
    ['another serial number', /<ds:X509SerialNumber>/, '<ds:X509SerialNumber>1', 'SigningCertificate no es'],
  ])('%s', (_, what, to, why) => {
    const found = complaints(resigned(what, to));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(why);
  });

  it('a signing time at which the certificate was not valid', () =>
    expect(rules(resigned(/<xades:SigningTime>\d{4}/, '<xades:SigningTime>2001'))).toEqual(['ZD07']));

  it('a second transformation of the document', () =>
    expect(
      rules(
        resigned(
          /<\/ds:Transforms>/,
          '<ds:Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/></ds:Transforms>',
        ),
      ),
    ).toEqual(['SIGNPLGNS']));

  it('no reference to KeyInfo', () =>
    expect(complaints(resigned(/<ds:Reference Id="ReferenceKeyInfo".*?<\/ds:Reference>/, '')).join()).toContain(
      'las referencias no son tres',
    ));

  it('SHA-1', () =>
    expect(
      rules(
        resigned('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
      ),
    ).toEqual(['ZE02']));
});

describe('who signed', () => {
  it.each([
    ['expired', 'ZD07'],
    ['notyet', 'ZD07'],
    ['nodigsig', 'ZD05'],
    ['otherca', 'ZD05'],
    ['byleaf', 'ZD05'],
  ] as const)('with a certificate that is %s is refused', async (kind, rule) =>
    expect(rules(signedXml(documentXml(), await pki.issue(kind)))).toEqual([rule]),
  );

  it('is not trusted by somebody who trusts others', async () =>
    expect(rules(signed(), { trustPem: await pki.otherTrustPem() })).toEqual(['ZD05']));

  it('may have a longer key', async () =>
    expect(rules(signedXml(documentXml(), await pki.issue('rsa4096')))).toEqual([]));

  it('has to show a certificate', () =>
    expect(rules(resign(changed(signed(), /<ds:X509Data>.*<\/ds:X509Data>/, ''), good))).toContain('ZD06'));
});

describeWith('xmlsec1', 'xmlsec1', 'xmlsec1 agrees', () => {
  it('that the signature holds, and that a change breaks it', () => {
    expect(xmlsecAccepts(signed(), pki.trustPem)).toBe(true);
    expect(
      xmlsecAccepts(changed(signed(), '119000.00</cbc:PayableAmount>', '119000.01</cbc:PayableAmount>'), pki.trustPem),
    ).toBe(false);
  });
});
