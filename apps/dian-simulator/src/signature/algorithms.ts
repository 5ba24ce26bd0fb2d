import { hash, verify } from 'node:crypto';
import type { Certificate } from '../certificate/certificate.js';
import { attributeOf, children, textAt, textOf, type XmlElement } from '../xml/xml.js';

export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED_SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

export type Digest = 'sha256' | 'sha384' | 'sha512';

const DIGESTS: ReadonlyMap<string, Digest> = new Map([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'sha512'],
]);
const SIGNATURES: ReadonlyMap<string, Digest> = new Map([
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', 'sha512'],
]);

/** Reads base64 with blanks in it, as XML allows; null for anything else. */
export const base64Of = (element: XmlElement | undefined): Buffer | null => {
  const text = textOf(element).replace(/\s+/g, '');
  const isBase64 = text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return isBase64 ? Buffer.from(text, 'base64') : null;
};

/** Returns whether ds:DigestMethod and ds:DigestValue in the element are the digest of these bytes. */
export const hasDigest = (element: XmlElement | undefined, bytes: string | Buffer): boolean => {
  if (element === undefined) return false;
  const digest = digestOf(element);
  return digest !== null && hash(digest.algorithm, bytes, 'base64') === digest.value;
};

export const digestOf = (element: XmlElement): { readonly algorithm: Digest; readonly value: string } | null => {
  const algorithm = DIGESTS.get(attributeOf(children(element, 'ds:DigestMethod')[0], 'Algorithm') ?? '');
  const value = textAt(element, 'ds:DigestValue').replace(/\s+/g, '');
  return algorithm === undefined || value === '' ? null : { algorithm, value };
};

/** Returns whether ds:SignatureValue verifies over the canonical ds:SignedInfo. */
export const isSignedBy = (
  signature: XmlElement,
  canonicalSignedInfo: string,
  { publicKey, hasStrongKey }: Certificate,
): boolean => {
  const [signedInfo] = children(signature, 'ds:SignedInfo');
  const [method] = signedInfo === undefined ? [] : children(signedInfo, 'ds:SignatureMethod');
  const digest = SIGNATURES.get(attributeOf(method, 'Algorithm') ?? '');
  const value = base64Of(children(signature, 'ds:SignatureValue')[0]);
  return (
    digest !== undefined &&
    value !== null &&
    hasStrongKey &&
    verify(digest, Buffer.from(canonicalSignedInfo), publicKey, value)
  );
};

/** Algorithms of the ds:Transforms of a ds:Reference. */
export const transformsOf = (reference: XmlElement): XmlElement[] =>
  children(reference, 'ds:Transforms').flatMap((transforms) => children(transforms, 'ds:Transform'));
