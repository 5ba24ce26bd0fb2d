import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { readTrustBundle } from '../certificate/trust.js';
import type { Issuer, NumberingRange } from '../issuer/issuer.js';
import { readXml } from '../xml/read-xml.js';
import { DEFAULT_READINGS } from '../rules/readings.js';
import { find, textAt, type XmlElement } from '../xml/xml.js';
import { dianExtensionsIn, type DocumentKind } from '../document/document-kind.js';
import { examine } from './examine.js';
import { ISSUER, NIT, signedXml } from './invoice.fixture.js';

const ROOT = new URL('../../../../', import.meta.url);
const examples = globSync('examples/**/*.xml', { cwd: fileURLToPath(ROOT) }).sort();

let pki: TestPki;
let good: TestCertificate;
beforeAll(async () => {
  pki = await createTestPki();
  good = await pki.issue('good');
});

/** Of an invoice of type 03 the one it names: the portal would know it. */
const contingencyRange = (root: XmlElement): NumberingRange[] => {
  if (textAt(root, 'cbc:InvoiceTypeCode') !== '03') return [];
  const control = find(dianExtensionsIn(root)[0], 'sts:InvoiceControl');
  const [period, invoices] = [find(control, 'sts:AuthorizationPeriod'), find(control, 'sts:AuthorizedInvoices')];
  return [
    {
      prefix: textAt(invoices, 'sts:Prefix'),
      from: Number(textAt(invoices, 'sts:From')),
      to: Number(textAt(invoices, 'sts:To')),
      resolution_number: textAt(control, 'sts:InvoiceAuthorization'),
      valid_from: textAt(period, 'cbc:StartDate'),
      valid_to: textAt(period, 'cbc:EndDate'),
      technical_key: null,
    },
  ];
};

/** Of the issuer that a document names: the name in its RUT, and whose software it uses. */
const issuerOf = (root: XmlElement): Issuer => {
  const name = textAt(root, 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyTaxScheme', 'cbc:RegistrationName');
  const owner = textAt(dianExtensionsIn(root)[0], 'sts:SoftwareProvider', 'sts:ProviderID');
  return {
    ...ISSUER,
    ranges: [...ISSUER.ranges, ...contingencyRange(root)],
    software: { ...ISSUER.software, owner_nit: owner },
    rut: { name },
  };
};

/** Signed when they were issued, which may be before the certificate was: that one rule is left out. */
const rulesOf = (xml: string): string[] => {
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const circumstances = {
    trust: readTrustBundle(pki.trustPem),
    at: new Date(),
    issuers: new Map([[NIT, issuerOf(root)]]),
    readings: DEFAULT_READINGS,
  };
  const { findings } = examine(Buffer.from(signedXml(xml, good, issued)), circumstances);
  return findings.map(({ rule }) => rule).filter((rule) => rule !== 'ZD07');
};

/** What a buyer need not give: the authority notices it, and accepts the document. */
const noticesOf = (xml: string): string[] => {
  const { root } = readXml(xml);
  const party = find(root, 'cac:AccountingCustomerParty', 'cac:Party');
  const isFinalConsumer = textAt(party, 'cac:PartyTaxScheme', 'cbc:CompanyID') === '222222222222';
  const letter = { Invoice: 'F', CreditNote: 'C', DebitNote: 'D' }[root.name as DocumentKind];
  const address = find(party, 'cac:PhysicalLocation', 'cac:Address');
  const registration = find(party, 'cac:PartyTaxScheme', 'cac:RegistrationAddress');
  return [
    ...(isFinalConsumer || address !== undefined ? [] : [letter === 'D' ? 'DAK07' : `${letter}AK08`]),
    ...(isFinalConsumer || registration !== undefined ? [] : [`${letter}AK28`]),
    ...(textAt(party, 'cac:Contact', 'cbc:ElectronicMail') === '' ? [`${letter}AK55`] : []),
    ...(/<cac:DiscrepancyResponse>(?!\s*<cbc:ReferenceID>)/.test(xml) && !/CustomizationID>[23]2</.test(xml)
      ? [`${letter}BF02`]
      : []),
  ];
};

describe('by the rules of the simulated authority', () => {
  it.each(examples)('%s has nothing against it', (name) => {
    const xml = readFileSync(new URL(name, ROOT), 'utf8');
    expect(rulesOf(xml).sort()).toEqual(noticesOf(xml).sort());
  });
});
