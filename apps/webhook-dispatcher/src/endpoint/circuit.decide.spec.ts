import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { type CircuitEvent, CLOSED, evolve, trialQueue } from './circuit.js';
import { circuitAfter, type CircuitCommand, decide, hasFailedFor, OPENS_AFTER } from './circuit.decide.js';

const given = specFor({ decide, evolve, initialState: CLOSED });

const at = (second: number): string => new Date(Date.UTC(2026, 10, 21, 15) + second * 1_000).toISOString();
const fails = (second: number, isTrial = false): CircuitCommand => ({
  ...{ type: 'RecordOutcome', at: at(second), ok: false, isTrial },
});
const succeeds = (second: number, isTrial = false): CircuitCommand => ({
  ...{ type: 'RecordOutcome', at: at(second), ok: true, isTrial },
});
const beginTrial = (second: number): CircuitCommand => ({ type: 'BeginTrial', at: at(second) });

const failed = (second: number): CircuitEvent => ({ type: 'FailureCounted', data: { at: at(second) } });
const failures = (count: number): CircuitEvent[] => Array.from({ length: count }, (_, i) => failed(i));
const opened = (until: number): CircuitEvent => ({ type: 'CircuitOpened', data: { until: at(until) } });
const trialBegun = (until: number): CircuitEvent => ({ type: 'TrialBegun', data: { until: at(until) } });
const trialFailed = (until: number): CircuitEvent => ({ type: 'TrialFailed', data: { until: at(until) } });
const closed: CircuitEvent = { type: 'CircuitClosed', data: {} };
const openFrom9: CircuitEvent[] = [...failures(OPENS_AFTER), opened(19)];

describe('the circuit of an endpoint', () => {
  it('counts nine failures in a row', () =>
    given(...failures(8))
      .when(fails(8))
      .then(failed(8)));

  it('opens for 10 s after ten failures in a row', () =>
    given(...failures(9))
      .when(fails(9))
      .then(failed(9), opened(19)));

  it('counts from one again when a success comes between', () => {
    given(...failures(9))
      .when(succeeds(9))
      .then(closed);
    given(...failures(9), closed, ...failures(8))
      .when(fails(20))
      .then(failed(20));
  });

  it('does not change while all succeeds', () => given().when(succeeds(0)).thenNothing());

  it('closes by a trial, and by an attempt that was under way when it opened', () => {
    given(...openFrom9, trialBegun(34))
      .when(succeeds(20, true))
      .then(closed);
    given(...openFrom9)
      .when(succeeds(11))
      .then(closed);
  });

  it('is open for twice as long after each trial that fails, for a minute at most', () => {
    given(...openFrom9)
      .when(fails(20, true))
      .then(failed(20), trialFailed(40));
    given(...openFrom9, trialFailed(40))
      .when(fails(41, true))
      .then(failed(41), trialFailed(81));
    given(...openFrom9, trialFailed(40), trialFailed(81))
      .when(fails(90, true))
      .then(failed(90), trialFailed(150));
    given(...openFrom9, trialFailed(40), trialFailed(81), trialFailed(150))
      .when(fails(200, true))
      .then(failed(200), trialFailed(260));
  });

  it('is not opened for longer by an attempt that was under way when it opened', () =>
    given(...openFrom9)
      .when(fails(15))
      .then(failed(15)));

  it('opens again by a trial that fails after another attempt has closed it', () =>
    given(...openFrom9, trialBegun(34), closed)
      .when(fails(21, true))
      .then(failed(21), trialFailed(41)));
});

describe('a trial', () => {
  it('begins when it is due, and is over 15 s after that time', () => {
    given(...openFrom9)
      .when(beginTrial(18))
      .thenNothing();
    given(...openFrom9)
      .when(beginTrial(19))
      .then(trialBegun(34));
    given(...openFrom9)
      .when(beginTrial(22))
      .then(trialBegun(34));
  });

  it('is over 15 s after its begin when it begins more than 3 s late', () =>
    given(...openFrom9)
      .when(beginTrial(23))
      .then(trialBegun(38)));

  it('is the only one until it is over', () => {
    given(...openFrom9, trialBegun(34))
      .when(beginTrial(33))
      .thenNothing();
    given(...openFrom9, trialBegun(34))
      .when(beginTrial(34))
      .then(trialBegun(49));
  });

  it('is not made while the circuit is closed', () =>
    given(...failures(9))
      .when(beginTrial(60))
      .thenNothing());
});

describe('an endpoint that fails', () => {
  it('has failed for too long when its first failure is so many hours ago', () => {
    const open = openFrom9.reduce(evolve, CLOSED);
    expect(hasFailedFor(open, 72, at(72 * 3_600 - 1))).toBe(false);
    expect(hasFailedFor(open, 72, at(72 * 3_600))).toBe(true);
    expect(hasFailedFor(CLOSED, 0, at(0))).toBe(false);
  });

  it('has failed often enough only when its circuit has opened', () => {
    const nine = circuitAfter(
      CLOSED,
      Array.from({ length: OPENS_AFTER - 1 }, (_, i) => fails(i)),
    );
    expect(hasFailedFor(nine, 72, at(100 * 3_600))).toBe(false);
    expect(hasFailedFor(circuitAfter(nine, [fails(9)]), 72, at(100 * 3_600))).toBe(true);
  });
});

describe('an attempt that waits for a trial', () => {
  it('is due with it, the first of each endpoint, and the others when it has ended', () => {
    const dueOf = trialQueue();
    expect(dueOf('we_1', at(0))).toBe(at(0));
    expect(dueOf('we_1', at(0))).toBe(at(15));
    expect(dueOf('we_2', at(7))).toBe(at(7));
    expect(dueOf('we_1', at(0))).toBe(at(15));
  });
});
