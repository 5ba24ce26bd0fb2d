import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/proposed-values.md'), 'utf8');
const WRITER = 'libs/fiscal/src/values/proposal.ts';

const source = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Code of the product: no tests, no tools, no simulator of the tax authority. */
const files = globSync(['libs/*/src/**/*.ts', 'apps/*/src/**/*.ts'], { cwd: ROOT })
  .filter(
    (file) =>
      !/\.(spec|fixture|bench)\.ts$|^libs\/(testing|service-testing)\/|^apps\/(chaos|dian-simulator)\//.test(file),
  )
  .toSorted();

const [, reasonType = ''] = /type ProposalReason =([^;]*);/.exec(source(WRITER)) ?? [];
const reasons = [...reasonType.matchAll(/'([a-z_]+)'/g)].map(([, reason = '']) => reason);

/** Reasons that a file proposes values for. */
const reasonsIn = (text: string): string[] =>
  /\bpropose\(/.test(text) ? reasons.filter((reason) => text.includes(`'${reason}'`)) : [];

const places = files
  .filter((file) => file !== WRITER)
  .flatMap((file) => reasonsIn(source(file)).map((reason) => `${reason} ${file}`));

/** Codes of the faults that are built with a proposal in them. */
const codesThatPropose = (text: string): string[] =>
  text
    .split(/\bfaultWith\(/)
    .filter((fault) => /\bpropose\(/.test(fault))
    .map((fault) => /'([a-z]+(?:_[a-z]+)*)',/.exec(fault)?.[1] ?? fault);

/** Texts that tell somebody to write a value: `Write "…"`, `Escriba rate "…"`. */
const INSTRUCTION = /\b(Write|Escriba) ([a-z_]+ )?\\?["«]/;

describe('docs/proposed-values.md', () => {
  it('has a row for each place where the product proposes a value, and no other', () => {
    const rows = [...PAGE.matchAll(/^\| `([a-z_]+)` +\| `([^`]+)`/gm)].map(
      ([, reason = '', file = '']) => `${reason} ${file}`,
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.toSorted()).toEqual(places.toSorted());
  });

  it('knows no reason that nothing is proposed for', () => {
    const used = new Set(places.map((place) => place.split(' ')[0]));
    expect(reasons.filter((reason) => !used.has(reason))).toEqual([]);
  });

  it('is of all that tells what to write: no text does so without `propose`', () =>
    expect(files.filter((file) => file !== WRITER && INSTRUCTION.test(source(file)))).toEqual([]));

  it('has no service in it but the one that knows the invoice of a note: certificates, ranges, endpoints, … propose nothing', () => {
    const proposing = files.filter((file) => file.startsWith('apps/') && reasonsIn(source(file)).length > 0);
    expect(proposing.flatMap((file) => codesThatPropose(source(file)))).toEqual(['reference_mismatch']);
    expect(codesThatPropose("faultWith(at, 'a', x, { fix }); faultWith(at, 'b', x, { fix: propose('p', v) })")).toEqual(
      ['b'],
    );
  });

  it('would find a text that does', () => {
    for (const text of [
      'fix: `Write "${right}".`',
      'en: \'Write rate "19.00"\'',
      'Escriba «KGM»',
      'Write invoice_id "x"',
    ])
      expect(text).toMatch(INSTRUCTION);
    expect('Write it like "100000.00"').not.toMatch(INSTRUCTION);
    expect(reasonsIn("propose('product', right)")).toEqual(['product']);
  });
});
