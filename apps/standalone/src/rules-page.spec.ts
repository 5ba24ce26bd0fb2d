import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { JUDGED_RULES } from '@rubrica/dian-simulator';
import { ruleWithLetter } from '@rubrica/fiscal';
import { KNOWN_RULES, rulesPage } from '@rubrica/kinds';

const simulated = JUDGED_RULES.map(({ id }) => id);

it('docs/rules.md shows the rules as they are: `node tools/rules-page.mjs` writes it', () =>
  expect(readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')).toBe(rulesPage(simulated)));

it('the simulator judges no rule that the registry does not know', () => {
  const known = new Set([...KNOWN_RULES.keys()].map((id) => ruleWithLetter(id, 'F')));
  expect(simulated.filter((id) => !known.has(ruleWithLetter(id, 'F')))).toEqual([]);
});
