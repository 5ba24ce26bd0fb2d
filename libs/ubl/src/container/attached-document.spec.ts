import { describe, expect, it } from '@jest/globals';
import { attachedDocumentXml, INVOICE_CONTAINER } from './attached-document.js';
import {
  canonicalForm,
  canonicalFormByXmllint,
  parsed,
  withEmptySignature,
  xmllint,
} from '../examples/canonical-form.fixture.js';
import { documentXml } from '../document/document-xml.js';
import { aDocument } from '../examples/fiscal-document.fixture.js';

const document = aDocument({ notes: ['Café & <té> "frío"', ']]> ☕'] });
const signedDocument = withEmptySignature(documentXml(document)).file;
const applicationResponse =
  '\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<ApplicationResponse>\r\n  <a/>\r<![CDATA[x]]></ApplicationResponse>\r\n';

const issued = {
  document,
  texts: INVOICE_CONTAINER,
  issueDate: '2026-11-21',
  issueTime: '10:16:00-05:00',
  signedDocument,
};
const validation = { validatedAt: '2026-11-21T10:15:53-05:00', responseCode: '02' };
const unsigned = attachedDocumentXml({ ...issued, answer: { applicationResponse, validation } });
const { file, canonical } = withEmptySignature(unsigned);

const descriptions = () =>
  Array.from(parsed(file).getElementsByTagName('cbc:Description')).map((element) => element.textContent);

describe('an attached document', () => {
  it('carries the signed document in CDATA, byte for byte', () => {
    expect(file).toContain(`<![CDATA[${signedDocument.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
    expect(descriptions()[0]).toBe(signedDocument);
  });

  it('of a contingency of DIAN has the document and no answer (annex 1.9 §12)', () => {
    const alone = withEmptySignature(attachedDocumentXml({ ...issued, answer: null })).file;
    expect(alone).toContain(`<![CDATA[${signedDocument.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
    expect(alone).not.toContain('ParentDocumentLineReference');
    expect(alone).not.toContain('ApplicationResponse');
  });

  it("carries the authority's answer as it came, without its byte order mark", () => {
    expect(file).toContain(applicationResponse.slice(1).replaceAll(']]>', ']]]]><![CDATA[>'));
    expect(descriptions()[1]).toBe(applicationResponse.slice(1).replace(/\r\n?/g, '\n'));
  });

  it('is digested in its canonical form, which is not the file', () => {
    expect(unsigned.file?.head).toBe(unsigned.head);
    expect(unsigned.file?.tail).not.toBe(unsigned.tail);
    expect(canonicalForm(file)).toBe(canonical);
  });

  xmllint.it('has that canonical form in the eyes of xmllint too', () =>
    expect(canonicalFormByXmllint(file)).toBe(canonical),
  );

  it('says when and how the authority decided', () =>
    expect(canonical).toContain(
      '<cac:ResultOfVerification>' +
        '<cbc:ValidatorID>Unidad Especial Dirección de Impuestos y Aduanas Nacionales</cbc:ValidatorID>' +
        '<cbc:ValidationResultCode>02</cbc:ValidationResultCode>' +
        '<cbc:ValidationDate>2026-11-21</cbc:ValidationDate>' +
        '<cbc:ValidationTime>10:15:53-05:00</cbc:ValidationTime>' +
        '</cac:ResultOfVerification>',
    ));
});
