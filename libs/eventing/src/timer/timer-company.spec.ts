import { describe, expect, it } from '@jest/globals';
import { TimerCompany } from './timer-company.js';

const HOUR_MS = 3_600_000;

describe('the groups of timers that have begun', () => {
  it('are one until a timer of another begins', () => {
    const company = new TimerCompany();
    expect(company.isOne).toBe(true);
    for (const group of ['tenant 1', '', 'tenant 1', '']) company.note(group);
    expect(company.isOne).toBe(true);
    company.note('tenant 2');
    expect(company.isOne).toBe(false);
  });

  it('are one again after an hour with timers of one alone', () => {
    let nowMs = 0;
    const company = new TimerCompany(() => nowMs);
    company.note('tenant 1');
    company.note('tenant 2');
    nowMs = 10 * 60_000;
    company.note('tenant 1');
    nowMs += HOUR_MS - 1;
    company.note('tenant 1');
    expect(company.isOne).toBe(false);
    nowMs += 1;
    expect(company.isOne).toBe(true);
  });
});
