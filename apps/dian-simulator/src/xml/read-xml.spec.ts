import { describe, expect, it } from '@jest/globals';
import { readXml, XmlError } from './read-xml.js';
import { attributeOf, elementsOf, textOf } from './xml.js';

describe('an XML document', () => {
  it('is read with its namespaces, references and sections resolved', () => {
    const { root, before, after } = readXml(
      '\uFEFF<?xml version="1.0" encoding="utf-8" standalone="no"?>\r\n<?hoja a?><!-- uno -->' +
        '<a:doc xmlns:a="urn:a" xmlns="urn:b" a:x="1" y=\' &lt;&#9;\n\'>Caf&#xE9;<![CDATA[ <&> ]]>&amp;<!-- sin corte -->!' +
        '<b/><b xmlns=""><c xmlns:a="urn:c" a:x="2"/></b></a:doc>\n<?fin?>',
    );
    expect(before).toEqual([{ target: 'hoja', data: 'a' }]);
    expect(after).toEqual([{ target: 'fin', data: '' }]);
    expect(textOf(root)).toBe('Café <&> &!');
    expect(root).toMatchObject({ prefix: 'a', name: 'doc', namespace: 'urn:a' });
    expect(attributeOf(root, 'y')).toBe(' <\t ');
    const [first, second] = elementsOf(root);
    expect(first?.namespace).toBe('urn:b');
    expect(second?.namespace).toBe('');
    expect(second && elementsOf(second)[0]?.attributes[0]?.namespace).toBe('urn:c');
  });

  it('has the line ends of XML 1.0 and keeps those that are written as references', () =>
    expect(textOf(readXml('<a>1\r\n2\r3&#xD;4\u20285</a>').root)).toBe('1\n2\n3\r4\u20285'));

  it('of many elements side by side is read', () =>
    expect(elementsOf(readXml(`<a>${'<b/>'.repeat(20_000)}</a>`).root)).toHaveLength(20_000));

  it.each([
    ['with a DOCTYPE', '<!DOCTYPE a><a/>'],
    ['with entities of its own', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['with a DOCTYPE further down', '<a><!DOCTYPE b></a>'],
    ['with an unknown entity', '<a>&nbsp;</a>'],
    ['with an entity called like a property', '<a>&constructor;</a>'],
    ['with a reference without end', '<a>A & B</a>'],
    ['with a reference to no character', '<a>&#0;</a>'],
    ['with a reference beyond Unicode', '<a>&#x110000;</a>'],
    ['with half a surrogate pair by reference', '<a>&#xD800;</a>'],
    ['with a control character', '<a>\u0001</a>'],
    ['in another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>'],
    ['of XML 1.1', '<?xml version="1.1"?><a/>'],
    ['with blanks before its declaration', ' <?xml version="1.0"?><a/>'],
    ['with two roots', '<a/><b/>'],
    ['with text after the root', '<a/>x'],
    ['without a root', '<!-- nada -->'],
    ['that is empty', ''],
    ['that ends inside an element', '<a><b></b>'],
    ['that ends inside a tag', '<a b="1"'],
    ['whose tags cross', '<a><b></a></b>'],
    ['with an undeclared prefix', '<a:b/>'],
    ['with an undeclared prefix of an attribute', '<b a:c="1"/>'],
    ['with the same attribute twice', '<a b="1" b="2"/>'],
    ['with one attribute under two prefixes', '<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>'],
    ['with attributes that touch', '<a b="1"c="2"/>'],
    ['with an attribute without quotes', '<a b=1/>'],
    ["with '<' in an attribute", '<a b="<"/>'],
    ["with ']]>' in text", '<a>]]></a>'],
    ["with '--' in a comment", '<a><!-- a -- b --></a>'],
    ['with a name that begins with a digit', '<1a/>'],
    ['with two colons in a name', '<a xmlns:b="u"><b:c:d/></a>'],
    ['that binds a prefix to nothing', '<a xmlns:b=""/>'],
    ['that binds another prefix to the XML namespace', '<a xmlns:b="http://www.w3.org/XML/1998/namespace"/>'],
    ['with a processing instruction called xml', '<a><?xml version="1.0"?></a>'],
    [
      'with more attributes than sensible',
      `<a ${Array.from({ length: 300 }, (_, index) => `a${String(index)}=""`).join(' ')}/>`,
    ],
    ['deeper than anything sensible', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`],
  ])('%s is not taken', (_, text) => expect(() => readXml(text)).toThrow(XmlError));

  it('that is not UTF-8 is not taken', () =>
    expect(() => readXml(Buffer.from([0x3c, 0x61, 0x3e, 0xe9, 0x3c, 0x2f, 0x61, 0x3e]))).toThrow(XmlError));
});
