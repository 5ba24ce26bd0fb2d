import { describe, expect, it } from '@jest/globals';
import { Type } from '@sinclair/typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { answerSchema, asAnswered, requestSchema, withoutNulls } from './absent-as-null.js';

const Code = Type.Object({ value: Type.String() }, { title: 'Code' });
const Line = Type.Object(
  { quantity: Type.String(), code: Type.Optional(Code), note: Type.Optional(Type.String({ description: 'Say more' })) },
  { title: 'Line', additionalProperties: false },
);
const Sale = Type.Object({
  lines: Type.Array(Line),
  order: Type.Optional(Type.Union([Line, Type.Null()], { description: 'The order' })),
  metadata: Type.Optional(Type.Record(Type.String(), Type.String())),
});

describe('the schema of an answer that repeats a request', () => {
  const schema = JSON.parse(JSON.stringify(answerSchema(Sale, 'SaleAnswered'))) as object;

  it('requires every field, null where the request may leave it out', () => {
    const line = {
      title: 'LineResource',
      type: 'object',
      additionalProperties: false,
      required: ['quantity', 'code', 'note'],
      properties: {
        quantity: { type: 'string' },
        code: {
          anyOf: [
            { title: 'Code', type: 'object', required: ['value'], properties: { value: { type: 'string' } } },
            { type: 'null' },
          ],
        },
        note: { description: 'Say more', anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
    };
    expect(schema).toMatchObject({
      title: 'SaleAnswered',
      required: ['lines', 'order', 'metadata'],
      properties: {
        lines: { type: 'array', items: line },
        order: { description: 'The order', anyOf: [line, { type: 'null' }] },
      },
    });
  });

  it('is the request’s own where nothing can be absent', () => {
    expect(answerSchema(Code)).toBe(Code);
    expect(answerSchema(Type.Array(Code))).toMatchObject({ items: { title: 'Code' } });
  });
});

describe('an answer that repeats a request', () => {
  const answered = (value: object): object => asAnswered(answerSchema(Sale), value);

  it('has null for what the request left out, at any depth, and {} for metadata', () => {
    expect(answered({ lines: [{ quantity: '1.00' }], order: { quantity: '2.00', note: 'x' } })).toEqual({
      lines: [{ quantity: '1.00', code: null, note: null }],
      order: { quantity: '2.00', code: null, note: 'x' },
      metadata: {},
    });
    expect(answered({ lines: [], order: null, metadata: { a: 'b' } })).toEqual({
      lines: [],
      order: null,
      metadata: { a: 'b' },
    });
  });

  it('keeps what no schema names', () =>
    expect(answered({ lines: [], old: 1 })).toMatchObject({ old: 1, order: null }));

  it('keeps every key of metadata, whatever its name', async () => {
    const metadata: unknown = JSON.parse('{ "__proto__": "a", "constructor": "b", "toString": "c" }');
    const Open = Type.Object({ metadata: Type.Optional(Type.Object({}, { additionalProperties: Type.String() })) });
    const text = JSON.stringify({ metadata });
    expect(JSON.stringify(asAnswered(answerSchema(Open), JSON.parse(text) as object))).toBe(text);
    expect(JSON.stringify(await withoutNulls(Open, JSON.parse(text), 'post'))).toBe(text);
  });
});

describe('the body of a request', () => {
  const takes = (schema: object, body: unknown): unknown =>
    new Ajv2020({ strict: false }).compile(JSON.parse(JSON.stringify(schema)) as object)(body);

  it('may have null for what may be absent, at any depth, and for nothing else', () => {
    const schema = requestSchema(Sale, 'post');
    expect(takes(schema, { lines: [{ quantity: '1.00', code: null, note: null }], order: null })).toBe(true);
    expect(takes(schema, { lines: [{ quantity: null }] })).toBe(false);
    expect(takes(schema, { lines: [], metadata: { a: null } })).toBe(false);
    expect(takes(schema, { lines: [], metadata: null })).toBe(true);
  });

  it('may have null in a PATCH only inside of its fields', () => {
    const schema = requestSchema(Type.Object({ line: Type.Optional(Line) }), 'patch');
    expect(takes(schema, { line: { quantity: '1.00', note: null } })).toBe(true);
    expect(takes(schema, { line: null })).toBe(false);
  });

  it('is taken without the nulls that say that a field is absent', async () => {
    const Provider = Type.Object({ nit: Type.String(), name: Type.Optional(Type.String()) });
    const schema = Type.Object({
      ...Sale.properties,
      provider: Type.Union([Provider, Type.Null()]),
    });
    const body = {
      lines: [{ quantity: '1.00', note: null }, { quantity: null }, null],
      order: null,
      metadata: { a: null },
      provider: { nit: '1', name: null },
      colour: null,
    };
    expect(await withoutNulls(schema, body, 'post')).toEqual({
      lines: [{ quantity: '1.00' }, { quantity: null }, null],
      ...{ metadata: { a: null }, provider: { nit: '1' }, colour: null },
    });
    expect(await withoutNulls(schema, { provider: null }, 'post')).toEqual({ provider: null });
    expect(await withoutNulls(schema, { metadata: null, lines: [{ note: null }] }, 'post')).toEqual({ lines: [{}] });
    expect(await withoutNulls(schema, { metadata: null, lines: [{ note: null }] }, 'patch')).toEqual({
      ...{ metadata: null, lines: [{}] },
    });
    const removable = Type.Object({ id: Type.Optional(Type.Union([Type.String(), Type.Null()])) });
    const owner = Type.Object({ set: Type.Optional(removable) });
    expect(await withoutNulls(owner, { set: { id: null } }, 'patch')).toEqual({ set: { id: null } });
    expect(await withoutNulls(owner, { set: { id: null } }, 'post')).toEqual({ set: {} });
    expect(await Promise.all([null, 'text'].map((one) => withoutNulls(schema, one, 'post')))).toEqual([null, 'text']);
  });
});
