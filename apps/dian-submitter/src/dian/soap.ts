import { type ForeignElement, readForeignXml, UnreadableXml, zip } from '@rubrica/ubl';
import type { Operation, RuleMessage } from '../submission/submission.js';

/** What is asked of the service: the operation and its parameters in the order of its description. */
export interface DianRequest {
  readonly operation: Operation;
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** `fileName` ends in .xml; it goes in a zip of the same name. The same bytes give the same request. */
export const sendBillSync = (fileName: string, xml: Uint8Array): DianRequest => ({
  operation: 'SendBillSync',
  parameters: [
    ['fileName', fileName.replace(/\.xml$/, '.zip')],
    ['contentFile', zip([{ name: fileName, bytes: xml }]).toString('base64')],
  ],
});

export const getStatus = (cufe: string): DianRequest => ({ operation: 'GetStatus', parameters: [['trackId', cufe]] });

/** The service's DianResponse; what is nil or missing is '' or null. */
export interface DianResponse {
  readonly isValid: boolean;
  readonly statusCode: string;
  readonly statusDescription: string;
  readonly statusMessage: string;
  readonly messages: readonly RuleMessage[];
  /** In lower case. */
  readonly documentKey: string | null;
  readonly applicationResponse: Buffer | null;
}

export type SoapAnswer =
  | { readonly kind: 'response'; readonly response: DianResponse }
  /** `code`: local names of code and subcodes, e.g. `Sender/InvalidSecurity`. */
  | { readonly kind: 'fault'; readonly code: string; readonly reason: string }
  /** Not an answer of the service: a page of HTML, something cut off, something else. */
  | { readonly kind: 'unreadable'; readonly why: string };

const SOAP = 'http://www.w3.org/2003/05/soap-envelope';
const WCF = 'http://wcf.dian.colombia';
const RESPONSE = 'http://schemas.datacontract.org/2004/07/DianResponse';
const ARRAYS = 'http://schemas.microsoft.com/2003/10/Serialization/Arrays';

/** Never throws: whatever somebody sends is one of the three. */
export const readSoapAnswer = (operation: Operation, body: Uint8Array): SoapAnswer => {
  let envelope: ForeignElement;
  try {
    envelope = readForeignXml(body, { maxBytes: body.length });
  } catch (error) {
    if (error instanceof UnreadableXml) return { kind: 'unreadable', why: error.message };
    throw error;
  }
  const soapBody =
    envelope.namespace === SOAP && envelope.name === 'Envelope' ? envelope.child(SOAP, 'Body') : undefined;
  if (!soapBody) return { kind: 'unreadable', why: 'not a SOAP 1.2 envelope' };
  const fault = soapBody.child(SOAP, 'Fault');
  if (fault) return readFault(fault);
  const result = soapBody.child(WCF, `${operation}Response`)?.child(WCF, `${operation}Result`);
  if (!result?.child(RESPONSE, 'IsValid')) return { kind: 'unreadable', why: `no result of ${operation}` };
  return { kind: 'response', response: readResponse(result) };
};

const readFault = (fault: ForeignElement): SoapAnswer => {
  const names: string[] = [];
  for (let code = fault.child(SOAP, 'Code'); code && names.length < 5; code = code.child(SOAP, 'Subcode')) {
    names.push(localName(code.child(SOAP, 'Value')?.text() ?? ''));
  }
  const reason = fault.child(SOAP, 'Reason')?.child(SOAP, 'Text')?.text() ?? '';
  return { kind: 'fault', code: names.join('/'), reason: excerpt(reason) };
};

const localName = (qualified: string): string => excerpt(qualified.slice(qualified.indexOf(':') + 1));

const readResponse = (result: ForeignElement): DianResponse => {
  const text = (name: string): string => excerpt(result.child(RESPONSE, name)?.text() ?? '');
  const isValid = text('IsValid') === 'true';
  const lines = result.child(RESPONSE, 'ErrorMessage')?.children(ARRAYS, 'string') ?? [];
  return {
    isValid,
    statusCode: text('StatusCode'),
    statusDescription: text('StatusDescription'),
    statusMessage: text('StatusMessage'),
    messages: lines
      .slice(0, MOST_MESSAGES)
      .map((line) => ruleMessage(excerpt(line.text()), isValid))
      .filter(({ detail }) => detail !== ''),
    documentKey: text('XmlDocumentKey').toLowerCase() || null,
    applicationResponse: bytesOf(result.child(RESPONSE, 'XmlBase64Bytes')?.text() ?? ''),
  };
};

const MOST_MESSAGES = 500;

/** `Regla: FAD06, Rechazo: El CUFE…`, with any blanks, any case, accents or none. */
const RULE = /^\s*regla\s*:\s*([^\s,]+)\s*,\s*(rechazo|notificaci[oó]n)\s*:?\s*(.*)$/isu;

/** A line of another form is kept as it is, without a rule; it weighs what the whole answer weighs. */
export const ruleMessage = (line: string, isValid: boolean): RuleMessage => {
  const [, rule, severity, detail] = RULE.exec(line) ?? [];
  if (rule === undefined || severity === undefined || detail === undefined) {
    return { rule: '', severity: isValid ? 'notification' : 'rejection', detail: line.trim() };
  }
  return { rule, severity: severity.toLowerCase() === 'rechazo' ? 'rejection' : 'notification', detail: detail.trim() };
};

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Null where there is nothing, or something that is not base64. */
const bytesOf = (text: string): Buffer | null => {
  const base64 = text.replace(/\s+/g, '');
  return base64 !== '' && BASE64.test(base64) ? Buffer.from(base64, 'base64') : null;
};

const MOST_CHARACTERS = 2_000;

/** Bounded, trimmed, and without NUL, which Postgres keeps in no text. */
const excerpt = (text: string): string => text.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS);
