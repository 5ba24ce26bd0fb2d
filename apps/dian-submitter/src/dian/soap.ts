import type { RuleMessage } from '@rubrica/contracts';
import { type ForeignElement, readForeignXml, UnreadableXml, zip } from '@rubrica/ubl';
import type { DianOperation } from './operation.js';

/** What is asked of the service: the operation and its parameters in the order of its description. */
export interface SoapRequest {
  readonly operation: DianOperation | 'GetNumberingRange';
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** `fileName` ends in .xml; it goes in a zip of the same name. The same bytes give the same request. */
export const sendBillSync = (fileName: string, xml: Uint8Array): SoapRequest => ({
  operation: 'SendBillSync',
  parameters: fileParameters(fileName, xml),
});

export const sendTestSetAsync = (fileName: string, xml: Uint8Array, testSetId: string): SoapRequest => ({
  operation: 'SendTestSetAsync',
  parameters: [...fileParameters(fileName, xml), ['testSetId', testSetId]],
});

const fileParameters = (fileName: string, xml: Uint8Array): SoapRequest['parameters'] => [
  ['fileName', fileName.replace(/\.xml$/, '.zip')],
  ['contentFile', zip([{ name: fileName, bytes: xml }]).toString('base64')],
];

export const getStatus = (cufe: string): SoapRequest => ({ operation: 'GetStatus', parameters: [['trackId', cufe]] });

/** `zipKey`: what an upload was answered. */
export const getStatusZip = (zipKey: string): SoapRequest => ({
  operation: 'GetStatusZip',
  parameters: [['trackId', zipKey]],
});

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
  /** Taken, to be judged later. */
  | { readonly kind: 'upload'; readonly zipKey: string }
  /** `code`: local names of code and subcodes, e.g. `Sender/InvalidSecurity`. */
  | { readonly kind: 'fault'; readonly code: string; readonly reason: string }
  /** Not an answer of the service: a page of HTML, something cut off, something else. */
  | { readonly kind: 'unreadable'; readonly why: string };

const SOAP = 'http://www.w3.org/2003/05/soap-envelope';
const WCF = 'http://wcf.dian.colombia';
const RESPONSE = 'http://schemas.datacontract.org/2004/07/DianResponse';
const ARRAYS = 'http://schemas.microsoft.com/2003/10/Serialization/Arrays';

/** Never throws: whatever somebody sends is one of the four. */
export const readSoapAnswer = (operation: DianOperation, body: Uint8Array): SoapAnswer => {
  const read = resultOf(operation, body);
  if (read.kind !== 'result') return read;
  const { result } = read;
  if (operation === 'SendTestSetAsync') return readUpload(result);
  // Each upload of ours has one document in it.
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

/** An empty list says what 66 says: nothing is known under the key. */
const NOTHING_UNDER_KEY = bareResponse('66', '(an empty list)');

/** What stands in `<operation>Result`; or why there is nothing. */
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
/** The service names no code when it refuses an upload at once: it is judged as what GetStatusZip answers then. */
const REFUSED_TEST_SET = '2';
const REFUSED_REQUEST = '89';

/** UploadDocumentResponse. Without a key the upload was refused. */
const readUpload = (result: ForeignElement): SoapAnswer => {
  const zipKey = excerpt(result.child(UPLOAD, 'ZipKey')?.text() ?? '');
  if (zipKey !== '') return { kind: 'upload', zipKey };
  const errors = result.child(UPLOAD, 'ErrorMessageList')?.children(UPLOAD_ERROR, 'XmlParamsResponseTrackId') ?? [];
  const why = errors.map((error) => error.child(UPLOAD_ERROR, 'ProcessedMessage')?.text() ?? '').join(' ');
  if (why.trim() === '') return { kind: 'unreadable', why: 'an upload without a key or a reason' };
  const statusCode = /set de prueba/i.test(why) ? REFUSED_TEST_SET : REFUSED_REQUEST;
  return { kind: 'response', response: bareResponse(statusCode, excerpt(why)) };
};

/** One with 500 remarks, or as many ranges, has some thousands. */
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
export const excerpt = (text: string): string => text.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS);
