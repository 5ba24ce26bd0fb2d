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
  readFileSync(new URL(`../../../../examples/support-documents/${name}.xml`, import.meta.url), 'utf8');
const RESIDENT = example('reteiva-and-reterenta');
const FOREIGNER = example('software-from-abroad');

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

/** Rules that reject the document with changes, of which what they name has to be there. */
const rejections = (document: string, changes: readonly Change[], finish = hashedAgain): string[] => {
  const xml = finish(
    changes.reduce((text, [what, to]) => {
      expect(text.search(what)).toBeGreaterThan(0);
      return text.replace(what, to);
    }, document),
  );
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const portal = { software: SOFTWARE, technicalKey: 'not used', trustPem: pki.trustPem };
  return findingsOn(signedXml(xml, signer, issued), portal).flatMap(({ rule, severity }) =>
    severity === 'rejection' ? [rule] : [],
  );
};

const ofSeller = (pattern: string): RegExp => new RegExp(`(<cac:AccountingSupplierParty>[^]*?)${pattern}`);

describe('a support document', () => {
  it('that is right is not rejected', () => {
    expect(rejections(RESIDENT, [])).toEqual([]);
    expect(rejections(FOREIGNER, [])).toEqual([]);
  });

  // What DIAN has answered to others, live.
  it.each<readonly [rule: string, what: string, changes: readonly Change[]]>([
    ['DSAJ08a', 'no postal code', [[/<cbc:PostalZone>[^<]*<\/cbc:PostalZone>/, '']]],
    ['DSAJ08a', 'a seller with the tax scheme IVA', [[ofSeller('<cbc:ID>ZZ<'), '$1<cbc:ID>01<']]],
    [
      'DSAJ24b',
      'a wrong check digit of a cédula',
      [[ofSeller('schemeID="\\d" schemeName="31">79456123'), '$1schemeID="0" schemeName="31">79456123']],
    ],
    ['DSAJ25a', 'a cédula as such', [[ofSeller('schemeName="31"'), '$1schemeName="13"']]],
    [
      'DSFC01',
      'no day of the purchase',
      [[/<cbc:StartDate>([^<]*)<\/cbc:StartDate>\s*<cbc:DescriptionCode>/, '<cbc:DescriptionCode>']],
    ],
    ['DSFC03', 'no form of transmission', [[/<cbc:DescriptionCode>1<\/cbc:DescriptionCode>/, '']]],
    ['DSAD03', 'a ProfileID without the full stop', [['a facturar.<', 'a facturar<']]],
    ['DSAD08', 'CUDS-SHA3-384 as the name of the hash', [['schemeName="CUDS-SHA384"', 'schemeName="CUDS-SHA3-384"']]],
    ['DSAD02', 'an operation type of invoices', [['<cbc:CustomizationID>10<', '<cbc:CustomizationID>09<']]],
    [
      'DSAY13',
      'ReteICA',
      [
        [
          /(<cac:WithholdingTaxTotal>[^]*?<cbc:ID>)06(<[^]*?<cac:InvoiceLine>[^]*?<cac:WithholdingTaxTotal>[^]*?<cbc:ID>)06</,
          '$107$207<',
        ],
      ],
    ],
    [
      'DSAU14',
      'withholdings that lower what is payable',
      [[/<cbc:PayableAmount currencyID="COP">952000.00/, '<cbc:PayableAmount currencyID="COP">897200.00']],
    ],
  ])('is rejected by %s for %s', (rule, _, changes) => expect(rejections(RESIDENT, changes)).toContain(rule));

  it('is rejected by DSAD06 for the hash of another amount', () =>
    expect(rejections(RESIDENT, [[/(<cbc:UUID[^>]*>)[0-9a-f]{4}/, '$10000']], (xml) => xml)).toEqual(['DSAD06']));

  it.each<readonly [rule: string, what: string, changes: readonly Change[]]>([
    [
      'DSAJ08b',
      'a country that is Colombia',
      [[ofSeller('<cbc:IdentificationCode>US'), '$1<cbc:IdentificationCode>CO']],
    ],
    ['DSAJ25b', 'a cédula of a non-resident', [[ofSeller('schemeName="50"'), '$1schemeName="13"']]],
  ])('of a non-resident is rejected by %s for %s', (rule, _, changes) =>
    expect(rejections(FOREIGNER, changes)).toContain(rule),
  );
});
