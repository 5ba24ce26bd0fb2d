import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the arguments of the benchmark with steady arrivals', () => {
  it('have defaults, and without a rate it follows from the whole way', () => {
    expect(readOptions([])).toMatchObject({ mode: 'standalone', log: 'postgres', seconds: 30, seed: 1 });
    expect(readOptions([]).ratePerS).toBeUndefined();
    expect(readOptions(['--seconds', '60']).seconds).toBe(60);
    expect(readOptions(['45', '20', '--mode', 'distributed', '--log', 'kafka'])).toMatchObject({
      ...{ ratePerS: 45, seconds: 20, warmUpS: 30 },
      ...{ mode: 'distributed', log: 'kafka' },
    });
  });

  it.each([
    [['0']],
    [['many']],
    [['10', '0']],
    [['1', '2', '3']],
    [['--log', 'redis']],
    [['--seed', 'x']],
    [['45', '--write-docs']],
  ])('are refused when they are %j', (args) => expect(() => readOptions(args)).toThrow());
});
