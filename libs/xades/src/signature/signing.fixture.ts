import { randomUUID, sign, verify, X509Certificate } from 'node:crypto';
import type { TestCertificate, TestPki } from '@rubrica/testing';
import type { UnsignedXml } from '@rubrica/xml';
import { unsignedContainer, unsignedInvoice } from './documents.fixture.js';
import { prepareSignature, signerCertificates, type SignaturePlan } from './signature.js';

export const planFor = (signer: TestCertificate, changes: Partial<SignaturePlan> = {}): SignaturePlan => ({
  id: randomUUID(),
  signingTime: colombianTime(new Date()),
  signer: signerCertificates(signer.chain),
  role: 'supplier',
  ...changes,
});

export const signatureValue = (signedInfo: string, { key }: TestCertificate): string =>
  sign('sha256', Buffer.from(signedInfo), key).toString('base64');

export const signed = (
  unsigned: UnsignedXml,
  signer: TestCertificate,
  changes: Partial<SignaturePlan> = {},
): string => {
  const { signedInfo, assemble } = prepareSignature(unsigned, planFor(signer, changes));
  return assemble(signatureValue(signedInfo, signer));
};

export type SignedDocument = readonly [title: string, xml: string];

/** Signed documents that every referee must accept. */
export const signedDocuments = async (pki: TestPki): Promise<readonly SignedDocument[]> => {
  const [good, weird] = await Promise.all([pki.issue('good'), pki.issue('weird-dn')]);
  const invoice = unsignedInvoice();
  return [
    ['an invoice', signed(invoice, good)],
    ['an invoice of 500 lines', signed(unsignedInvoice({ lines: 500 }), good)],
    ['a credit note', signed(unsignedInvoice({ root: 'CreditNote' }), good)],
    ['an application response', signed(unsignedInvoice({ root: 'ApplicationResponse' }), good)],
    ['an invoice signed by a provider', signed(invoice, good, { role: 'third party' })],
    ['an invoice signed with 3072 bits', signed(invoice, await pki.issue('rsa3072'))],
    ['an invoice signed with 4096 bits', signed(invoice, await pki.issue('rsa4096'))],
    ['a certificate that the root issued', signed(invoice, await pki.issue('byroot'))],
    ['a certificate below four authorities', signed(invoice, await pki.issue('deep'))],
    ['an issuer with , + " \\ < > ; # and blanks in its name', signed(invoice, weird)],
    [
      'issuer names in the order of the encoding',
      signed(invoice, weird, { signer: signerCertificates(weird.chain, { issuerNameOrder: 'encoded' }) }),
    ],
    ['a signing certificate alone', signed(invoice, good, { signer: signerCertificates(good.chain.slice(0, 1)) })],
    ['a container with CDATA', signed(unsignedContainer(signed(invoice, good)), good)],
    ['a container of text that ends a CDATA section', signed(unsignedContainer('<a>]]></a>'), good)],
  ];
};

export const isSignedBy = (signedInfo: string, value: string, { chain }: TestCertificate): boolean => {
  const [leaf = Buffer.alloc(0)] = chain;
  return verify('sha256', Buffer.from(signedInfo), new X509Certificate(leaf).publicKey, Buffer.from(value, 'base64'));
};

export const colombianTime = (instant: Date): string =>
  new Date(instant.getTime() - 5 * 3_600_000).toISOString().replace('Z', '-05:00');
