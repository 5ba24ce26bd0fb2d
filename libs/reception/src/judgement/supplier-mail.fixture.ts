import { readFileSync } from 'node:fs';
import { colombianTimestamp } from '@rubrica/fiscal';
import { applicationResponse, signXml } from '@rubrica/service-testing';
import {
  createTestPki,
  SECOND_TEST_NIT,
  TEST_NIT,
  type TestCertificate,
  type TestCertificateKind,
} from '@rubrica/testing';
import { attachedDocumentXml, INVOICE_CONTAINER } from '@rubrica/ubl';
import { trustBundle } from '@rubrica/xades';
import { XML_DECLARATION } from '@rubrica/xml';
import { readSupplierDocument } from '../supplier-document/read-supplier-document.js';
import { parsedXml } from '../opening/container.js';
import type { DianWord, Known } from './known.js';

const EXAMPLES = new URL('../../../../examples/', import.meta.url);
const SLOT = '<ext:ExtensionContent></ext:ExtensionContent>';

/** XML of an example of the project, in one line, with an empty place for the signature. */
export const exampleXml = (example: string): string =>
  readFileSync(new URL(`${example}.xml`, EXAMPLES), 'utf8')
    .trimEnd()
    .replace(/>\n *</g, '><');

export const NOW = new Date();
const SIGNED_AT = colombianTimestamp(new Date(NOW.getTime() - 60_000));

type Change = (xml: string) => string;
const same: Change = (xml) => xml;

interface Contained {
  readonly document: string;
  readonly answer: string | null;
  /** What the container says of both; by default what the document says. */
  readonly number?: string;
  readonly uuid?: string;
}

/** A supplier, a stranger and DIAN, each with certificates of its own, and the mails that they could send. */
export const startSuppliers = async () => {
  const pki = await createTestPki();
  const certificates = new Map<TestCertificateKind, TestCertificate>();
  const kinds = ['good', 'second', 'expired', 'notyet', 'nodigsig', 'otherca', 'byleaf'] as const;
  for (const kind of kinds) certificates.set(kind, await pki.issue(kind));
  const of = (kind: TestCertificateKind): TestCertificate => {
    const certificate = certificates.get(kind);
    if (!certificate) throw new Error(`no certificate ${kind}`);
    return certificate;
  };

  /** Signs the XML as its issuer does, whoever that is. */
  const signed = (xml: string, by: TestCertificateKind = 'good'): string => {
    const [head = '', tail = ''] = xml.split(SLOT);
    const [namespaces = ''] = /( xmlns(?::\w+)?="[^"]*")+/.exec(xml) ?? [];
    return signXml(
      { namespaces, head: `${head}<ext:ExtensionContent>`, tail: `</ext:ExtensionContent>${tail}` },
      of(by),
      SIGNED_AT,
    ).toString();
  };
  const document = (example: string, change = same, by?: TestCertificateKind) =>
    signed(change(exampleXml(example)), by);
  const answer = (
    xml: string,
    changes: Partial<Parameters<typeof applicationResponse>[1]> = {},
    by: TestCertificateKind = 'second',
  ): string => {
    const { number, cufe } = readSupplierDocument(parsedXml(xml));
    return applicationResponse(of(by), { number, uuid: cufe, validatedAt: SIGNED_AT, ...changes }).toString();
  };
  const container = ({ document: xml, answer: response, number, uuid }: Contained): string => {
    const { number: ownNumber, cufe } = readSupplierDocument(parsedXml(exampleXml('discounts')));
    return containerXml(xml, response, number ?? ownNumber, uuid ?? cufe);
  };
  const known = (dian: DianWord, changes: Partial<Known> = {}): Known => ({
    buyerNit: readSupplierDocument(parsedXml(exampleXml('discounts'))).customer.identification.number,
    environment: 'habilitacion',
    now: NOW,
    suppliers: trustBundle(pki.trustPem),
    dianSigner: { trust: trustBundle(pki.trustPem), identificationNumbers: [SECOND_TEST_NIT] },
    dian,
    isNumberKnown: false,
    ...changes,
  });
  return { document, answer, container, known, signed };
};

export type Suppliers = Awaited<ReturnType<typeof startSuppliers>>;

const person = (number: string, checkDigit: string) => ({
  legalName: 'Empresa',
  identification: { type: '31', number, checkDigit },
  taxLevelCodes: ['R-99-PN'],
  taxScheme: { id: '01', name: 'IVA' },
});

/** Its own signature is left out: nobody judges it, since it proves only who made the container. */
const containerXml = (xml: string, response: string | null, number: string, uuid: string): string => {
  const { file, head, tail } = attachedDocumentXml({
    document: {
      environment: '2',
      number,
      uuid,
      uuidScheme: 'CUFE-SHA384',
      issuer: person(TEST_NIT, '3'),
      counterparty: person('900108281', '3'),
    },
    texts: INVOICE_CONTAINER,
    issueDate: '2026-11-21',
    issueTime: '10:16:00-05:00',
    signedDocument: xml,
    answer:
      response === null
        ? null
        : { applicationResponse: response, validation: { validatedAt: SIGNED_AT, responseCode: '02' } },
  });
  const { head: start, tail: end } = file ?? { head, tail };
  return XML_DECLARATION + start + end;
};
