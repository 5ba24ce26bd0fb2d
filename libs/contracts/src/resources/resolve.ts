import { type Static, Type } from '@sinclair/typebox';

/** Choices of a tenant for a document issued in contingency when the tax authority declared no outage. */
export const RESOLVE_CHOICES = ['issue_as_01', 'wait'] as const;
export type ResolveChoice = (typeof RESOLVE_CHOICES)[number];

/** POST /v1/{documents}/{id}/resolve. */
export const ResolveInput = Type.Object(
  {
    choice: Type.Unsafe<ResolveChoice>({
      type: 'string',
      enum: [...RESOLVE_CHOICES],
      description:
        'one of `waiting.choices`. `issue_as_01`: issued again under the same number, as an ordinary document of now. ' +
        '`wait`: transmitted again in six hours, for the authority may declare the outage later.',
    }),
  },
  { additionalProperties: false, title: 'ResolveInput' },
);
export type ResolveInput = Static<typeof ResolveInput>;
