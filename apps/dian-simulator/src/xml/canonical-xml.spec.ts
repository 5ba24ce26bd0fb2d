import { describe, expect, it } from '@jest/globals';
import { documentXml } from '../examination/invoice.fixture.js';
import { describeWith, judged } from '../referee.fixture.js';
import { canonicalDocument, canonicalElement, exclusiveCanonicalElement } from './canonical-xml.js';
import { readXml } from './read-xml.js';
import { find, type XmlElement } from './xml.js';

const ODD = `<?xml version="1.0"?>\r\n<?pi  a b?><a xmlns="u:1" xmlns:p="u:2" xmlns:q="u:2" p:z='1' b=" x&#9;y\n&quot;&amp;>" q:a="2">
<b xmlns=""><c xmlns="u:1"/>text &#xD; <![CDATA[<&]]>]]&gt;</b><p:d xmlns:p="u:2"/><p:e xmlns:p="u:3" p:k="v"/><?x?>é😀\u0085\u2028</a>\n<?end?>\n`;

describe('the canonical form', () => {
  it('writes every element, reference and namespace in one way', () =>
    expect(canonicalDocument(readXml('<b:a  z="1" y=\'"\' xmlns:b="u"><c/>&#x20;<b:d xmlns:b="u"></b:d></b:a >'))).toBe(
      '<b:a xmlns:b="u" y="&quot;" z="1"><c></c> <b:d></b:d></b:a>',
    ));

  const envelope = readXml(
    '<s:e xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:x="u:x" xml:lang="es">' +
      '<s:Header xmlns:w="u:w"><w:To w:Id="1">a</w:To></s:Header></s:e>',
  );
  const to = find(envelope.root, 'soap:Header')?.children[0] as XmlElement;

  it('of a part takes along the namespaces and xml: attributes around it', () =>
    expect(canonicalElement(to)).toBe(
      '<w:To xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:w="u:w" xmlns:x="u:x" xml:lang="es" w:Id="1">a</w:To>',
    ));

  it('in its exclusive kind takes along what is used and what is listed', () => {
    expect(exclusiveCanonicalElement(to)).toBe('<w:To xmlns:w="u:w" w:Id="1">a</w:To>');
    expect(exclusiveCanonicalElement(to, ['x', 'unknown'])).toBe('<w:To xmlns:w="u:w" xmlns:x="u:x" w:Id="1">a</w:To>');
  });
});

describeWith('xmllint', 'libxml2-utils', 'xmllint agrees', () => {
  it.each([
    ['an invoice', documentXml()],
    ['all that is odd', ODD],
  ])('on %s', (_, xml) => {
    const document = readXml(xml);
    expect(canonicalDocument(document)).toBe(judged('xmllint', ['--c14n'], xml).stdout);
    // libxml2 writes the document's own instructions here as well.
    const exclusive = judged('xmllint', ['--exc-c14n'], xml).stdout.replace(/^<\?pi.*\n|\n<\?end\?>$/g, '');
    expect(exclusiveCanonicalElement(document.root)).toBe(exclusive);
  });
});
