import { describe, expect, it } from '@jest/globals';
import { KINDS, RANGE_TYPES } from '@rubrica/kinds';
import { unknownKindIn } from './kinds.js';

describe('the kind in a message', () => {
  it('is unknown where this version has no such kind, or no such type of ranges', () => {
    expect(unknownKindIn({ document_id: 'pay_1', kind: 'made_up_kind' })).toBe('made_up_kind');
    expect(unknownKindIn({ document_type: 'made_up_kind' })).toBe('made_up_kind');
  });

  it('is known where this version has it, and where the message names none', () => {
    for (const { name } of KINDS) expect(unknownKindIn({ kind: name })).toBeUndefined();
    for (const { name } of RANGE_TYPES) expect(unknownKindIn({ document_type: name })).toBeUndefined();
    expect(unknownKindIn({ tenant_id: 'ten_1' })).toBeUndefined();
  });

  it.each([undefined, null, 'made_up_kind', ['made_up_kind'], { kind: null }, { kind: 7 }, { kind: 'Made up' }])(
    'is left to the schema where it can be no kind: %j',
    (data) => expect(unknownKindIn(data)).toBeUndefined(),
  );
});
