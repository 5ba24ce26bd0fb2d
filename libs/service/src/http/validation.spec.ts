import { describe, expect, it } from '@jest/globals';
import { InvoiceDraft } from '@rubrica/fiscal';
import { type TSchema, Type } from '@sinclair/typebox';
import fc from 'fast-check';
import { Problem } from './problem.js';
import { schemaFaults, validBody } from './validation.js';

const amount = Type.String({
  pattern: '^(0|[1-9][0-9]{0,14})\\.[0-9]{2,6}$',
  description: 'Amount to be paid (decimal string with two decimals)',
  examples: ['119000.00'],
});
const order = Type.Union([
  Type.Object(
    { id: Type.String(), date: Type.Optional(Type.String({ format: 'date' })) },
    { additionalProperties: false },
  ),
  Type.Null(),
]);
const closed = (properties: Parameters<typeof Type.Object>[0]): TSchema =>
  Type.Object(properties, { additionalProperties: false });

const LINE = {
  description: 'Lente',
  quantity: '1.00',
  unit_code: '94',
  unit_price: '1.00',
  line_extension_amount: '1.00',
};
const VALID = {
  customer_id: 'final_consumer',
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '1' },
  lines: [LINE],
};

/** The faults of the one field `it`. */
const faultsOf = (schema: TSchema, value: unknown) => schemaFaults(closed({ it: schema }), { it: value });

describe('what a body is told', () => {
  it.each<[string, TSchema, unknown, object]>([
    [
      'a number where an amount is text',
      amount,
      119000,
      {
        code: 'wrong_type',
        detail: 'This must be a string: numbers are written in quotes, so that no digit is lost on the way.',
        fix: 'Did you mean "119000.00"? Write it like "119000.00": Amount to be paid (decimal string with two decimals).',
      },
    ],
    [
      'null where there must be text',
      amount,
      null,
      { code: 'wrong_type', detail: 'This must be a string; it is null.' },
    ],
    [
      'an object where there must be a list',
      Type.Array(amount),
      {},
      { code: 'wrong_type', detail: 'This must be an array; it is an object.' },
    ],
    [
      'an exponent',
      amount,
      '1e5',
      {
        code: 'wrong_format',
        detail: 'This must be a decimal in quotes: digits, a point and two to six decimals.',
        fix: 'Did you mean "100000.00"? Write it like "119000.00": Amount to be paid (decimal string with two decimals).',
      },
    ],
    [
      'blank text',
      Type.String({ pattern: '\\S', description: 'What is sold' }),
      ' ',
      { code: 'wrong_format', detail: 'This is empty.', fix: 'Expected: What is sold.' },
    ],
    [
      'a day that does not exist',
      Type.String({ format: 'date' }),
      '2026-02-30',
      { code: 'wrong_format', detail: 'This must be a day as YYYY-MM-DD.', fix: 'Write a day as YYYY-MM-DD.' },
    ],
    [
      'a value that is not in the list',
      Type.Unsafe({ type: 'string', enum: ['1', '2'] }),
      '3',
      { code: 'not_allowed', detail: 'This is none of the allowed values.', fix: 'Use "1", "2".' },
    ],
    [
      'none of several literals',
      Type.Union([Type.Literal('1'), Type.Literal('2')]),
      '3',
      { code: 'not_allowed', fix: 'Use "1", "2".' },
    ],
    ['not the one literal', Type.Literal('list'), 'page', { code: 'not_allowed', fix: 'Use "list".' }],
    [
      'a number of a paper in small letters, with a hyphen',
      Type.String({ pattern: '^[0-9A-Z]{1,20}$' }),
      'cont-1042',
      { code: 'wrong_format', fix: expect.stringMatching(/^Did you mean "CONT1042"\?/) },
    ],
    [
      'text that is too long',
      Type.String({ maxLength: 3 }),
      'four',
      { code: 'out_of_bounds', detail: 'This may have 3 characters at most.' },
    ],
    [
      'text that is too short',
      Type.String({ minLength: 1 }),
      '',
      { code: 'out_of_bounds', detail: 'This must have at least 1 character.' },
    ],
    [
      'too many entries',
      Type.Array(amount, { maxItems: 1 }),
      ['1.00', '2.00'],
      { code: 'out_of_bounds', detail: 'This may have 1 entry at most.' },
    ],
    [
      'no entry',
      Type.Array(amount, { minItems: 1 }),
      [],
      { code: 'out_of_bounds', detail: 'This must have at least 1 entry.', fix: 'Write at least 1 entry.' },
    ],
    [
      'an entry twice',
      Type.Array(amount, { uniqueItems: true }),
      ['1.00', '1.00'],
      { code: 'out_of_bounds', detail: 'This may not have an entry twice: numbers 0 and 1 are the same.' },
    ],
    [
      'too many members',
      Type.Record(Type.String(), amount, { maxProperties: 1 }),
      { a: '1.00', b: '1.00' },
      { code: 'out_of_bounds', detail: 'This may have 1 member at most.' },
    ],
    [
      'nothing to change',
      Type.Object({}, { minProperties: 1 }),
      {},
      { code: 'out_of_bounds', detail: 'This must have at least 1 member.', fix: 'Write at least 1 member.' },
    ],
    [
      'nothing of what may be left out',
      Type.Object({ a: Type.Optional(amount), b: Type.Optional(amount) }, { minProperties: 1 }),
      {},
      { code: 'out_of_bounds', fix: 'Write at least 1 member of a, b.' },
    ],
    [
      'text without an example',
      Type.String({ maxLength: 3 }),
      {},
      { code: 'wrong_type', fix: 'Write a text, in quotes.' },
    ],
    [
      'too small a number',
      Type.Integer({ minimum: 1 }),
      0,
      { code: 'out_of_bounds', detail: 'This must be at least 1.' },
    ],
    [
      'too large a number',
      Type.Integer({ maximum: 9 }),
      10,
      { code: 'out_of_bounds', detail: 'This may be 9 at most.' },
    ],
    [
      'the bound itself',
      Type.Number({ exclusiveMinimum: 0 }),
      0,
      { code: 'out_of_bounds', detail: 'This must be more than 0.' },
    ],
    [
      'the upper bound itself',
      Type.Number({ exclusiveMaximum: 1 }),
      1,
      { code: 'out_of_bounds', detail: 'This must be less than 1.' },
    ],
    [
      'half a step',
      Type.Number({ multipleOf: 2 }),
      3,
      { code: 'out_of_bounds', detail: 'This must be a multiple of 2.' },
    ],
    ['what JSON reads as infinity', Type.Number(), JSON.parse('1e400'), { code: 'wrong_type' }],
    ['what is excluded', Type.Not(Type.String()), 'x', { code: 'not_allowed', detail: 'This is not allowed here.' }],
    ['a NUL character', Type.String(), 'a\0b', { code: 'forbidden_character', fix: 'Remove it.' }],
    ['half a surrogate pair', Type.String(), 'a\ud800', { code: 'forbidden_character' }],
  ])('of %s', (_, schema, value, fault) => {
    expect(faultsOf(schema, value)).toEqual([expect.objectContaining({ pointer: '#/it', ...fault })]);
  });

  it('of a missing field: at its own place, with what it means', () => {
    expect(schemaFaults(closed({ total: amount }), {})).toMatchObject([
      {
        pointer: '#/total',
        code: 'required',
        detail: '"total" is missing.',
        fix: 'Add "total". Write it like "119000.00": Amount to be paid (decimal string with two decimals).',
      },
    ]);
  });

  it('of a field that does not exist: at its own place, with the one that was meant', () => {
    expect(schemaFaults(closed({ customer_id: Type.Optional(Type.String()) }), { customerId: 'x' })).toMatchObject([
      {
        pointer: '#/customerId',
        code: 'unknown_field',
        detail: 'There is no field "customerId" here.',
        fix: 'Did you mean "customer_id"?',
      },
    ]);
    // What other APIs call it is understood too, where the field exists.
    expect(schemaFaults(closed({ rate: Type.Optional(amount) }), { tarifa: '19.00' })).toEqual([
      expect.objectContaining({ pointer: '#/tarifa', fix: 'Did you mean "rate"?' }),
    ]);
    expect(schemaFaults(closed({}), { colour: 'red' })).toEqual([
      expect.objectContaining({ fix: 'Remove it, or check its spelling.' }),
    ]);
  });

  it('of members called __proto__ or constructor: they are unknown like others', () => {
    const body: unknown = JSON.parse('{"__proto__": 1, "constructor": 2}');
    expect(schemaFaults(closed({}), body).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/__proto__', 'unknown_field'],
      ['#/constructor', 'unknown_field'],
    ]);
  });

  it('of names with / and ~: by a pointer that leads there', () => {
    expect(schemaFaults(closed({}), { 'a/b~c': 1 })).toEqual([expect.objectContaining({ pointer: '#/a~1b~0c' })]);
  });

  it('of a name in a map that is too long: at that name', () => {
    const metadata = Type.Record(Type.String(), Type.String(), { propertyNames: { maxLength: 3 } });
    expect(faultsOf(metadata, { four: 'x' })).toMatchObject([
      { pointer: '#/it/four', code: 'out_of_bounds', detail: 'The name of this member may have 3 characters at most.' },
    ]);
  });

  it('of a name or a code that is nearly right: with the one that was meant, in both languages', () => {
    const choice = Type.Unsafe({ type: 'string', enum: ['invoice', 'credit_note'] });
    expect(faultsOf(choice, 'CreditNote')).toMatchObject([
      {
        fix: 'Did you mean "credit_note"? Use "invoice", "credit_note".',
        es: { fix: '¿Quiso decir "credit_note"? Use "invoice", "credit_note".' },
      },
    ]);
    const draft = {
      ...VALID,
      currency: 'COP$',
      lines: [{ ...LINE, unitPrice: '1.00', taxes: [{ code: 'IVA', value: '0.00' }] }],
    };
    expect(schemaFaults(InvoiceDraft, draft).map(({ pointer, es }) => [pointer, es.fix?.split('?')[0]])).toEqual([
      ['#/currency', '¿Quiso decir COP (pesos colombianos)'],
      ['#/lines/0/unitPrice', '¿Quiso decir "unit_price"'],
      ['#/lines/0/taxes/0/code', '¿Quiso decir 01 (IVA)'],
    ]);
  });

  it('of a union: by the branch that was meant', () => {
    expect(faultsOf(order, { id: 1 })).toEqual([expect.objectContaining({ pointer: '#/it/id', code: 'wrong_type' })]);
    expect(
      faultsOf(order, { id: 'OC-1', date: 'today', colour: 'red' })
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['#/it/colour', '#/it/date']);
    expect(faultsOf(order, 'OC-1')).toEqual([expect.objectContaining({ pointer: '#/it', code: 'not_allowed' })]);
  });

  it('of all its faults at once, each place once', () => {
    const schema = closed({
      a: amount,
      b: Type.String({ minLength: 2, pattern: '^x' }),
      c: Type.Array(closed({ d: amount })),
    });
    const faults = schemaFaults(schema, { b: 'y', c: [{ d: '1.00' }, { d: 1, e: 2 }] });
    expect(faults.map(({ pointer }) => pointer).sort()).toEqual(['#/a', '#/b', '#/c/1/d', '#/c/1/e']);
  });

  it.each([
    [94500, '94500.00'],
    ['94.500,5', '94500.50'],
    ['94,500.00', '94500.00'],
    ['1.500.000', '1500000.00'],
    ['$ 94500', '94500.00'],
    ['0094500', '94500.00'],
    ['9.45e4', '94500.00'],
    ['19%', '19.00'],
  ])('of the amount %j: with the same amount as it is written', (given, meant) =>
    expect(faultsOf(amount, given)[0]?.es.fix).toContain(`¿Quiso decir "${meant}"?`),
  );

  it.each(['94,500', 'much', '', '1.2.3', '1e999'])('of the amount %j: with no guess', (given) =>
    expect(faultsOf(amount, given)[0]?.fix).not.toContain('Did you mean'),
  );

  it('of a day or a time: with the same one as it is written', () => {
    const { issued_at: time } = InvoiceDraft.properties;
    const due = InvoiceDraft.properties.payment_means.properties.due_date;
    const meant = (schema: TSchema, given: string) =>
      /Did you mean "([^"]+)"/.exec(faultsOf(schema, given)[0]?.fix ?? '')?.[1];
    for (const given of ['31/12/2026', '2026/12/31', '20261231', '2026-12-31T00:00:00Z'])
      expect([given, meant(due, given)]).toEqual([given, '2026-12-31']);
    expect(meant(time, '2026-11-21T10:15:00')).toBe('2026-11-21T10:15:00-05:00');
    expect(meant(time, '2026-11-22T02:15:00Z')).toBe('2026-11-21T21:15:00-05:00');
    expect(meant(time, '2026-11-21')).toBeUndefined();
  });

  it('holds none of the text it objects to: it may be a secret', () => {
    const password = Type.String({ maxLength: 3, pattern: '^[0-9]+$' });
    expect(JSON.stringify(faultsOf(password, 'correct horse'))).not.toContain('correct horse');
  });

  it('names two hundred things at most', () => {
    const body = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`field${i}`, 1]));
    try {
      validBody(closed({}), body);
      throw new Error('it was not refused');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      expect(error.errors).toHaveLength(200);
      expect(error.detail).toEqual({
        en: '1000 things are wrong with the request; the first 200 are listed under errors.',
        es: 'La solicitud tiene 1000 errores; los primeros 200 están en errors.',
      });
    }
  });

  it('is nothing when the body is in order', () => {
    expect(validBody(closed({ total: amount }), { total: '1.00' })).toEqual({ total: '1.00' });
  });

  it('comes for any JSON whatever, and always with a pointer that is text', () => {
    const schema = closed({
      a: Type.Optional(amount),
      b: Type.Optional(order),
      c: Type.Optional(Type.Array(closed({ d: amount }))),
    });
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const { pointer, detail } of schemaFaults(schema, body)) {
          expect(pointer).toMatch(/^#(\/|$)/);
          expect(detail).not.toContain('undefined');
        }
      }),
    );
  });
});
