import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VERSIONS } from './api-version.js';
import type { Kind } from './kind.js';
import { KINDS } from './kinds.js';

const ROOT = join(import.meta.dirname, '../../..');
const MOST_FILES = 8;

/**
 * Files that know something of one kind although they do not stand in its folder. A kind has eight at most: who needs a
 * ninth gives `Kind` what it lacks, and the kind a value (ADR 0231).
 */
const KNOWING: Readonly<Record<string, readonly string[]>> = {
  support_document: [
    'apps/api-gateway/src/docs/docs-source.disk.ts', // the order of guides
    'apps/api-gateway/src/openapi/field-words.ts', // fields that the gateway adds to resources
    'libs/fiscal/src/compose/fiscal-party.ts', // how a seller is identified, by residence
    'libs/fiscal/src/request/supplier.ts', // which identification a seller has, by residence
    'libs/kinds/src/kind.ts', // names of hashes
    'libs/kinds/src/kinds.ts', // its line
    'libs/kinds/src/software.ts', // what the software of a record issues
    'tools/lint/rooms.mjs', // the place of its folder
  ],
  equivalent_document: [
    'apps/document-issuer/src/config.ts', // settings of the maker of the software
    'apps/document-issuer/src/graphic-representation/ticket-lines.ts', // the loyalty programme on a ticket
    'libs/contracts/src/internal/fiscal-settings.ts', // the maker of the software, for other services
    'libs/fiscal/src/compose/options.ts', // the maker of the software
    'libs/fiscal/src/index.ts', // the maker of the software
    'libs/kinds/src/kinds.ts', // its line
    'libs/kinds/src/software.ts', // its own record of software
    'tools/lint/rooms.mjs', // the place of its folder
  ],
  support_document_adjustment: [
    'apps/api-gateway/src/openapi/field-words.ts', // who gets its mail
    'libs/kinds/src/kinds.ts', // its line
    'tools/lint/rooms.mjs', // the place of its folder
  ],
  equivalent_document_note: ['libs/kinds/src/kinds.ts', 'tools/lint/rooms.mjs'],
};

/** Words of one kind that its name does not contain. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  support_document: ['CUDS', 'cuds', 'purchased_on', 'PurchaseDraft'],
  equivalent_document: ['[lL]oyalty', '[mM]anufacturer\\b'],
};

/**
 * Source files outside of the rooms of this lib, with their texts; no tests, nothing generated, not the twins in the
 * simulator, and not the console, which knows the API alone.
 */
const SOURCES: readonly (readonly [file: string, text: string])[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs', 'tools'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.(spec|fixture|bench|program)\.ts$/.test(file))
  .filter(
    (file) =>
      !/^(apps\/(dian-simulator|benchmarks|console)|libs\/(client|testing|service-testing)|libs\/kinds\/src\/[^/]+)\/|\/e2e\//.test(
        file,
      ),
  )
  .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);

/** A name as it is written in a text, a path or an identifier: not as a part of the name of another kind. */
const spellings = (name: string): string => {
  const [first = '', ...others] = name.split('_');
  const start = `[${first.charAt(0)}${first.charAt(0).toUpperCase()}]${first.slice(1)}`;
  const rest = others
    .map((word) => `[ _-]?[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('');
  return `${start}${rest}s?(?![ _-]?(?:[nN]ote|[aA]djustment))`;
};

/** What tells that a text knows of a kind: its name, ids of its own rules, its own words. */
const marksOf = ({ name, rules: { letter } }: Kind): RegExp =>
  new RegExp([spellings(name), `\\b${letter}[A-Z]{2}\\d`, ...(OWN_WORDS[name] ?? [])].join('|'));

const knowing = (kind: Kind): string[] => {
  const marks = marksOf(kind);
  return SOURCES.filter(([, text]) => marks.test(text)).map(([file]) => file);
};

/** Kinds that came after the first version of the API; invoices and their notes are what all else is compared with. */
const LATER = KINDS.filter(({ api }) => api.since !== API_VERSIONS[0]);

describe('what is known of a kind outside of its folder', () => {
  it.each(LATER)('stands in the files that are listed: $name', (kind) => {
    expect(knowing(kind)).toEqual(KNOWING[kind.name]);
  });

  it(`stands in ${String(MOST_FILES)} files at most`, () => {
    for (const files of Object.values(KNOWING)) expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  });
});
