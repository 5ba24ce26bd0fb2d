import { describe, expect, it } from '@jest/globals';
import { readForeignXml } from './foreign-element.js';

const limits = { maxBytes: 10_000 };
const bytes = (text: string) => new TextEncoder().encode(text);

describe('XML from outside', () => {
  it('is read from bytes, with or without byte order mark', () => {
    expect(readForeignXml(bytes('\uFEFF<a>ñ</a>'), limits).text()).toBe('ñ');
    expect(readForeignXml('\uFEFF<a>ñ</a>', limits).text()).toBe('ñ');
  });

  it('gives children by namespace and name, whatever their prefix', () => {
    const root = readForeignXml('<r xmlns:p="urn:a" xmlns:q="urn:b"><q:x>no</q:x><p:x>1</p:x><p:x>2</p:x></r>', limits);
    expect(root.child('urn:a', 'x')?.text()).toBe('1');
    expect(root.children('urn:a', 'x').map((child) => child.text())).toEqual(['1', '2']);
    expect(root.child('urn:c', 'x')).toBeUndefined();
  });

  it('may have the character that stands for misread ones', () =>
    expect(readForeignXml('<a>Pe\uFFFDa</a>', limits).text()).toBe('Pe\uFFFDa'));

  it('keeps the line ends that XML 1.0 keeps', () =>
    expect(readForeignXml('<a>1\r\n2\r3\u00854\u2028</a>', limits).text()).toBe('1\n2\n3\u00854\u2028'));

  it('is refused when it is not UTF-8', () =>
    expect(() => readForeignXml(Uint8Array.of(0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e), limits)).toThrow(
      'not UTF-8',
    ));

  it('is refused above its size', () =>
    expect(() => readForeignXml(`<a>${'x'.repeat(10_000)}</a>`, limits)).toThrow('longer than 10000 bytes'));

  it('is refused above its number of tags, before any of them is parsed', () => {
    const limits = { maxBytes: 1_000_000, maxTags: 4 };
    expect(readForeignXml('<a><b/><c/></a>', limits).children('', 'b')).toHaveLength(1);
    expect(() => readForeignXml('<a><b></b><c/></a>', limits)).toThrow('more than 4 tags');
    expect(() => readForeignXml('<a>'.repeat(100_000), limits)).toThrow('more than 4 tags');
  });

  it('is refused when it nests deeper than 100 elements, however deep that is', () => {
    const depth = 100_000;
    const xml = `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
    expect(() => readForeignXml(xml, { maxBytes: 1024 * 1024 })).toThrow('nested more than 100 elements deep');
  });

  it('is not quoted in the error', () => {
    expect(() => readForeignXml('<a>confidential<b></a>', limits)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('confidential') }),
    );
  });
});
