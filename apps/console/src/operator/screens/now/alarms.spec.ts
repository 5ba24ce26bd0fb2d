import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ALARM_WORDS, type AlarmName, helpFor, redFirst } from './alarms.js';

const RUNBOOKS = join(import.meta.dirname, '../../../../../../docs/runbooks/alerts');

describe('alarms', () => {
  it.each(Object.keys(ALARM_WORDS))('have a runbook: %s', (name) => {
    expect(existsSync(join(RUNBOOKS, `${name}.md`))).toBe(true);
  });

  it('come first, those with the most before those with fewer', () => {
    const row = (name: string, ...alarms: AlarmName[]) => ({ name, alarms });
    const rows = [row('a'), row('b', 'parked-keys'), row('c'), row('d', 'consumer-lag', 'outbox-grows')];
    expect(redFirst(rows).map(({ name }) => name)).toEqual(['d', 'b', 'a', 'c']);
  });

  it('have a command and a screen about their service or environment, where they help', () => {
    expect(helpFor('dead-letters', 'mailer')).toEqual({
      command: 'dead-letters list --service mailer --state dead',
      screen: { to: '/dead-letters', search: { service: 'mailer', state: 'dead' } },
    });
    expect(helpFor('database-away', 'mailer')).toBeNull();
  });
});
