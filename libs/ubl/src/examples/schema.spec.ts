import { expect, it } from '@jest/globals';
import type { FiscalDocument } from '@rubrica/fiscal';
import { javaReferee } from '@rubrica/testing';
import { type UnsignedXml, XML_DECLARATION } from '@rubrica/xml';
import type { ApplicationResponse } from '../application-response/application-response.js';
import { testApplicationResponseXml } from '../application-response/test-application-response.js';
import { attachedDocumentXml, INVOICE_CONTAINER } from '../container/attached-document.js';
import { documentXml } from '../document/document-xml.js';
import { exampleDocument, EXAMPLES } from './examples.fixture.js';
import {
  aCustomer,
  aDocument,
  aDocumentOf,
  aLine,
  aSupplier,
  fullCreditNote,
  fullDebitNote,
  fullInvoice,
} from './fiscal-document.fixture.js';

const java = await javaReferee();

/** Signature with false values in the right order, because the schema does not allow an empty extension. */
const SIGNATURE =
  '<ds:Signature Id="s"><ds:SignedInfo>' +
  '<ds:CanonicalizationMethod Algorithm="urn:a"></ds:CanonicalizationMethod>' +
  '<ds:SignatureMethod Algorithm="urn:a"></ds:SignatureMethod><ds:Reference URI="">' +
  '<ds:DigestMethod Algorithm="urn:a"></ds:DigestMethod><ds:DigestValue>AA==</ds:DigestValue></ds:Reference>' +
  '</ds:SignedInfo><ds:SignatureValue>AA==</ds:SignatureValue><ds:Object>' +
  '<xades:QualifyingProperties Target="#s"><xades:SignedProperties><xades:SignedSignatureProperties>' +
  '<xades:SigningTime>2026-11-21T10:15:23-05:00</xades:SigningTime></xades:SignedSignatureProperties>' +
  '</xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>';

const signed = (unsigned: UnsignedXml): string => {
  const { head, tail } = unsigned.file ?? unsigned;
  return XML_DECLARATION + head + SIGNATURE + tail;
};
const written = (document: FiscalDocument): string => signed(documentXml(document));

const invoice = aDocument();
const TEXT = ' Pérez & Ñáñez <S.A.S.> "La 14" y \'Hijos\' ☕ ]]>\r\n\t\u0085 ';
const bare: FiscalDocument = {
  ...aDocument({ taxTotals: [], lines: [aLine({ taxTotals: [], productCode: null })] }),
  prefix: '',
  supplier: aSupplier({ tradeName: null, phone: null, commercialRegistration: null, industryCodes: [] }),
};
const person = aCustomer({
  organizationType: '2',
  identification: { type: '13', number: '1020304050', checkDigit: null },
  address: null,
  email: null,
  phone: null,
});
const answer: ApplicationResponse = {
  id: '79258298',
  cude: '965477cd9609527d0b7cbf9356b59e03e8ac2122f83a8ac326fb006a6393b42e54eb41047f9c32adb5966b4e6b81c33f',
  validatedAt: '2026-11-21T10:15:53-05:00',
  responseCode: '02',
  description: 'Documento validado por la DIAN',
  document: { number: invoice.number, uuid: invoice.uuid },
  lines: [
    { code: '0000', text: '0' },
    { code: 'FAJ43b', text: 'Nombre informado No corresponde al registrado en el RUT' },
  ],
};
const applicationResponse = (changes: Partial<ApplicationResponse> = {}): string =>
  signed(
    testApplicationResponseXml({
      ...answer,
      ...changes,
      environment: '2',
      software: invoice.software,
      receiver: invoice.supplier,
      uuidScheme: invoice.uuidScheme,
    }),
  );
const attached = (document: FiscalDocument, isAnswered = true): string =>
  signed(
    attachedDocumentXml({
      document,
      texts: INVOICE_CONTAINER,
      issueDate: '2026-11-21',
      issueTime: '10:16:00-05:00',
      signedDocument: written(document),
      answer: isAnswered ? { applicationResponse: applicationResponse(), validation: answer } : null,
    }),
  );

const DOCUMENTS: readonly (readonly [title: string, xml: () => string])[] = [
  ...EXAMPLES.map((example) => [`the example ${example}`, () => written(exampleDocument(example))] as const),
  ['an invoice that says everything', () => written(fullInvoice)],
  ['a credit note that says everything', () => written(fullCreditNote)],
  ['a debit note that says everything', () => written(fullDebitNote)],
  ['a credit note that refers to no invoice', () => written({ ...fullCreditNote, billingReference: null })],
  ['a debit note that refers to no invoice', () => written({ ...fullDebitNote, billingReference: null })],
  ['an invoice of 500 lines', () => written(aDocumentOf(500))],
  ['an invoice to a person of whom nothing else is known', () => written(aDocument({ customer: person }))],
  ['an invoice without prefix or taxes', () => written(bare)],
  [
    'an invoice with every kind of character',
    () => written(aDocument({ notes: [TEXT], lines: [aLine({ description: TEXT })] })),
  ],
  ['an answer', () => applicationResponse()],
  ['an answer without lines', () => applicationResponse({ responseCode: '04', lines: [] })],
  ['the container of an invoice', () => attached(aDocument({ notes: [TEXT] }))],
  ['the container of a credit note', () => attached(fullCreditNote)],
  ['the container of an invoice in contingency', () => attached(aDocument({ typeCode: '04' }), false)],
];

java.describe('by the schemas of UBL 2.1, XML signatures and XAdES', () => {
  it.each(DOCUMENTS)('%s is valid', async (_, xml) =>
    expect(await java.judge('xsd', xml())).toEqual({ accepted: true, verdict: 'VALID', findings: [], notes: [] }),
  );

  it.each([
    [
      'with its elements in another order',
      (xml: string) => xml.replace(/(<cbc:ID>SETP.*?<\/cbc:ID>)(<cbc:UUID .*?<\/cbc:UUID>)/, '$2$1'),
    ],
    ['with an amount that is no number', (xml: string) => xml.replace(/(<cbc:PayableAmount [^>]+>)/, '$1$ ')],
    ['with a time that is none', (xml: string) => xml.replace('<cbc:IssueTime>', '<cbc:IssueTime>24:')],
    ['without a signature', (xml: string) => xml.replace(SIGNATURE, '')],
    [
      'with a signature that has no value',
      (xml: string) => xml.replace(/<ds:SignatureValue>.*<\/ds:SignatureValue>/, ''),
    ],
    ['with a signing time that is none', (xml: string) => xml.replace('<xades:SigningTime>', '<xades:SigningTime>x')],
    ['that ends early', (xml: string) => xml.slice(0, -1)],
  ])('an invoice %s is not', async (_, change) => {
    const xml = written(invoice);
    expect(change(xml)).not.toBe(xml);
    expect(await java.judge('xsd', change(xml))).toMatchObject({ accepted: false, verdict: 'INVALID' });
  });
});
