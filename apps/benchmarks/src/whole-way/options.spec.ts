import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the arguments of the benchmark', () => {
  it('have defaults, and warm-up and profile take no more documents than the measurement', () => {
    expect(readOptions([])).toMatchObject({
      documents: 300,
      inFlight: 32,
      mode: 'standalone',
      log: 'postgres',
      runs: 1,
    });
    expect(readOptions(['60', '16', '--mode', 'distributed', '--log', 'kafka'])).toMatchObject({
      ...{ documents: 60, inFlight: 16, warmUp: 60, profiled: 60 },
      ...{ mode: 'distributed', log: 'kafka' },
    });
  });

  it.each([[['many']], [['10', '0']], [['--mode', 'both']], [['--log', 'redis']], [['1', '2', '3']]])(
    'are refused when they are %j',
    (args) => expect(() => readOptions(args)).toThrow(),
  );
});
