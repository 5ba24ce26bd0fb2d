import { describe, expect, it } from '@jest/globals';
import { performance } from 'node:perf_hooks';
import { measuredLoad } from './load.js';

describe('the load', () => {
  it('is high after the main thread was busy', () => {
    measuredLoad.above(0.8);
    const until = performance.now() + 400;
    while (performance.now() < until);
    expect(measuredLoad.above(0.8)).toBeGreaterThan(0.5);
  });
});
