import { supplier } from '@rubrica/document-issuer/testing';
import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import {
  colombianTimestamp,
  cufe,
  type FiscalDocument,
  fiscalDocument,
  type InvoiceDraft,
  qrText,
  softwareSecurityCode,
} from '@rubrica/fiscal';
import { kindOf, saleOf } from '@rubrica/kinds';
import { coffeeLines, sale } from '@rubrica/service-testing';
import { certificatesOfPem, prepareSignature, type SignerCertificates, signerCertificates } from '@rubrica/xades';
import type { UnsignedXml } from '@rubrica/xml';
import forge from 'node-forge';

/** What the benchmarks of signing make: invoices of so many lines, signed by a certificate that says nothing true. */

const PIN = '20191';
const TECHNICAL_KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';
export const NOW = new Date();

export const draftOf = (lines: number): InvoiceDraft =>
  sale({ notes: ['Gracias por su compra.'], lines: coffeeLines(lines) });

export const documentOf = (draft: InvoiceDraft): FiscalDocument =>
  fiscalDocument({
    kind: saleOf(kindOf('invoice')).sale,
    draft,
    issuer: supplier,
    counterparty: null,
    number: 'SETP990000001',
    range: {
      resolutionNumber: '18760000001',
      validFrom: '2019-01-19',
      validTo: '2030-01-19',
      prefix: 'SETP',
      from: '990000000',
      to: '995000000',
    },
    issuedAt: NOW,
    typeCode: '01',
    environment: '2',
    software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: PIN },
    technicalKey: TECHNICAL_KEY,
  });

/** What is left to do once the totals are known: everything that a new number changes. */
export const numbered = (document: FiscalDocument, sequence: number): FiscalDocument => {
  const number = `SETP${String(990_000_000 + sequence)}`;
  const amountOf = (code: string) => document.taxTotals.find((tax) => tax.code === code)?.amount ?? '0.00';
  const next: FiscalDocument = {
    ...document,
    number,
    uuid: cufe({
      number,
      issueDate: document.issueDate,
      issueTime: document.issueTime,
      lineExtensionAmount: document.totals.lineExtensionAmount,
      iva: amountOf('01'),
      inc: amountOf('04'),
      ica: amountOf('03'),
      payableAmount: document.totals.payableAmount,
      supplierNumber: document.supplier.identification.number,
      customerNumber: document.customer.identification.number,
      secret: TECHNICAL_KEY,
      environment: document.environment,
    }),
    software: { ...document.software, securityCode: softwareSecurityCode(document.software.id, PIN, number) },
  };
  return { ...next, qrText: qrText(next) };
};

export interface BenchSigner {
  readonly key: KeyObject;
  /** DER. */
  readonly chain: readonly Buffer[];
  readonly certificates: SignerCertificates;
}

/** RSA-2048 and a chain of two that says nothing true. */
export const benchSigner = (): BenchSigner => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const forgeKey = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(forgeKey.n, forgeKey.e);
  certificate.serialNumber = '6c5a984d1d277400718c49c0b2fb634f';
  certificate.validity.notAfter = new Date(NOW.getTime() + 86_400_000);
  const name = [
    { name: 'countryName', value: 'CO' },
    { name: 'organizationName', value: 'Prueba de velocidad' },
    { name: 'commonName', value: 'CA SUB PRUEBA Clase II' },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(forgeKey, forge.md.sha256.create());
  const [der = Buffer.alloc(0)] = certificatesOfPem(forge.pki.certificateToPem(certificate));
  const chain = [der, der];
  return { key: privateKey, chain, certificates: signerCertificates(chain) };
};

export const prepared = (unsigned: UnsignedXml, { certificates }: Pick<BenchSigner, 'certificates'>) =>
  prepareSignature(unsigned, {
    id: randomUUID(),
    signingTime: colombianTimestamp(NOW),
    signer: certificates,
    role: 'supplier',
  });

type Signing = Pick<BenchSigner, 'key' | 'certificates'>;

export const signed = (unsigned: UnsignedXml, signer: Signing): Buffer => {
  const { signedInfo, assemble } = prepared(unsigned, signer);
  return Buffer.from(assemble(sign('sha256', Buffer.from(signedInfo), signer.key).toString('base64')));
};

const signAside = promisify(sign);

/** RSA in a thread of Node's pool, as the vault does it. */
export const signedAside = async (unsigned: UnsignedXml, signer: Signing): Promise<Buffer> => {
  const { signedInfo, assemble } = prepared(unsigned, signer);
  return Buffer.from(assemble((await signAside('sha256', Buffer.from(signedInfo), signer.key)).toString('base64')));
};
