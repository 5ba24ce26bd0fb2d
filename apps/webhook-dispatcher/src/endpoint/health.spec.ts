import { describe, expect, it } from '@jest/globals';
import {
  DURATION_CLASSES,
  durationClass,
  type Health,
  healthAfter,
  HEALTHY,
  isFailingFor,
  OPENS_AFTER,
  quantileMs,
  type SeenOutcome,
  trialQueue,
} from './health.js';

const at = (second: number): string => new Date(Date.UTC(2026, 10, 21, 15) + second * 1_000).toISOString();
const failed = (second: number, isTrial = false): SeenOutcome => ({ at: at(second), ok: false, isTrial });
const succeeded = (second: number, isTrial = false): SeenOutcome => ({ at: at(second), ok: true, isTrial });
const failures = (count: number): SeenOutcome[] => Array.from({ length: count }, (_, i) => failed(i));
const open = healthAfter(HEALTHY, failures(OPENS_AFTER));

describe('the circuit of an endpoint', () => {
  it('opens for 10 s after ten failures in a row, not after nine', () => {
    expect(healthAfter(HEALTHY, failures(9))).toMatchObject({ failures: 9, failingSince: at(0), openUntil: null });
    expect(open).toEqual({ failures: 10, failingSince: at(0), openUntil: at(19), failedTrials: 0 });
  });

  it('stays closed when a success comes between', () => {
    expect(healthAfter(HEALTHY, [...failures(9), succeeded(9), ...failures(9)])).toMatchObject({
      failures: 9,
      openUntil: null,
    });
  });

  it('closes by a trial, and by what was under way before it opened', () => {
    expect(healthAfter(open, [succeeded(20, true)])).toEqual(HEALTHY);
    expect(healthAfter(open, [succeeded(11)])).toEqual(HEALTHY);
  });

  it('is open for twice as long after each trial that fails, for a minute at most', () => {
    const openS = (health: Health, since: number) =>
      (Date.parse(health.openUntil ?? '') - Date.parse(at(since))) / 1000;
    let health = open;
    const seen = [20, 60, 120, 180].map((second) =>
      openS((health = healthAfter(health, [failed(second, true)])), second),
    );
    expect(seen).toEqual([20, 40, 60, 60]);
  });

  it('is not opened for longer by what was under way when it opened', () => {
    expect(healthAfter(open, [failed(15)])).toEqual({ ...open, failures: 11 });
  });
});

describe('an endpoint that fails', () => {
  it('has failed for too long when its first failure is so many hours ago', () => {
    expect(isFailingFor(open, 72, at(72 * 3_600 - 1))).toBe(false);
    expect(isFailingFor(open, 72, at(72 * 3_600))).toBe(true);
    expect(isFailingFor(HEALTHY, 0, at(0))).toBe(false);
  });
});

describe('what waits for a trial', () => {
  it('is due with it, the first of each endpoint, and the others when it has ended', () => {
    const dueOf = trialQueue();
    expect(dueOf('we_1', at(0))).toBe(at(0));
    expect(dueOf('we_1', at(0))).toBe(at(15));
    expect(dueOf('we_2', at(7))).toBe(at(7));
    expect(dueOf('we_1', at(0))).toBe(at(15));
  });
});

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
