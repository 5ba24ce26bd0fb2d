import { describe, expect, it } from '@jest/globals';
import { canonicalForm } from './canonical-form.js';
import { readForeignXml, UnreadableXml } from './foreign-element.js';
import { parseForeignXml } from './foreign-xml.js';

const ENTITY = '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>';
const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

/** Every refusal of the reader, as a code and in words. */
const REFUSED: readonly (readonly [title: string, reason: string, detail: string, xml: Uint8Array | string])[] = [
  ['more bytes than allowed', 'too_large', 'longer than 10000 bytes', `<a>${'x'.repeat(10_000)}</a>`],
  [
    'more bytes than allowed, in fewer characters',
    'too_large',
    'longer than 10000 bytes',
    `<a>${'ñ'.repeat(5_000)}</a>`,
  ],
  ['more tags than allowed', 'too_large', 'more than 1000 tags', '<a/>'.repeat(1_001)],
  ['bytes that are not UTF-8', 'not_utf8', 'not UTF-8', Buffer.from('<a>\xf1</a>', 'latin1')],
  ['UTF-16', 'not_utf8', 'not UTF-8', Buffer.from('\uFEFF<a/>', 'utf16le')],
  [
    'a declaration of another encoding',
    'not_utf8',
    'it declares an encoding other than UTF-8',
    '<?xml version="1.0" encoding="ISO-8859-1"?><a/>',
  ],
  ['a document type', 'doctype', 'it has a document type declaration', '<!DOCTYPE a><a/>'],
  ['a document type in odd case', 'doctype', 'it has a document type declaration', '<!doctype a><a/>'],
  ['entities of its own', 'doctype', 'it has a document type declaration', ENTITY],
  [
    'an external entity',
    'doctype',
    'it has a document type declaration',
    '<!DOCTYPE a SYSTEM "file:///etc/hostname"><a/>',
  ],
  ['a document type below the root', 'doctype', 'it has a document type declaration', '<a><!DOCTYPE a></a>'],
  ['a document type in CDATA', 'doctype', 'it has a document type declaration', '<a><![CDATA[<!DOCTYPE a>]]></a>'],
  ['a document type in a comment', 'doctype', 'it has a document type declaration', '<a><!-- <!DOCTYPE a> --></a>'],
  ['another declaration before the root', 'doctype', 'it has a document type declaration', '<!ELEMENT a ANY><a/>'],
  ['an entity that nobody declared', 'malformed', 'not well-formed', '<a>&unknown;</a>'],
  ['an unclosed element', 'malformed', 'not well-formed', '<a><b></a>'],
  ['two roots', 'malformed', 'not well-formed', '<a></a><b></b>'],
  ['text beside the root', 'malformed', 'not well-formed', '<a></a>more'],
  ['an attribute twice', 'malformed', 'not well-formed', '<a b="1" b="2"></a>'],
  ['an attribute without quotes', 'malformed', 'not well-formed', '<a b=1/>'],
  ['an unknown prefix', 'malformed', 'not well-formed', '<x:a></x:a>'],
  ['an XML declaration that is not at the start', 'malformed', 'not well-formed', ' <?xml version="1.0"?><a/>'],
  ['HTML', 'malformed', 'not well-formed', '<html><br></html>'],
  ['nothing', 'malformed', 'not well-formed', ''],
  ['something else', 'malformed', 'not well-formed', '{"a": 1}'],
  ['elements nested too deep', 'malformed', 'nested more than 100 elements deep', nested(101)],
];

describe('XML of somebody else', () => {
  const limits = { maxBytes: 10_000, maxTags: 1_000 };

  it.each(REFUSED)('is refused when it has %s', (_, reason, detail, xml) => {
    expect(parseForeignXml(xml, limits)).toEqual({ ok: false, reason, detail });
    expect(() => readForeignXml(xml, limits)).toThrow(new UnreadableXml(detail));
  });

  it.each([
    ['a byte order mark', '\uFEFF<a>ñ</a>', '<a>ñ</a>'],
    ['a declaration of UTF-8', '<?xml version="1.0" encoding="utf-8"?>\n<a/>', '<a></a>'],
    ['comments and processing instructions', '<?p?><!-- c --><a/>', '<?p?>\n<a></a>'],
    ['a document type as text', '<a>&lt;!DOCTYPE a></a>', '<a>&lt;!DOCTYPE a&gt;</a>'],
    ['elements nested as deep as allowed', nested(100), nested(100)],
  ])('may have %s', (_, xml, canonical) => {
    for (const form of [xml, Buffer.from(xml)]) {
      const parsed = parseForeignXml(form, limits);
      expect(parsed.ok && canonicalForm(parsed.document)).toBe(canonical);
    }
  });
});

describe('the reader of foreign XML', () => {
  const reasonOf = (xml: Buffer | string, maxBytes = 1_000) => {
    const result = parseForeignXml(xml, { maxBytes });
    return result.ok ? 'read' : result.reason;
  };

  it('is refused when it is too large, not UTF-8, not well formed, or too deep', () => {
    expect(reasonOf(`<a>${'x'.repeat(1_000)}</a>`)).toBe('too_large');
    expect(reasonOf(Buffer.from('<a>\xf1</a>', 'latin1'))).toBe('not_utf8');
    expect(reasonOf('<?xml version="1.0" encoding="ISO-8859-1"?><a/>')).toBe('not_utf8');
    for (const xml of [
      '',
      'text',
      '<a>',
      '<a></b>',
      '<a/><b/>',
      '<a b=1/>',
      '<x:a/>',
      '<a>&b;</a>',
      '<html><br></html>',
    ]) {
      expect([xml, reasonOf(xml)]).toEqual([xml, 'malformed']);
    }
    expect(reasonOf('<a>'.repeat(20_000) + '</a>'.repeat(20_000), 1 << 20)).toBe('malformed');
  });

  it('is refused when it brings a DOCTYPE, behind whatever it hides', () => {
    for (const before of [
      '',
      '\n',
      '<?xml version="1.0"?>',
      '<?p ? ?>',
      '<!-- <a/> -->',
      '<!-- - --> <?p?>\n',
      '\uFEFF',
    ]) {
      expect([before, reasonOf(before + ENTITY)]).toEqual([before, 'doctype']);
    }
  });

  it('is read in time that grows with its size alone', () => {
    const started = performance.now();
    for (const piece of ['<!-- - ', '<?p ? ', '\n', '<?p?>', '<!---->', '<a ', '&', '<a b="']) {
      reasonOf(piece.repeat(50_000), 1 << 20);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
