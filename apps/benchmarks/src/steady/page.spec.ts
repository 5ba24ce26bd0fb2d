import { describe, expect, it } from '@jest/globals';
import { steadyPage, type SteadyReport, steadySection } from './page.js';
import { phasesBelow } from './phases.js';
import type { SteadyResult } from './steady-load.js';
import { verdictsOn } from './verdicts.js';

const at = (p50: number) => ({ p50, p95: p50 * 2, p99: p50 * 3, max: p50 * 4 });

const resultOf = (ratePerS: number): SteadyResult => ({
  documents: Math.round(ratePerS * 30),
  ...{ post: at(ratePerS), accepted: at(ratePerS * 10), mailed: at(ratePerS * 20), lateness: at(0.4) },
  ...{ refusals: 0, cpuMs: {} },
});

const report: SteadyReport = {
  options: { mode: 'standalone', log: 'postgres', seconds: 30, warmUpS: 30, documents: 1_500, seed: 1 },
  machine: {
    ...{ cores: 2, processor: 'Xeon', memoryGb: 16, node: 'v26.1.0', commit: 'abc1234' },
    ...{ at: '2026-11-27T11:00:00.000Z', loadBefore: 0.5 },
  },
  result: {
    wholeWayPerS: 80,
    phases: phasesBelow(80).map((phase) => ({ ...phase, result: resultOf(phase.ratePerS), cpuMs: 17.25 })),
  },
};

describe('the phases', () => {
  it('are one document a second, and three shares of the rate that the whole way reaches', () =>
    expect(phasesBelow(80).map(({ ratePerS }) => ratePerS)).toEqual([1, 20, 40, 60]));
});

describe('the verdicts', () => {
  it('compare each phase with its limits', () => {
    const verdicts = verdictsOn(report.result, { log: 'postgres' });
    expect(verdicts.map(({ phase, until, measuredMs, isKept }) => [phase, until, measuredMs, isKept])).toEqual([
      ['alone', 'accepted', 10, true],
      ['50 %', 'accepted', 1_200, false],
      ['50 %', 'mailed', 2_400, false],
      ['75 %', 'accepted', 1_800, true],
      ['75 %', 'mailed', 3_600, true],
    ]);
    expect(verdicts[1]?.ratio).toBeCloseTo(1.2);
  });

  it('give Kafka twice the time', () =>
    expect(verdictsOn(report.result, { log: 'kafka' }).map(({ ms }) => ms)).toEqual([300, 2_000, 4_000, 4_000, 8_000]));

  it('say nothing of phases that were not measured', () =>
    expect(verdictsOn({ phases: [] }, { log: 'postgres' })).toEqual([]));
});

describe('the page', () => {
  it('has a row for each phase and for each limit', () => {
    const page = steadyPage(report);
    expect(page).toContain(
      '| 50 % (40.0) | 1200 | 40 / 80 / 120 / 160 | 400 / 800 / 1200 / 1600 | 800 / 1600 / 2400 / 3200 | 17.3 | 1 / 2 | 0 |',
    );
    expect(page).toContain('| 50 %: POST → accepted p99 | 1000 | 1200 | 1.20 | **missed** |');
    expect(page).toContain('The whole way: 80.0 documents a second.');
  });

  it('has no limits for a given rate', () => {
    const given = { ...report, result: { phases: [{ ...report.result.phases[0]!, name: 'given rate' }] } };
    expect(steadyPage(given)).not.toContain('limit');
  });

  it('says in the section how each report is made again', () =>
    expect(steadySection([report])).toContain(
      'npm run bench -- steady --seconds 30 --documents 1500 --seed 1 --mode standalone --log postgres',
    ));
});
