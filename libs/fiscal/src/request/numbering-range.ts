import { type Static, Type } from '@sinclair/typebox';

import { choiceOf, closed, dateOf, Metadata, optional } from './schema.js';

/** FAB11, FAB12: the first and the last number of a range have at most nine digits. */
export const MAX_RANGE_NUMBER = 999_999_999;

/** The number that an issuer wants to come next. */
export const NextNumber = Type.Integer({
  minimum: 1,
  maximum: MAX_RANGE_NUMBER,
  description:
    'Number that comes next, where numbers before it were used elsewhere; by default the first one. Those numbers are recorded as skipped',
  examples: [990000301],
});

/** Why numbers are skipped, as the range shows it afterwards. */
export const SkipReason = Type.String({
  minLength: 1,
  maxLength: 300,
  description: 'Why the numbers before `next` are not issued here; `used_elsewhere` if left out',
  examples: ['Used at our provider before'],
});

/** Body of POST /v1/numbering-ranges. */
export const NumberingRangeInput = closed(
  {
    // Which there are is known where the kinds of documents are.
    document_type: Type.String({
      description: 'What the range numbers: contingency is the paper range of the issuer (type code 03)',
      examples: ['invoice'],
    }),
    environment: choiceOf(['test', 'habilitacion', 'production'], 'Where its documents count'),
    prefix: Type.String({
      pattern: '^[0-9A-Z]{0,4}$',
      description: 'Up to four letters and digits, or an empty string',
      examples: ['SETP'],
    }),
    from: Type.Integer({ minimum: 1, maximum: MAX_RANGE_NUMBER, description: 'First number', examples: [990000000] }),
    to: Type.Integer({ minimum: 1, maximum: MAX_RANGE_NUMBER, description: 'Last number', examples: [995000000] }),
    next: optional(NextNumber),
    next_reason: optional(SkipReason),
    resolution_number: optional(
      Type.String({
        pattern: '^[0-9]{1,20}$',
        description: 'Number of the authorising resolution; notes have none',
        examples: ['18760000001'],
      }),
    ),
    resolution_date: optional(dateOf('Day of the resolution', '2019-01-19')),
    valid_from: optional(dateOf('First day of the authorisation', '2019-01-19')),
    valid_to: optional(dateOf('Last day of the authorisation', '2030-01-19')),
    technical_key: optional(
      Type.String({
        // Judged by `technicalKeyFaults`, which says more than a pattern.
        minLength: 1,
        maxLength: 200,
        description:
          'Technical key (ClTec) of the range, needed for invoices: 40 or 64 hexadecimal digits. Blanks and capitals are put right; write only',
        examples: ['fc8eac422eba16e22ffd8c6f94b3f40a6e38162c'],
      }),
    ),
    is_active: optional(Type.Boolean({ default: true, description: 'Whether documents may be numbered from it' })),
    metadata: optional(Metadata),
  },
  {
    title: 'NumberingRangeInput',
    description: 'A range of numbers, authorised by the tax authority for invoices',
    examples: [
      {
        document_type: 'invoice',
        environment: 'habilitacion',
        prefix: 'SETP',
        from: 990000000,
        to: 995000000,
        resolution_number: '18760000001',
        resolution_date: '2019-01-19',
        valid_from: '2019-01-19',
        valid_to: '2030-01-19',
        technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
      },
    ],
  },
);
export type NumberingRangeInput = Static<typeof NumberingRangeInput>;
