import type { IssuedDocument } from '@rubrica/fiscal';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { create, type Font as OpenFont, type Glyph as OpenGlyph, type GlyphPosition } from 'fontkit';
import type { SansFont } from './font-metrics.js';
import { outlineOf } from './glyph-outline.js';
import { remembering } from './memory.js';
import type { Direction } from './visual-order.js';

/** A glyph as it travels in a file. */
export interface Glyph {
  /** Unique in its face. */
  readonly id: number;
  /** What a reader copies. */
  readonly text: string;
  /** Thousandths of the font size. */
  readonly width: number;
  /** Its drawing as a stream of the file, deflated. */
  readonly drawing: Buffer;
}

/** In thousandths of the font size, from the pen. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly dx: number;
  readonly dy: number;
  readonly advance: number;
}

/** One font file, or one weight of it. */
export interface Face {
  readonly name: string;
  has(codePoint: number): boolean;
  /** Glyphs from left to right, of a text that is read in this direction. */
  layout(text: string, direction: Direction): readonly PlacedGlyph[];
}

/** A package of @fontsource-variable: a font in files by range of characters. */
interface Family {
  readonly name: string;
  /** Of files for the Latin letters around a script there is no need. */
  readonly slices: ReadonlyMap<string, ReadonlySet<number>>;
  /** A character is a glyph, so that nothing is shaped, and the font's default weight is too thin to be read. */
  readonly isIdeographic: boolean;
}

const require = createRequire(import.meta.url);

/** Code points of 'U+4e00-4eff,U+5000'. */
const pointsIn = (ranges: string): ReadonlySet<number> => {
  const points = new Set<number>();
  for (const range of ranges.split(',')) {
    const [from = NaN, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    for (let point = from; point <= to; point += 1) points.add(point);
  }
  return points;
};

const family = remembering((name: string): Family => {
  const ranges = require(`@fontsource-variable/${name}/unicode.json`) as Readonly<Record<string, string>>;
  const slices = Object.entries(ranges).filter(([slice]) => !slice.startsWith('latin'));
  return {
    name,
    slices: new Map(slices.map(([slice, points]) => [slice.replace(/[[\]]/g, ''), pointsIn(points)])),
    isIdeographic: name === 'noto-sans-sc' || name === 'noto-sans-kr',
  };
});

/**
 * Scripts that DejaVu lacks: the end of the package's name, and what Unicode calls the script. All but Chinese, which
 * draws Japanese too, are optional packages (ADR 0200).
 */
const SCRIPTS = [
  ...[
    ['devanagari', 'Devanagari'],
    ['bengali', 'Bengali'],
    ['gurmukhi', 'Gurmukhi'],
    ['gujarati', 'Gujarati'],
    ['tamil', 'Tamil'],
    ['telugu', 'Telugu'],
    ['kannada', 'Kannada'],
    ['malayalam', 'Malayalam'],
    ['sinhala', 'Sinhala'],
    ['thai', 'Thai'],
    ['khmer', 'Khmer'],
    ['myanmar', 'Myanmar'],
    ['ethiopic', 'Ethiopic'],
    ['sc', 'Han'],
    ['kr', 'Hangul'],
  ],
].map(([name = '', script = '']) => ({ name: `noto-sans-${name}`, letters: new RegExp(`\\p{Script=${script}}`, 'u') }));

const isInstalled = remembering((name: string): boolean => {
  try {
    require.resolve(`@fontsource-variable/${name}/unicode.json`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
});

/** Packages of fonts that are not installed and that would draw letters of this document. */
export const missingFonts = (document: IssuedDocument): readonly string[] => {
  const missing = SCRIPTS.filter(({ name }) => !isInstalled(name));
  const text = missing.length > 0 ? JSON.stringify(document) : '';
  return missing.filter(({ letters }) => letters.test(text)).map(({ name }) => `@fontsource-variable/${name}`);
};

/** Read when the first text needs it: most processes never do. */
const opened = remembering((file: string): OpenFont => create(readFileSync(require.resolve(file))) as OpenFont);

const WEIGHT: Readonly<Record<SansFont, number>> = { Helvetica: 400, 'Helvetica-Bold': 700 };

const sliceFace = remembering((key: string): Face => {
  const [name = '', slice = '', weight = ''] = key.split('/');
  const file = `@fontsource-variable/${name}/files/${name}-${slice}-wght-normal.woff2`;
  return weight === ''
    ? shapedFace(key, opened(file))
    : ideographicFace(key, glyphsAt(create(readFileSync(require.resolve(file))) as OpenFont, Number(weight)));
});

const faceIn = ({ name, isIdeographic }: Family, slice: string, font: SansFont): Face =>
  sliceFace(`${name}/${slice}/${isIdeographic ? String(WEIGHT[font]) : ''}`);

const DEJAVU: Readonly<Record<SansFont, string>> = { Helvetica: 'DejaVuSans', 'Helvetica-Bold': 'DejaVuSans-Bold' };

/** Latin of all languages, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic, symbols. */
export const dejaVu = (font: SansFont): Face => dejaVuFace(DEJAVU[font]);

const dejaVuFace = remembering((name: string): Face => shapedFace(name, opened(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

/** The face with a character of a script that DejaVu lacks, if its font is installed. A range is an offer: not every file has all of it. */
export const scriptFace = (codePoint: number, font: SansFont): Face | null => scriptFaces[font](codePoint);

const scriptFaces: Readonly<Record<SansFont, (codePoint: number) => Face | null>> = {
  Helvetica: remembering((codePoint) => searchedFace(codePoint, 'Helvetica')),
  'Helvetica-Bold': remembering((codePoint) => searchedFace(codePoint, 'Helvetica-Bold')),
};

const searchedFace = (codePoint: number, font: SansFont): Face | null => {
  for (const { name } of SCRIPTS.filter((script) => isInstalled(script.name)))
    for (const [slice, points] of family(name).slices) {
      const face = points.has(codePoint) ? faceIn(family(name), slice, font) : null;
      if (face?.has(codePoint)) return face;
    }
  return null;
};

/** The face with an emoji, if possible with all that it is composed of. */
export const emojiFace = (codePoints: readonly number[], font: SansFont): Face | null => {
  const emoji = family('noto-emoji');
  const slices = [...emoji.slices].filter(([, points]) => points.has(codePoints[0] ?? NaN));
  const [slice] = slices.find(([, points]) => codePoints.every((point) => points.has(point))) ?? slices[0] ?? [];
  return slice === undefined ? null : faceIn(emoji, slice, font);
};

/** A glyph of Type 3: its width, then a filled path in thousandths of the font size. */
const glyphOf = ({ id, path, advanceWidth }: OpenGlyph, text: string, unitsPerEm: number): Glyph => {
  const scale = 1000 / unitsPerEm;
  const width = Math.round(advanceWidth * scale);
  return { id, text, width, drawing: deflateSync(`${String(width)} 0 d0\n${outlineOf(path, scale)}`, { level: 1 }) };
};

/** Texts of which the layout is kept, in each face: a line is measured before it is drawn. */
const LAYOUTS = 1_000;

const shapedFace = (name: string, font: OpenFont): Face => {
  const { unitsPerEm } = font;
  // Each glyph is drawn once in the life of the process.
  const known = new Map<number, Glyph>();
  const drawn = (glyph: OpenGlyph): Glyph => {
    const found = known.get(glyph.id) ?? glyphOf(glyph, textOf(glyph, font), unitsPerEm);
    known.set(glyph.id, found);
    return found;
  };
  const placed = (text: string, direction: Direction): readonly PlacedGlyph[] => {
    const { glyphs, positions } = shaped(font, text, direction);
    return glyphs.flatMap((glyph, index) => {
      if (isInvented(glyph, text)) return [];
      const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {};
      const [dx = 0, dy = 0, advance = 0] = [xOffset, yOffset, xAdvance].map((units) => (units * 1000) / unitsPerEm);
      return [{ glyph: drawn(glyph), dx, dy, advance }];
    });
  };
  const layouts = {
    ltr: remembering((text: string) => placed(text, 'ltr'), LAYOUTS),
    rtl: remembering((text: string) => placed(text, 'rtl'), LAYOUTS),
  };
  return {
    name,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    layout: (text, direction) => layouts[direction](text),
  };
};

const DOTTED_CIRCLE = '\u25cc';

/** The circle that stands for a missing base: fontkit also puts it where none is missing ("বাংলা"). */
const isInvented = ({ codePoints }: OpenGlyph, text: string): boolean =>
  String.fromCodePoint(...codePoints) === DOTTED_CIRCLE && !text.includes(DOTTED_CIRCLE);

interface Shaped {
  readonly glyphs: readonly OpenGlyph[];
  readonly positions: readonly GlyphPosition[];
}

/** Features that place marks on their bases. */
const WITHOUT_MARKS = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * fontkit fails on a mark for which the font has no place on its base ("നമസ്കാരം"). Such text is laid out without the
 * places of marks, and should that fail too, without shaping: no text may keep a document from being drawn.
 */
const shaped = (font: OpenFont, text: string, direction: Direction): Shaped => {
  for (const features of [{}, WITHOUT_MARKS]) {
    try {
      return font.layout(text, features, undefined, undefined, direction);
    } catch {
      continue;
    }
  }
  const glyphs = font.glyphsForString(text);
  return { glyphs: direction === 'rtl' ? glyphs.toReversed() : glyphs, positions: [] };
};

/** fontkit forgets the characters of a glyph that it met first as a part of another ("o" in "ó"). */
const textOf = ({ id, codePoints }: OpenGlyph, font: OpenFont): string =>
  codePoints.length > 0 ? String.fromCodePoint(...codePoints) : (font.stringsForGlyph(id)[0] ?? '');

/** Keeps drawings and not the font, which takes ten times the memory: there are 200 such slices. */
const ideographicFace = (name: string, glyphs: ReadonlyMap<number, Glyph>): Face => {
  return {
    name,
    has: (codePoint) => glyphs.has(codePoint),
    layout: (text) =>
      Array.from(text).flatMap((character) => {
        const glyph = glyphs.get(character.codePointAt(0) ?? NaN);
        return glyph === undefined ? [] : [{ glyph, dx: 0, dy: 0, advance: glyph.width }];
      }),
  };
};

/** A glyph for each character of the font. */
const glyphsAt = (font: OpenFont, weight: number): ReadonlyMap<number, Glyph> => {
  setWeight(font, weight);
  return new Map(
    font.characterSet.map((point) => [
      point,
      glyphOf(font.glyphForCodePoint(point), String.fromCodePoint(point), font.unitsPerEm),
    ]),
  );
};

/** What fontkit keeps of a WOFF2 file; its own `getVariation` reads no WOFF2. */
interface Variable {
  variationCoords: readonly number[];
  readonly _transformedGlyphs: readonly { readonly points?: readonly OutlinePoint[] }[];
  readonly _variationProcessor: { transformPoints(glyph: number, points: readonly OutlinePoint[]): void };
}

interface OutlinePoint {
  endContour: boolean;
  copy(): OutlinePoint;
}

/** gvar also moves four points that stand for the glyph's edges; HVAR tells the widths, so they are not read. */
const EDGES = 4;

const setWeight = (font: OpenFont, weight: number): void => {
  font.getGlyph(0); // unpacks the outlines of all
  const variable = font as unknown as Variable;
  variable.variationCoords = [weight];
  const { _variationProcessor: processor } = variable;
  variable._transformedGlyphs.forEach(({ points = [] }, id) => {
    const edges = points
      .slice(0, 1)
      .flatMap((point) => Array.from({ length: EDGES }, () => Object.assign(point.copy(), { endContour: true })));
    processor.transformPoints(id, [...points, ...edges]);
  });
};
