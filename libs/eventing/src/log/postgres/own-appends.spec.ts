import { describe, expect, it } from '@jest/globals';
import { TOPICS } from '@rubrica/contracts';
import type { LogRecord } from '../log.js';
import { OwnAppends } from './own-appends.js';

const TOPIC = TOPICS.documentLifecycle;
const records = (...keys: readonly string[]): LogRecord[] =>
  keys.map((key) => ({ topic: TOPIC, part: 7, key, headers: {}, body: Buffer.alloc(10) }));
const keysFrom = (appends: OwnAppends, next: number, most = 100): readonly string[] | undefined =>
  appends.from(TOPIC, 7, next, most)?.map(({ key, pos }) => `${key}@${pos}`);

describe('what a process has appended itself', () => {
  it('is read from any position that is kept, so many at a time', () => {
    const appends = new OwnAppends();
    appends.add(TOPIC, 7, 12, records('a', 'b'));
    appends.add(TOPIC, 7, 13, records('c'));
    expect(keysFrom(appends, 10)).toEqual(['a@10', 'b@11', 'c@12']);
    expect(keysFrom(appends, 11, 1)).toEqual(['b@11']);
    expect([9, 13].map((next) => keysFrom(appends, next))).toEqual([undefined, undefined]);
    expect(appends.from(TOPIC, 8, 10, 1)).toBeUndefined();
  });

  it('begins anew behind what another process has appended', () => {
    const appends = new OwnAppends();
    appends.add(TOPIC, 7, 12, records('a', 'b'));
    appends.add(TOPIC, 7, 14, records('d'));
    expect(keysFrom(appends, 10)).toBeUndefined();
    expect(keysFrom(appends, 13)).toEqual(['d@13']);
  });

  it('keeps no more in memory than its bodies', () => {
    const appends = new OwnAppends();
    appends.add(TOPIC, 7, 1, [{ topic: TOPIC, part: 7, key: 'a', headers: {}, body: Buffer.from('short') }]);
    const [kept] = appends.from(TOPIC, 7, 0, 1) ?? [];
    expect(kept?.body.toString()).toBe('short');
    expect(kept?.body.buffer.byteLength).toBe(5);
  });

  it('is forgotten from the oldest on when it is too much', () => {
    const appends = new OwnAppends(3 * 1_600);
    for (const [i, key] of ['a', 'b', 'c', 'd', 'e'].entries()) appends.add(TOPIC, 7, i + 1, records(key));
    expect(keysFrom(appends, 1)).toBeUndefined();
    expect(keysFrom(appends, 2)).toEqual(['c@2', 'd@3', 'e@4']);
  });
});
