import { describe, expect, it } from '@jest/globals';
import type { AuthorityRange } from '@rubrica/contracts';
import { type KnownRange, planRangeSync } from './range-sync.decide.js';

const told = (changes: Partial<AuthorityRange> = {}): AuthorityRange => ({
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
  return { ...range, id: 'nr_1', documentType: 'invoice', technicalKey, ...changes };
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
    const paper = known({ documentType: 'contingency', technicalKey: null });
    expect(planRangeSync([told()], [paper])).toEqual([{ does: 'keep', authorityRange: told(), id: 'nr_1' }]);
  });

  it('is skipped when it shares numbers with another of the same prefix', () => {
    const [step] = planRangeSync([told({ from: 500, to: 2000 })], [known()]);
    expect(step).toMatchObject({ does: 'skip', reason: expect.stringContaining('nr_1') });
    expect(planRangeSync([told({ prefix: 'FX', from: 500, to: 2000 })], [known()])).toMatchObject([{ does: 'create' }]);
    expect(planRangeSync([told({ from: 1001, to: 2000 })], [known()])).toMatchObject([{ does: 'create' }]);
  });

  it('counts as authorised last, when it is told twice', () => {
    const before = told({ resolution_number: '1', valid_from: '2024-01-10', valid_to: '2026-01-09' });
    expect(planRangeSync([before, told()], [])).toEqual([{ does: 'create', authorityRange: told() }]);
    const wider = told({ from: 500, to: 2000, valid_from: '2025-01-01' });
    expect(planRangeSync([wider, told()], [])).toMatchObject([
      { does: 'create', authorityRange: told() },
      { does: 'skip' },
    ]);
  });
});
