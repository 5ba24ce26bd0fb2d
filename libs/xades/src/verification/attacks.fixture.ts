import { createHash } from 'node:crypto';
import type { TestCertificate } from '@rubrica/testing';
import { unsignedInvoice } from '../signature/documents.fixture.js';
import { signatureValue } from '../signature/signing.fixture.js';
import type { SignatureRefusal } from './signature-refusal.js';

/** A change to a signed document, with the reason for which verification must refuse it. */
export type Attack = readonly [title: string, reason: SignatureRefusal, change: (xml: string) => string];

/** Replaces the digests of SignedProperties and KeyInfo by correct ones, and signs SignedInfo again. */
export const signedAnew = (xml: string, signer: TestCertificate): string => {
  const { namespaces } = unsignedInvoice();
  const digestOf = (start: string, end: string) => {
    const part = xml.slice(xml.indexOf(start), xml.indexOf(end) + end.length);
    return createHash('sha256')
      .update(part.replace(start, `${start}${namespaces}`))
      .digest('base64');
  };
  const withDigest = (text: string, suffix: string, digest: string) =>
    text.replace(new RegExp(`(URI="#[^"]+-${suffix}">.*?<ds:DigestValue>)[^<]+`), `$1${digest}`);
  let next = withDigest(xml, 'signedprops', digestOf('<xades:SignedProperties', '</xades:SignedProperties>'));
  if (/URI="#[^"]+-keyinfo"/.test(xml)) next = withDigest(next, 'keyinfo', digestOf('<ds:KeyInfo', '</ds:KeyInfo>'));
  const [signedInfo = ''] = /<ds:SignedInfo>.*<\/ds:SignedInfo>/.exec(next) ?? [];
  const value = signatureValue(signedInfo.replace('<ds:SignedInfo', `<ds:SignedInfo${namespaces}`), signer);
  return next.replace(/(<ds:SignatureValue[^>]*>)[^<]+/, `$1${value}`);
};

/** Changes after signing. */
export const TAMPERED: readonly Attack[] = [
  ['an amount', 'document_changed', (xml: string) => xml.replace('200.00', '900.00')],
  ['white space', 'document_changed', (xml: string) => xml.replace('</cbc:ID><cbc:Note>', '</cbc:ID> <cbc:Note>')],
  [
    'white space beside the signature',
    'document_changed',
    (xml: string) => xml.replace('<ds:Signature ', ' <ds:Signature '),
  ],
  ['an attribute', 'document_changed', (xml: string) => xml.replace('currencyID="COP"', 'currencyID="COP" a="b"')],
  [
    'a line',
    'document_changed',
    (xml: string) => xml.replace('<cac:InvoiceLine>', '<cac:InvoiceLine></cac:InvoiceLine><cac:InvoiceLine>'),
  ],
  ['a processing instruction', 'document_changed', (xml: string) => `${xml}<?a b?>`],
  [
    'the signing time',
    'signed_properties_changed',
    (xml: string) => xml.replace(/(<xades:SigningTime>)\d{4}/, '$12025'),
  ],
  ['the role', 'signed_properties_changed', (xml: string) => xml.replace('>supplier<', '>third party<')],
  [
    'the signature value',
    'signature_value_wrong',
    (xml: string) => xml.replace(/(<ds:SignatureValue[^>]*>)..../, '$1AAAA'),
  ],
  ['a digest', 'document_changed', (xml: string) => xml.replace(/(<ds:DigestValue>)..../, '$1AAAA')],
  [
    'a reference less',
    'references_wrong',
    (xml: string) => xml.replace(/<ds:Reference URI="#[^>]+keyinfo">.*?<\/ds:Reference>/, ''),
  ],
  [
    'the order of the references',
    'signature_value_wrong',
    (xml: string) =>
      xml.replace(/(<ds:Reference URI="#[^>]+keyinfo">.*?<\/ds:Reference>)(<ds:Reference .*?<\/ds:Reference>)/, '$2$1'),
  ],
];

const without = (pattern: RegExp) => (xml: string) => xml.replace(pattern, '');

/** Changes by an attacker who has the key: afterwards everything is digested and signed again. */
export const RESIGNED: readonly Attack[] = [
  [
    'without the reference to KeyInfo',
    'references_wrong',
    without(/<ds:Reference URI="#[^>]+keyinfo">.*?<\/ds:Reference>/),
  ],
  ['without the reference to SignedProperties', 'references_wrong', without(/<ds:Reference Type=.*?<\/ds:Reference>/)],
  ['without the reference to the document', 'references_wrong', without(/<ds:Reference Id=.*?<\/ds:Reference>/)],
  [
    'with a reference more',
    'references_wrong',
    (xml: string) => xml.replace(/<ds:Reference Id=.*?<\/ds:Reference>/, '$&$&'),
  ],
  ['over a part of the document', 'references_wrong', (xml: string) => xml.replace('URI=""', 'URI="#part"')],
  [
    'with a second transform',
    'references_wrong',
    (xml: string) =>
      xml.replace(
        '</ds:Transform>',
        '$&<ds:Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:Transform>',
      ),
  ],
  [
    'with SHA-1',
    'algorithm_refused',
    (xml: string) => xml.replace('http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2000/09/xmldsig#sha1'),
  ],
  [
    'with an HMAC',
    'algorithm_refused',
    (xml: string) =>
      xml.replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'),
  ],
  [
    'with another policy',
    'policy_refused',
    (xml: string) => xml.replace('/v2/politicadefirmav2.pdf', '/v3/politica.pdf'),
  ],
  ['with another hash of the policy', 'policy_refused', (xml: string) => xml.replace('dMoMvtcG', 'AAAAAAAA')],
  [
    'without a policy',
    'signature_malformed',
    without(/<xades:SignaturePolicyIdentifier>.*<\/xades:SignaturePolicyIdentifier>/),
  ],
  ['in another role', 'role_refused', (xml: string) => xml.replace('>supplier<', '>buyer<')],
  [
    'in two roles',
    'role_refused',
    (xml: string) =>
      xml.replace('<xades:ClaimedRole>', '<xades:ClaimedRole>third party</xades:ClaimedRole><xades:ClaimedRole>'),
  ],
  [
    'before the certificate was valid',
    'signing_time_refused',
    (xml: string) => xml.replace(/(<xades:SigningTime>)\d{4}/, '$12001'),
  ],
  ['after it', 'signing_time_refused', (xml: string) => xml.replace(/(<xades:SigningTime>)\d{4}/, '$12101')],
  [
    'at a time without zone',
    'signing_time_refused',
    (xml: string) => xml.replace('-05:00</xades:SigningTime>', '</xades:SigningTime>'),
  ],
  [
    'with the digest of another certificate',
    'certificate_mismatch',
    (xml: string) => xml.replace(/(<xades:CertDigest>.*?<ds:DigestValue>)..../, '$1AAAA'),
  ],
  [
    'with another serial number',
    'certificate_mismatch',
    (xml: string) => xml.replace(/(<ds:X509SerialNumber>)\d/, '$10'),
  ],
  ['with another issuer', 'certificate_mismatch', (xml: string) => xml.replace('CN=CA SUB PRUEBA', 'CN=CA OTRA')],
];
