import type PDFDocument from 'pdfkit';
import { deflateSync } from 'node:zlib';
import type { Face, Glyph } from './fallback-font.disk.js';

type Pdf = InstanceType<typeof PDFDocument>;
type Reference = ReturnType<Pdf['ref']>;

/** Where a glyph is found: by a byte, in a font of the page's resources. */
export interface GlyphCode {
  readonly resource: string;
  readonly font: Reference;
  /** Two hexadecimal digits. */
  readonly code: string;
}

/** A code is a byte. Readers take 32 for a blank whatever it stands for, and some do so with those before it. */
const FIRST_CODE = 33;
const MOST_GLYPHS = 256 - FIRST_CODE;

interface GlyphFont {
  readonly resource: string;
  readonly font: Reference;
  readonly glyphs: Glyph[];
}

/**
 * Fonts made of the glyphs that a document uses, whatever files they are from (Type 3 of PDF: each glyph is a drawing).
 * So a file carries no more of the fallback fonts than their outlines, and text can be searched and copied.
 */
export class GlyphFonts {
  private readonly fonts: GlyphFont[] = [];
  private readonly codes = new Map<string, GlyphCode>();

  constructor(private readonly pdf: Pdf) {}

  codeOf(face: Face, glyph: Glyph): GlyphCode {
    const key = `${face.name} ${String(glyph.id)}`;
    const known = this.codes.get(key) ?? this.add(glyph);
    this.codes.set(key, known);
    return known;
  }

  private add(glyph: Glyph): GlyphCode {
    let last = this.fonts.at(-1);
    if (last === undefined || last.glyphs.length === MOST_GLYPHS) {
      last = { resource: `G${String(this.fonts.length)}`, font: this.pdf.ref({}), glyphs: [] };
      this.fonts.push(last);
    }
    const { resource, font, glyphs } = last;
    glyphs.push(glyph);
    return { resource, font, code: hex(FIRST_CODE + glyphs.length - 1, 2) };
  }

  /** Writes the fonts into the file. */
  end(): void {
    for (const { font, glyphs } of this.fonts) {
      Object.assign(font.data, {
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, 0, 0, 0], // says nothing
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        Resources: {},
        FirstChar: FIRST_CODE,
        LastChar: FIRST_CODE + glyphs.length - 1,
        Widths: glyphs.map(({ width }) => width),
        Encoding: { Type: 'Encoding', Differences: [FIRST_CODE, ...glyphs.map((_, place) => nameOf(place))] },
        CharProcs: Object.fromEntries(glyphs.map(({ drawing }, place) => [nameOf(place), this.stream(drawing)])),
        ToUnicode: this.stream(deflateSync(toUnicode(glyphs), { level: 1 })),
      });
      font.end(undefined);
    }
  }

  private stream(deflated: Buffer): Reference {
    const stream = this.pdf.ref({ Filter: 'FlateDecode' });
    stream.end(deflated);
    return stream;
  }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const nameOf = (place: number): string => `g${String(place)}`;

/** Entries of a block at most. Source: PDF 32000-1, 9.10.3, and Adobe's Technical Note 5014. */
const BLOCK = 100;

/** The table by which a reader copies text. */
const toUnicode = (glyphs: readonly Glyph[]): string => {
  const entries = glyphs.map(({ text }, place) => {
    const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4));
    return `<${hex(FIRST_CODE + place, 2)}> <${units.join('')}>`;
  });
  const blocks: string[] = [];
  for (let from = 0; from < entries.length; from += BLOCK) {
    const block = entries.slice(from, from + BLOCK);
    blocks.push(`${String(block.length)} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
};
