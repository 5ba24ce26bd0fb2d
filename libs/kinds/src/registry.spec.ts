import { describe, expect, it } from '@jest/globals';
import { KINDS } from './kinds.js';
import { kindOf, kindOfId, kindOfRange, kindOfType, knownKind, RANGE_TYPES, rangeTypeFor } from './registry.js';

describe('the registry of kinds', () => {
  it('tells kinds apart by everything that names one', () => {
    const names = [
      KINDS.map(({ name }) => name),
      KINDS.map(({ idPrefix }) => idPrefix),
      KINDS.map(({ api }) => api.path),
      KINDS.map(({ rules }) => rules.letter),
      KINDS.flatMap(({ types }) => types.map(({ code }) => code)),
      RANGE_TYPES.map(({ name }) => name),
    ];
    for (const list of names) expect(new Set(list).size).toBe(list.length);
  });

  it('finds a kind by its name, an id, a type and a range', () => {
    for (const kind of KINDS) {
      expect(kindOf(kind.name)).toBe(kind);
      expect(kindOfId(`${kind.idPrefix}_01j8zv5k7c9w2m4x6y8b0d1f3h`)).toBe(kind);
      for (const { code } of kind.types) expect(kindOfType(code)).toBe(kind);
      for (const { name } of kind.numbering.ranges) expect(kindOfRange(name)).toBe(kind);
    }
    expect(kindOfId('invoice_1')).toBeUndefined();
  });

  it('corrects only kinds that there are', () => {
    for (const { corrects } of KINDS) if (corrects !== null) expect(kindOf(corrects.kind).corrects).toBeNull();
  });

  it('has a field in each request of a correction for what it corrects', () => {
    for (const { corrects, api } of KINDS)
      if (corrects !== null) expect(Object.keys(api.draft.properties)).toContain(corrects.field);
  });

  it('waits for the kind that it corrects, and only for kinds that there are', () => {
    for (const { corrects, waitsFor } of KINDS) {
      if (corrects !== null) expect(waitsFor).toContain(corrects.kind);
      for (const name of waitsFor) expect(knownKind(name)).toBeDefined();
    }
  });

  it('knows no kind by a name of Object.prototype', () => {
    expect(['constructor', '__proto__', 'toString', ''].map(knownKind)).toEqual(Array(4).fill(undefined));
  });

  it('names the range of paper originals where a kind has one, and refuses to where it has none', () => {
    expect(rangeTypeFor('invoice', true)).toBe('contingency');
    expect(() => rangeTypeFor('credit_note', true)).toThrow('paper originals');
  });

  it('takes the technical key for invoices and the PIN for all else', () => {
    const secrets = KINDS.flatMap(({ types }) => types).map(
      ({ code, scheme, secret }) => `${code} ${scheme} ${secret}`,
    );
    expect(secrets.sort()).toEqual([
      '01 CUFE-SHA384 technical_key',
      '02 CUFE-SHA384 technical_key',
      '03 CUDE-SHA384 pin',
      '04 CUFE-SHA384 technical_key',
      '05 CUDS-SHA384 pin',
      '20 CUDE-SHA384 pin',
      '91 CUDE-SHA384 pin',
      '92 CUDE-SHA384 pin',
      '93 CUDE-SHA384 pin',
      '94 CUDE-SHA384 pin',
      '95 CUDS-SHA384 pin',
    ]);
  });
});
