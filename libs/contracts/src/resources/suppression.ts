import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';

export const SUPPRESSION_REASONS = ['hard_bounce', 'complaint', 'unsubscribed', 'manual'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

const address = Type.String({ format: 'idn-email', maxLength: 254, description: 'an e-mail address' });

/** POST /v1/suppressions. */
export const SuppressionInput = Type.Object({ address }, { additionalProperties: false, title: 'SuppressionInput' });
export type SuppressionInput = Static<typeof SuppressionInput>;

export const SuppressionId = Type.String({ pattern: idPattern(ID_PREFIX.suppression) });

/** An address that gets no mails of this tenant. */
export const SuppressionResource = Type.Object(
  {
    id: SuppressionId,
    object: Type.Literal('suppression'),
    address: Type.String({ description: 'In lower case, its domain in ASCII.' }),
    reason: Type.Unsafe<SuppressionReason>({
      type: 'string',
      enum: [...SUPPRESSION_REASONS],
      description:
        'hard_bounce: the address does not exist; complaint: its owner marked a mail as spam; unsubscribed: its owner asked for no more mails, except those that you send again by hand; manual: you asked.',
    }),
    diagnostic: Type.Union([Type.String(), Type.Null()], { description: 'What the receiving server said.' }),
    document_id: Type.Union([Type.String(), Type.Null()], { description: 'The document whose mail was the cause.' }),
    mailing_id: Type.Union([Type.String(), Type.Null()], { description: 'The mail that was the cause.' }),
    livemode: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'Suppression' },
);
export type SuppressionResource = Static<typeof SuppressionResource>;

export const DeletedSuppression = Type.Object(
  { id: SuppressionId, object: Type.Literal('suppression'), deleted: Type.Literal(true) },
  { additionalProperties: false, title: 'DeletedSuppression' },
);
export type DeletedSuppression = Static<typeof DeletedSuppression>;
