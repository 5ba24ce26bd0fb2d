import { createPublicKey, hash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import { canonicalDocument, canonicalElement, escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES } from '../xml/namespaces.js';
import { readXml } from '../xml/read-xml.js';
import { descendantsOf, find, is } from '../xml/xml.js';
import { C14N, ENVELOPED_SIGNATURE } from './algorithms.js';
import { SIGNATURE_POLICY } from './policy.js';

export interface SigningOptions {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** UUID that all Ids of the signature contain. */
  readonly id: string;
  /** Signing time as written into the signature. */
  readonly signingTime: string;
}

/** Place of the signature; the document must contain it once. */
export const SIGNATURE_PLACE = '<ext:ExtensionContent></ext:ExtensionContent>';

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const MARKS = { document: '@document@', keyInfo: '@key-info@', properties: '@properties@', value: '@value@' };

/**
 * Signs a document in the shape of the tax authority's own answers. The digests are computed by the same
 * canonicalization that verifies others' documents; xmlsec1 is the referee of both in the tests.
 */
export const signXml = (xml: string, options: SigningOptions): string => {
  const draft = xml.replace(
    SIGNATURE_PLACE,
    () => `<ext:ExtensionContent>${signatureText(options)}</ext:ExtensionContent>`,
  );
  const document = readXml(draft);
  const signature = [...descendantsOf(document.root)].find((element) => is(element, 'ds:Signature'));
  const keyInfo = find(signature, 'ds:KeyInfo');
  const properties = find(signature, 'ds:Object', 'xades:QualifyingProperties', 'xades:SignedProperties');
  const signedInfo = find(signature, 'ds:SignedInfo');
  if (!signature || !keyInfo || !properties || !signedInfo)
    throw new Error('the document has no place for a signature');

  const digest = (text: string) => hash('sha256', text, 'base64');
  const filled = (text: string) =>
    text
      .replace(MARKS.document, digest(canonicalDocument(document, signature)))
      .replace(MARKS.keyInfo, digest(canonicalElement(keyInfo)))
      .replace(MARKS.properties, digest(canonicalElement(properties)));
  const value = sign('sha256', Buffer.from(filled(canonicalElement(signedInfo))), options.key);
  return filled(draft).replace(MARKS.value, value.toString('base64'));
};

const signatureText = ({ certificate, key, id, signingTime }: SigningOptions): string => {
  const { n = '', e = '' } = createPublicKey(key).export({ format: 'jwk' });
  const base64 = (url: string) => Buffer.from(url, 'base64url').toString('base64');
  const digest = (value: string) => `<ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${value}</ds:DigestValue>`;
  const issuer = certificate.issuer.split('\n').join(', ');
  return (
    `<ds:Signature xmlns:ds="${NAMESPACES.ds}" Id="Signature-${id}"><ds:SignedInfo>` +
    `<ds:CanonicalizationMethod Algorithm="${C14N}"/>` +
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>' +
    `<ds:Reference Id="Reference-${id}" URI=""><ds:Transforms><ds:Transform Algorithm="${ENVELOPED_SIGNATURE}"/>` +
    `</ds:Transforms>${digest(MARKS.document)}</ds:Reference>` +
    `<ds:Reference Id="ReferenceKeyInfo" URI="#Signature-${id}-KeyInfo">${digest(MARKS.keyInfo)}</ds:Reference>` +
    '<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" ' +
    `URI="#xmldsig-Signature-${id}-signedprops">${digest(MARKS.properties)}</ds:Reference></ds:SignedInfo>` +
    `<ds:SignatureValue Id="SignatureValue-${id}">${MARKS.value}</ds:SignatureValue>` +
    `<ds:KeyInfo Id="Signature-${id}-KeyInfo"><ds:X509Data><ds:X509Certificate>` +
    `${certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data><ds:KeyValue><ds:RSAKeyValue>` +
    `<ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue>` +
    `</ds:KeyInfo><ds:Object Id="XadesObjectId-${id}">` +
    `<xades:QualifyingProperties xmlns:xades="${NAMESPACES.xades}" Id="QualifyingProperties-${id}" ` +
    `Target="#Signature-${id}"><xades:SignedProperties Id="xmldsig-Signature-${id}-signedprops">` +
    `<xades:SignedSignatureProperties><xades:SigningTime>${signingTime}</xades:SigningTime>` +
    `<xades:SigningCertificate><xades:Cert><xades:CertDigest>${digest(hash('sha256', certificate.raw, 'base64'))}` +
    `</xades:CertDigest><xades:IssuerSerial><ds:X509IssuerName>${escapeText(issuer)}</ds:X509IssuerName>` +
    `<ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial>` +
    '</xades:Cert></xades:SigningCertificate><xades:SignaturePolicyIdentifier><xades:SignaturePolicyId>' +
    `<xades:SigPolicyId><xades:Identifier>${SIGNATURE_POLICY.identifier}</xades:Identifier><xades:Description/>` +
    `</xades:SigPolicyId><xades:SigPolicyHash>${digest(SIGNATURE_POLICY.digests.sha256)}</xades:SigPolicyHash>` +
    '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier><xades:SignerRole><xades:ClaimedRoles>' +
    '<xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>' +
    '</xades:SignedSignatureProperties><xades:SignedDataObjectProperties>' +
    `<xades:DataObjectFormat ObjectReference="#Reference-${id}"><xades:MimeType>text/xml</xades:MimeType>` +
    '<xades:Encoding>UTF-8</xades:Encoding></xades:DataObjectFormat></xades:SignedDataObjectProperties>' +
    '</xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>'
  );
};
