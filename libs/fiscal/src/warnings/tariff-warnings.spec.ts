import { describe, expect, it } from '@jest/globals';
import { datedTariffs } from '../catalogs/tariffs.js';
import { creditNote, invoice, line, TEST_MODE } from '../request/draft.fixture.js';
import type { TaxDraft } from '../request/draft.js';
import type { DocumentDraft } from '../request/note-draft.js';
import { documentWarnings } from './draft-warnings.js';

const warnings = (draft: DocumentDraft, now = TEST_MODE.now) =>
  documentWarnings(draft, null, { ...TEST_MODE, now, ruleLetter: 'F', issuerNit: '900373115' }).filter(({ pointer }) =>
    /taxes\/\d+\/(rate|per_unit_amount)$/.test(pointer),
  );
const sold = (code: string, tariff: string) => {
  const byRate: TaxDraft = { code, rate: tariff, base: '100000.00', value: '0.00' };
  const byUnit: TaxDraft = { code, per_unit_amount: tariff, base_quantity: '1.00', unit_code: '94', value: '0.00' };
  return invoice({ lines: [line({ taxes: [code === '35' ? byRate : byUnit] })] });
};
const warned = (code: string, tariff: string, now?: Date) => warnings(sold(code, tariff), now);

describe('a tariff of the year', () => {
  it.each([
    ['34', '0.00'],
    ['34', '40.00'],
    ['34', '68.00'],
    ['35', '20.00'],
    ['22', '73.00'],
    ['22', '36.50'],
    ['22', '37.00'],
    ['33', '2.62'],
    ['33', '2.6187'],
    ['02', '210.00'],
    ['24', '801.27'],
    ['24', '766.94'],
  ])('of tax %s, %s, is as usual', (code, tariff) => expect(warned(code, tariff)).toEqual([]));

  it.each([
    ['34', '38.00', '2025-01-01'],
    ['34', '65.00', '2025-01-01'],
    ['34', '28.00', '2024-01-01'],
    ['34', '55.00', '2024-01-01'],
    ['34', '35.00', '2023-11-01'],
    ['35', '15.00', '2024-01-01'],
    ['35', '10.00', '2023-11-01'],
    ['22', '70.00', '2025-01-01'],
    ['22', '66.00', '2024-01-01'],
    ['33', '2.49', '2025-01-01'],
    ['02', '186.37', '2024-02-01'],
    ['24', '762.38', '2025-02-01'],
    ['24', '1375.46', '2024-02-01'],
  ])('of tax %s, %s, is one from %s on, and the warning lists those of today', (code, tariff, from) => {
    const [warning, ...others] = warned(code, tariff);
    expect(others).toEqual([]);
    expect(warning?.detail).toContain(`from ${from} on`);
    const today = datedTariffs.get(code === '02' ? '23' : code)?.periods.at(-1)?.tariffs ?? [];
    for (const { value } of today) {
      expect(warning?.fix).toContain(value);
      expect(warning?.es.fix).toContain(value);
    }
  });

  it.each([
    ['34', '41.00'],
    ['35', '19.00'],
    ['22', '80.00'],
    ['33', '5.00'],
  ])('that tax %s never had, %s, is told; of fuels, blends have others', (code, tariff) => {
    expect(warned(code, tariff).map(({ detail }) => detail)).toEqual([expect.stringContaining('has no tariff of')]);
    expect(warned('02', '199.50')).toEqual([]);
    expect(warned('24', '721.14')).toEqual([]);
  });

  it('is that of the day in Colombia, of a paper original that of the paper', () => {
    const lastMinute = new Date('2027-01-01T04:59:00Z');
    expect(warned('34', '68.00', lastMinute)).toEqual([]);
    const january = new Date('2026-01-20T15:00:00Z');
    expect(warned('24', '762.38', january)).toEqual([]);
    expect(warned('24', '801.27', january)).toHaveLength(1);
    const paper = {
      ...sold('34', '65.00'),
      type_code: '03' as const,
      number: 'C1',
      issued_at: '2025-12-30T10:00:00-05:00',
    };
    expect(warnings(paper)).toEqual([]);
  });

  it('of a note is that of its invoice, of whatever year', () =>
    expect(warnings(creditNote({ lines: sold('34', '55.00').lines }))).toEqual([]));

  it('has its source and follows the one before it', () => {
    for (const { periods } of datedTariffs.values()) {
      const days = periods.map(({ validFrom }) => validFrom);
      expect(days).toEqual([...new Set(days)].sort());
      for (const { source, tariffs } of periods) {
        expect(source).not.toBe('');
        for (const { value } of tariffs) expect(value).toMatch(/^\d+\.\d{2}$/);
      }
    }
  });
});
