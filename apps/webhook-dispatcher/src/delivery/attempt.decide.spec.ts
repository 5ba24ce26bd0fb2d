import { describe, expect, it } from '@jest/globals';
import type { Circuit } from '../endpoint/circuit.js';
import { type AttemptStep, attemptStep, isHeldBack } from './attempt.decide.js';
import type { DueDelivery, DueEndpoint, AttemptPayload } from './due-delivery.js';

const at = (time: string): string => `2026-11-21T${time}.000Z`;
const closed: Circuit = { status: 'closed', failures: 0, failingSince: null };
const open = (until: string, failedTrials = 0): Circuit => ({
  ...{ status: 'open', failures: 10, failingSince: at('09:00:00'), until: at(until), failedTrials },
});
const endpointWith = (circuit: Circuit, is_active = true): DueEndpoint => ({
  ...{ url: 'https://erp.ejemplo.co/', is_active, sealed_secret: 'c2VsbGFkbw==', previous: null, circuit },
});
const dueTo = (endpoint: DueEndpoint | null): DueDelivery => ({
  tenant_id: 'ten_1',
  endpoint_id: 'we_1',
  event_id: 'evt_1',
  event_type: 'invoice.accepted_by_dian',
  body: '{}',
  created_at: new Date(at('10:00:00')),
  follows: [],
  is_behind: false,
  endpoint,
});

interface Moment {
  readonly time: string;
  readonly isBehind?: boolean;
  readonly waiting?: AttemptPayload;
}
const step = (due: DueDelivery | undefined, { time, isBehind = false, waiting = {} }: Moment): AttemptStep =>
  attemptStep(due, waiting, { isBehind, at: new Date(at(time)) });
const stepTo = (circuit: Circuit, moment: Moment): AttemptStep => step(dueTo(endpointWith(circuit)), moment);

describe('a due attempt', () => {
  it('calls an endpoint whose circuit is closed', () =>
    expect(stepTo(closed, { time: '10:00:00' })).toMatchObject({ type: 'Call', due: { event_id: 'evt_1' } }));

  it('is cancelled with its delivery, or its endpoint', () => {
    const [deleted, disabled] = ['endpoint_deleted', 'endpoint_disabled'];
    expect(step(undefined, { time: '10:00:00' })).toEqual({ type: 'CancelDelivery', reason: deleted });
    expect(step(dueTo(null), { time: '10:00:00' })).toEqual({ type: 'CancelDelivery', reason: deleted });
    const off = dueTo(endpointWith(open('10:00:10'), false));
    expect(step(off, { time: '10:00:00', isBehind: true })).toEqual({ type: 'CancelDelivery', reason: disabled });
  });

  it('waits 250 ms for the first attempt of an earlier event, for a minute at most', () => {
    expect(stepTo(closed, { time: '10:00:59', isBehind: true })).toEqual({
      ...{ type: 'Wait', until: '2026-11-21T10:00:59.250Z', waiting: {} },
    });
    expect(stepTo(closed, { time: '10:01:00', isBehind: true })).toMatchObject({ type: 'Call' });
  });

  it('waits for the trial of an open circuit', () => {
    const wait = stepTo(open('10:00:10', 2), { time: '10:00:09' });
    expect(wait).toEqual({ type: 'Wait', until: at('10:00:10'), waiting: { failedTrials: 2 } });
    expect(wait.type === 'Wait' && isHeldBack(wait)).toBe(true);
  });

  it('begins the trial when that is due', () =>
    expect(stepTo(open('10:00:10', 2), { time: '10:00:10', waiting: { failedTrials: 2 } })).toMatchObject({
      type: 'BeginTrial',
      due: { endpoint_id: 'we_1' },
    }));

  it('fails unsent when the trial that it waited for has failed', () =>
    expect(stepTo(open('10:00:30', 1), { time: '10:00:25', waiting: { failedTrials: 0 } })).toEqual({
      type: 'FailUnsent',
    }));

  it('is not held back by an earlier attempt alone', () => {
    const wait = stepTo(closed, { time: '10:00:01', isBehind: true });
    expect(wait.type === 'Wait' && isHeldBack(wait)).toBe(false);
  });
});
