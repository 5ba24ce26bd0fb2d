import { describe, expect, it } from '@jest/globals';
import { versionBefore } from './version-before.js';

describe('the version before', () => {
  const made = { commit: 'made the initial schema', migrations: ['a'] };
  const refused = { commit: 'of another schema', migrations: ['z'] };

  it('is the newest commit that lacks a migration of this tree', () => {
    const candidates = [{ commit: 'reworded', migrations: ['b', 'a'] }, { commit: 'before', migrations: ['a'] }, made];
    expect(versionBefore(['a', 'b'], candidates)).toBe('before');
  });

  it('is the last commit if the working tree alone has a new migration', () => {
    expect(versionBefore(['a', 'b'], [{ commit: 'HEAD', migrations: ['a'] }])).toBe('HEAD');
  });

  it('is the commit that made the initial schema, while there is no other migration', () => {
    expect(versionBefore(['a'], [{ commit: 'HEAD', migrations: ['a'] }, made, refused])).toBe(made.commit);
  });

  it('is none whose data this tree refuses', () => {
    expect(versionBefore(['a'], [refused])).toBeUndefined();
    expect(versionBefore(['a'], [{ commit: 'without migrations', migrations: [] }])).toBeUndefined();
  });
});
