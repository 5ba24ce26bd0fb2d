import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { SOFTWARE, signedXml } from '../examination/invoice.fixture.js';
import { readXml } from '../xml/read-xml.js';
import { textAt } from '../xml/xml.js';
import { eventFindingsOn } from './examine-event-alone.js';

const ROOT = new URL('../../../../', import.meta.url);
const examples = globSync('examples/document-events/*.xml', { cwd: fileURLToPath(ROOT) }).sort();

let pki: TestPki;
let signer: TestCertificate;
beforeAll(async () => {
  pki = await createTestPki();
  signer = await pki.issue('seasoned');
});

const rulesOf = (xml: string): string[] => {
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const portal = { software: SOFTWARE, trustPem: pki.trustPem };
  return eventFindingsOn(signedXml(xml, signer, issued), portal).map(({ rule }) => rule);
};

describe('by the rules of the simulated authority', () => {
  it.each(examples)('%s has nothing against it', (name) =>
    expect(rulesOf(readFileSync(new URL(name, ROOT), 'utf8'))).toEqual([]),
  );

  it.each([
    ['AAD06', 'another number', /<cbc:ID>RC7</, '<cbc:ID>RC8<'],
    ['AAD02', 'another operation', 'CustomizationID>1<', 'CustomizationID>031<'],
    ['AAB36', 'a QR code of another invoice', 'documentkey=8bb9', 'documentkey=9bb9'],
  ])('%s is told of %s', (rule, _, text, other) => {
    const xml = readFileSync(new URL('examples/document-events/claim.xml', ROOT), 'utf8');
    expect(xml).toMatch(text);
    expect(rulesOf(xml.replace(text, other))).toContain(rule);
  });
});
