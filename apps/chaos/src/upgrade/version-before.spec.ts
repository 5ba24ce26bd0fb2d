import { describe, expect, it } from '@jest/globals';
import { isMigration, versionBefore } from './version-before.js';

describe('the version before', () => {
  it('is the newest commit whose migrations differ', () => {
    const candidates = [
      { commit: 'reworded', migrations: ['b', 'a'] },
      { commit: 'before', migrations: ['a'] },
      { commit: 'long before', migrations: [] },
    ];
    expect(versionBefore(['a', 'b'], candidates)).toBe('before');
  });

  it('is the last commit if the working tree alone has a new migration', () => {
    expect(versionBefore(['a', 'b'], [{ commit: 'HEAD', migrations: ['a'] }])).toBe('HEAD');
  });

  it('does not exist if no commit has other migrations', () => {
    expect(versionBefore(['a'], [{ commit: 'first', migrations: ['a'] }])).toBeUndefined();
  });
});

describe('a file of migrations', () => {
  it.each([
    'apps/mailer/src/migrations/1700000003020-mail-senders.ts',
    'libs/eventing/src/transaction/begun.migrations.ts',
    'libs/eventing/src/log/postgres/migrations.ts',
  ])('is %s', (path) => expect(isMigration(path)).toBe(true));

  it.each([
    'apps/mailer/src/migrations/index.ts',
    'apps/api-gateway/src/migrations/tenant-lives.spec.ts',
    'apps/api-gateway/src/migrations/migrated.fixture.ts',
    'docs/adr/0131-migrations-as-a-job-before-the-roll-out.md',
  ])('is not %s', (path) => expect(isMigration(path)).toBe(false));
});
