/** Source: XML-Signature Syntax and Processing, XAdES 1.3.2, xmlenc, RFC 6931. */
export const DS = 'http://www.w3.org/2000/09/xmldsig#';
export const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
export const XADES_141 = 'http://uri.etsi.org/01903/v1.4.1#';

const OASIS_WSS = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
export const BASE64_BINARY = `${OASIS_WSS}-soap-message-security-1.0#Base64Binary`;
export const X509_V3 = `${OASIS_WSS}-x509-token-profile-1.0#X509v3`;

/** Namespace declarations as text, each with a leading blank. */
export const XMLNS = {
  ds: ` xmlns:ds="${DS}"`,
  soap: ' xmlns:soap="http://www.w3.org/2003/05/soap-envelope"',
  wcf: ' xmlns:wcf="http://wcf.dian.colombia"',
  wsa: ' xmlns:wsa="http://www.w3.org/2005/08/addressing"',
  wsse: ` xmlns:wsse="${OASIS_WSS}-wssecurity-secext-1.0.xsd"`,
  wsu: ` xmlns:wsu="${OASIS_WSS}-wssecurity-utility-1.0.xsd"`,
  xades: ` xmlns:xades="${XADES}"`,
} as const;

export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED_SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/** OpenSSL's name of a digest by its URI. DIAN accepts these three. */
export const DIGESTS: ReadonlyMap<string, 'sha256' | 'sha384' | 'sha512'> = new Map([
  [SHA256, 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'sha512'],
]);

/** Digest of an RSA signature (PKCS#1 v1.5) by the URI of the signature. */
export const RSA_SIGNATURES: ReadonlyMap<string, 'sha256' | 'sha384' | 'sha512'> = new Map([
  [RSA_SHA256, 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', 'sha512'],
]);

/** Writes ds:DigestMethod and ds:DigestValue, as in references, certificate digests and the policy. */
export const digestXml = (digestBase64: string): string =>
  `<ds:DigestMethod Algorithm="${SHA256}"></ds:DigestMethod><ds:DigestValue>${digestBase64}</ds:DigestValue>`;
