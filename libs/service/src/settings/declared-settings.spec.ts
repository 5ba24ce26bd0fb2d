import { describe, expect, it } from '@jest/globals';
import { MinLength } from 'class-validator';
import { declaredSettings } from './declared-settings.js';
import { descriptionsOf, readSettings, Setting } from './settings.js';

class IssuerSettings extends declaredSettings<{ rounding: 'up' | 'down'; means: string; note: string }>({
  rounding: { env: 'ROUNDING', meaning: 'how', default: 'up', choices: ['up', 'down'] },
  means: { env: 'MEANS', meaning: 'code', default: 'ZZZ', pattern: /^[A-Z]{3}$/ },
  note: { env: 'NOTE', meaning: 'first words', default: '', maxLength: 5 },
}) {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service' })
  @MinLength(1)
  databaseUrl = '';
}

const read = (env: Record<string, string>): IssuerSettings =>
  readSettings(IssuerSettings, { DATABASE_URL: 'postgres://db', ...env });

describe('settings declared as data', () => {
  it('have their defaults and are read like those of a class', () => {
    expect(read({})).toEqual({ rounding: 'up', means: 'ZZZ', note: '', databaseUrl: 'postgres://db' });
    expect(read({ ROUNDING: 'down', MEANS: 'ABC', NOTE: 'AIU' })).toMatchObject({
      rounding: 'down',
      means: 'ABC',
      note: 'AIU',
    });
  });

  it('are refused together with those of the class that extends them', () => {
    const env = { DATABASE_URL: '', ROUNDING: 'sideways', MEANS: 'z', NOTE: 'too long' };
    expect(() => read(env)).toThrow(/DATABASE_URL: is missing/);
    expect(() => read(env)).toThrow(/ROUNDING: must be one of the following values: up, down \(how\)/);
    expect(() => read(env)).toThrow(/MEANS: must match/);
    expect(() => read(env)).toThrow(/NOTE: must be shorter than or equal to 5/);
  });

  it('stand before the own ones in the table of settings', () => {
    const variables = Object.values(descriptionsOf(IssuerSettings.prototype)).map(({ env }) => env);
    expect(variables).toEqual(['ROUNDING', 'MEANS', 'NOTE', 'DATABASE_URL']);
  });
});
