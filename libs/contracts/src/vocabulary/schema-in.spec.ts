import { describe, expect, it } from '@jest/globals';
import { Type } from '@sinclair/typebox';
import { changedSince, choiceByVersion, schemaIn } from './schema-in.js';

const words = Type.String();
const kinds = choiceByVersion((version) =>
  version === '2026-01-01' ? ['invoice', 'credit_note'] : ['invoice', 'support_document', 'credit_note'],
);
const profile = Type.Object(
  {
    name: words,
    software: Type.Object({ id: words, payroll: Type.String({ 'x-since': '2026-12-01' }) }),
    reception: Type.Optional(Type.Union([Type.Object({}, { 'x-since': '2026-12-01' }), Type.Null()])),
    kinds: Type.Array(Type.Unsafe<string>({ type: 'string', ...kinds })),
  },
  { title: 'Profile' },
);

describe('a schema in a version of the API', () => {
  it('has neither properties, members of unions nor values that are newer, and demands none of them', () => {
    expect(schemaIn(profile, '2026-01-01')).toEqual(
      Type.Object(
        {
          name: words,
          software: Type.Object({ id: words }),
          kinds: Type.Array(Type.Unsafe<string>({ type: 'string', enum: ['invoice', 'credit_note'] })),
        },
        { title: 'Profile' },
      ),
    );
  });

  it('has all of them in the newest, and nothing that says so', () => {
    const newest = JSON.stringify(schemaIn(profile, '2026-12-01'));
    expect(newest).toBe(JSON.stringify(profile).replaceAll(/,"x-since":("[^"]*"|\{[^}]*\})|"x-since":"[^"]*",/g, ''));
    expect(newest).toContain('"enum":["invoice","support_document","credit_note"]');
    expect(newest).toContain('"required":["id","payroll"]');
  });

  it('keeps a union of which a member is older', () => {
    const union = Type.Union([Type.Object({}, { 'x-since': '2026-12-01' }), words]);
    expect(schemaIn(union, '2026-01-01')).toEqual({ ...union, anyOf: [words] });
  });

  it('has the form of that version where a property has changed', () => {
    const before = Type.Object({ id: words });
    const form = Type.Object({ id: Type.Optional(words), equivalent: Type.Optional(words) });
    const changed = Type.Object({ software: Type.Unsafe({ ...before, ...changedSince('2026-12-01', form) }) });
    expect(JSON.stringify(schemaIn(changed, '2026-01-01'))).toBe(JSON.stringify(Type.Object({ software: before })));
    expect(JSON.stringify(schemaIn(changed, '2026-12-01'))).toBe(JSON.stringify(Type.Object({ software: form })));
  });

  it('is the same object each time, and the schema itself where nothing is newer', () => {
    expect(schemaIn(profile, '2026-01-01')).toBe(schemaIn(profile, '2026-01-01'));
    const plain = Type.Object({ since: words, required: Type.Optional(words), enum: Type.Array(words) });
    expect(schemaIn(plain, '2026-01-01')).toBe(plain);
    expect(schemaIn(plain, '2026-12-01')).toBe(plain);
  });
});

describe('a choice by version', () => {
  it('is a plain one where all versions have the same values', () => {
    expect(choiceByVersion(() => ['test', 'live'])).toEqual({ enum: ['test', 'live'] });
  });
});
