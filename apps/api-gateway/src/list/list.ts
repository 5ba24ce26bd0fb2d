import { type TProperties, Type } from '@sinclair/typebox';

/** Query of every list: newest first by commit position, so that a poller misses nothing. */
export const listQuery = {
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100, default 10' })),
  starting_after: Type.Optional(Type.String({ maxLength: 64, description: 'an id: what comes behind it, older' })),
  ending_before: Type.Optional(Type.String({ maxLength: 64, description: 'an id: what comes before it, newer' })),
};

export const createdQuery = {
  'created[gte]': Type.Optional(Type.String({ format: 'date-time', description: 'ISO 8601 with offset' })),
  'created[lt]': Type.Optional(Type.String({ format: 'date-time', description: 'ISO 8601 with offset' })),
};

export const listOf = <P extends TProperties>(item: ReturnType<typeof Type.Object<P>>) =>
  Type.Object({ object: Type.Literal('list'), url: Type.String(), has_more: Type.Boolean(), data: Type.Array(item) });
