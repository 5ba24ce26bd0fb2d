import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { identityOf, salesDocumentOf } from '../document/document.js';
import { cufeOf } from '../document/hashes.js';
import { readXml } from '../xml/read-xml.js';
import { textAt } from '../xml/xml.js';
import { findingsOn } from './examine-alone.js';
import { SOFTWARE, signedXml, uuidOf } from './invoice.fixture.js';

type Change = readonly [what: string | RegExp, to: string];

const example = (name: string): string =>
  readFileSync(new URL(`../../../../examples/equivalent-document-notes/${name}.xml`, import.meta.url), 'utf8');
const NOTES = { '94': example('annulment'), '93': example('delivery-charged-later') } as const;

let pki: TestPki;
let signer: TestCertificate;
beforeAll(async () => {
  pki = await createTestPki();
  signer = await pki.issue('seasoned');
});

const hashedAgain = (xml: string): string => {
  const { root } = readXml(xml);
  const identity = identityOf(root);
  return identity ? xml.replaceAll(uuidOf(xml), cufeOf(salesDocumentOf(root, identity), SOFTWARE.pin)) : xml;
};

/** Rules that reject the note with changes, of which what they name has to be there. */
const rejections = (type: keyof typeof NOTES, ...changes: readonly Change[]): string[] => {
  const xml = hashedAgain(
    changes.reduce((text, [what, to]) => {
      expect(text.search(what)).toBeGreaterThan(0);
      return text.replace(what, to);
    }, NOTES[type]),
  );
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const portal = { software: SOFTWARE, technicalKey: 'not used', trustPem: pki.trustPem };
  return findingsOn(signedXml(xml, signer, issued), portal).flatMap(({ rule, severity }) =>
    severity === 'rejection' ? [rule] : [],
  );
};

describe.each(['94', '93'] as const)('a note of type %s to a ticket', (type) => {
  it('that is right is not rejected', () => expect(rejections(type)).toEqual([]));

  it.each<readonly [rule: string, what: string, change: Change]>([
    ['NAAD01', 'another version of UBL', ['UBL 2.1<', 'UBL 2.0<']],
    ['NABF03', 'a reason that is in no list', [/<cbc:ResponseCode>\d</, '<cbc:ResponseCode>9<']],
    [
      'NAAJ24',
      'a wrong check digit of the issuer',
      [/(<cac:AccountingSupplierParty>[^]*?<cbc:CompanyID[^>]*schemeID=")3/, '$14'],
    ],
  ])('is rejected by %s for %s', (rule, _, change) => expect(rejections(type, change)).toEqual([rule]));

  it('is rejected by NAAD02 for an operation that is no type of equivalent document', () =>
    expect(rejections(type, ['<cbc:CustomizationID>20<', '<cbc:CustomizationID>10<'])).toContain('NAAD02'));
});

it('a note of type 94 is rejected by NAAD03 for the ProfileID of a credit note to an invoice', () =>
  expect(
    rejections('94', [
      /<cbc:ProfileID>[^<]*</,
      '<cbc:ProfileID>DIAN 2.1: Nota Crédito de Factura Electrónica de Venta<',
    ]),
  ).toEqual(['NAAD03']));
