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
  readFileSync(new URL(`../../../../examples/support-document-adjustments/${name}.xml`, import.meta.url), 'utf8');
const RESIDENT = example('price-adjustment-with-iva');
const FOREIGNER = example('from-abroad-issued-elsewhere');

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
const rejections = (note: string, changes: readonly Change[], finish = hashedAgain): string[] => {
  const xml = finish(
    changes.reduce((text, [what, to]) => {
      expect(text.search(what)).toBeGreaterThan(0);
      return text.replace(what, to);
    }, note),
  );
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const portal = { software: SOFTWARE, technicalKey: 'not used', trustPem: pki.trustPem };
  return findingsOn(signedXml(xml, signer, issued), portal).flatMap(({ rule, severity, text }) =>
    severity === 'rejection' ? [rule || text] : [],
  );
};

const ofSeller = (pattern: string): RegExp => new RegExp(`(<cac:AccountingSupplierParty>[^]*?)${pattern}`);

describe('an adjustment note to a support document', () => {
  it('that is right is not rejected', () => {
    expect(rejections(RESIDENT, [])).toEqual([]);
    expect(rejections(FOREIGNER, [])).toEqual([]);
  });

  it.each<readonly [rule: string, what: string, changes: readonly Change[]]>([
    // Met live: the annex and DIAN's own sample print the blank.
    [
      'NSAD03',
      'a ProfileID with a blank at its end',
      [['documento equivalente</cbc:ProfileID>', 'documento equivalente </cbc:ProfileID>']],
    ],
    ['NSAD12', 'no type', [['<cbc:CreditNoteTypeCode>95</cbc:CreditNoteTypeCode>', '']]],
    ['NSAD02', 'an operation type of credit notes', [['<cbc:CustomizationID>10<', '<cbc:CustomizationID>20<']]],
    ['NSAD08', 'CUDE-SHA384 as the name of its hash', [[/(<cbc:UUID schemeID="2" schemeName=")CUDS/, '$1CUDE']]],
    ['NSBF01', 'no reason', [[/<cac:DiscrepancyResponse>[^]*<\/cac:DiscrepancyResponse>/, '']]],
    ['NSBF03', 'a reason of credit notes alone', [[/<cbc:ResponseCode>\d</, '<cbc:ResponseCode>6<']]],
    [
      'NSBG02',
      'no CUDS of the support document',
      [[/(<cac:InvoiceDocumentReference>[^]*?)<cbc:UUID[^]*?<\/cbc:UUID>/, '$1']],
    ],
    [
      'NSBG03',
      'no day of the support document',
      [[/(<cac:InvoiceDocumentReference>[^]*?)<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, '$1']],
    ],
    [
      'NSBG05',
      'a reference with the hash of an invoice',
      [[/(<cac:InvoiceDocumentReference>[^]*?schemeName=")CUDS/, '$1CUFE']],
    ],
    ['NSAJ08a', 'no postal code of the seller', [[/<cbc:PostalZone>[^<]*<\/cbc:PostalZone>/, '']]],
    ['NSAJ25a', 'a cédula as such', [[ofSeller('schemeName="31"'), '$1schemeName="13"']]],
    ['NSAU14', 'an amount less what is withheld', [[/(<cbc:PayableAmount currencyID="COP">)156500.00/, '$1155000.00']]],
  ])('is rejected by %s for %s', (rule, _, changes) => expect(rejections(RESIDENT, changes)).toContain(rule));

  it('of a non-resident is rejected by NSAJ08b for a country that is Colombia', () =>
    expect(rejections(FOREIGNER, [[ofSeller('<cbc:IdentificationCode>US'), '$1<cbc:IdentificationCode>CO']])).toContain(
      'NSAJ08b',
    ));

  it('is rejected by NSAD06 for the hash of another amount', () =>
    expect(rejections(RESIDENT, [[/(<cbc:UUID schemeID[^>]*>)[0-9a-f]{4}/, '$10000']], (xml) => xml)).toEqual([
      'NSAD06',
    ]));
});

it('an Invoice that says it is of type 95 gets the answer that others were given live', () => {
  const document = readFileSync(
    new URL('../../../../examples/support-documents/coffee-of-a-grower.xml', import.meta.url),
    'utf8',
  );
  expect(rejections(document, [['<cbc:InvoiceTypeCode>05<', '<cbc:InvoiceTypeCode>95<']])).toEqual([
    'MessagesType not found',
  ]);
});
