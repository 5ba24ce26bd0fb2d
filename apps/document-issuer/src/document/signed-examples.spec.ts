import { randomUUID, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type FiscalDocument,
  fiscalDocument,
  type InvoiceDraft,
  invoiceTypeCode,
  type TenantProfile,
} from '@rubrica/fiscal';
import { offsetTime } from '@rubrica/service';
import {
  createTestPki,
  javaReferee,
  referee,
  TEST_NIT,
  type TestCertificate,
  type TestPki,
  xmlsec1,
} from '@rubrica/testing';
import {
  attachedDocumentXml,
  documentXml,
  readApplicationResponse,
  testApplicationResponseXml,
  type UnsignedXml,
} from '@rubrica/ubl';
import { prepareSignature, signerCertificates, trustBundle, verifySignature } from '@rubrica/xades';

jest.setTimeout(120_000); // RSA keys are made anew, and Java starts, on a machine that may be busy

const java = await javaReferee();
const xmlsec = xmlsec1();
const xmllint = referee('xmllint', 'libxml2-utils');
const sha384sum = referee('sha384sum', 'coreutils');

const FOLDER = new URL('../../../../examples/', import.meta.url);
const TECHNICAL_KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';
const PIN = '20191';
const NOW = new Date();

const supplier: TenantProfile = {
  nit: TEST_NIT,
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  organization_type: '1',
  tax_level_codes: ['O-13', 'O-15'],
  tax_scheme: '01',
  address: { line: 'Carrera 7 # 71-21', municipality_code: '11001', postal_code: '110231' },
  email: 'facturacion@andina.example',
};

const documentOf = (draft: InvoiceDraft): FiscalDocument =>
  fiscalDocument({
    draft,
    supplier,
    customer: draft.customer ?? null,
    number: 'SETP990000001',
    range: {
      resolutionNumber: '18760000001',
      validFrom: '2019-01-19',
      validTo: '2030-01-19',
      prefix: 'SETP',
      from: '990000000',
      to: '995000000',
    },
    issuedAt: NOW.toISOString(),
    typeCode: invoiceTypeCode(draft),
    environment: '2',
    software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: PIN },
    technicalKey: TECHNICAL_KEY,
  });

const EXAMPLES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const draft = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as InvoiceDraft;
    return [`the example ${file}`, documentOf(draft)] as const;
  });

const [, invoice] = EXAMPLES.find(([title]) => title.includes('standard-sale'))!;
const note: FiscalDocument = {
  ...invoice,
  range: null,
  number: 'N1',
  prefix: 'N',
  uuidScheme: 'CUDE-SHA384',
  billingReference: { number: invoice.number, uuid: invoice.uuid, issueDate: invoice.issueDate },
  discrepancy: { reasonCode: '2', reason: 'Anulación de factura electrónica' },
};
const DOCUMENTS: readonly (readonly [title: string, document: FiscalDocument])[] = [
  ...EXAMPLES,
  ['a credit note', { ...note, kind: 'credit_note', typeCode: '91' }],
  ['a debit note', { ...note, kind: 'debit_note', typeCode: '92' }],
];

let pki: TestPki;
let signer: TestCertificate;

beforeAll(async () => {
  pki = await createTestPki();
  signer = await pki.issue('good');
});

const signed = (unsigned: UnsignedXml): string => {
  const { signedInfo, assemble } = prepareSignature(unsigned, {
    id: randomUUID(),
    signingTime: offsetTime(NOW),
    signer: signerCertificates(signer.chain),
    role: 'supplier',
  });
  return assemble(sign('sha256', Buffer.from(signedInfo), signer.key).toString('base64')).toString();
};

const answerTo = (document: FiscalDocument): string =>
  signed(
    testApplicationResponseXml({
      id: '79258298',
      cude: invoice.uuid,
      validatedAt: `${document.issueDate}T${document.issueTime}`,
      responseCode: '02',
      description: 'Documento validado por la DIAN',
      document: { number: document.number, uuid: document.uuid },
      lines: [{ code: '0000', text: '0' }],
      environment: '2',
      software: document.software,
      receiver: document.supplier,
      uuidScheme: document.uuidScheme,
    }),
  );

const containerOf = (document: FiscalDocument): string => {
  const applicationResponse = answerTo(document);
  return signed(
    attachedDocumentXml({
      document,
      issueDate: document.issueDate,
      issueTime: document.issueTime,
      signedDocument: signed(documentXml(document)),
      applicationResponse,
      validation: readApplicationResponse(applicationResponse),
    }),
  );
};

/** The document, the answer to it, and the container of both. */
const filesOf = (document: FiscalDocument): readonly string[] => [
  signed(documentXml(document)),
  answerTo(document),
  containerOf(document),
];

describe.each(DOCUMENTS)('%s, signed, answered and packaged,', (_, document) => {
  it('holds before our own verification', () => {
    const verification = { trust: trustBundle(pki.trustPem), at: NOW, signedBy: [TEST_NIT] };
    for (const xml of filesOf(document)) expect(verifySignature(xml, verification)).toMatchObject({ ok: true });
  });

  xmlsec.it('holds before xmlsec1', () => {
    for (const xml of filesOf(document)) expect(xmlsec.verifies(xml, pki.trustPem)).toBe(true);
  });

  java.it('holds before DSS', async () => {
    for (const xml of filesOf(document)) {
      const judgement = await java.judge('dss', xml, { trustPem: pki.trustPem });
      expect(judgement).toEqual({ accepted: true, verdict: 'TOTAL_PASSED', findings: [], notes: judgement.notes });
    }
  });

  java.it('is valid by the schemas', async () => {
    for (const xml of filesOf(document)) expect((await java.judge('xsd', xml)).findings).toEqual([]);
  });

  xmllint.it('is its own canonical form but for the XML declaration, as xmllint makes it', () => {
    const xml = signed(documentXml(document));
    expect(
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${xmllint.run(['--c14n', 'x'], { x: xml }).stdout}`,
    ).toBe(xml);
  });
});

/** CUFE's fields as they stand in the file, and the secret. */
const cufeSeedIn = (xml: string, secret: string): string => {
  const [header = '', rest = ''] = xml.split('<cac:LegalMonetaryTotal>');
  const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const tax = (code: string) =>
    header
      .split('<cac:TaxTotal>')
      .slice(1)
      .filter((total) => total.includes(`<cac:TaxScheme><cbc:ID>${code}<`))
      .map((total) => first(total, /^<cbc:TaxAmount [^>]*>([^<]+)/))[0] ?? '0.00';
  const company = (party: string) =>
    first(xml, new RegExp(`<cac:Accounting${party}Party>.*?<cac:PartyTaxScheme>.*?<cbc:CompanyID [^>]*>([^<]+)`));
  return [
    first(header, /<cbc:ID>([^<]+)<\/cbc:ID><cbc:UUID/),
    first(header, /<cbc:IssueDate>([^<]+)/),
    first(header, /<cbc:IssueTime>([^<]+)/),
    first(rest, /<cbc:LineExtensionAmount [^>]*>([^<]+)/),
    ...['01', '04', '03'].flatMap((code) => [code, tax(code)]),
    first(rest, /<cbc:PayableAmount [^>]*>([^<]+)/),
    company('Supplier'),
    company('Customer'),
    secret,
    first(header, /<cbc:ProfileExecutionID>([^<]+)/),
  ].join('');
};

sha384sum.describe('the CUFE in a document', () => {
  it.each(EXAMPLES)('of %s is what sha384sum makes of its fields', (_, document) => {
    const { head, tail } = documentXml(document);
    const seed = cufeSeedIn(head + tail, TECHNICAL_KEY);
    expect(sha384sum.run(['seed'], { seed }).stdout).toBe(`${document.uuid}  seed\n`);
  });
});
