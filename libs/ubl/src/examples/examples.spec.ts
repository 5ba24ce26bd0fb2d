import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { canonicalOfReadable, readableXml } from '@rubrica/testing';
import { canonicalForm, canonicalFormByXmllint, withEmptySignature, xmllint } from './canonical-form.fixture.js';
import { documentXml } from '../document/document-xml.js';
import { exampleDocument, EXAMPLES, xmlFileOf } from './examples.fixture.js';

const README = new URL('../../../../examples/README.md', import.meta.url);

/** `npx nx run ubl:renew-examples` writes the XML files anew; read the difference before you commit it. */
const RENEW = process.env['RENEW_EXAMPLES'] === '1';

it('the examples are told in their README, each with its case', () => {
  const told = [...readFileSync(README, 'utf8').matchAll(/^\| `(.+)\.json`/gm)].map(([, name = '']) => name);
  // Events of documents are written by a lib of their own, which looks after their rows.
  expect(told.filter((name) => !name.startsWith('document-events/')).sort()).toEqual([...EXAMPLES].sort());
});

describe.each(EXAMPLES)('the example %s', (example) => {
  const unsigned = documentXml(exampleDocument(example));
  const document = unsigned.head + unsigned.tail;
  const { file, canonical } = withEmptySignature(unsigned);
  if (RENEW) writeFileSync(xmlFileOf(example), readableXml(document));

  it('becomes exactly the XML beside it', () => {
    const beside = readFileSync(xmlFileOf(example), 'utf8');
    expect(readableXml(document)).toBe(beside);
    expect(canonicalOfReadable(beside)).toBe(document);
  });

  it('is in canonical form as it stands', () => expect(canonicalForm(file)).toBe(canonical));

  xmllint.it('is in canonical form in the eyes of xmllint too', () =>
    expect(canonicalFormByXmllint(file)).toBe(canonical),
  );
});
