import { beforeAll, describe, expect, it } from '@jest/globals';
import { javaReferee, referee, TEST_NIT, xmlsec1 } from '@rubrica/testing';
import { trustBundle, verifySignature } from '@rubrica/xades';
import { documentIn, EXAMPLES, first, NOW, testSigner, unsignedExample } from './signed-examples.fixture.js';

const java = await javaReferee();
const xmlsec = xmlsec1();
const xmllint = referee('xmllint', 'libxml2-utils');
const sha384sum = referee('sha384sum', 'coreutils');

/** What the examples are hashed with: see `libs/ubl/src/examples/examples.fixture.ts`. */
const secretOf = (scheme: string): string =>
  scheme === 'CUFE-SHA384' ? 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c' : '20191';

let signer: Awaited<ReturnType<typeof testSigner>>;
/** Of each example: the document, the answer to it, the container of both, signed. */
let files: ReadonlyMap<string, readonly [document: string, answer: string, container: string]>;

beforeAll(async () => {
  signer = await testSigner();
  files = new Map(EXAMPLES.map((example) => [example, signer.filesOf(unsignedExample(example))]));
});

describe.each(EXAMPLES)('the example %s, signed, answered and packaged,', (example) => {
  it('holds before our own verification', () => {
    const verification = { trust: trustBundle(signer.trustPem), at: NOW, signedBy: [TEST_NIT] };
    for (const xml of files.get(example)!) expect(verifySignature(xml, verification)).toMatchObject({ ok: true });
  });

  xmllint.it('is its own canonical form but for the XML declaration, as xmllint makes it', () => {
    const [xml] = files.get(example)!;
    expect(
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${xmllint.run(['--c14n', 'x'], { x: xml }).stdout}`,
    ).toBe(xml);
  });
});

/** The documents alone are judged by `npm run verify:documents`. */
describe('the answers to the examples, and their containers', () => {
  const packaged = () => [...files].flatMap(([example, [, ...xmls]]) => xmls.map((xml) => ({ example, xml })));
  const refused = (verdicts: readonly boolean[]) =>
    packaged().flatMap(({ example }, index) => (verdicts[index] === true ? [] : [example]));

  xmlsec.it('hold before xmlsec1', () =>
    expect(
      refused(
        xmlsec.verifiesEach(
          packaged().map(({ xml }) => xml),
          signer.trustPem,
        ),
      ),
    ).toEqual([]),
  );

  java.it('hold before DSS', async () => {
    const judgements = packaged().map(({ xml }) => java.judge('dss', xml, { trustPem: signer.trustPem }));
    expect(refused((await Promise.all(judgements)).map(({ verdict }) => verdict === 'TOTAL_PASSED'))).toEqual([]);
  });

  java.it('are valid by the schemas', async () => {
    const judgements = packaged().map(({ xml }) => java.judge('xsd', xml));
    expect(refused((await Promise.all(judgements)).map(({ verdict }) => verdict === 'VALID'))).toEqual([]);
  });
});

/** The hash's fields as they stand in the file, and the secret. */
const seedIn = (xml: string, secret: string, taxCodes: readonly string[]): string => {
  const [header = '', rest = ''] = xml.split(/<cac:(?:Legal|Requested)MonetaryTotal>/);
  const tax = (code: string) =>
    header
      .split('<cac:TaxTotal>')
      .slice(1)
      .filter((total) => total.includes(`<cac:TaxScheme><cbc:ID>${code}<`))
      .map((total) => first(total, /^<cbc:TaxAmount [^>]*>([^<]+)/))[0] ?? '0.00';
  const company = (party: string) =>
    first(xml, new RegExp(`<cac:Accounting${party}Party>.*?<cac:PartyTaxScheme>.*?<cbc:CompanyID [^>]*>([^<]+)`));
  return [
    first(header, /<cbc:ID>([^<]+)<\/cbc:ID><cbc:UUID/),
    first(header, /<cbc:IssueDate>([^<]+)/),
    first(header, /<cbc:IssueTime>([^<]+)/),
    first(rest, /<cbc:LineExtensionAmount [^>]*>([^<]+)/),
    ...taxCodes.flatMap((code) => [code, tax(code)]),
    first(rest, /<cbc:PayableAmount [^>]*>([^<]+)/),
    company('Supplier'),
    company('Customer'),
    secret,
    first(header, /<cbc:ProfileExecutionID>([^<]+)/),
  ].join('');
};

sha384sum.describe('the CUFE or CUDE in a document', () => {
  it.each(EXAMPLES)('of the example %s is what sha384sum makes of its fields', (example) => {
    const unsigned = unsignedExample(example);
    const { uuid, uuidScheme } = documentIn(unsigned);
    const seed = seedIn(
      unsigned.head + unsigned.tail,
      secretOf(uuidScheme),
      uuidScheme === 'CUDS-SHA384' ? ['01'] : ['01', '04', '03'],
    );
    expect(sha384sum.run(['seed'], { seed }).stdout).toBe(`${uuid}  seed\n`);
  });
});
