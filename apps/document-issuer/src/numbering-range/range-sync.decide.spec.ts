import { describe, expect, it } from '@jest/globals';
import type { TypedRange } from './range-assignment.js';
import { type KnownRange, planRangeSync as plan, type RangeSyncStep } from './range-sync.decide.js';

const TODAY = '2026-11-26';
const planRangeSync = (ranges: readonly TypedRange[], knownRanges: readonly KnownRange[]): RangeSyncStep[] =>
  plan(ranges, knownRanges, TODAY);

const told = (changes: Partial<TypedRange> = {}): TypedRange => ({
  document_type: changes.technical_key === null ? 'contingency' : 'invoice',
  resolution_number: '18764000001',
  resolution_date: '2026-01-10',
  prefix: 'FE',
  from: 1,
  to: 1000,
  valid_from: '2026-01-10',
  valid_to: '2028-01-10',
  technical_key: 'a'.repeat(40),
  ...changes,
});
const known = (changes: Partial<KnownRange> = {}): KnownRange => {
  const { technical_key: technicalKey, ...range } = told();
  return { ...range, id: 'nr_1', document_type: 'invoice', technicalKey, isActive: true, next: 1, ...changes };
};

describe('a range that the tax authority tells of', () => {
  it('is new', () => expect(planRangeSync([told()], [])).toEqual([{ does: 'create', authorityRange: told() }]));

  it('is known as it is', () =>
    expect(planRangeSync([told()], [known()])).toEqual([{ does: 'keep', authorityRange: told(), id: 'nr_1' }]));

  it('is renewed in what differs, its key included', () => {
    const renewed = told({ valid_to: '2030-01-10', resolution_number: '18764000009', technical_key: 'b'.repeat(40) });
    expect(planRangeSync([renewed], [known()])).toEqual([
      {
        does: 'update',
        authorityRange: renewed,
        id: 'nr_1',
        changed: ['resolution_number', 'valid_to', 'technical_key'],
      },
    ]);
  });

  it('keeps the key that it has, where none is told or none is used', () => {
    const unkeyed = told({ technical_key: null });
    expect(planRangeSync([unkeyed], [known()])).toEqual([{ does: 'keep', authorityRange: unkeyed, id: 'nr_1' }]);
    const paper = known({ document_type: 'contingency', technicalKey: null });
    expect(planRangeSync([told()], [paper])).toEqual([{ does: 'keep', authorityRange: told(), id: 'nr_1' }]);
  });

  it('is skipped when it shares numbers with another that is told, is later, or numbers other documents', () => {
    const wider = told({ resolution_number: '2', from: 500, to: 2000 });
    for (const [ranges, others] of [
      [[told(), wider], [known()]],
      [[wider], [known({ valid_from: '2026-02-01' })]],
      [[wider], [known({ document_type: 'contingency' })]],
    ] as const) {
      const step = planRangeSync(ranges, others).at(-1);
      expect(step).toMatchObject({ does: 'skip', reason: expect.stringContaining('nr_1') });
    }
    expect(planRangeSync([told({ prefix: 'FX', from: 500, to: 2000 })], [known()])).toMatchObject([{ does: 'create' }]);
    expect(planRangeSync([told({ from: 1001, to: 2000 })], [known()])).toMatchObject([{ does: 'create' }]);
  });

  it('counts as authorised last, when it is told twice', () => {
    const before = told({ resolution_number: '1', valid_from: '2024-01-10', valid_to: '2026-01-09' });
    expect(planRangeSync([before, told()], [])).toEqual([{ does: 'create', authorityRange: told() }]);
    const wider = told({ from: 500, to: 2000, valid_from: '2025-01-01' });
    expect(planRangeSync([wider, told()], [])).toMatchObject([
      { does: 'skip' },
      { does: 'create', authorityRange: told() },
    ]);
  });

  it('is skipped when its validity has ended, unless it is of paper', () => {
    const ended = told({ valid_from: '2022-01-10', valid_to: '2024-01-10' });
    expect(planRangeSync([ended], [])).toMatchObject([{ does: 'skip', reason: expect.stringContaining('2024-01-10') }]);
    expect(planRangeSync([{ ...ended, document_type: 'contingency', technical_key: null }], [])).toMatchObject([
      { does: 'create' },
    ]);
  });
});

describe('the next resolution of a known range', () => {
  const next = (changes: Partial<TypedRange> = {}): TypedRange =>
    told({ resolution_number: '18764000799', valid_from: TODAY, valid_to: '2028-11-26', ...changes });
  const updated = (...changed: string[]) => ({ does: 'update', id: 'nr_1', changed });
  const RENEWED = ['resolution_number', 'valid_from', 'valid_to'];

  it.each<[string, Partial<TypedRange>, Partial<KnownRange>, object]>([
    ['has the same numbers', {}, {}, updated(...RENEWED)],
    ['begins at the first unused number', { from: 2 }, { next: 2 }, updated('from', ...RENEWED)],
    ['begins beyond it', { from: 10 }, { next: 2 }, updated('from', ...RENEWED)],
    ['ends later', { to: 5000 }, {}, updated('to', ...RENEWED)],
    [
      'comes after the end of the old one',
      { from: 2 },
      { next: 2, valid_to: '2026-01-11' },
      updated('from', ...RENEWED),
    ],
    [
      'begins when the old one is over already',
      { valid_from: '2026-12-01' },
      { valid_to: '2026-11-25' },
      updated(...RENEWED),
    ],
    ['has not begun while the old one has days left', { from: 2, valid_from: '2026-12-01' }, {}, { does: 'create' }],
    ['has not begun, and has the same numbers', { valid_from: '2026-12-01' }, {}, { does: 'create' }],
    ['finds the old one switched off', { from: 2 }, { isActive: false }, { does: 'create' }],
    ['has only numbers that are used', { to: 50 }, { next: 51 }, { does: 'skip' }],
  ])('%s', (_, changes, of, step) => expect(planRangeSync([next(changes)], [known(of)])).toMatchObject([step]));

  it('is the same resolution, enlarged, and stays switched off', () => {
    const enlarged = told({ to: 5000 });
    expect(planRangeSync([enlarged], [known({ isActive: false })])).toMatchObject([updated('to')]);
  });

  it('replaces the old one though that is still told', () => {
    expect(planRangeSync([next({ from: 2 }), told()], [known({ next: 2 })])).toMatchObject([
      { does: 'skip', reason: expect.stringContaining('18764000799') },
      updated('from', ...RENEWED),
    ]);
  });

  it('comes in two parts', () => {
    const parts = [next({ from: 2, to: 200 }), next({ from: 201, resolution_number: '18764000800' })];
    expect(planRangeSync(parts, [known({ next: 2 })])).toMatchObject([
      updated('from', 'to', ...RENEWED),
      { does: 'create', authorityRange: { from: 201 } },
    ]);
  });

  it('is of paper: both stay, for the days of each', () => {
    const paper = known({ document_type: 'contingency', technicalKey: null });
    expect(planRangeSync([next({ technical_key: null })], [paper])).toMatchObject([{ does: 'create' }]);
  });

  it('joins two ranges, which a person does', () => {
    const two = [known({ to: 500 }), known({ id: 'nr_2', from: 501, resolution_number: '2' })];
    expect(planRangeSync([next()], two)).toMatchObject([
      { does: 'skip', reason: expect.stringContaining('nr_1, nr_2') },
    ]);
  });
});
