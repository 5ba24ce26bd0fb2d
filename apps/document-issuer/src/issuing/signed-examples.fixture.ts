import { randomUUID, sign } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FiscalDocument } from '@rubrica/fiscal';
import { offsetTime } from '@rubrica/service';
import { createTestPki } from '@rubrica/testing';
import {
  attachedDocumentXml,
  INVOICE_CONTAINER,
  readApplicationResponse,
  testApplicationResponseXml,
} from '@rubrica/ubl';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import type { UnsignedXml } from '@rubrica/xml';
import { aDocument } from '../graphic-representation/fiscal-document.fixture.js';

const FOLDER = new URL('../../../../examples/', import.meta.url);
export const NOW = new Date();

/** All golden XMLs, of every kind; `libs/document-events` shows those of events to the judges. */
export const EXAMPLES = globSync('**/*.xml', { cwd: fileURLToPath(FOLDER), exclude: ['document-events'] }).sort();

/** As it was before it was broken into lines for reading; the signature goes into its empty extension. */
export const unsignedExample = (file: string): UnsignedXml => {
  const canonical = readFileSync(new URL(file, FOLDER), 'utf8')
    .trimEnd()
    .replace(/>\n *</g, '><');
  const place = canonical.indexOf('</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>');
  const [, namespaces = ''] = /^<\w+((?: xmlns(?::\w+)?="[^"]+")+)/.exec(canonical) ?? [];
  return { namespaces, head: canonical.slice(0, place), tail: canonical.slice(place) };
};

export const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

/** What answer and container say of a document, read in its XML. */
export const documentIn = ({ head, tail }: UnsignedXml): FiscalDocument =>
  aDocument({
    number: first(tail, /<cbc:ID>([^<]+)/),
    uuid: first(tail, /<cbc:UUID [^>]*>([^<]+)/),
    uuidScheme: first(tail, /schemeName="(CU(?:FE|DE|DS)-SHA384)"/) as FiscalDocument['uuidScheme'],
    issueDate: first(tail, /<cbc:IssueDate>([^<]+)/),
    issueTime: first(tail, /<cbc:IssueTime>([^<]+)/),
    software: { ...aDocument().software, id: first(head, /<sts:SoftwareID [^>]*>([^<]+)/) },
  });

type Sign = (unsigned: UnsignedXml) => string;

const answerTo = (document: FiscalDocument, signed: Sign): string =>
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

const containerOf = (
  document: FiscalDocument,
  signedDocument: string,
  applicationResponse: string,
  signed: Sign,
): string =>
  signed(
    attachedDocumentXml({
      document,
      texts: INVOICE_CONTAINER,
      issueDate: document.issueDate,
      issueTime: document.issueTime,
      signedDocument,
      answer: { applicationResponse, validation: readApplicationResponse(applicationResponse) },
    }),
  );

/** Signs with a certificate that is made for the test. */
export const testSigner = async () => {
  const pki = await createTestPki();
  const { chain, key } = await pki.issue('good');
  const signed: Sign = (unsigned) => {
    const { signedInfo, assemble } = prepareSignature(unsigned, {
      id: randomUUID(),
      signingTime: offsetTime(NOW),
      signer: signerCertificates(chain),
      role: 'supplier',
    });
    return assemble(sign('sha256', Buffer.from(signedInfo), key).toString('base64'));
  };
  /** The document, the answer to it, and the container of both. */
  const filesOf = (unsigned: UnsignedXml): [document: string, answer: string, container: string] => {
    const document = documentIn(unsigned);
    const signedDocument = signed(unsigned);
    const answer = answerTo(document, signed);
    return [signedDocument, answer, containerOf(document, signedDocument, answer, signed)];
  };
  return { trustPem: pki.trustPem, filesOf };
};
