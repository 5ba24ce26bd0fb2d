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

/** What ds:SignedInfo says of a document: three digests (SHA-256, base64) under one signature's id. */
export interface DocumentDigests {
  /** UUID. */
  readonly id: string;
  readonly document: string;
  readonly keyInfo: string;
  readonly signedProperties: string;
}

/** ds:SignedInfo without its start tag's name: the same text follows it in the file and in the signed bytes. */
export const documentSignedInfo = ({ id, document, keyInfo, signedProperties }: DocumentDigests): string =>
  `><ds:CanonicalizationMethod Algorithm="${C14N}"></ds:CanonicalizationMethod>` +
  `<ds:SignatureMethod Algorithm="${RSA_SHA256}"></ds:SignatureMethod>` +
  `<ds:Reference Id="xmldsig-${id}-ref0" URI=""><ds:Transforms>` +
  // A second transform here is refused by the tax authority (SIGNPLGNS).
  `<ds:Transform Algorithm="${ENVELOPED_SIGNATURE}"></ds:Transform></ds:Transforms>${digestXml(document)}</ds:Reference>` +
  `<ds:Reference URI="#xmldsig-${id}-keyinfo">${digestXml(keyInfo)}</ds:Reference>` +
  `<ds:Reference Type="${SIGNED_PROPERTIES}" URI="#xmldsig-${id}-signedprops">${digestXml(signedProperties)}` +
  `</ds:Reference></ds:SignedInfo>`;

/** ds:SignedInfo of a SOAP message that signs its wsa:To and nothing else; as above without the start tag's name. */
export const transportSignedInfo = ({ id, to }: { /** UUID */ id: string; /** digest */ to: string }): string =>
  `><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE_C14N}">${inclusive('wsa soap wcf')}</ds:CanonicalizationMethod>` +
  `<ds:SignatureMethod Algorithm="${RSA_SHA256}"></ds:SignatureMethod>` +
  `<ds:Reference URI="#id-${id}"><ds:Transforms><ds:Transform Algorithm="${EXCLUSIVE_C14N}">${inclusive('soap wcf')}` +
  `</ds:Transform></ds:Transforms>${digestXml(to)}</ds:Reference></ds:SignedInfo>`;

const inclusive = (prefixes: string): string =>
  `<ec:InclusiveNamespaces xmlns:ec="${EXCLUSIVE_C14N}" PrefixList="${prefixes}"></ec:InclusiveNamespaces>`;

/** Namespaces that exclusive canonicalization leaves on the SOAP message's ds:SignedInfo. */
export const TRANSPORT_NAMESPACES = XMLNS.ds + XMLNS.soap + XMLNS.wcf + XMLNS.wsa;

/** Real ones have about 2,500 characters. */
const MAX_LENGTH = 8_192;

const ID = '\uE000';
const DIGEST = '\uE001';

/** The pattern is made from what the writer writes, so that neither changes without the other. */
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
const UBL_DOCUMENT = /^urn:oasis:names:specification:ubl:schema:xsd:[A-Z][A-Za-z]+-2$/;

/** Is this the canonical ds:SignedInfo of a DIAN document, and nothing else that a signature could be lent to? */
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
  return ascend && uriOf('ds') === DS && UBL_DOCUMENT.test(uriOf(''));
};

/** Is this the canonical ds:SignedInfo of a SOAP message to the tax authority? */
export const isWsSecuritySignedInfo = (text: string): boolean => text.length <= MAX_LENGTH && TRANSPORT.test(text);
