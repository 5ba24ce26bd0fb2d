import { letterOf, mimeOf } from '@rubrica/mailer';
import { renderPdf } from '@rubrica/document-issuer';
import {
  colombianDate,
  colombianTime,
  colombianTimestamp,
  type CustomerInput,
  type DocumentIngredients,
  type Sale,
  type FiscalDocument,
  fiscalDocument,
  type InvoiceDraft,
} from '@rubrica/fiscal';
import { kindOf, saleOf } from '@rubrica/kinds';
import { seller, TEST_RANGE } from '@rubrica/service-testing';
import { createTestPki, TEST_NIT } from '@rubrica/testing';
import {
  attachedDocumentXml,
  INVOICE_CONTAINER,
  documentXml,
  fileName,
  readApplicationResponse,
  readParsedApplicationResponse,
  zip,
} from '@rubrica/ubl';
import { prepareEnvelope, prepareSignature, signerCertificates, trustBundle, verifySignature } from '@rubrica/xades';
import { randomUUID, sign } from 'node:crypto';
import { tenLineInvoice } from '../product/invoice.js';
import { signOnce } from '../cost/signatures.js';
import type { Figures } from '../cost/statistics.js';

/** A signed document of the run and the tax authority's answer to it. */
export interface RealFiles {
  readonly xml: Buffer;
  readonly applicationResponse: Buffer;
  /** PEM of the authorities whose signatures are valid. */
  readonly trustPem: string;
}

/** Identification numbers of the tax authority, one of which its certificate has. */
const AUTHORITY = ['800197268', '8001972684'];
const SIGNATURES_PER_DOCUMENT = 3;
/** Long enough for the compiler. */
const WARM_UP_MS = 700;
const MEASURE_MS = 700;

type Work = () => unknown;

/** CPU of the whole process, since zlib works in threads of its own; ms. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const costMs = async (work: Work): Promise<number> => {
  await costForMs(work, WARM_UP_MS);
  return costForMs(work, MEASURE_MS);
};

const costForMs = async (work: Work, forMs: number): Promise<number> => {
  const begin = cpuMs();
  let count = 0;
  for (; cpuMs() - begin < forMs; count += 1) await work();
  return (cpuMs() - begin) / count;
};

/** CPU ms of the work that a document cannot do without: each step by itself, one after the other, with nothing around it. */
export const measureFloor = async (files: RealFiles): Promise<Figures> => {
  const costs: Record<string, number> = {};
  for (const [name, work] of Object.entries(await stepsOf(files))) costs[name] = await costMs(work);
  return costs;
};

const stepsOf = async ({ xml, applicationResponse, trustPem }: RealFiles): Promise<Record<string, Work>> => {
  const pki = await createTestPki();
  const { key, chain } = await pki.issue('good');
  const signer = signerCertificates(chain);
  const now = new Date();
  const ingredients = ingredientsAt(now);
  const document = fiscalDocument(ingredients);
  const unsigned = documentXml(document);
  const plan = { signingTime: colombianTimestamp(now), signer, role: 'supplier' } as const;
  const name = fileName('fv', { nit: TEST_NIT, year: 2026, sequence: 1 });
  const validation = readApplicationResponse(applicationResponse);
  const container = () =>
    attachedDocumentXml({
      document,
      texts: INVOICE_CONTAINER,
      issueDate: colombianDate(now),
      issueTime: colombianTime(now),
      signedDocument: xml.toString('utf8'),
      answer: { applicationResponse: applicationResponse.toString('utf8'), validation },
    });
  const signed = prepareSignature(container(), { ...plan, id: randomUUID() });
  const attached = Buffer.from(signed.assemble(sign('sha256', Buffer.from(signed.signedInfo), key).toString('base64')));
  const pdf = pdfOf(document, now);
  const mailed = zip([
    { name: 'ad.xml', bytes: attached },
    { name: 'fv.pdf', bytes: pdf, isStored: true },
  ]);
  const trust = trustBundle(trustPem);
  const verified = (): void => {
    const verification = verifySignature(applicationResponse, { trust, at: now, signedBy: AUTHORITY });
    if (!verification.ok) throw new Error(`the answer's signature is not valid: ${verification.reason}`);
    readParsedApplicationResponse(verification.root);
  };
  return {
    [`${String(SIGNATURES_PER_DOCUMENT)} RSA-2048 signatures`]: () => {
      for (let i = 0; i < SIGNATURES_PER_DOCUMENT; i += 1) signOnce();
    },
    'totals, CUFE, XML': () => documentXml(fiscalDocument(ingredients)),
    'XAdES of the document': () => prepareSignature(unsigned, { ...plan, id: randomUUID() }).assemble(SIGNATURE),
    'zip and SOAP envelope': () => envelopeOf(zip([{ name, bytes: xml }]), name, chain[0] ?? Buffer.alloc(0), now),
    'verification and reading of the answer': verified,
    'container with its XAdES': () => prepareSignature(container(), { ...plan, id: randomUUID() }).assemble(SIGNATURE),
    PDF: () => pdfOf(document, now),
    'zip of the package': () =>
      zip([
        { name: 'ad.xml', bytes: attached },
        { name: 'fv.pdf', bytes: pdf, isStored: true },
      ]),
    'mail (MIME)': () => mailOf(document, mailed, now),
  };
};

/** A signature value of the right size: signing is a step of its own. */
const SIGNATURE = Buffer.alloc(256, 1).toString('base64');

const ingredientsAt = (now: Date): Sale<DocumentIngredients> => {
  const { customer, ...draft } = tenLineInvoice() as InvoiceDraft & { readonly customer: CustomerInput };
  return {
    kind: saleOf(kindOf('invoice')).sale,
    draft: { ...draft, customer_id: 'final_consumer' },
    issuer: seller(),
    counterparty: customer,
    number: `${TEST_RANGE.prefix}990000001`,
    range: {
      resolutionNumber: TEST_RANGE.resolution_number,
      validFrom: TEST_RANGE.valid_from,
      validTo: TEST_RANGE.valid_to,
      prefix: TEST_RANGE.prefix,
      from: String(TEST_RANGE.from),
      to: String(TEST_RANGE.to),
    },
    issuedAt: now,
    typeCode: '01',
    environment: '2',
    software: { id: randomUUID(), pin: '20191' },
    technicalKey: TEST_RANGE.technical_key,
  };
};

const pdfOf = (document: FiscalDocument, now: Date): Buffer =>
  renderPdf(document, {
    validatedAt: colombianTimestamp(now),
    contingency: false,
    softwareProvider: null,
    softwareName: 'Rubrica',
    softwareMaker: { name: 'Rubrica', nit: TEST_NIT },
  });

const envelopeOf = (zipped: Buffer, name: string, certificate: Buffer, now: Date): string =>
  prepareEnvelope({
    operation: 'SendBillSync',
    parameters: [
      ['fileName', name.replace(/xml$/, 'zip')],
      ['contentFile', zipped.toString('base64')],
    ],
    to: 'https://localhost/WcfDianCustomerServices.svc',
    certificate,
    created: now.toISOString(),
    id: randomUUID(),
  }).assemble(SIGNATURE);

const mailOf = (document: FiscalDocument, bytes: Buffer, date: Date): string => {
  const letter = letterOf(
    {
      document_id: 'inv_0',
      kind: 'invoice',
      environment: 'habilitacion',
      edition: 1,
      number: document.number,
      type_code: '01',
      cufe: document.uuid,
      zip_blob: 'a'.repeat(64),
      pdf_blob: 'c'.repeat(64),
      file_number: { year: 2026, sequence: 1 },
      request_blob: 'b'.repeat(64),
      contingency: false,
      simulate: null,
      issued_at: `${document.issueDate}T${document.issueTime}`,
      payable_amount: document.totals.payableAmount,
      currency: document.currency,
    },
    { issuer: seller(), counterparty: null, draft: tenLineInvoice() as InvoiceDraft },
  );
  const envelope = { from: 'facturas@rubrica.example', to: 'compras@optica.example', messageId: 'a@b', date };
  return mimeOf(letter, envelope, [{ fileName: letter.fileNames.zip, contentType: 'application/zip', bytes }]);
};
