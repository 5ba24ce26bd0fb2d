import { describe, expect, it } from '@jest/globals';
import { faultWith } from '@rubrica/fiscal';
import { type Preparation, readinessSteps } from './readiness.js';

const FAULT = faultWith('#/x', 'required', { en: 'Missing.', es: 'Falta.' });
const NOTHING: Preparation = {
  isInProduction: false,
  ...{ software: [FAULT], certificate: [FAULT], testSets: [FAULT], ranges: [], accepted: [] },
};
const statesOf = (change: Partial<Preparation>): string =>
  readinessSteps({ ...NOTHING, ...change })
    .map(({ step, state }) => `${step} ${state}`)
    .filter((one) => !one.endsWith('blocked'))
    .join(', ');

describe('the steps to production', () => {
  it('begin with software and certificate', () => {
    expect(statesOf({})).toBe('software open, certificate open');
    expect(statesOf({ software: [] })).toBe('software done, certificate open');
  });

  it.each<[Partial<Preparation>, string]>([
    [{}, 'numbering_range open'],
    [{ ranges: ['habilitacion'] }, 'numbering_range done, first_document open'],
    [
      { ranges: ['habilitacion'], accepted: ['habilitacion'] },
      'numbering_range done, first_document done, test_set open',
    ],
  ])('go on with %j', (change, expected) => {
    expect(statesOf({ software: [], certificate: [], ...change })).toBe(`software done, certificate done, ${expected}`);
  });

  it('lead to production when the test set is accepted, also by another system', () => {
    const ready = { software: [], certificate: [], testSets: [] };
    expect(statesOf(ready)).toContain('first_document done, test_set done, go_live open');
    const steps = readinessSteps({ ...NOTHING, ...ready });
    expect(steps.find(({ step }) => step === 'go_live')).toMatchObject({
      missing: [{ pointer: '/v1/tenant/go-live#' }],
      action: { operation_id: 'goLive', method: 'POST', path: '/v1/tenant/go-live' },
    });
  });

  it('say at going live all that is missing', () => {
    const step = readinessSteps(NOTHING).find(({ step }) => step === 'go_live');
    expect([step?.state, step?.missing.length]).toEqual(['blocked', 4]);
  });

  it('are done for ever before production, and go on in it', () => {
    const live = { isInProduction: true };
    const before =
      'software done, certificate done, numbering_range done, first_document done, test_set done, go_live done';
    expect(statesOf(live)).toBe(`${before}, production_range open`);
    expect(statesOf({ ...live, ranges: ['production'] })).toBe(
      `${before}, production_range done, production_document open`,
    );
    const all = readinessSteps({ ...NOTHING, ...live, ranges: ['production'], accepted: ['production'] });
    expect(all.filter(({ state, action, missing }) => state !== 'done' || action || missing.length > 0)).toEqual([]);
  });
});
