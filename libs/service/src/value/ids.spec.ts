import { describe, expect, it } from '@jest/globals';
import { encodeId, newId } from './ids.js';

describe('an id', () => {
  it('is a prefix and 26 characters that cannot be misread', () => {
    expect(newId('inv')).toMatch(/^inv_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(newId('req')).toMatch(/^req_/);
  });

  it('is another one each time, and uses all of its alphabet everywhere', () => {
    const ids = Array.from({ length: 20_000 }, () => newId('inv'));
    expect(new Set(ids).size).toBe(ids.length);
    for (let place = 4; place < 30; place += 1) expect(new Set(ids.map((id) => id[place])).size).toBe(32);
  });

  it('made from the same bytes is the same', () => {
    expect(encodeId(Buffer.alloc(26, 7))).toBe('7'.repeat(26));
    expect(encodeId(Buffer.alloc(26, 255))).toBe('z'.repeat(26));
  });
});
