import { describe, expect, it } from '@jest/globals';
import { specFor } from './spec-for.js';

type RangeEvent = { type: 'NumberAllotted'; number: number };
interface AllotNumber {
  readonly last: number;
}

const given = specFor<number, AllotNumber, RangeEvent>({
  initialState: 0,
  evolve: (_, { number }) => number,
  decide: ({ last }, taken) => {
    if (taken === last) throw Object.assign(new Error('the range is used up'), { code: 'range_exhausted' });
    return taken > last ? [] : [{ type: 'NumberAllotted', number: taken + 1 }];
  },
});
const allotted = (number: number): RangeEvent => ({ type: 'NumberAllotted', number });

describe('a specification of a decision', () => {
  it('holds when exactly the expected facts are decided', () =>
    given(allotted(1), allotted(2)).when({ last: 9 }).then(allotted(3)));

  it('holds when nothing is expected and nothing decided', () => given(allotted(5)).when({ last: 4 }).thenNothing());

  it('holds when the refusal has the expected code', () =>
    given(allotted(1)).when({ last: 1 }).thenRefused('range_exhausted'));

  it('fails on another fact, on one too few, and on none', () => {
    expect(() => given().when({ last: 9 }).then(allotted(2))).toThrow();
    expect(() => given().when({ last: 9 }).then(allotted(1), allotted(2))).toThrow();
    expect(() => given().when({ last: 9 }).thenNothing()).toThrow();
  });

  it('fails on another refusal, and where none comes', () => {
    expect(() => given(allotted(1)).when({ last: 1 }).thenRefused('not_found')).toThrow('range_exhausted');
    expect(() => given().when({ last: 1 }).thenRefused('range_exhausted')).toThrow();
  });

  it('shows an error that is no refusal as it is', () => {
    const broken = specFor<number, string, never>({
      initialState: 0,
      evolve: (state) => state,
      decide: () => {
        throw new TypeError('a programming error');
      },
    });
    expect(() => broken().when('go').thenRefused('range_exhausted')).toThrow('a programming error');
  });
});
