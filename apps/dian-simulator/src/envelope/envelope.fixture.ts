import { createHash, randomUUID, sign } from 'node:crypto';
import type { TestCertificate } from '@rubrica/testing';
import { escapeText, exclusiveCanonicalElement } from '../xml/canonical-xml.js';
import { NAMESPACES } from '../xml/namespaces.js';
import { readXml } from '../xml/read-xml.js';
import { descendantsOf } from '../xml/xml.js';

export interface Message {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly to: string;
  readonly signer: TestCertificate;
  readonly at: Date;
}

const WSS = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

export const actionOf = (operation: string): string => `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}`;

/** A message as clients of the authority write it: a timestamp, the certificate, a signature over wsa:To. */
export const messageText = ({ operation, parameters, to, signer, at }: Message): string => {
  const id = randomUUID();
  const expires = new Date(at.getTime() + 60_000_000).toISOString();
  const body = Object.entries(parameters).map(([name, value]) => `<wcf:${name}>${escapeText(value)}</wcf:${name}>`);
  return signedMessage(
    `<soap:Envelope xmlns:soap="${NAMESPACES.soap}" xmlns:wcf="${NAMESPACES.wcf}"><soap:Header xmlns:wsa="${NAMESPACES.wsa}">
<wsse:Security xmlns:wsse="${NAMESPACES.wsse}" xmlns:wsu="${NAMESPACES.wsu}">
<wsu:Timestamp wsu:Id="TS-${id}"><wsu:Created>${at.toISOString()}</wsu:Created><wsu:Expires>${expires}</wsu:Expires></wsu:Timestamp>
<wsse:BinarySecurityToken EncodingType="${WSS}soap-message-security-1.0#Base64Binary" ValueType="${WSS}x509-token-profile-1.0#X509v3" wsu:Id="X509-${id}">${signer.chain[0]?.toString('base64') ?? ''}</wsse:BinarySecurityToken>
<ds:Signature xmlns:ds="${NAMESPACES.ds}" Id="SIG-${id}"><ds:SignedInfo>
<ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"><ec:InclusiveNamespaces xmlns:ec="${EXCLUSIVE}" PrefixList="wsa soap wcf"/></ds:CanonicalizationMethod>
<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>
<ds:Reference URI="#id-${id}"><ds:Transforms><ds:Transform Algorithm="${EXCLUSIVE}"><ec:InclusiveNamespaces xmlns:ec="${EXCLUSIVE}" PrefixList="soap wcf"/></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue></ds:DigestValue></ds:Reference>
</ds:SignedInfo><ds:SignatureValue></ds:SignatureValue><ds:KeyInfo><wsse:SecurityTokenReference><wsse:Reference URI="#X509-${id}" ValueType="${WSS}x509-token-profile-1.0#X509v3"/></wsse:SecurityTokenReference></ds:KeyInfo></ds:Signature>
</wsse:Security><wsa:Action>${actionOf(operation)}</wsa:Action><wsa:To xmlns:wsu="${NAMESPACES.wsu}" wsu:Id="id-${id}">${escapeText(to)}</wsa:To></soap:Header>
<soap:Body><wcf:${operation}>${body.join('')}</wcf:${operation}></soap:Body></soap:Envelope>`,
    signer,
  );
};

/** Fills in the digest of wsa:To and the value, anew where they are already. */
export const signedMessage = (text: string, { key }: TestCertificate): string => {
  const to = canonical(text, 'wsa:To', ['soap', 'wcf']);
  const digest = createHash('sha256').update(to).digest('base64');
  const withDigest = text.replace(/<ds:DigestValue>[^<]*/, () => `<ds:DigestValue>${digest}`);
  const signedInfo = canonical(withDigest, 'ds:SignedInfo', ['wsa', 'soap', 'wcf']);
  const value = sign('sha256', Buffer.from(signedInfo), key).toString('base64');
  return withDigest.replace(/<ds:SignatureValue>[^<]*/, () => `<ds:SignatureValue>${value}`);
};

const canonical = (text: string, name: 'wsa:To' | 'ds:SignedInfo', prefixes: readonly string[]): string => {
  const [found] = descendantsOf(readXml(text).root, name);
  if (found === undefined) throw new Error(`no ${name}`);
  return exclusiveCanonicalElement(found, prefixes);
};
