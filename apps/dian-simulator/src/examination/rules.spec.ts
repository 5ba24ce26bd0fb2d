import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SETTINGS } from '../config.js';
import { RULES } from './examine.js';

const PAGE = readFileSync(new URL('../../../../docs/simulator.md', import.meta.url), 'utf8').replace(/ +/g, ' ');

/** What is judged outside the lists of rules, under other ids of DIAN. */
const OTHERS = ['ZB01', 'ZE02', 'SIGNPLGNS', 'ZD04', 'ZD05', 'ZD06', 'ZD07', 'CTG01', 'CBG04a', 'DBG04a'];

describe('docs/simulator.md', () => {
  it('names every rule that is judged, and no other', () => {
    const table = PAGE.slice(PAGE.indexOf('| rule | checks |'), PAGE.indexOf('Sums may differ'));
    const named = table
      .split('\n')
      .flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z]{3,9}\d*[a-z]?|Z[A-Z]\d\d/g) ?? []);
    expect(named.sort()).toEqual([...RULES.map(({ id }) => id), ...OTHERS].sort());
  });

  it('shows every setting', () => {
    for (const [name, { meaning }] of Object.entries(SETTINGS)) expect(PAGE).toContain(`| \`${name}\` | ${meaning} |`);
  });
});

describe('a rule', () => {
  it('has an id of its own', () => {
    const ids = RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
