import type { TestCertificate } from '@rubrica/testing';
import { type TestApplicationResponse, testApplicationResponseXml } from '@rubrica/ubl';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import type { UnsignedXml } from '@rubrica/xml';
import { randomUUID, sign } from 'node:crypto';
import { seller } from './sale.js';

/** Signs a document in this process, with the key of a test certificate. */
export const signXml = (
  unsigned: UnsignedXml,
  { key, chain }: Pick<TestCertificate, 'key' | 'chain'>,
  signingTime: string,
): Buffer => {
  const { signedInfo, assemble } = prepareSignature(unsigned, {
    id: randomUUID(),
    signingTime,
    signer: signerCertificates(chain),
    role: 'supplier',
  });
  return Buffer.from(assemble(sign('sha256', Buffer.from(signedInfo), key).toString('base64')));
};

type AnsweredDocument = TestApplicationResponse['document'] & Partial<Omit<TestApplicationResponse, 'document'>>;

/** Makes an ApplicationResponse about a document, signed by the certificate; it accepts the document by default. */
export const applicationResponse = (
  certificate: TestCertificate,
  { number, uuid, ...changes }: AnsweredDocument,
): Buffer => {
  const { legal_name: legalName, nit, check_digit: checkDigit } = seller();
  const validatedAt = changes.validatedAt ?? '2026-11-21T10:15:31-05:00';
  const response: TestApplicationResponse = {
    id: '1',
    cude: 'f'.repeat(96),
    validatedAt,
    responseCode: '02',
    description: 'Documento validado por la DIAN',
    document: { number, uuid },
    lines: [{ code: '0000', text: '0' }],
    environment: '2',
    software: { id: randomUUID(), securityCode: '0', providerNit: '800197268', providerCheckDigit: '4' },
    receiver: {
      legalName,
      identification: { type: '31', number: nit, checkDigit },
      taxScheme: { id: '01', name: 'IVA' },
    },
    uuidScheme: 'CUFE-SHA384',
    ...changes,
  };
  return signXml(testApplicationResponseXml(response), certificate, validatedAt);
};
