import { inflateSync } from 'node:zlib';

/** The contents of pages, the glyphs and the tables of fonts. Pictures have more in their dictionaries. */
const PLAIN_STREAM = /<<\n(?:\/Filter \/FlateDecode\n)?\/Length (\d+)\n(?:\/Filter \/FlateDecode\n)?>>\nstream\n/g;

export const streamsIn = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(PLAIN_STREAM)].flatMap((match) => {
    if (!match[0].includes('FlateDecode')) return [];
    const from = match.index + match[0].length;
    return [inflateSync(pdf.subarray(from, from + Number(match[1]))).toString('latin1')];
  });

/** All that is written in the built-in fonts, string by string, in the order of the pages. */
export const textsOf = (pdf: Buffer): readonly string[] =>
  streamsIn(pdf).flatMap((content) =>
    [...content.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
      new TextDecoder('windows-1252').decode(Buffer.from(text.replace(/\\(.)/g, '$1'), 'latin1')),
    ),
  );

/** All that is written in glyphs that travel in the file, as a reader copies it: by the table from codes to characters. */
export const glyphTextsOf = (pdf: Buffer): readonly string[] => {
  const streams = streamsIn(pdf);
  const [table = '', ...more] = streams.filter((content) => content.includes('begincmap'));
  if (more.length > 0) throw new Error('two fonts of glyphs: the test cannot tell which is which');
  const characters = new Map(
    [...table.matchAll(/<([0-9a-f]{2})> <((?:[0-9a-f]{4})+)>/g)].map(([, code = '', hex = '']) => [
      code,
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ]),
  );
  return streams.flatMap((content) =>
    [...content.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, codes = '']) =>
      [...codes.matchAll(/../g)].map(([code]) => characters.get(code) ?? '').join(''),
    ),
  );
};
