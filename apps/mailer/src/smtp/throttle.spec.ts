import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { Throttle } from './throttle.js';

describe('actions of one key', () => {
  it('run so many at a time, in their order, and those of others do not wait', async () => {
    const throttle = new Throttle(2);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const run = ([key, name]: readonly [string, string]) =>
      throttle.run(key, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
    const all = (
      [
        ['gmail.co', 'a'],
        ['gmail.co', 'b'],
        ['gmail.co', 'c'],
        ['gmail.co', 'd'],
        ['condor.co', 'e'],
      ] as const
    ).map(run);
    await turn();
    expect(begun).toEqual(['a', 'b', 'e']);
    ends.get('b')?.();
    await turn();
    expect(begun.at(-1)).toBe('c');
    for (const name of ['a', 'c', 'e']) ends.get(name)?.();
    await turn();
    ends.get('d')?.();
    await Promise.all(all);
  });

  it('give their place on when one fails', async () => {
    const throttle = new Throttle(1);
    const failed = throttle.run('gmail.co', () => Promise.reject(new Error('no')));
    const next = throttle.run('gmail.co', () => Promise.resolve('sent'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('sent');
  });
});
