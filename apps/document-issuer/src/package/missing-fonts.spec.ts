import { afterAll, describe, expect, it } from '@jest/globals';
import { type Job, moduleUrl, WorkerPool } from '@rubrica/service';
import { readFileSync } from 'node:fs';
import { aDocument, aLine } from '../graphic-representation/fiscal-document.fixture.js';
import { glyphTextsOf } from '../graphic-representation/pdf-text.fixture.js';
import { type Drawing, type DrawnPdf, drawnPdf } from './package-files.js';

/** A thread in which no optional package of fonts is installed. */
const HIDDEN = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, context, next) {
    if (/noto-sans-(?!sc)/.test(name)) throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' });
    return next(name, context);
  },
});`;
const TYPESCRIPT = new URL('../../../../libs/eventing/test/typescript.mjs', import.meta.url).href;
const workers = new WorkerPool({
  threads: 1,
  execArgv: ['--import', TYPESCRIPT, '--import', `data:text/javascript,${encodeURI(HIDDEN)}`],
});
afterAll(() => workers.stop());

const DRAWING: Job<Drawing, DrawnPdf> = {
  module: moduleUrl(import.meta.url, './package-files'),
  run: drawnPdf,
  bytesOf: () => Infinity, // never in this thread
};

const drawing = (description: string): Drawing => ({
  layout: 'sheet',
  document: aDocument({ lines: [aLine({ description })] }),
  context: {
    ...{ validatedAt: null, contingency: false, softwareName: 'Rubrica', softwareProvider: null },
    softwareMaker: { name: 'Rubrica', nit: '900373115' },
  },
});
const glyphsIn = ({ pdf }: DrawnPdf): string => glyphTextsOf(Buffer.from(pdf)).join('');

const TEXTS = [
  ['devanagari', 'नमस्ते'],
  ['bengali', 'বাংলা'],
  ['gurmukhi', 'ਪੰਜਾਬੀ'],
  ['gujarati', 'ગુજરાતી'],
  ['tamil', 'தமிழ்'],
  ['telugu', 'తెలుగు'],
  ['kannada', 'ಕನ್ನಡ'],
  ['malayalam', 'മലയാളം'],
  ['sinhala', 'සිංහල'],
  ['thai', 'สวัสดี'],
  ['khmer', 'ខ្មែរ'],
  ['myanmar', 'မြန်မာ'],
  ['ethiopic', 'ሰላም'],
  ['kr', '서울'],
] as const;

describe('a PDF without the optional packages of fonts', () => {
  it.each(TEXTS)('shows what is missing of %s, and names the package', async (script, text) => {
    const drawn = await workers.run(DRAWING, drawing(`Té ${text}`));
    expect(glyphsIn(drawn)).toMatch(/^\uFFFD+$/);
    expect(drawn.missingFonts).toEqual([`@fontsource-variable/noto-sans-${script}`]);
  });

  it('has what every installation draws, and misses nothing', async () => {
    const drawn = await workers.run(DRAWING, drawing('Café Ящик 北京 東京 ☕'));
    expect(glyphsIn(drawn).replaceAll(' ', '')).toBe('Ящик北京東京☕');
    expect(drawn.missingFonts).toEqual([]);
  });

  it('misses nothing where no font of ours has the character', async () =>
    expect(await workers.run(DRAWING, drawing('\u{13000}'))).toMatchObject({ missingFonts: [] }));
});

describe('a PDF with them', () => {
  it.each(TEXTS)('has the letters of %s', (_, text) => {
    const drawn = drawnPdf(drawing(`Té ${text}`));
    expect(glyphsIn(drawn)).not.toContain('\uFFFD');
    expect(glyphsIn(drawn).length).toBeGreaterThan(0);
    expect(drawn.missingFonts).toEqual([]);
  });
});

it('the packages are optional ones, and docker/README.md lists each with its script', () => {
  const root = new URL('../../../../', import.meta.url);
  const { optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    optionalDependencies: Readonly<Record<string, string>>;
  };
  const fonts = Object.keys(optionalDependencies).flatMap((name) => name.match(/(?<=noto-sans-).*/) ?? []);
  expect(fonts.toSorted()).toEqual(TEXTS.map(([script]) => script).toSorted());
  const listed = readFileSync(new URL('docker/README.md', root), 'utf8').matchAll(/^\| `([a-z]+)` /gm);
  expect([...listed].map(([, script]) => script)).toEqual(expect.arrayContaining(fonts));
});
