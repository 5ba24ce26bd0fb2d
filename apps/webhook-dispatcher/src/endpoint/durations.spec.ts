import { describe, expect, it } from '@jest/globals';
import { DURATION_CLASSES, durationClass, quantileMs } from './durations.js';

describe('durations', () => {
  it('are counted in classes, of which a quantile is read', () => {
    const counts = Array.from({ length: DURATION_CLASSES }, () => 0);
    const count = (ms: number, times: number): void => void (counts[durationClass(ms)] = times);
    expect(quantileMs(counts, 0.95)).toBeNull();
    count(18, 94);
    count(400, 5);
    count(25_000, 1);
    expect(quantileMs(counts, 0.5)).toBe(20);
    expect(quantileMs(counts, 0.95)).toBe(500);
    expect(quantileMs(counts, 1)).toBe(10_000);
  });
});
