import {
  C14N,
  digestXml,
  DS,
  ENVELOPED_SIGNATURE,
  EXCLUSIVE_C14N,
  RSA_SHA256,
  SIGNED_PROPERTIES,
  XMLNS,
} from '../vocabulary/vocabulary.js';

/** Content of a document's ds:SignedInfo: the id of the signature and three digests (SHA-256, base64). */
export interface DocumentDigests {
  /** UUID. */
  readonly id: string;
  readonly document: string;
  readonly keyInfo: string;
  readonly signedProperties: string;
}

/** Writes ds:SignedInfo without `<ds:SignedInfo`: in the signed bytes namespaces follow it, in the file none do. */
export const documentSignedInfo = ({ id, document, keyInfo, signedProperties }: DocumentDigests): string =>
  `><ds:CanonicalizationMethod Algorithm="${C14N}"></ds:CanonicalizationMethod>` +
  `<ds:SignatureMethod Algorithm="${RSA_SHA256}"></ds:SignatureMethod>` +
  `<ds:Reference Id="xmldsig-${id}-ref0" URI=""><ds:Transforms>` +
  // The tax authority refuses a second transform here (SIGNPLGNS).
  `<ds:Transform Algorithm="${ENVELOPED_SIGNATURE}"></ds:Transform></ds:Transforms>${digestXml(document)}</ds:Reference>` +
  `<ds:Reference URI="#xmldsig-${id}-keyinfo">${digestXml(keyInfo)}</ds:Reference>` +
  `<ds:Reference Type="${SIGNED_PROPERTIES}" URI="#xmldsig-${id}-signedprops">${digestXml(signedProperties)}` +
  `</ds:Reference></ds:SignedInfo>`;

/** Writes ds:SignedInfo of a SOAP message, in which only wsa:To is signed; also without `<ds:SignedInfo`. */
export const transportSignedInfo = ({ id, to }: { /** UUID */ id: string; /** digest */ to: string }): string =>
  `><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE_C14N}">${inclusive('wsa soap wcf')}</ds:CanonicalizationMethod>` +
  `<ds:SignatureMethod Algorithm="${RSA_SHA256}"></ds:SignatureMethod>` +
  `<ds:Reference URI="#id-${id}"><ds:Transforms><ds:Transform Algorithm="${EXCLUSIVE_C14N}">${inclusive('soap wcf')}` +
  `</ds:Transform></ds:Transforms>${digestXml(to)}</ds:Reference></ds:SignedInfo>`;

const inclusive = (prefixes: string): string =>
  `<ec:InclusiveNamespaces xmlns:ec="${EXCLUSIVE_C14N}" PrefixList="${prefixes}"></ec:InclusiveNamespaces>`;

/** Namespaces on ds:SignedInfo of the SOAP message after exclusive canonicalization. */
export const TRANSPORT_NAMESPACES = XMLNS.ds + XMLNS.soap + XMLNS.wcf + XMLNS.wsa;

/** Limit in characters; a real ds:SignedInfo has about 2,500. */
const MAX_LENGTH = 8_192;

const ID = '\uE000';
const DIGEST = '\uE001';

/** Pattern of what the writer writes, made from its output so that both change together. */
const patternOf = (start: string, written: string): RegExp => {
  const literal = (start + written).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = literal
    .replace(ID, '([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})')
    .replaceAll(ID, '\\1')
    .replaceAll(DIGEST, '[A-Za-z0-9+/]{43}=');
  return new RegExp(`^${pattern}$`);
};

const DOCUMENT = patternOf(
  '',
  documentSignedInfo({ id: ID, document: DIGEST, keyInfo: DIGEST, signedProperties: DIGEST }),
);
const TRANSPORT = patternOf(`<ds:SignedInfo${TRANSPORT_NAMESPACES}`, transportSignedInfo({ id: ID, to: DIGEST }));

const START = /^<ds:SignedInfo((?: xmlns(?::[A-Za-z][\w.-]*)?="[^"<>&]+")+)(?=>)/;
const DECLARATION = / xmlns(?::([\w.-]+))?="([^"]+)"/g;
/** Namespace of a root: of UBL, or of a document that DIAN has a schema of its own for, such as payroll. */
const DOCUMENT_NAMESPACE =
  /^(?:urn:oasis:names:specification:ubl:schema:xsd:[A-Z][A-Za-z]+-2|dian:gov:co:facturaelectronica:[A-Z][A-Za-z]+)$/;

/** Whether the text is the canonical ds:SignedInfo of a DIAN document, so that a signer can refuse anything else. */
export const isXadesSignedInfo = (text: string): boolean => {
  const start = text.length > MAX_LENGTH ? null : START.exec(text);
  if (start === null || !DOCUMENT.test(text.slice(start[0].length))) return false;
  const declarations = [...(start[1] ?? '').matchAll(DECLARATION)].map(([, prefix = '', uri = '']) => ({
    prefix,
    uri,
  }));
  const ascend = declarations.every(
    ({ prefix }, index) => index === 0 || (declarations[index - 1]?.prefix ?? '') < prefix,
  );
  const uriOf = (wanted: string) => declarations.find(({ prefix }) => prefix === wanted)?.uri ?? '';
  return ascend && uriOf('ds') === DS && DOCUMENT_NAMESPACE.test(uriOf(''));
};

/** Whether the text is the canonical ds:SignedInfo of a SOAP message to the tax authority. */
export const isWsSecuritySignedInfo = (text: string): boolean => text.length <= MAX_LENGTH && TRANSPORT.test(text);
