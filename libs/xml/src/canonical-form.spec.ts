import { describe, expect, it } from '@jest/globals';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { xmllint } from './canonical-form.fixture.js';
import { canonicalForm } from './canonical-form.js';
import { parseForeignXml } from './foreign-xml.js';
import { attributes, branch, cdata, leaf } from './xml-writer.js';

const parsed = (xml: string) => {
  const result = parseForeignXml(xml, { maxBytes: 1 << 20 });
  if (!result.ok) throw new Error(result.reason);
  return result;
};

const WEIRD_TEXT = 'Ñandú & Cía <Ltda> "entre comillas" \'y\' \t tab\r\n 😀 \u0085\u2028\uFFFD';
const written = branch('Invoice')(
  leaf('Note')(WEIRD_TEXT),
  leaf('Note')(''),
  leaf('Quantity')('1.00', attributes({ unitCode: '94\t\n\r&"<>\'', b: '2', a: '1' })),
);
const DOCUMENTS = [
  written,
  branch('Container')(cdata('Description')('<a>]]>&amp;</a>')),
  '<?xml version="1.0" encoding="UTF-8"?>\r\n<?before a  b?>\r\n<!-- c --><a  b="1"\r\na=\'2\'>\r\n<b/><!-- c --></a>\r\n<?after?>',
  '\uFEFF<a xmlns="urn:1"><b xmlns=""><c xmlns="urn:1" xmlns:x="urn:2"><d xmlns:x="urn:2"/></c></b></a>',
  '<a xmlns:b="urn:b" xmlns:a="urn:a" b:z="1" a:z="2" z="3" xml:lang="es" y="&#9;&#10;&#13;&amp;&lt;&gt;&quot;"/>',
  '<a>&#13;&gt;<![CDATA[<&>]]>&#x1F600;\u0085\u2028</a>',
  '<a><?p?><b xml:space="preserve"> \n </b></a>',
];

describe('the canonical form of a document', () => {
  it('is what the writer writes', () => {
    expect(canonicalForm(parsed(written).document)).toBe(written);
  });

  it('of a part carries the namespaces and xml: attributes of what is around it', () => {
    const { root } = parsed(
      '<a xmlns="urn:1" xmlns:x="urn:x" xml:lang="es"><b xmlns:x="urn:y" xmlns:z="urn:z"><c x:d="1" z:e="2"/></b></a>',
    );
    const [c] = root.getElementsByTagName('c');
    expect(canonicalForm(c as Element)).toBe(
      '<c xmlns="urn:1" xmlns:x="urn:y" xmlns:z="urn:z" xml:lang="es" x:d="1" z:e="2"></c>',
    );
  });

  it('is another one when an attribute hides in the name of a namespace', () => {
    const forms = ['<e xmlns:a="x" b="c"/>', '<e xmlns:a="x&quot; b=&quot;c"/>'].map((xml) =>
      canonicalForm(new DOMParser().parseFromString(xml, 'text/xml')),
    );
    expect(forms[0]).not.toBe(forms[1]);
  });
});

// Only the test above has namespace names with & or ", because libxml2 does not escape them either.
xmllint.describe('the canonical form of a document, beside libxml2,', () => {
  it('is the same', () => {
    for (const xml of DOCUMENTS) {
      // libxml2 keeps comments, so they are removed from its input.
      const referee = xmllint.canonicalForm(xml.replaceAll(/<!--.*?-->/g, ''));
      expect(canonicalForm(parsed(xml).document)).toBe(referee);
    }
  });
});
