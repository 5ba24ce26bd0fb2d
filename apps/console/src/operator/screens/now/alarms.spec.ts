import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ALARM_WORDS, type AlarmName, commandOf, redFirst } from './alarms.js';

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

  it('have a command about their service or environment, where one helps', () => {
    expect(commandOf('dead-letters', 'mailer')).toBe(
      'npm run admin -- dead-letters list --service mailer --state dead',
    );
    expect(commandOf('database-away', 'mailer')).toBeNull();
  });
});
