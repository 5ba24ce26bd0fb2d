import { generateKeyPairSync, type KeyObject, randomUUID, sign, webcrypto } from 'node:crypto';
import {
  colombianTimestamp,
  computeDraft,
  cufe,
  draftFaults,
  type FiscalDocument,
  fiscalDocument,
  type InvoiceDraft,
  qrText,
  softwareSecurityCode,
  type TenantProfile,
} from '@rubrica/fiscal';
import { documentXml } from '@rubrica/ubl';
import {
  certificatesOfPem,
  prepareSignature,
  SIGNATURE_POLICY,
  type SignaturePlan,
  type SignerCertificates,
  signerCertificates,
} from '@rubrica/xades';
import { DOMImplementation, DOMParser, XMLSerializer } from '@xmldom/xmldom';
import forge from 'node-forge';
import * as xadesjs from 'xadesjs';
import { setNodeDependencies } from 'xml-core';

/**
 * How fast one thread makes signed documents, beside the speed of RSA alone and beside xadesjs. The rows take turns in
 * short slices, so that whatever else the machine does meets them alike; figures are medians over the rounds.
 */
const ROUNDS = 12;
const SLICE_MS = 250;
const LEAST_RATIO_AT_10_LINES = 0.6;

const PIN = '20191';
const TECHNICAL_KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';
const NOW = new Date();

interface Row {
  readonly title: string;
  readonly run: () => unknown;
}

const supplier: TenantProfile = {
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  organization_type: '1',
  tax_level_codes: ['O-13', 'O-15'],
  tax_scheme: '01',
  address: { line: 'Carrera 7 # 71-21', municipality_code: '11001', country: 'CO' },
  email: 'facturacion@andina.example',
};

const draftOf = (lines: number): InvoiceDraft => ({
  customer_id: 'final_consumer',
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '1' },
  notes: ['Gracias por su compra.'],
  lines: Array.from({ length: lines }, (_, index) => ({
    description: `Café de origen «Nariño», tostión media, bolsa de ${String(index + 1)}00 g`,
    quantity: '10.00',
    unit_code: '94',
    unit_price: '25000.00',
    line_extension_amount: '250000.00',
    taxes: [{ code: '01', rate: '19.00', base: '250000.00', value: '47500.00' }],
    product_code: { standard: '999', value: `CAF-${String(index)}` },
  })),
});

const documentOf = (draft: InvoiceDraft): FiscalDocument =>
  fiscalDocument({
    draft,
    supplier,
    customer: null,
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
const numbered = (document: FiscalDocument, sequence: number): FiscalDocument => {
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
      supplierNit: document.supplier.identification.number,
      customerNumber: document.customer.identification.number,
      secret: TECHNICAL_KEY,
      environment: document.environment,
    }),
    software: { ...document.software, securityCode: softwareSecurityCode(document.software.id, PIN, number) },
  };
  return { ...next, qrText: qrText(next) };
};

/** RSA-2048 and a chain of two that says nothing true. */
const signer = (): { key: KeyObject; chain: Buffer[]; certificates: SignerCertificates } => {
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

const { key, chain, certificates } = signer();

const plan = (): SignaturePlan => ({
  id: randomUUID(),
  signingTime: colombianTimestamp(NOW),
  signer: certificates,
  role: 'supplier',
});

const signed = (unsigned: ReturnType<typeof documentXml>): Buffer => {
  const { signedInfo, assemble } = prepareSignature(unsigned, plan());
  return assemble(sign('sha256', Buffer.from(signedInfo), key).toString('base64'));
};

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

const signedByXadesjs = async (unsigned: ReturnType<typeof documentXml>, cryptoKey: webcrypto.CryptoKey) => {
  const document = xadesjs.Parse(unsigned.head + unsigned.tail);
  const xades = new xadesjs.SignedXml(document);
  const [leaf = ''] = chain.map((der) => der.toString('base64'));
  xades.XmlSignature.KeyInfo.Id = 'key-info';
  await xades.Sign(ALGORITHM, cryptoKey, document, {
    x509: chain.map((der) => der.toString('base64')),
    references: [
      { id: 'ref0', uri: '', hash: 'SHA-256', transforms: ['enveloped'] },
      { uri: '#key-info', hash: 'SHA-256' },
    ],
    signingCertificate: leaf,
    policy: {
      identifier: { value: SIGNATURE_POLICY.identifier, description: SIGNATURE_POLICY.description },
      hash: 'SHA-256',
      digestValue: SIGNATURE_POLICY.hash.sha256,
    },
    signerRole: { claimed: ['supplier'] },
  });
  return unsigned.head + xades.XmlSignature.toString() + unsigned.tail;
};

const rowsOf = (lines: number, cryptoKey: webcrypto.CryptoKey): Row[] => {
  const draft = draftOf(lines);
  const document = documentOf(draft);
  const unsigned = documentXml(document);
  const signedInfo = Buffer.from(prepareSignature(unsigned, plan()).signedInfo);
  let sequence = 0;
  return [
    { title: 'crypto.sign alone (the limit)', run: () => sign('sha256', signedInfo, key) },
    { title: 'sign', run: () => signed(unsigned) },
    { title: 'build + CUFE + sign', run: () => signed(documentXml(numbered(document, (sequence += 1)))) },
    { title: 'build + CUFE', run: () => documentXml(numbered(document, (sequence += 1))) },
    { title: 'totals', run: () => computeDraft(draft) },
    { title: 'rules', run: () => draftFaults(draft, { now: NOW, livemode: true }) },
    { title: 'xadesjs: sign', run: () => signedByXadesjs(unsigned, cryptoKey) },
  ];
};

/** Runs a row for a slice of time; per second. */
const rateOf = async ({ run }: Row): Promise<number> => {
  const started = performance.now();
  let count = 0;
  for (let now = started; now - started < SLICE_MS; now = performance.now()) {
    const result = run();
    if (result instanceof Promise) await result;
    count += 1;
  }
  return (count * 1_000) / (performance.now() - started);
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const measured = async (rows: readonly Row[]): Promise<{ title: string; rate: number; ratio: number }[]> => {
  const rounds: number[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rates: number[] = [];
    for (const row of rows) rates.push(await rateOf(row));
    if (round > 0) rounds.push(rates); // the first warms up
  }
  return rows.map(({ title }, index) => ({
    title,
    rate: median(rounds.map((rates) => rates[index] ?? 0)),
    ratio: median(rounds.map((rates) => (rates[index] ?? 0) / (rates[0] ?? 1))),
  }));
};

setNodeDependencies({ DOMParser, XMLSerializer, DOMImplementation });
xadesjs.Application.setEngine('node', webcrypto);
const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
const cryptoKey = await webcrypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign']);

for (const lines of [10, 500]) {
  const faults = draftFaults(draftOf(lines), { now: NOW, livemode: true });
  if (faults.length > 0) throw new Error(`the draft has faults: ${JSON.stringify(faults)}`);
  const size = signed(documentXml(documentOf(draftOf(lines)))).length;
  console.log(
    `\n${String(lines)} lines, ${(size / 1_024).toFixed(1)} KiB signed, RSA-2048, one thread, Node ${process.version}`,
  );
  const rows = await measured(rowsOf(lines, cryptoKey));
  for (const { title, rate, ratio } of rows) {
    console.log(
      `  ${title.padEnd(32)} ${rate.toFixed(0).padStart(8)}/s   ${ratio.toFixed(3).padStart(8)} of the limit`,
    );
  }
  const whole = rows.find(({ title }) => title === 'build + CUFE + sign');
  if (lines === 10 && (whole?.ratio ?? 0) < LEAST_RATIO_AT_10_LINES) {
    console.error(`  build + CUFE + sign is below ${String(LEAST_RATIO_AT_10_LINES)} of the limit`);
    process.exitCode = 1;
  }
}
