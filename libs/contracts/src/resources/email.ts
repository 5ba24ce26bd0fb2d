import { type Static, Type } from '@sinclair/typebox';

/** POST /v1/{documents}/{id}/emails: sends the document again; without `to`, to its first recipients. */
export const EmailsInput = Type.Object(
  {
    to: Type.Optional(
      Type.Array(Type.String({ format: 'idn-email', maxLength: 254, description: 'an e-mail address' }), {
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
      }),
    ),
  },
  { additionalProperties: false, title: 'EmailsInput' },
);
export type EmailsInput = Static<typeof EmailsInput>;

export const MAILING_STATUSES = ['queued', 'sent', 'delivered', 'bounced', 'complained'] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

/** One mail to one recipient. */
export const MailingResource = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('mailing'),
    document_id: Type.String(),
    edition: Type.Integer(),
    to: Type.String(),
    status: Type.Unsafe<MailingStatus>({ type: 'string', enum: [...MAILING_STATUSES] }),
    message_id: Type.String(),
    diagnostic: Type.Union([Type.String(), Type.Null()], { description: 'What the receiving server said.' }),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'Mailing' },
);
export type MailingResource = Static<typeof MailingResource>;
