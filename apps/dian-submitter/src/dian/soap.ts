import type { RuleMessage } from '@rubrica/contracts';
import type { KindTransmission } from '@rubrica/kinds';
import { zip } from '@rubrica/ubl';
import { type ForeignElement, readForeignXml, UnreadableXml } from '@rubrica/xml';
import type { DianOperation, EventOperation } from './operation.js';

/** A request to the service: the operation and its parameters in the order of the WSDL. */
export interface SoapRequest {
  readonly operation: DianOperation | EventOperation | 'GetNumberingRange' | 'GetAcquirer' | 'GetXmlByDocumentKey';
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/**
 * Request that sends the file in a zip of the same name. `fileName` ends in .xml. The same bytes give the same request.
 */
export const send = (operation: KindTransmission['operation'], fileName: string, xml: Uint8Array): SoapRequest => ({
  operation,
  parameters: PARAMETERS[operation](fileName, xml),
});

export const sendTestSetAsync = (fileName: string, xml: Uint8Array, testSetId: string): SoapRequest => ({
  operation: 'SendTestSetAsync',
  parameters: [...fileParameters(fileName, xml), ['testSetId', testSetId]],
});

const contentFile = (fileName: string, xml: Uint8Array) =>
  ['contentFile', zip([{ name: fileName, bytes: xml }]).toString('base64')] as const;

const fileParameters = (fileName: string, xml: Uint8Array): SoapRequest['parameters'] => [
  ['fileName', fileName.replace(/\.xml$/, '.zip')],
  contentFile(fileName, xml),
];

const PARAMETERS: Readonly<Record<KindTransmission['operation'], typeof fileParameters>> = {
  SendBillSync: fileParameters,
  SendNominaSync: (fileName, xml) => [contentFile(fileName, xml)],
};

/** Request that sends an event of an invoice, which has no file name but that in its zip. */
export const sendEvent = (fileName: string, xml: Uint8Array): SoapRequest & { readonly operation: EventOperation } => ({
  operation: 'SendEventUpdateStatus',
  parameters: [contentFile(fileName, xml)],
});

/** Request for the events that are registered of an invoice. */
export const getStatusEvent = (cufe: string): SoapRequest & { readonly operation: EventOperation } => ({
  operation: 'GetStatusEvent',
  parameters: [['trackId', cufe]],
});

export const getStatus = (cufe: string): SoapRequest => ({ operation: 'GetStatus', parameters: [['trackId', cufe]] });

/** `zipKey`: the key that the answer to the upload gave. */
export const getStatusZip = (zipKey: string): SoapRequest => ({
  operation: 'GetStatusZip',
  parameters: [['trackId', zipKey]],
});

/** DianResponse of the service. Nil or missing elements are '' or null. */
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
  /** The document was taken and will be judged later. */
  | { readonly kind: 'upload'; readonly zipKey: string }
  /** `code`: local names of code and subcodes, e.g. `Sender/InvalidSecurity`. */
  | { readonly kind: 'fault'; readonly code: string; readonly reason: string }
  /** Not an answer of the service, e.g. an HTML page or a truncated message. */
  | { readonly kind: 'unreadable'; readonly why: string };

const SOAP = 'http://www.w3.org/2003/05/soap-envelope';
const WCF = 'http://wcf.dian.colombia';
const RESPONSE = 'http://schemas.datacontract.org/2004/07/DianResponse';
const ARRAYS = 'http://schemas.microsoft.com/2003/10/Serialization/Arrays';

/** Reads the body of an answer; any bytes give one of the four kinds, none throws. */
export const readSoapAnswer = (operation: DianOperation | EventOperation, body: Uint8Array): SoapAnswer => {
  const read = resultOf(operation, body);
  if (read.kind !== 'result') return read;
  const { result } = read;
  if (operation === 'SendTestSetAsync') return readUpload(result);
  // Each of our uploads contains one document, so the first response is the only one.
  const response = operation === 'GetStatusZip' ? result.child(RESPONSE, 'DianResponse') : result;
  if (!response && operation === 'GetStatusZip') return { kind: 'response', response: NOTHING_UNDER_KEY };
  if (!response?.child(RESPONSE, 'IsValid'))
    return { kind: 'unreadable', why: `no answer in the result of ${operation}` };
  return { kind: 'response', response: readResponse(response) };
};

const bareResponse = (statusCode: string, statusDescription: string): DianResponse => ({
  isValid: false,
  statusCode,
  statusDescription,
  statusMessage: '',
  messages: [],
  documentKey: null,
  applicationResponse: null,
});

/** Stands for an empty list, which means the same as code 66: nothing is known under the key. */
const NOTHING_UNDER_KEY = bareResponse('66', '(an empty list)');

/** Returns the element `<operation>Result`, or why there is none. */
export const resultOf = (
  operation: SoapRequest['operation'],
  body: Uint8Array,
):
  | { readonly kind: 'result'; readonly result: ForeignElement }
  | Extract<SoapAnswer, { kind: 'fault' | 'unreadable' }> => {
  let envelope: ForeignElement;
  try {
    envelope = readForeignXml(body, { maxBytes: body.length, maxTags: MOST_TAGS });
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
  return result ? { kind: 'result', result } : { kind: 'unreadable', why: `no result of ${operation}` };
};

const UPLOAD = 'http://schemas.datacontract.org/2004/07/UploadDocumentResponse';
const UPLOAD_ERROR = 'http://schemas.datacontract.org/2004/07/XmlParamsResponseTrackId';
/** Status codes for an upload refused at once, as the service gives none: those that GetStatusZip would answer. */
const REFUSED_TEST_SET = '2';
const REFUSED_REQUEST = '89';

/** Reads an UploadDocumentResponse. Without a key the upload was refused. */
const readUpload = (result: ForeignElement): SoapAnswer => {
  const zipKey = excerpt(result.child(UPLOAD, 'ZipKey')?.text() ?? '');
  if (zipKey !== '') return { kind: 'upload', zipKey };
  const errors = result.child(UPLOAD, 'ErrorMessageList')?.children(UPLOAD_ERROR, 'XmlParamsResponseTrackId') ?? [];
  const why = errors.map((error) => error.child(UPLOAD_ERROR, 'ProcessedMessage')?.text() ?? '').join(' ');
  if (why.trim() === '') return { kind: 'unreadable', why: 'an upload without a key or a reason' };
  const statusCode = /set de prueba/i.test(why) ? REFUSED_TEST_SET : REFUSED_REQUEST;
  return { kind: 'response', response: bareResponse(statusCode, excerpt(why)) };
};

/** Limit for the tags of an answer; one with 500 messages or ranges has some thousands. */
const MOST_TAGS = 20_000;

const readFault = (fault: ForeignElement): Extract<SoapAnswer, { kind: 'fault' }> => {
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

/** Matches `Regla: FAD06, Rechazo: El CUFE…` with any spacing and case, with or without accents. */
const RULE = /^\s*regla\s*:\s*([^\s,]+)\s*,\s*(rechazo|notificaci[oó]n)\s*:?\s*(.*)$/isu;

/**
 * Parses a line of ErrorMessage. A line of another form keeps its text, has no rule, and its severity follows
 * `isValid`.
 */
export const ruleMessage = (line: string, isValid: boolean): RuleMessage => {
  const [, rule, severity, detail] = RULE.exec(line) ?? [];
  if (rule === undefined || severity === undefined || detail === undefined) {
    return { rule: '', severity: isValid ? 'notification' : 'rejection', detail: line.trim() };
  }
  return { rule, severity: severity.toLowerCase() === 'rechazo' ? 'rejection' : 'notification', detail: detail.trim() };
};

/** A foreign character, or padding before the end; five times as fast as one pattern for the whole text. */
const NOT_BASE64 = [/[^A-Za-z0-9+/=\s]/, /=\s*[^=\s]/];

/** Decodes base64; null if the text is empty or not base64. */
const bytesOf = (text: string): Buffer | null => {
  if (NOT_BASE64.some((pattern) => pattern.test(text))) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > 0 ? bytes : null;
};

const MOST_CHARACTERS = 2_000;

/** Returns the text trimmed, cut to a maximum length, and without NUL, which Postgres cannot store. */
export const excerpt = (text: string): string => text.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS);
