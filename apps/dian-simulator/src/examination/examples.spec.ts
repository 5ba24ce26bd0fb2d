import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { readXml } from '../xml/read-xml.js';
import { find, textAt } from '../xml/xml.js';
import { kindOf } from '../kind/find-kind.js';
import { findingsOn } from './examine-alone.js';
import { SOFTWARE, signedXml } from './invoice.fixture.js';

const ROOT = new URL('../../../../', import.meta.url);
/** Events have rules of their own, and a spec beside them. */
const examples = globSync('examples/**/*.xml', {
  cwd: fileURLToPath(ROOT),
  exclude: ['examples/document-events'],
}).sort();

/** Of DIAN's public test range. */
const TECHNICAL_KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';

let pki: TestPki;
let signer: TestCertificate;
beforeAll(async () => {
  pki = await createTestPki();
  signer = await pki.issue('seasoned');
});

const rulesOf = (xml: string): string[] => {
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const portal = { software: SOFTWARE, technicalKey: TECHNICAL_KEY, trustPem: pki.trustPem };
  return findingsOn(signedXml(xml, signer, issued), portal).map(({ rule }) => rule);
};

/** What a buyer need not give: the authority notices it, and accepts the document. */
const noticesOf = (xml: string): string[] => {
  const { root } = readXml(xml);
  const party = find(root, 'cac:AccountingCustomerParty', 'cac:Party');
  const isFinalConsumer = textAt(party, 'cac:PartyTaxScheme', 'cbc:CompanyID') === '222222222222';
  const letter = kindOf(root)?.letter ?? '';
  const address = find(party, 'cac:PhysicalLocation', 'cac:Address');
  const registration = find(party, 'cac:PartyTaxScheme', 'cac:RegistrationAddress');
  // A purchase says less of its buyer, who issues it.
  if (letter === 'DS' || letter === 'NS') return [];
  return [
    ...(isFinalConsumer || address !== undefined ? [] : [`${letter}AK${root.name === 'DebitNote' ? '07' : '08'}`]),
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
