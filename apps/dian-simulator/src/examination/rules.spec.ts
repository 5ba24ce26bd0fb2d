import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SETTINGS } from '../config.js';
import { JUDGED_EVENT_RULES } from '../event/judged-event-rules.js';
import { JUDGED_RULES } from '../rules/judged-rules.js';
import { READINGS } from '../rules/readings.js';

const PAGE = readFileSync(new URL('../../../../docs/simulator.md', import.meta.url), 'utf8').replace(/ +/g, ' ');

describe('docs/simulator.md', () => {
  it('names every rule that is judged, and no other', () => {
    const table = PAGE.slice(PAGE.indexOf('| rules | checks |'), PAGE.indexOf('### Switches'));
    const named = table
      .split('\n')
      .flatMap(
        (row) =>
          (row.split('|')[1] ?? '').match(/\b(?:[A-Z]{3,4}\d\d[a-z]?|[A-Z]{2}\d\d|IND\d|[A-Z]{9}|89|90)\b/g) ?? [],
      );
    expect(named.sort()).toEqual(JUDGED_RULES.map(({ id }) => id).sort());
  });

  it('names every rule on events, and no other', () => {
    const table = PAGE.slice(
      PAGE.indexOf('| rules of events | checks |'),
      PAGE.indexOf('Description, concept of a claim'),
    );
    const named = table
      .split('\n')
      .flatMap((row) => (row.split('|')[1] ?? '').match(/\b(?:[A-Z]{2,3}\d\d[a-z]?|89)\b/g) ?? []);
    const judged = JUDGED_EVENT_RULES.map(({ id }) => id).filter((id) => id !== '');
    expect(named.sort()).toEqual(judged.sort());
  });

  it('shows every switch with its values, the default first', () => {
    for (const [name, values] of Object.entries(READINGS)) {
      expect(PAGE).toContain(`| \`${name}\` | ${values.map((value) => `\`${value}\``).join(' · ')} |`);
    }
  });

  it('shows every setting', () => {
    for (const [name, { meaning }] of Object.entries(SETTINGS)) expect(PAGE).toContain(`| \`${name}\` | ${meaning} |`);
  });
});

describe('the tables of rules', () => {
  it('have each id once', () => {
    const ids = JUDGED_RULES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('say of each row where it looks, for what, and on whose word', () => {
    for (const { where, condition, source, grade } of JUDGED_RULES) {
      expect([where, condition, source].every((text) => text.length > 1)).toBe(true);
      expect('QLS21I').toContain(grade);
    }
  });
});
