import { describe, expect, it } from '@jest/globals';
import { WAITING_REASONS } from '@rubrica/contracts';
import { FAULT_CODES } from '@rubrica/fiscal';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Patterns that find a code in the sources: as an argument of a function that refuses, or as the member `code`. */
const PLACES = [
  /(?:new Problem\(\s*\d{3},|super\(\s*\d{3},|new Refusal\(|\b(?:code|unknownCode|mismatchCode):|\b(?:object|refusal|closed|atRange)\()\s*'([a-z][a-z0-9_]*)'/g,
  // Finds tables of codes by status: `400: ['code', …]`, `KEY: [431, 'code', …]`.
  /(?:\d{3}: \[|: \[\s*\d{3},|\?\? \[\d{3},|MALFORMED = \[)\s*'([a-z][a-z0-9_]*)'/g,
  // Finds the second argument of a function that builds a fault. The first argument may be an expression.
  /\b(?:faultWith|parameterFault)\([^;]*?,\s*'([a-z][a-z0-9_]*)'/g,
  // Finds a choice between two codes.
  /: '([a-z]+_(?:request|parameter))'/g,
  /\?\? '(invalid_request)'|: '(invalid_request)'/g,
];

/** Codes that no answer to a tenant has. */
const INSIDE = new Set([
  // Occurs between services; a tenant gets a 503 instead.
  'internal_token_invalid',
  'internal_caller_refused',
  'caller_missing',
  // Occurs for one signature in a batch; the issuer reports the refusal to the tenant.
  'certificate_unknown',
  'certificate_key_lost',
  'signed_info_refused',
  // Occurs for the signature of a mail; the mailer then sends the mail unsigned.
  'dkim_key_unknown',
  'dkim_key_lost',
  // Is made by the client package for the answer of a proxy.
  'unexpected_answer',
]);

const isProgram = (path: string): boolean =>
  !/\.(spec|fixture|bench|gen)\.ts$|dian-simulator|service-testing/.test(path);

const codesOfSource = (): string[] =>
  globSync('{apps,libs}/*/src/**/*.ts', { cwd: root })
    .filter(isProgram)
    .flatMap((path) => {
      const text = readFileSync(root + path, 'utf8');
      return PLACES.flatMap((place) => [...text.matchAll(place)].map(([, first, second]) => first ?? second ?? ''));
    });

const codes = [...new Set([...codesOfSource(), ...FAULT_CODES, ...WAITING_REASONS])]
  .filter((code) => !INSIDE.has(code))
  .sort();
/** Folder and headings of the pages in each language. */
const LANGUAGES = [
  { language: 'English', folder: 'docs/errors', parts: ['When', 'What to do', 'Example'] },
  { language: 'Spanish', folder: 'docs/errors/es', parts: ['Cuándo', 'Qué hacer', 'Ejemplo'] },
] as const;

const pagesIn = (folder: string): string[] =>
  readdirSync(root + folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.replace(/\.md$/, ''))
    .sort();
const textOf = (folder: string, page: string): string => readFileSync(`${root}${folder}/${page}.md`, 'utf8');
const exampleOf = (folder: string, page: string): string =>
  /```json\n([^]*)\n```/.exec(textOf(folder, page))?.[1] ?? '';

/** Removes the texts of an example, because they depend on the language. */
const wordless = (example: string): unknown =>
  JSON.parse(example, (name, member: unknown) => (['detail', 'fix', 'action'].includes(name) ? undefined : member));

describe.each(LANGUAGES)('the pages of codes in $language', ({ folder, parts: [when, what, example] }) => {
  it('are one for each code that can be answered, and no other', () => {
    expect(pagesIn(folder)).toEqual(codes);
  });

  it.each(codes)('%s says when it happens, what to do, and shows it', (page) => {
    expect(textOf(folder, page)).toMatch(
      new RegExp(
        `^# ${page}\\n\\n\\S.*\\n\\n\\*\\*${when}\\.\\*\\* \\S.*\\n\\n\\*\\*${what}\\.\\*\\* \\S.*\\n\\n` +
          `\\*\\*${example}\\.\\*\\*\\n\\n\`\`\`json\\n[^\`]*\\n\`\`\`\\n$`,
      ),
    );
    expect(exampleOf(folder, page)).toContain(`"${page}"`);
  });

  it('are all in the list of pages', () => {
    const listed = [...textOf(folder, 'README').matchAll(/\]\((\w+)\.md\)/g)].map(([, page]) => page);
    expect(listed.sort()).toEqual(codes);
  });
});

describe('the pages of codes', () => {
  it.each(codes)('%s has the same example in both languages, but for its words', (page) => {
    const [english, spanish] = LANGUAGES.map(({ folder }) => exampleOf(folder, page));
    expect(wordless(spanish ?? '')).toEqual(wordless(english ?? ''));
  });

  it('are what `type` of a problem leads to', () => {
    expect(new Problem(409, 'not_ready', { en: '', es: '' }).toJSON(null)).toMatchObject({
      type: '/docs/errors/not_ready',
    });
  });
});
