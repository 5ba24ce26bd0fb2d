import type { DianOperation } from './operation.js';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const member = (name: string, value: string | null): string =>
  value === null ? `<b:${name} i:nil="true"/>` : `<b:${name}>${escape(value)}</b:${name}>`;

export interface Members {
  readonly isValid?: boolean;
  readonly statusCode?: string | null;
  readonly statusDescription?: string | null;
  readonly statusMessage?: string | null;
  readonly errorMessage?: readonly string[];
  readonly documentKey?: string | null;
  readonly applicationResponse?: string | Buffer | null;
}

/** As .NET's serializer writes it, prefixes and all. */
export const soapAnswer = (operation: DianOperation, members: Members = {}): string => {
  const { isValid = true, statusCode = '00', errorMessage = [], applicationResponse = null } = members;
  const lines = errorMessage.map((line) => `<c:string>${escape(line)}</c:string>`).join('');
  const base64 = applicationResponse === null ? null : Buffer.from(applicationResponse).toString('base64');
  return (
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing">' +
    `<s:Header><a:Action s:mustUnderstand="1">http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}Response</a:Action></s:Header>` +
    `<s:Body><${operation}Response xmlns="http://wcf.dian.colombia">` +
    `<${operation}Result xmlns:b="http://schemas.datacontract.org/2004/07/DianResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">` +
    `<b:ErrorMessage xmlns:c="http://schemas.microsoft.com/2003/10/Serialization/Arrays">${lines}</b:ErrorMessage>` +
    member('IsValid', String(isValid)) +
    member('StatusCode', statusCode) +
    member('StatusDescription', members.statusDescription ?? null) +
    member('StatusMessage', members.statusMessage ?? null) +
    member('XmlBase64Bytes', base64) +
    member('XmlBytes', null) +
    member('XmlDocumentKey', members.documentKey ?? null) +
    member('XmlFileName', null) +
    `</${operation}Result></${operation}Response></s:Body></s:Envelope>`
  );
};

export const soapFault = (code: string, subcode: string, reason: string): string =>
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault>' +
  `<s:Code><s:Value>s:${code}</s:Value><s:Subcode><s:Value xmlns:a="http://docs.oasis-open.org/wss">a:${subcode}</s:Value></s:Subcode></s:Code>` +
  `<s:Reason><s:Text xml:lang="es-CO">${reason}</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`;
