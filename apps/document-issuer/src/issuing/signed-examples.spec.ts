import { randomUUID, sign } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FiscalDocument } from '@rubrica/fiscal';
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
import { attachedDocumentXml, readApplicationResponse, testApplicationResponseXml } from '@rubrica/ubl';
import { prepareSignature, signerCertificates, trustBundle, verifySignature } from '@rubrica/xades';
import type { UnsignedXml } from '@rubrica/xml';
import { aDocument } from '../graphic-representation/fiscal-document.fixture.js';

const java = await javaReferee();
const xmlsec = xmlsec1();
const xmllint = referee('xmllint', 'libxml2-utils');
const sha384sum = referee('sha384sum', 'coreutils');

const FOLDER = new URL('../../../../examples/', import.meta.url);
const NOW = new Date();

/** What the examples are hashed with: see `libs/ubl/src/examples/examples.fixture.ts`. */
const SECRETS = { 'CUFE-SHA384': 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c', 'CUDE-SHA384': '20191' } as const;

/** All golden XMLs, of every kind. */
const EXAMPLES = globSync('**/*.xml', { cwd: fileURLToPath(FOLDER) }).sort();

/** As it was before it was broken into lines for reading; the signature goes into its empty extension. */
const unsignedExample = (file: string): UnsignedXml => {
  const canonical = readFileSync(new URL(file, FOLDER), 'utf8')
    .trimEnd()
    .replace(/>\n *</g, '><');
  const place = canonical.indexOf('</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>');
  const [, namespaces = ''] = /^<\w+((?: xmlns(?::\w+)?="[^"]+")+)/.exec(canonical) ?? [];
  return { namespaces, head: canonical.slice(0, place), tail: canonical.slice(place) };
};

const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

/** What answer and container say of a document, read in its XML. */
const documentIn = ({ head, tail }: UnsignedXml): FiscalDocument =>
  aDocument({
    number: first(tail, /<cbc:ID>([^<]+)/),
    uuid: first(tail, /<cbc:UUID [^>]*>([^<]+)/),
    uuidScheme: first(tail, /schemeName="(CU[FD]E-SHA384)"/) as FiscalDocument['uuidScheme'],
    issueDate: first(tail, /<cbc:IssueDate>([^<]+)/),
    issueTime: first(tail, /<cbc:IssueTime>([^<]+)/),
    software: { ...aDocument().software, id: first(head, /<sts:SoftwareID [^>]*>([^<]+)/) },
  });

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
      cude: document.uuid,
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

const containerOf = (document: FiscalDocument, signedDocument: string, applicationResponse: string): string =>
  signed(
    attachedDocumentXml({
      document,
      issueDate: document.issueDate,
      issueTime: document.issueTime,
      signedDocument,
      answer: { applicationResponse, validation: readApplicationResponse(applicationResponse) },
    }),
  );

/** The document, the answer to it, and the container of both. */
const filesOf = (unsigned: UnsignedXml): readonly string[] => {
  const document = documentIn(unsigned);
  const signedDocument = signed(unsigned);
  const answer = answerTo(document);
  return [signedDocument, answer, containerOf(document, signedDocument, answer)];
};

describe.each(EXAMPLES)('the example %s, signed, answered and packaged,', (example) => {
  const unsigned = unsignedExample(example);
  it('holds before our own verification', () => {
    const verification = { trust: trustBundle(pki.trustPem), at: NOW, signedBy: [TEST_NIT] };
    for (const xml of filesOf(unsigned)) expect(verifySignature(xml, verification)).toMatchObject({ ok: true });
  });

  xmlsec.it('holds before xmlsec1', () => {
    for (const xml of filesOf(unsigned)) expect(xmlsec.verifies(xml, pki.trustPem)).toBe(true);
  });

  java.it('holds before DSS', async () => {
    for (const xml of filesOf(unsigned)) {
      const judgement = await java.judge('dss', xml, { trustPem: pki.trustPem });
      expect(judgement).toEqual({ accepted: true, verdict: 'TOTAL_PASSED', findings: [], notes: judgement.notes });
    }
  });

  java.it('is valid by the schemas', async () => {
    for (const xml of filesOf(unsigned)) expect((await java.judge('xsd', xml)).findings).toEqual([]);
  });

  xmllint.it('is its own canonical form but for the XML declaration, as xmllint makes it', () => {
    const xml = signed(unsigned);
    expect(
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${xmllint.run(['--c14n', 'x'], { x: xml }).stdout}`,
    ).toBe(xml);
  });
});

/** The hash's fields as they stand in the file, and the secret. */
const seedIn = (xml: string, secret: string): string => {
  const [header = '', rest = ''] = xml.split(/<cac:(?:Legal|Requested)MonetaryTotal>/);
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

sha384sum.describe('the CUFE or CUDE in a document', () => {
  it.each(EXAMPLES)('of the example %s is what sha384sum makes of its fields', (example) => {
    const unsigned = unsignedExample(example);
    const { uuid, uuidScheme } = documentIn(unsigned);
    const seed = seedIn(unsigned.head + unsigned.tail, SECRETS[uuidScheme]);
    expect(sha384sum.run(['seed'], { seed }).stdout).toBe(`${uuid}  seed\n`);
  });
});
