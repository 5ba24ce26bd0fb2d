import { describe, expect, it } from '@jest/globals';
import { currentType, messageDefinitions } from '@rubrica/contracts';
import { FAULT_CODES } from '@rubrica/fiscal';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where a code is written in the source: as argument of what refuses, or as the member `code`. */
const PLACES = [
  /(?:new Problem\(\s*\d{3},|super\(\s*\d{3},|new Refusal\(|\bcode:|\b(?:object|refusal|closed|atRange)\()\s*'([a-z][a-z0-9_]*)'/g,
  // Tables of codes by status: `400: ['code', …]`, `KEY: [431, 'code', …]`.
  /(?:\d{3}: \[|: \[\s*\d{3},|\?\? \[\d{3},|MALFORMED = \[)\s*'([a-z][a-z0-9_]*)'/g,
  // The second argument of what builds a fault; the first may be an expression.
  /\b(?:faultWith|parameterFault)\([^;]*?,\s*'([a-z][a-z0-9_]*)'/g,
  // A choice of two.
  /: '([a-z]+_(?:request|parameter))'/g,
  /\?\? '(invalid_request)'|: '(invalid_request)'/g,
];

/** Codes that never leave the installation. */
const INSIDE = new Set([
  // Between services: a tenant gets a 503 instead.
  'internal_token_invalid',
  'internal_caller_refused',
  'caller_missing',
  // Of a signature in a batch: the issuer tells the tenant that it was refused.
  'certificate_unknown',
  'certificate_key_lost',
  'signed_info_refused',
  // Of a mail's signature: the mailer sends it without.
  'dkim_key_unknown',
  'dkim_key_lost',
  // Of the client package, for what a proxy answers.
  'unexpected_answer',
]);

const isProgram = (path: string): boolean => !/\.(spec|fixture|bench)\.ts$|dian-simulator|service-testing/.test(path);

const codesOfSource = (): string[] =>
  globSync('{apps,libs}/*/src/**/*.ts', { cwd: root })
    .filter(isProgram)
    .flatMap((path) => {
      const text = readFileSync(root + path, 'utf8');
      return PLACES.flatMap((place) => [...text.matchAll(place)].map(([, first, second]) => first ?? second ?? ''));
    });

/** What a document may wait for, as the messages say it. */
const waitingReasons = (): string[] =>
  ['issuing-waits', 'submission-waits'].flatMap((name) => {
    const { reason } = messageDefinitions.get(currentType(`co.rubrica.document.${name}.v1`))?.data.properties ?? {};
    return ((reason as { anyOf?: { const: string }[] } | undefined)?.anyOf ?? []).map((literal) => literal.const);
  });

const codes = [...new Set([...codesOfSource(), ...FAULT_CODES, ...waitingReasons()])]
  .filter((code) => !INSIDE.has(code))
  .sort();
const pages = readdirSync(`${root}docs/errors`)
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace(/\.md$/, ''))
  .sort();
const textOf = (page: string): string => readFileSync(`${root}docs/errors/${page}.md`, 'utf8');

describe('the pages of codes', () => {
  it('are one for each code that can be answered, and no other', () => {
    expect(pages).toEqual(codes);
  });

  it.each(pages)('%s says when it happens, what to do, and shows it', (page) => {
    expect(textOf(page)).toMatch(
      new RegExp(
        `^# ${page}\\n\\n\\S.*\\n\\n\\*\\*When\\.\\*\\* \\S.*\\n\\n\\*\\*What to do\\.\\*\\* \\S.*\\n\\n\\*\\*Example\\.\\*\\*\\n\\n\`\`\`json\\n`,
      ),
    );
    const example = /```json\n([^]*)\n```/.exec(textOf(page))?.[1] ?? '';
    expect(example).toContain(`"${page}"`);
    expect(() => JSON.parse(example)).not.toThrow();
  });

  it('are all in the list of pages', () => {
    const listed = [...readFileSync(`${root}docs/errors/README.md`, 'utf8').matchAll(/\]\((\w+)\.md\)/g)].map(
      ([, page]) => page,
    );
    expect(listed.sort()).toEqual(pages);
  });

  it('are what `type` of a problem leads to', () => {
    expect(new Problem(409, 'not_ready', { en: '', es: '' }).toJSON(null)).toMatchObject({
      type: '/docs/errors/not_ready',
    });
  });
});
