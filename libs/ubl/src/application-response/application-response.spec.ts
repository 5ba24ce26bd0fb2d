import { describe, expect, it } from '@jest/globals';
import { UnreadableXml } from '@rubrica/xml';
import { canonicalForm, withEmptySignature } from '../examples/canonical-form.fixture.js';
import { aDocument } from '../examples/fiscal-document.fixture.js';
import type { ApplicationResponse } from './application-response.js';
import { readApplicationResponse } from './read-application-response.js';
import { type TestApplicationResponse, testApplicationResponseXml } from './test-application-response.js';

const document = aDocument();

const accepted: ApplicationResponse = {
  id: '79258298',
  cude: '965477cd9609527d0b7cbf9356b59e03e8ac2122f83a8ac326fb006a6393b42e54eb41047f9c32adb5966b4e6b81c33f',
  validatedAt: '2026-11-21T10:15:53-05:00',
  responseCode: '02',
  description: 'Documento validado por la DIAN',
  document: { number: document.number, uuid: document.uuid },
  lines: [
    { code: '0000', text: '0' },
    { code: 'FAJ43b', text: 'Nombre informado No corresponde al registrado en el RUT & <otros>' },
  ],
};

const ours = (response: ApplicationResponse): TestApplicationResponse => ({
  ...response,
  environment: '2',
  software: document.software,
  receiver: document.supplier,
  uuidScheme: document.uuidScheme,
});

const written = (response: ApplicationResponse) => withEmptySignature(testApplicationResponseXml(ours(response)));

describe('the answer written for the test environment', () => {
  it('is canonical as it stands', () => {
    const { file, canonical } = written(accepted);
    expect(canonicalForm(file)).toBe(canonical);
  });

  it('says that it is not the tax authority that answers', () => {
    const { file } = written(accepted);
    expect(file).toContain('<cbc:Note>PRUEBA: ');
    expect(file).toContain('<cbc:RegistrationName>Autoridad simulada (no es la DIAN)</cbc:RegistrationName>');
    expect(file).toContain('<cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>');
  });

  it('is read back as it was meant', () => expect(readApplicationResponse(written(accepted).file)).toEqual(accepted));
});

/** An answer as DIAN writes it, with its own prefixes and white space. */
const foreign = (inside: string, root = 'ApplicationResponse') =>
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="utf-8" standalone="no"?>\r\n<u:${root}
  xmlns:u="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"
  xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <b:ID> 79258298 </b:ID>
  <b:UUID schemeName="CUDE-SHA384">abc</b:UUID>
  ${inside}
</u:${root}>`,
  );
const moment = '<b:IssueDate>2026-11-21</b:IssueDate><b:IssueTime>11:55:53-05:00</b:IssueTime>';
const verdict = (code: string, lines = '') =>
  `<a:DocumentResponse>
    <a:Response><b:ResponseCode>${code}</b:ResponseCode><b:Description>Texto</b:Description></a:Response>
    <a:DocumentReference><b:ID>SETP1</b:ID><b:UUID>def</b:UUID></a:DocumentReference>${lines}
  </a:DocumentResponse>`;
const line = (code: string, text: string) =>
  `<a:LineResponse><a:LineReference><b:LineID>1</b:LineID></a:LineReference>
    <a:Response><b:ResponseCode>${code}</b:ResponseCode><b:Description>${text}</b:Description></a:Response>
  </a:LineResponse>`;

describe('an answer of the tax authority', () => {
  it('tells verdict, moment, document and every rule that spoke', () =>
    expect(
      readApplicationResponse(
        foreign(moment + verdict('04', line('FAD06', 'CUFE no calculado &amp; firmado') + line('FAJ71', 'Correo'))),
      ),
    ).toEqual({
      id: '79258298',
      cude: 'abc',
      validatedAt: '2026-11-21T11:55:53-05:00',
      responseCode: '04',
      description: 'Texto',
      document: { number: 'SETP1', uuid: 'def' },
      lines: [
        { code: 'FAD06', text: 'CUFE no calculado & firmado' },
        { code: 'FAJ71', text: 'Correo' },
      ],
    }));

  it('may have no line at all', () =>
    expect(readApplicationResponse(foreign(moment + verdict('02'))).lines).toEqual([]));

  it('without an offset is in Colombian time', () =>
    expect(
      readApplicationResponse(
        foreign(`<b:IssueDate>2026-11-21</b:IssueDate><b:IssueTime>11:55:53</b:IssueTime>${verdict('02')}`),
      ).validatedAt,
    ).toBe('2026-11-21T11:55:53-05:00'));

  it.each([
    ['without a verdict', foreign(moment)],
    ['without a moment', foreign(verdict('02'))],
    ['that is another document', foreign(moment + verdict('02'), 'Invoice')],
    ['that is a page of HTML', new TextEncoder().encode('<html><body>503</body></html>')],
  ])('%s is not taken', (_, xml) => expect(() => readApplicationResponse(xml)).toThrow(UnreadableXml));
});
