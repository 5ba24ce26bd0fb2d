import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { readXml } from '../xml/read-xml.js';
import { textAt } from '../xml/xml.js';
import { identityOf, salesDocumentOf } from '../document/document.js';
import { cufeOf } from '../document/hashes.js';
import { findingsOn } from './examine-alone.js';
import { SOFTWARE, signedXml, uuidOf } from './invoice.fixture.js';

type Change = readonly [what: string | RegExp, to: string];

const TICKET = readFileSync(
  new URL('../../../../examples/equivalent-documents/final-consumer.xml', import.meta.url),
  'utf8',
);

let pki: TestPki;
let signer: TestCertificate;
beforeAll(async () => {
  pki = await createTestPki();
  signer = await pki.issue('seasoned');
});

/** The ticket with changes, of which what they name has to be there. */
const changed = (changes: readonly Change[]): string =>
  changes.reduce((xml, [what, to]) => {
    expect(xml.search(what)).toBeGreaterThan(0);
    return xml.replace(what, to);
  }, TICKET);

const hashedAgain = (xml: string): string => {
  const { root } = readXml(xml);
  const identity = identityOf(root);
  return identity ? xml.replaceAll(uuidOf(xml), cufeOf(salesDocumentOf(root, identity), SOFTWARE.pin)) : xml;
};

const rejections = (...changes: readonly Change[]): string[] => {
  const xml = changed(changes);
  const { root } = readXml(xml);
  const issued = new Date(`${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`);
  const portal = { software: SOFTWARE, technicalKey: 'not used', trustPem: pki.trustPem };
  return findingsOn(signedXml(hashedAgain(xml), signer, issued), portal).flatMap(({ rule, severity }) =>
    severity === 'rejection' ? [rule] : [],
  );
};

const type = (code: string): Change => ['<cbc:InvoiceTypeCode>20<', `<cbc:InvoiceTypeCode>${code}<`];
const group = (name: string): Change => [new RegExp(`<${name}>[^]*</${name}>`), `<Otro></Otro>`];

describe('a POS ticket that is right', () => {
  it('is not rejected', () => expect(rejections()).toEqual([]));

  it('is none by the schemas when its extensions are in no namespace', () =>
    expect(rejections(['<PuntoVenta>', '<PuntoVenta xmlns="">'])).toEqual(['ZB01']));
});

describe('a rule of equivalent documents', () => {
  it.each<readonly [string, readonly Change[]]>([
    ['DEAD01', [['UBL 2.1<', 'UBL 2.0<']]],
    ['DEAD02', [['<cbc:CustomizationID>10<', '<cbc:CustomizationID>09<']]],
    ['DEAD03', [['Documento Equivalente POS<', 'Documento equivalente POS<']]],
    ['DEAD12b', [type('40')]],
    ['DEAJ24b', [[/(<cac:AccountingSupplierParty>[^]*?<cbc:CompanyID[^>]*schemeID=")3/, '$14']]],
  ])('%s rejects a ticket that breaks it', (rule, changes) => expect(rejections(...changes)).toEqual([rule]));

  it('DEAD12a rejects a type that no equivalent document has; no hash is known of it either', () =>
    expect(rejections(type('21'))).toEqual(['DEAD06', 'DEAD08', 'DEAD12a']));

  it('DEAI01 rejects a contingency of the provider without a reference', () =>
    expect(rejections(type('08'))).toContain('DEAI01'));

  it('DEPD11 and DEPD21 reject a ticket without buyer’s benefits, or without cash register', () => {
    expect(rejections(group('BeneficiosComprador'))).toContain('DEPD11');
    expect(rejections(group('PuntoVenta'))).toContain('DEPD21');
  });

  const labels: readonly (readonly [first: number, prefix: string, labels: string])[] = [
    [41, 'DEAB', 'NombreApellido RazonSocial NombreSoftware'],
    [15, 'DEPD', 'Codigo NombresApellidos Puntos'],
    [25, 'DEPD', 'PlacaCaja UbicaciónCaja Cajero TipoCaja CódigoVenta SubTotal'],
  ];
  it.each(
    labels.flatMap(([first, prefix, all]) =>
      all
        .split(' ')
        .map((label, index) => [label, `${prefix}${first + 2 * index}`, `${prefix}${first + 2 * index + 1}`]),
    ),
  )('on %s: %s wants the label to the letter, %s its value', (label = '', ofLabel = '', ofValue = '') => {
    const bare = label.normalize('NFD').replace(/\p{M}/gu, '');
    const other = bare === label ? label.toLowerCase() : bare;
    expect(rejections([`<Name>${label}</Name>`, `<Name>${other}</Name>`])).toEqual([ofLabel]);
    const value = new RegExp(`(<Name>${label}</Name>\\s*<Value>)[^<]*`);
    expect(rejections([value, '$1 '])).toEqual([ofValue]);
  });
});
