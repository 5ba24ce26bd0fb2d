import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inflateRawSync } from 'node:zlib';
import { soapAnswer, soapFault } from './soap.fixture.js';
import { getStatus, readSoapAnswer, ruleMessage, send } from './soap.js';

const read = (text: string, operation: 'SendBillSync' | 'GetStatus' = 'SendBillSync') =>
  readSoapAnswer(operation, Buffer.from(text, 'utf8'));

describe('a request', () => {
  const xml = Buffer.from('<Invoice>ñ</Invoice>');
  const request = send('SendBillSync', 'fv09003731150002600000001.xml', xml);

  it('carries the document as the one entry of a zip, under its own name', () => {
    const [[name, fileName] = [], [content, base64 = ''] = []] = request.parameters;
    expect([name, fileName, content]).toEqual(['fileName', 'fv09003731150002600000001.zip', 'contentFile']);
    const zip = Buffer.from(base64, 'base64');
    const nameLength = zip.readUInt16LE(26);
    expect(zip.subarray(30, 30 + nameLength).toString()).toBe('fv09003731150002600000001.xml');
    expect(zip.readUInt16LE(zip.length - 12)).toBe(1); // entries
    const packed = zip.subarray(30 + nameLength, 30 + nameLength + zip.readUInt32LE(18));
    expect(inflateRawSync(packed).equals(xml)).toBe(true);
  });

  it('is the same whenever the same bytes are sent again', () =>
    expect(send('SendBillSync', 'fv09003731150002600000001.xml', Buffer.from(xml))).toEqual(request));

  it('asks for a document by its CUFE', () =>
    expect(getStatus('abc')).toEqual({ operation: 'GetStatus', parameters: [['trackId', 'abc']] }));
});

describe('an answer of the service', () => {
  it('is read with all that decides', () => {
    const text = soapAnswer('SendBillSync', {
      isValid: false,
      statusCode: '99',
      statusDescription: ' Validación contiene errores en campos mandatorios. ',
      statusMessage: 'Documento con errores & <avisos>',
      errorMessage: ['Regla: FAD06, Rechazo: CUFE no corresponde', 'Regla: FAJ43b, Notificación: Nombre & RUT'],
      documentKey: 'ABCDEF',
      applicationResponse: '<ApplicationResponse/>',
    });
    expect(read(text)).toEqual({
      kind: 'response',
      response: {
        isValid: false,
        statusCode: '99',
        statusDescription: 'Validación contiene errores en campos mandatorios.',
        statusMessage: 'Documento con errores & <avisos>',
        messages: [
          { rule: 'FAD06', severity: 'rejection', detail: 'CUFE no corresponde' },
          { rule: 'FAJ43b', severity: 'notification', detail: 'Nombre & RUT' },
        ],
        documentKey: 'abcdef',
        applicationResponse: Buffer.from('<ApplicationResponse/>'),
      },
    });
  });

  it('may have nothing in most of its members', () =>
    expect(read(soapAnswer('GetStatus', { isValid: false, statusCode: null }), 'GetStatus')).toEqual({
      kind: 'response',
      response: {
        isValid: false,
        statusCode: '',
        statusDescription: '',
        statusMessage: '',
        messages: [],
        documentKey: null,
        applicationResponse: null,
      },
    }));

  it('may use other prefixes, or none', () => {
    const text = soapAnswer('GetStatus', { documentKey: 'aa' })
      .replace(/(<\/?|xmlns:| )s(?=[:=])/g, '$1soap12')
      .replace(/(<\/?|xmlns:)b(?=[:=])/g, '$1dian');
    expect(text).not.toMatch(/[<:]b[:=]/);
    expect(read(text, 'GetStatus')).toMatchObject({ kind: 'response', response: { isValid: true, documentKey: 'aa' } });
  });

  it('with an ApplicationResponse that is not base64 has none', () => {
    const text = soapAnswer('GetStatus', { applicationResponse: 'x' }).replace('eA==', 'e*A');
    expect(read(text, 'GetStatus')).toMatchObject({ response: { applicationResponse: null } });
  });

  it('says in a fault what it objects to', () =>
    expect(read(soapFault('Sender', 'InvalidSecurity', 'An error occurred when verifying security'))).toEqual({
      kind: 'fault',
      code: 'Sender/InvalidSecurity',
      reason: 'An error occurred when verifying security',
    }));
});

describe('what is not an answer of the service', () => {
  const whole = soapAnswer('SendBillSync', { documentKey: 'aa' });
  it.each([
    ['nothing', ''],
    ['a page of HTML', '<html><body><h1>503 Service Unavailable</h1></body></html>'],
    ['an answer cut off', whole.slice(0, 700)],
    ['the answer of another operation', soapAnswer('GetStatus')],
    [
      'an envelope of SOAP 1.1',
      whole.replace('http://www.w3.org/2003/05/soap-envelope', 'http://schemas.xmlsoap.org/soap/envelope/'),
    ],
    ['an envelope without a body', '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"/>'],
    ['a result without a verdict', whole.replace(/<b:IsValid>.*<\/b:IsValid>/, '')],
    ['entities to be expanded', `<!DOCTYPE a [<!ENTITY x "y">]>${whole}`],
    ['text of another encoding', Buffer.from([0xff, 0xfe, 0x3c, 0x00]).toString('latin1')],
    ['elements without end', '<a>'.repeat(20_000)],
  ])('%s tells nothing', (_, text) => expect(read(text).kind).toBe('unreadable'));

  it('never breaks the reader, whatever is changed in it', () =>
    fc.assert(
      fc.property(fc.nat(whole.length), fc.string({ maxLength: 6 }), fc.nat(30), (place, text, cut) => {
        const changed = whole.slice(0, place) + text + whole.slice(place + cut);
        expect(['response', 'fault', 'unreadable']).toContain(read(changed).kind);
      }),
      { numRuns: 300 },
    ));
});

describe('a line of rules', () => {
  it.each([
    ['Regla: FAD06, Rechazo: CUFE: no, corresponde', true, 'FAD06', 'rejection', 'CUFE: no, corresponde'],
    [
      'regla:90,rechazo:Documento procesado anteriormente.',
      false,
      '90',
      'rejection',
      'Documento procesado anteriormente.',
    ],
    ['  Regla: FAJ43b , NOTIFICACION : Nombre\ninformado ', true, 'FAJ43b', 'notification', 'Nombre\ninformado'],
    ['Regla: RUT01, Notificación:', true, 'RUT01', 'notification', ''],
    ['Algo nuevo', true, '', 'notification', 'Algo nuevo'],
    ['Algo nuevo', false, '', 'rejection', 'Algo nuevo'],
    ['Regla: X1, Advertencia: texto', false, '', 'rejection', 'Regla: X1, Advertencia: texto'],
  ])('%j of an answer that is valid: %p', (line, isValid, rule, severity, detail) =>
    expect(ruleMessage(line, isValid)).toEqual({ rule, severity, detail }),
  );
});
