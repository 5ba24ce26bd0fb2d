import { describe, expect, it } from '@jest/globals';
import { getStatusZip, readSoapAnswer, send, sendTestSetAsync } from './soap.js';

const envelope = (operation: string, result: string): Buffer =>
  Buffer.from(
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>' +
      `<${operation}Response xmlns="http://wcf.dian.colombia"><${operation}Result xmlns:b="http://schemas.datacontract.org/2004/07/UploadDocumentResponse"` +
      ' xmlns:c="http://schemas.datacontract.org/2004/07/XmlParamsResponseTrackId" xmlns:d="http://schemas.datacontract.org/2004/07/DianResponse"' +
      ` xmlns:i="http://www.w3.org/2001/XMLSchema-instance">${result}</${operation}Result></${operation}Response></s:Body></s:Envelope>`,
  );
const upload = (result: string) => readSoapAnswer('SendTestSetAsync', envelope('SendTestSetAsync', result));
const refused = (...messages: readonly string[]): string =>
  `<b:ErrorMessageList>${messages
    .map(
      (text) =>
        `<c:XmlParamsResponseTrackId><c:ProcessedMessage>${text}</c:ProcessedMessage></c:XmlParamsResponseTrackId>`,
    )
    .join('')}</b:ErrorMessageList><b:ZipKey i:nil="true"/>`;
const entry = (code: string, description: string): string =>
  `<d:DianResponse><d:IsValid>false</d:IsValid><d:StatusCode>${code}</d:StatusCode><d:StatusDescription>${description}</d:StatusDescription></d:DianResponse>`;

describe('a document for a test set', () => {
  it('is the same archive, and the id of the set', () => {
    const xml = Buffer.from('<Invoice/>');
    const { operation, parameters } = sendTestSetAsync('fv1.xml', xml, 'set-1');
    expect(operation).toBe('SendTestSetAsync');
    expect(parameters).toEqual([...send('SendBillSync', 'fv1.xml', xml).parameters, ['testSetId', 'set-1']]);
    expect(getStatusZip('zip-1')).toEqual({ operation: 'GetStatusZip', parameters: [['trackId', 'zip-1']] });
  });
});

describe('the answer to an upload', () => {
  it('is its key', () =>
    expect(upload('<b:ErrorMessageList i:nil="true"/><b:ZipKey>zip-1</b:ZipKey>')).toEqual({
      kind: 'upload',
      zipKey: 'zip-1',
    }));

  it('without a key is the refusal of the set, or of the request', () => {
    const codeOf = (message: string): unknown => {
      const answer = upload(refused(message));
      return answer.kind === 'response' ? [answer.response.statusCode, answer.response.statusDescription] : answer.kind;
    };
    const ofSet = 'Set de prueba con identificador A es incorrecto.';
    expect(codeOf(ofSet)).toEqual(['2', ofSet]);
    expect(codeOf('Error descomprimiendo el archivo')).toEqual(['89', 'Error descomprimiendo el archivo']);
  });

  it('is none without a key or a reason', () => {
    expect(upload('<b:ZipKey i:nil="true"/>').kind).toBe('unreadable');
    expect(upload(refused('')).kind).toBe('unreadable');
    expect(readSoapAnswer('SendTestSetAsync', Buffer.from('<html/>')).kind).toBe('unreadable');
  });
});

describe('the answer to the key of an upload', () => {
  const asked = (result: string) => readSoapAnswer('GetStatusZip', envelope('GetStatusZip', result));

  it('is that of the one document in it', () =>
    expect(asked(entry('99', 'Validación contiene errores'))).toMatchObject({
      kind: 'response',
      response: { statusCode: '99', statusDescription: 'Validación contiene errores' },
    }));

  it('is that nothing is known under the key, where the list is empty', () =>
    expect(asked('')).toMatchObject({ kind: 'response', response: { statusCode: '66', isValid: false } }));
});
