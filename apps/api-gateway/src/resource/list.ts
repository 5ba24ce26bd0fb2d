import { Type } from '@sinclair/typebox';

/**
 * Query parameters of every list. Lists are sorted by commit position, newest first, so that a poller misses nothing.
 */
export const listQuery = {
  limit: Type.Optional(
    Type.String({
      pattern: '^([1-9][0-9]?|100)$',
      description: '1 to 100, default 10',
      number: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    }),
  ),
  starting_after: Type.Optional(Type.String({ maxLength: 64, description: 'an id: what comes behind it, older' })),
  ending_before: Type.Optional(Type.String({ maxLength: 64, description: 'an id: what comes before it, newer' })),
};

// Narrower than ISO 8601, so that PostgreSQL takes whatever passes: no leap second, no offset that exists nowhere.
export const instant = Type.String({
  format: 'date-time',
  pattern: '^[12][0-9]{3}-.*:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])$',
  description: 'time as ISO 8601 with offset',
  examples: ['2026-11-21T10:15:00-05:00'],
});

export const createdQuery = { 'created[gte]': Type.Optional(instant), 'created[lt]': Type.Optional(instant) };
