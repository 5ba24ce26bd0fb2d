import { describe, expect, it } from '@jest/globals';
import { API_VERSIONS, DEFAULT_API_VERSION, knowsSince, NEWEST_API_VERSION } from './api-version.js';
import { KINDS, kindsOf, RANGE_TYPES, rangeTypesOf } from './index.js';

describe('a version of the API', () => {
  it('stands behind those before it, the newest last', () => {
    expect([...API_VERSIONS].sort()).toEqual(API_VERSIONS);
    expect(API_VERSIONS.at(-1)).toBe(NEWEST_API_VERSION);
  });

  it('knows what there is since itself and since those before it', () => {
    const known = API_VERSIONS.map((version) => API_VERSIONS.filter((since) => knowsSince(version, since)));
    expect(known).toEqual([['2026-01-01'], ['2026-01-01', '2026-12-01']]);
  });

  it('knows only the kinds of its time', () => {
    expect(kindsOf('2026-01-01').every(({ api }) => api.since === '2026-01-01')).toBe(true);
    expect(kindsOf('2026-12-01')).toEqual(KINDS);
  });

  it('is that of invoices, credit notes and debit notes by default', () => {
    expect(kindsOf(DEFAULT_API_VERSION).map(({ name }) => name)).toEqual(['invoice', 'credit_note', 'debit_note']);
  });

  it('knows the numbering ranges of its kinds', () => {
    expect(rangeTypesOf('2026-01-01')).toEqual(['invoice', 'credit_note', 'debit_note', 'contingency']);
    expect(rangeTypesOf(NEWEST_API_VERSION)).toEqual(RANGE_TYPES.map(({ name }) => name));
  });
});
