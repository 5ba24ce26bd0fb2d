import { createPublicKey, hash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import { escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES } from '../xml/namespaces.js';
import { C14N, ENVELOPED_SIGNATURE } from './algorithms.js';
import { SIGNATURE_POLICY } from './policy.js';

export interface Signer {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
}

export interface SigningOptions {
  /** UUID that all Ids of the signature contain. */
  readonly id: string;
  /** Signing time as written into the signature. */
  readonly signingTime: string;
}

/** A document in canonical form, without its declaration. */
export interface CanonicalXml {
  /** Contains the place of the signature once. */
  readonly text: string;
  /** The namespace declarations of its root, which are its only ones. */
  readonly namespaces: string;
}

/** Place of the signature. */
export const SIGNATURE_PLACE = '<ext:ExtensionContent></ext:ExtensionContent>';

/**
 * Returns the document with a signature in the shape of the tax authority's own answers. All is written in canonical
 * form, so that the digests are those of the text; the reader and the canonicalization that verify others' documents,
 * and xmlsec1, are the referees of it in the tests.
 */
export const signXml = (
  { text, namespaces }: CanonicalXml,
  signer: Signer,
  { id, signingTime }: SigningOptions,
): string => {
  /** A part of the signature as C14N writes it alone: with the namespaces around it. */
  const canonical = (part: string, more = '') => part.replace(/^<[\w:]+/, (tag) => `${tag}${namespaces}${more}`);
  const { keyInfo, certificate } = partsOf(signer);
  const keyInfoText = `<ds:KeyInfo Id="Signature-${id}-KeyInfo">${keyInfo}</ds:KeyInfo>`;
  const properties = signedProperties(certificate, id, signingTime);
  const digests = {
    document: sha256(text),
    keyInfo: sha256(canonical(keyInfoText)),
    properties: sha256(canonical(properties, XADES_NAMESPACE)),
  };
  const info = signedInfo(digests, id);
  const value = sign('sha256', Buffer.from(canonical(info)), signer.key).toString('base64');
  const signature =
    `<ds:Signature Id="Signature-${id}">${info}` +
    `<ds:SignatureValue Id="SignatureValue-${id}">${value}</ds:SignatureValue>` +
    `${keyInfoText}<ds:Object Id="XadesObjectId-${id}">` +
    `<xades:QualifyingProperties${XADES_NAMESPACE} Id="QualifyingProperties-${id}" Target="#Signature-${id}">` +
    `${properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`;
  return text.replace(SIGNATURE_PLACE, () => `<ext:ExtensionContent>${signature}</ext:ExtensionContent>`);
};

const XADES_NAMESPACE = ` xmlns:xades="${NAMESPACES.xades}"`;

const sha256 = (content: string | Buffer): string => hash('sha256', content, 'base64');

const digest = (value: string): string =>
  '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
  `<ds:DigestValue>${value}</ds:DigestValue>`;

const signedInfo = (
  digests: { readonly document: string; readonly keyInfo: string; readonly properties: string },
  id: string,
): string =>
  `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${C14N}"></ds:CanonicalizationMethod>` +
  '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>' +
  `<ds:Reference Id="Reference-${id}" URI=""><ds:Transforms>` +
  `<ds:Transform Algorithm="${ENVELOPED_SIGNATURE}"></ds:Transform></ds:Transforms>` +
  `${digest(digests.document)}</ds:Reference>` +
  `<ds:Reference Id="ReferenceKeyInfo" URI="#Signature-${id}-KeyInfo">${digest(digests.keyInfo)}</ds:Reference>` +
  '<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" ' +
  `URI="#xmldsig-Signature-${id}-signedprops">${digest(digests.properties)}</ds:Reference></ds:SignedInfo>`;

const signedProperties = (certificate: string, id: string, signingTime: string): string =>
  `<xades:SignedProperties Id="xmldsig-Signature-${id}-signedprops">` +
  `<xades:SignedSignatureProperties><xades:SigningTime>${signingTime}</xades:SigningTime>${certificate}` +
  '<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId>' +
  `<xades:SigPolicyId><xades:Identifier>${SIGNATURE_POLICY.identifier}</xades:Identifier>` +
  '<xades:Description></xades:Description></xades:SigPolicyId>' +
  `<xades:SigPolicyHash>${digest(SIGNATURE_POLICY.digests.sha256)}</xades:SigPolicyHash>` +
  '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier><xades:SignerRole><xades:ClaimedRoles>' +
  '<xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>' +
  '</xades:SignedSignatureProperties><xades:SignedDataObjectProperties>' +
  `<xades:DataObjectFormat ObjectReference="#Reference-${id}"><xades:MimeType>text/xml</xades:MimeType>` +
  '<xades:Encoding>UTF-8</xades:Encoding></xades:DataObjectFormat></xades:SignedDataObjectProperties>' +
  '</xades:SignedProperties>';

interface SignerParts {
  /** Content of ds:KeyInfo. */
  readonly keyInfo: string;
  /** The element xades:SigningCertificate. */
  readonly certificate: string;
}

const parts = new WeakMap<Signer, SignerParts>();

/** Parts of the signature that are the same in all documents of the signer. */
const partsOf = (signer: Signer): SignerParts => {
  const known = parts.get(signer);
  if (known !== undefined) return known;
  const { certificate, key } = signer;
  const { n = '', e = '' } = createPublicKey(key).export({ format: 'jwk' });
  const base64 = (url: string) => Buffer.from(url, 'base64url').toString('base64');
  const made = {
    keyInfo:
      `<ds:X509Data><ds:X509Certificate>${certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data>` +
      `<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent>` +
      '</ds:RSAKeyValue></ds:KeyValue>',
    certificate:
      '<xades:SigningCertificate><xades:Cert>' +
      `<xades:CertDigest>${digest(sha256(certificate.raw))}</xades:CertDigest><xades:IssuerSerial>` +
      `<ds:X509IssuerName>${escapeText(certificate.issuer.split('\n').join(', '))}</ds:X509IssuerName>` +
      `<ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial>` +
      '</xades:Cert></xades:SigningCertificate>',
  };
  parts.set(signer, made);
  return made;
};
