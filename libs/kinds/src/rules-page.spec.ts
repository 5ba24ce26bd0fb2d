import { expect, it } from '@jest/globals';
import { FIELD_RULES } from '@rubrica/fiscal';
import { DIAN_RULES, KNOWN_RULES } from './dian-rules.js';
import { KINDS } from './kinds.js';
import { rulesPage, unjudged } from './rules-page.js';

it('each known rule is judged by somebody, or the registry says why only DIAN can', () => {
  expect(unjudged()).toEqual([]);
  for (const { ids, judge } of DIAN_RULES)
    if (judge.by === 'authority')
      expect([ids, judge.why.en.length > 20 && judge.why.es.length > 20]).toEqual([ids, true]);
});

it('each rule with a judge is a known one', () =>
  expect(DIAN_RULES.flatMap(({ ids }) => ids).filter((id) => !KNOWN_RULES.has(id))).toEqual([]));

it('each rule on a field that the schema refuses is a known one', () =>
  expect(
    [...FIELD_RULES, ...KINDS.flatMap(({ rules }) => [...(rules.fields?.values() ?? [])])].filter(
      (id) => !KNOWN_RULES.has(id),
    ),
  ).toEqual([]));

it('the page counts each known rule once, and those of the simulator under any letter', () => {
  const page = rulesPage(['CAD06', 'DBG06']);
  expect(/^\| all .*/m.exec(page)?.[0].split('|')[2]?.trim()).toBe(String(KNOWN_RULES.size));
  expect(/^\| all .*/m.exec(page)?.[0].split('|')[8]?.trim()).toBe('2');
  expect(page).toContain('- FAD06: rejection · grade L · `cbc:UUID`');
});
