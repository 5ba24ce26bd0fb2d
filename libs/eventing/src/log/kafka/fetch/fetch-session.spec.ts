import { beforeEach, describe, expect, it } from '@jest/globals';
import { FetchSession } from './fetch-session.js';

const wanted = (...offsets: (readonly [number, number])[]): ReadonlyMap<number, number> => new Map(offsets);

describe('a session of fetches', () => {
  let session: FetchSession;
  beforeEach(() => {
    session = new FetchSession();
  });

  it('begins by naming every partition, and then only names what has changed', () => {
    const first = wanted([1, 10], [2, 20], [3, 30]);
    expect(session.request(first)).toEqual({ id: 0, epoch: 0, changed: first, forgotten: [] });
    session.answered(7, first);
    const second = wanted([1, 10], [2, 21], [4, 40]);
    expect(session.request(second)).toEqual({ id: 7, epoch: 1, changed: wanted([2, 21], [4, 40]), forgotten: [3] });
    session.answered(7, second);
    expect(session.request(second)).toEqual({ id: 7, epoch: 2, changed: wanted(), forgotten: [] });
  });

  it('names all of them each time where the broker keeps no session', () => {
    const all = wanted([1, 10]);
    session.request(all);
    session.answered(0, all);
    expect(session.request(all)).toEqual({ id: 0, epoch: 0, changed: all, forgotten: [] });
  });

  it('is begun anew, in place of the old one, after a request whose answer is not known', () => {
    const all = wanted([1, 10], [2, 20]);
    session.answered(7, all);
    session.reset();
    expect(session.request(wanted([1, 11]))).toEqual({ id: 7, epoch: 0, changed: wanted([1, 11]), forgotten: [] });
  });
});
