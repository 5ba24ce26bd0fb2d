import { describe, expect, it } from '@jest/globals';
import { legalXmlText } from '@rubrica/testing';
import fc from 'fast-check';
import { xmldsigjs, xmllint } from './canonical-form.fixture.js';
import { attributes, branch, cdata, each, IllegalXmlCharacter, leaf, type Xml } from './xml-writer.js';

const { canonicalForm, parsed } = xmldsigjs;
const legalText = await legalXmlText();

const Note = leaf('Note');
const Party = branch('Party');

const TRAPS = [
  'Pérez & Ñáñez <S.A.S.> "La 14" y \'Hijos\'',
  'línea uno\r\nlínea dos\rlínea tres\n\tcon tabulador',
  'café ☕ 🇨🇴 𝒳',
  ']]>',
  '&amp; &#xD;',
  '  blancos al borde  ',
  '',
  '\u0085\u2028\u00A0\uFEFF',
];

describe('text in an element', () => {
  it('is written with the escapes of canonical XML and no others', () =>
    expect(Note('a & b < c > d "e" \'f\'\r\n\tñ ☕')).toBe(
      '<Note>a &amp; b &lt; c &gt; d "e" \'f\'&#xD;\n\tñ ☕</Note>',
    ));

  it('is never written as a self-closing tag', () => expect(Note('')).toBe('<Note></Note>'));

  it('that is not there leaves no element', () => {
    expect(Note(null)).toBe('');
    expect(Note(undefined, attributes({ languageID: 'es' }))).toBe('');
  });

  it.each(TRAPS)('comes out of a parser as it went in, and is canonical already: %j', (text) => {
    const xml = Party(Note(text, attributes({ name: text })));
    const read = parsed(xml).documentElement?.firstChild;
    expect(read?.textContent ?? '').toBe(text);
    expect(canonicalForm(xml)).toBe(xml);
  });

  it('survives whatever XML allows', () =>
    fc.assert(
      fc.property(legalText, (text) => {
        const xml = Party(Note(text, attributes({ name: text })));
        expect(parsed(xml).documentElement?.firstChild?.textContent ?? '').toBe(text);
        expect(canonicalForm(xml)).toBe(xml);
      }),
      { numRuns: 300 },
    ));

  xmllint.it('is canonical in the eyes of xmllint too', () => {
    const texts = [...TRAPS, ...fc.sample(legalText, { numRuns: 200, seed: 1 })];
    const xml = Party(each(texts, (text) => Note(text, attributes({ name: text }))));
    expect(xmllint.canonicalForm(xml)).toBe(xml);
  });
});

describe('a character that XML forbids', () => {
  it.each([0x00, 0x01, 0x08, 0x0b, 0x0c, 0x0e, 0x1f, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xfffe, 0xffff])(
    'is refused in text and in attributes: %i',
    (code) => {
      const text = `antes ${String.fromCharCode(code)} después`;
      expect(() => Note(text)).toThrow(IllegalXmlCharacter);
      expect(() => attributes({ name: text })).toThrow(IllegalXmlCharacter);
    },
  );

  it('is named with its place, without the text around it', () =>
    expect(() => leaf('cbc:Note')('secreto\u0000')).toThrow(new IllegalXmlCharacter('cbc:Note', 0)));
});

describe('attributes', () => {
  it('stand in canonical order, whatever order they come in', () =>
    expect(attributes({ schemeName: '31', schemeID: '4', schemeAgencyID: '195' })).toBe(
      ' schemeAgencyID="195" schemeID="4" schemeName="31"',
    ));

  it('are left out when null', () => expect(attributes({ schemeID: null, schemeName: '13' })).toBe(' schemeName="13"'));

  it('keep white space and quotes through a parser', () =>
    expect(attributes({ name: '"\t\r\n<&>\'' })).toBe(' name="&quot;&#x9;&#xD;&#xA;&lt;&amp;>\'"'));
});

describe('a CDATA section', () => {
  it('is split where its text would end it', () => {
    const xml = cdata('Note')('uno ]]> dos ]]]]> <a>&b;</a>');
    expect(parsed(xml).documentElement?.textContent).toBe('uno ]]> dos ]]]]> <a>&b;</a>');
  });
});

describe('markup', () => {
  it('is put together without being escaped again', () =>
    expect(
      Party(
        Note('a & b'),
        each(['1', '2'], (text): Xml => Note(text)),
      ),
    ).toBe('<Party><Note>a &amp; b</Note><Note>1</Note><Note>2</Note></Party>'));
});
