import { type Static, Type } from '@sinclair/typebox';

/** POST /v1/{documents}/{id}/cancel. */
export const CancelInput = Type.Object(
  {
    reason: Type.Optional(
      Type.String({
        pattern: '\\S',
        maxLength: 300,
        description:
          'why; it is the detail of the failure, and stands at the number if the document had one. Put nothing personal in it.',
        examples: ['El cliente desistió de la compra'],
      }),
    ),
  },
  { additionalProperties: false, title: 'CancelInput' },
);
export type CancelInput = Static<typeof CancelInput>;
