import { escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES } from '../xml/namespaces.js';

/** The service's answer for one document. Null members are written as xsi:nil. */
export interface DianResponse {
  readonly errorMessage: readonly string[];
  readonly isValid: boolean;
  readonly statusCode: string;
  readonly statusDescription: string | null;
  readonly statusMessage: string | null;
  /** The signed ApplicationResponse. */
  readonly applicationResponse: Buffer | null;
  readonly documentKey: string | null;
  readonly fileName: string | null;
}

export const dianResponse = (fields: Partial<DianResponse> & Pick<DianResponse, 'statusCode'>): DianResponse => ({
  errorMessage: [],
  isValid: false,
  statusDescription: null,
  statusMessage: null,
  applicationResponse: null,
  documentKey: null,
  fileName: null,
  ...fields,
});

/** Answer to an upload that is judged later. */
export interface UploadResponse {
  readonly zipKey: string | null;
  readonly errors: readonly { readonly senderCode: string; readonly fileName: string; readonly message: string }[];
}

export interface NumberRange {
  readonly resolutionNumber: string;
  readonly resolutionDate: string;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly validFrom: string;
  readonly validTo: string;
  readonly technicalKey: string | null;
}

/** Content of `<Operation>Result`. */
export interface Result {
  readonly namespaces: string;
  readonly content: string;
}

const CONTRACTS = 'http://schemas.datacontract.org/2004/07';
const XSI = ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';
const ARRAYS = 'http://schemas.microsoft.com/2003/10/Serialization/Arrays';

const b = (name: string, value: string | null): string =>
  value === null ? `<b:${name} i:nil="true"/>` : `<b:${name}>${escapeText(value)}</b:${name}>`;
const c = (name: string, value: string | null): string =>
  value === null ? `<c:${name} i:nil="true"/>` : `<c:${name}>${escapeText(value)}</c:${name}>`;

const members = (response: DianResponse): string => {
  const messages = response.errorMessage.map((message) => c('string', message)).join('');
  return (
    `<b:ErrorMessage xmlns:c="${ARRAYS}"${messages === '' ? '/>' : `>${messages}</b:ErrorMessage>`}` +
    b('IsValid', String(response.isValid)) +
    b('StatusCode', response.statusCode) +
    b('StatusDescription', response.statusDescription) +
    b('StatusMessage', response.statusMessage) +
    b('XmlBase64Bytes', response.applicationResponse?.toString('base64') ?? null) +
    b('XmlBytes', null) +
    b('XmlDocumentKey', response.documentKey) +
    b('XmlFileName', response.fileName)
  );
};

export const dianResult = (response: DianResponse): Result => ({
  namespaces: ` xmlns:b="${CONTRACTS}/DianResponse"${XSI}`,
  content: members(response),
});

export const dianResults = (responses: readonly DianResponse[]): Result => ({
  namespaces: ` xmlns:b="${CONTRACTS}/DianResponse"${XSI}`,
  content: responses.map((response) => `<b:DianResponse>${members(response)}</b:DianResponse>`).join(''),
});

export const uploadResult = ({ zipKey, errors }: UploadResponse): Result => {
  const messages = errors
    .map(
      ({ senderCode, fileName, message }) =>
        '<c:XmlParamsResponseTrackId>' +
        c('DocumentKey', null) +
        c('ProcessedMessage', message) +
        c('SenderCode', senderCode) +
        c('Success', 'false') +
        c('XmlFileName', fileName) +
        '</c:XmlParamsResponseTrackId>',
    )
    .join('');
  const list = `<b:ErrorMessageList xmlns:c="${CONTRACTS}/XmlParamsResponseTrackId"`;
  return {
    namespaces: ` xmlns:b="${CONTRACTS}/UploadDocumentResponse"${XSI}`,
    content:
      (messages === '' ? `${list} i:nil="true"/>` : `${list}>${messages}</b:ErrorMessageList>`) + b('ZipKey', zipKey),
  };
};

export const numberingResult = (code: string, description: string, ranges: readonly NumberRange[] | null): Result => {
  const entries = (ranges ?? []).map(
    (range) =>
      '<c:NumberRangeResponse>' +
      c('ResolutionNumber', range.resolutionNumber) +
      c('ResolutionDate', range.resolutionDate) +
      c('Prefix', range.prefix) +
      c('FromNumber', String(range.from)) +
      c('ToNumber', String(range.to)) +
      c('ValidDateFrom', range.validFrom) +
      c('ValidDateTo', range.validTo) +
      c('TechnicalKey', range.technicalKey) +
      '</c:NumberRangeResponse>',
  );
  const list = `<b:ResponseList xmlns:c="${CONTRACTS}/NumberRangeResponse"`;
  return {
    namespaces: ` xmlns:b="${CONTRACTS}/NumberRangeResponseList"${XSI}`,
    content:
      b('OperationCode', code) +
      b('OperationDescription', description) +
      (ranges === null ? '<b:ResponseList i:nil="true"/>' : `${list}>${entries.join('')}</b:ResponseList>`),
  };
};

export const documentResult = (code: string, message: string, xml: Buffer | null): Result => ({
  namespaces: ` xmlns:b="${CONTRACTS}/EventResponse"${XSI}`,
  content: b('Code', code) + b('Message', message) + b('XmlBytesBase64', xml?.toString('base64') ?? null),
});

const VALID_FOR_MS = 5 * 60_000;

/** Returns the SOAP envelope with a result. */
export const answerText = (operation: string, { namespaces, content }: Result, at: Date): string => {
  const expires = new Date(at.getTime() + VALID_FOR_MS).toISOString();
  return (
    `<s:Envelope xmlns:s="${NAMESPACES.soap}" xmlns:a="${NAMESPACES.wsa}" xmlns:u="${NAMESPACES.wsu}"><s:Header>` +
    `<a:Action s:mustUnderstand="1">http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}Response</a:Action>` +
    `<o:Security s:mustUnderstand="1" xmlns:o="${NAMESPACES.wsse}"><u:Timestamp u:Id="_0">` +
    `<u:Created>${at.toISOString()}</u:Created><u:Expires>${expires}</u:Expires></u:Timestamp></o:Security></s:Header>` +
    `<s:Body><${operation}Response xmlns="${NAMESPACES.wcf}"><${operation}Result${namespaces}>${content}` +
    `</${operation}Result></${operation}Response></s:Body></s:Envelope>`
  );
};

/** Answer about a buyer. Sources name its members and not their namespace. */
export const acquirerResult = (
  code: string,
  message: string,
  { name = null, email = null }: { readonly name?: string | null; readonly email?: string | null } = {},
): Result => ({
  namespaces: ` xmlns:b="${CONTRACTS}/AdquirienteResponse"${XSI}`,
  content: b('Message', message) + b('ReceiverEmail', email) + b('ReceiverName', name) + b('StatusCode', code),
});
