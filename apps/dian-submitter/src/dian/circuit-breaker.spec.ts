import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const breaker = (): CircuitBreaker => new CircuitBreaker({ most: 4, fruitless: 3, firstMs: 1_000, longestMs: 20_000 });
const opened = (): CircuitBreaker => {
  const one = breaker();
  for (let i = 0; i < 3; i += 1) one.unanswered(0);
  return one;
};

describe('the circuit breaker', () => {
  it('lets all through while answers come, though some are lost', () => {
    const one = breaker();
    for (let i = 0; i < 20; i += 1) {
      one.unanswered(0);
      one.unanswered(0);
      one.answered();
    }
    expect(one.limit(0)).toBe(4);
  });

  it('lets nothing through after three calls in a row without an answer, and then one as a trial', () => {
    const one = opened();
    expect(one.limit(0)).toBe(0);
    expect(one.limit(999)).toBe(0);
    expect(one.limit(1_000)).toBe(1);
  });

  it('waits twice as long after each trial that fails, and never longer than it may', () => {
    const one = opened();
    let nowMs = 0;
    const pauses = Array.from({ length: 7 }, () => {
      let pauseMs = 0;
      while (one.limit(nowMs + pauseMs) === 0) pauseMs += 1_000;
      nowMs += pauseMs;
      one.unanswered(nowMs);
      return pauseMs;
    });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
  });

  it('does not count what was under way when it opened', () => {
    const one = opened();
    for (let i = 0; i < 100; i += 1) one.unanswered(500);
    expect(one.limit(1_000)).toBe(1);
  });

  it('knows for how long nothing has been answered', () => {
    const one = breaker();
    expect(one.silentForMs(500)).toBe(0);
    one.unanswered(1_000);
    one.unanswered(2_000);
    expect(one.silentForMs(7_000)).toBe(6_000);
    one.answered();
    expect(one.silentForMs(8_000)).toBe(0);
  });

  it('closes with an answer, one call more for each that follows', () => {
    const one = opened();
    const limits = Array.from({ length: 5 }, () => {
      one.answered();
      return one.limit(0);
    });
    expect(limits).toEqual([2, 3, 4, 4, 4]);
    for (let i = 0; i < 3; i += 1) one.unanswered(0);
    expect(one.limit(999)).toBe(0);
    expect(one.limit(1_000)).toBe(1);
  });
});
