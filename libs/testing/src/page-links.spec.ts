import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGES = globSync('{*,contributing/*,docs/*,docs/{adr,measurements,runbooks}/**/*,{apps,libs}/*/*,docker/*}.md', {
  cwd: ROOT,
}).filter((path) => !path.includes('node_modules'));

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** Anchors of a page: of its headings, as GitHub makes them, and those that HTML gives. */
const anchorsOf = (page: string): Set<string> => {
  const text = textOf(page);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
  return new Set([...headings, ...[...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)]);
};

const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Links of a page to files of this repository, without those in blocks of code. */
const linksOf = (page: string): string[] =>
  [
    ...textOf(page)
      .replaceAll(/```[^]*?```/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:|^\//.test(link));

const leadsNowhere = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), decodeURI(path));
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
};

describe('the links of our pages', () => {
  it.each(PAGES)('%s: lead to files and headings that exist', (page) => {
    expect(linksOf(page).filter((link) => leadsNowhere(page, link))).toEqual([]);
  });

  it('would be found to lead nowhere', () => {
    expect(
      ['LICENSE', 'CONTRIBUTING.md#all-commands', 'NO.md', 'CONTRIBUTING.md#nowhere'].map((link) =>
        leadsNowhere('README.md', link),
      ),
    ).toEqual([false, false, true, true]);
  });
});
