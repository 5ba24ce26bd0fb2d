import { type Certificate, isValidAt, readCertificate } from '../certificate/certificate.js';
import { isTrusted } from '../certificate/trust.js';
import { base64Of, EXCLUSIVE_C14N, hasDigest, isSignedBy, transformsOf } from '../signature/algorithms.js';
import type { Circumstances } from '../signature/verify-xades.js';
import { exclusiveCanonicalElement } from '../xml/canonical-xml.js';
import { attributeOf, children, find, textAt, type XmlElement } from '../xml/xml.js';
import { SoapFault } from './fault.js';
import type { Envelope } from './read-envelope.js';

const X509_V3 = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3';
const BASE64 = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary';
const CLOCK_SKEW_MS = 5 * 60_000;
const MOST_REFERENCES = 10;

/**
 * Verifies WS-Security: the timestamp must be current, and the key of the BinarySecurityToken must have signed at least
 * wsa:To. Returns the token's certificate; throws SoapFault (InvalidSecurity).
 */
export const verifyEnvelope = ({ ids, header }: Envelope, { trust, at }: Circumstances): Certificate => {
  const security = one(header, 'wsse:Security');
  const timestamp = one(security, 'wsu:Timestamp');
  const created = Date.parse(textAt(timestamp, 'wsu:Created'));
  const expires = Date.parse(textAt(timestamp, 'wsu:Expires'));
  const now = at.getTime();
  // In this form the comparison also refuses what is no date.
  if (!(created <= now + CLOCK_SKEW_MS && now - CLOCK_SKEW_MS <= expires && created < expires)) {
    throw insecure('the timestamp is of another time');
  }

  const token = one(security, 'wsse:BinarySecurityToken');
  const isX509 = attributeOf(token, 'ValueType') === X509_V3 && attributeOf(token, 'EncodingType') === BASE64;
  const certificate = isX509 ? readCertificate(base64Of(token) ?? Buffer.alloc(0)) : null;
  if (certificate === null) throw insecure('the BinarySecurityToken is no certificate');

  const signature = one(security, 'ds:Signature');
  const signedInfo = one(signature, 'ds:SignedInfo');
  const reference = find(signature, 'ds:KeyInfo', 'wsse:SecurityTokenReference', 'wsse:Reference');
  if (target(ids, reference) !== token) throw insecure('KeyInfo does not refer to the BinarySecurityToken');

  const references = children(signedInfo, 'ds:Reference');
  if (references.length > MOST_REFERENCES) throw insecure('too many references');
  for (const signed of references) {
    const element = target(ids, signed);
    const [transform, ...more] = transformsOf(signed);
    if (element === null || transform === undefined || more.length > 0) throw insecure('a reference is ambiguous');
    if (!hasDigest(signed, canonical(element, transform))) throw insecure('what is signed was changed');
  }
  const to = one(header, 'wsa:To');
  if (!references.some((signed) => target(ids, signed) === to)) throw insecure('wsa:To is not signed');
  const method = one(signedInfo, 'ds:CanonicalizationMethod');
  if (!isSignedBy(signature, canonical(signedInfo, method), certificate)) {
    throw insecure('the signature is not of the key of the BinarySecurityToken');
  }
  if (
    !certificate.maySign ||
    !isValidAt(certificate, at) ||
    !isTrusted(certificate, { bundle: trust, others: [], at })
  ) {
    throw insecure('the certificate is expired, not made for signatures, or of an authority that is not trusted');
  }
  return certificate;
};

const insecure = (why: string): SoapFault => new SoapFault('InvalidSecurity', why);

const one = (
  parent: XmlElement,
  name: `wsse:${string}` | `wsu:${string}` | `wsa:${string}` | `ds:${string}`,
): XmlElement => {
  const [element, ...more] = children(parent, name);
  if (element === undefined || more.length > 0) throw insecure(`${name} is missing, or is there more than once`);
  return element;
};

/** Returns the element that a `#…` URI names, if there is exactly one. */
const target = (ids: Envelope['ids'], reference: XmlElement | undefined): XmlElement | null => {
  const uri = attributeOf(reference, 'URI') ?? '';
  return (uri.startsWith('#') ? ids.get(uri.slice(1)) : null) ?? null;
};

const canonical = (element: XmlElement, method: XmlElement): string => {
  if (attributeOf(method, 'Algorithm') !== EXCLUSIVE_C14N) throw insecure('canonicalization other than exclusive C14N');
  const list = attributeOf(find(method, 'ec:InclusiveNamespaces'), 'PrefixList') ?? '';
  const prefixes = list.split(/\s+/).filter((prefix) => prefix !== '');
  return exclusiveCanonicalElement(
    element,
    prefixes.map((prefix) => (prefix === '#default' ? '' : prefix)),
  );
};
