import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { DomainThrottle } from './domain-throttle.js';

describe('mails to one receiving domain', () => {
  it('go so many at a time, in their order, and those to others do not wait', async () => {
    const throttle = new DomainThrottle(2);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const send = (address: string) =>
      throttle.run(address, () => {
        begun.push(address);
        return new Promise<void>((resolve) => ends.set(address, resolve));
      });
    const all = ['a@gmail.co', 'b@Gmail.co', 'c@gmail.co', 'd@gmail.co', 'e@condor.co'].map(send);
    await turn();
    expect(begun).toEqual(['a@gmail.co', 'b@Gmail.co', 'e@condor.co']);
    ends.get('b@Gmail.co')?.();
    await turn();
    expect(begun.at(-1)).toBe('c@gmail.co');
    for (const name of ['a@gmail.co', 'c@gmail.co', 'e@condor.co']) ends.get(name)?.();
    await turn();
    ends.get('d@gmail.co')?.();
    await Promise.all(all);
  });

  it('give their place on when one fails', async () => {
    const throttle = new DomainThrottle(1);
    const failed = throttle.run('a@gmail.co', () => Promise.reject(new Error('no')));
    const next = throttle.run('b@gmail.co', () => Promise.resolve('sent'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('sent');
  });
});
