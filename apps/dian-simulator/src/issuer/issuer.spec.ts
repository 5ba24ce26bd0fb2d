import { describe, expect, it } from '@jest/globals';
import { type Issuer, registeredFor, softwareWithId } from './issuer.js';

const INVOICING = { id: 'of-invoices', pin: '11111' };
const EQUIVALENT = { id: 'of-tickets', pin: '22222' };
const issuer = (changes: Partial<Issuer> = {}): Issuer => ({
  software: INVOICING,
  ranges: [],
  test_sets: [],
  ...changes,
});

describe('the software of an issuer', () => {
  it('is that of the registration of the kind', () => {
    const both = issuer({ equivalent_software: EQUIVALENT });
    expect(registeredFor('equivalent', both).software).toBe(EQUIVALENT);
    expect(registeredFor('invoicing', both).software).toBe(INVOICING);
  });

  it('issues all kinds where none is registered for equivalents', () =>
    expect(registeredFor('equivalent', issuer()).software).toBe(INVOICING));

  it('is found by its id, whatever it is registered for', () => {
    const both = issuer({ equivalent_software: EQUIVALENT });
    expect(['of-tickets', 'of-invoices', 'another'].map((id) => softwareWithId(both, id))).toEqual([
      EQUIVALENT,
      INVOICING,
      undefined,
    ]);
  });
});
