import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { identityOf, salesDocumentOf } from '../document/document.js';
import { cufeOf } from '../document/hashes.js';
import { readXml } from '../xml/read-xml.js';
import { textAt } from '../xml/xml.js';
import { findingsOn } from './examine-alone.js';
import { SOFTWARE, signedXml, uuidOf } from './invoice.fixture.js';

let pki: TestPki;
let signer: TestCertificate;
beforeAll(async () => {
  pki = await createTestPki();
  signer = await pki.issue('seasoned');
});

/** The example as it is issued in production: environment 1 in the header and in the hash, QR code on the host of production. */
const inProduction = (name: string): string => {
  const xml = readFileSync(new URL(`../../../../examples/${name}.xml`, import.meta.url), 'utf8')
    .replace('<cbc:ProfileExecutionID>2<', '<cbc:ProfileExecutionID>1<')
    .replace(/(<cbc:UUID schemeID=)"2"/, '$1"1"')
    .replaceAll('catalogo-vpfe-hab.dian', 'catalogo-vpfe.dian');
  const { root } = readXml(xml);
  const identity = identityOf(root);
  return identity ? xml.replaceAll(uuidOf(xml), cufeOf(salesDocumentOf(root, identity), SOFTWARE.pin)) : xml;
};

it.each([
  'support-documents/reteiva-and-reterenta',
  'support-documents/software-from-abroad',
  'equivalent-documents/final-consumer',
  'equivalent-document-notes/annulment',
  'equivalent-document-notes/delivery-charged-later',
])('%s is right in production too', (name) => {
  const xml = inProduction(name);
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const portal = { software: SOFTWARE, technicalKey: 'not used', trustPem: pki.trustPem };
  const found = findingsOn(signedXml(xml, signer, issued), portal);
  expect(found.filter(({ severity }) => severity === 'rejection')).toEqual([]);
});
