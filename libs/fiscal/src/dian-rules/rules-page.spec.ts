import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { rulesPage } from './rules-page.js';

it('docs/rules.md shows the rules as they are: `node tools/rules-page.mjs` writes it', () =>
  expect(readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')).toBe(rulesPage()));
