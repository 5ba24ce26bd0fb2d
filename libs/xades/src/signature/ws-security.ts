import { hash } from 'node:crypto';
import { canonicalText } from '@rubrica/xml';
import type { PreparedSignature } from './signature.js';
import { TRANSPORT_NAMESPACES, transportSignedInfo } from './signed-info.js';
import { BASE64_BINARY, X509_V3, XMLNS } from '../vocabulary/vocabulary.js';

export interface EnvelopePlan {
  /** Name of the operation: `SendBillSync`, `GetStatus` … */
  readonly operation: string;
  /** Names and values, in the order of the WSDL. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** URL of the endpoint. Only this is signed. */
  readonly to: string;
  /** Signing certificate in DER. */
  readonly certificate: Buffer;
  /** UTC instant of this attempt. A retry has a new one and a new id. */
  readonly created: string;
  /** UUID; every Id in the header contains it. */
  readonly id: string;
}

/** Validity that existing clients of the tax authority use. */
const VALID_FOR_S = 60_000;

/** SOAP action, used in the content type and in wsa:Action. */
export const soapAction = (operation: string): string =>
  `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}`;

/**
 * Prepares a signed SOAP 1.2 message to the tax authority without parsing: the exclusive canonical form of wsa:To and
 * of ds:SignedInfo is a constant except for an Id and a digest. The body is not signed; TLS and the signature of the
 * document protect it.
 */
export const prepareEnvelope = (plan: EnvelopePlan): PreparedSignature => {
  const { operation, parameters, to, certificate, created, id } = plan;
  const toText = `${canonicalText(to)}</wsa:To>`;
  const canonicalTo = `<wsa:To${XMLNS.soap}${XMLNS.wcf}${XMLNS.wsa}${XMLNS.wsu} wsu:Id="id-${id}">${toText}`;
  const signedInfo = transportSignedInfo({ id, to: hash('sha256', canonicalTo, 'base64') });
  const expires = new Date(Date.parse(created) + VALID_FOR_S * 1_000).toISOString();

  return {
    signedInfo: `<ds:SignedInfo${TRANSPORT_NAMESPACES}${signedInfo}`,
    assemble: (signatureValueBase64) =>
      `<soap:Envelope${XMLNS.soap}${XMLNS.wcf}><soap:Header${XMLNS.wsa}><wsse:Security${XMLNS.wsse}${XMLNS.wsu}>` +
      `<wsu:Timestamp wsu:Id="TS-${id}"><wsu:Created>${created}</wsu:Created><wsu:Expires>${expires}</wsu:Expires>` +
      `</wsu:Timestamp><wsse:BinarySecurityToken EncodingType="${BASE64_BINARY}" ValueType="${X509_V3}" ` +
      `wsu:Id="X509-${id}">${certificate.toString('base64')}</wsse:BinarySecurityToken>` +
      `<ds:Signature${XMLNS.ds} Id="SIG-${id}"><ds:SignedInfo${signedInfo}` +
      `<ds:SignatureValue>${signatureValueBase64}</ds:SignatureValue>` +
      `<ds:KeyInfo Id="KI-${id}"><wsse:SecurityTokenReference wsu:Id="STR-${id}">` +
      `<wsse:Reference URI="#X509-${id}" ValueType="${X509_V3}"></wsse:Reference>` +
      `</wsse:SecurityTokenReference></ds:KeyInfo></ds:Signature></wsse:Security>` +
      `<wsa:Action>${soapAction(operation)}</wsa:Action><wsa:To${XMLNS.wsu} wsu:Id="id-${id}">${toText}</soap:Header>` +
      `<soap:Body><wcf:${operation}>` +
      parameters.map(([name, value]) => `<wcf:${name}>${canonicalText(value)}</wcf:${name}>`).join('') +
      `</wcf:${operation}></soap:Body></soap:Envelope>`,
  };
};
