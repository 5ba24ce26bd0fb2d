import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';

const fromAddress = Type.String({
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$",
  maxLength: 254,
  description: 'address that mails come from, its domain in lower case',
  examples: ['facturas@empresa.com.co'],
});
const isDefault = Type.Boolean({
  description: 'Whether mails go out by this sender. One sender of each mode is the default at most.',
});

/** POST /v1/mail-senders. */
export const MailSenderInput = Type.Object(
  { from_address: fromAddress, is_default: Type.Optional(isDefault) },
  { additionalProperties: false, title: 'MailSenderInput' },
);
export type MailSenderInput = Static<typeof MailSenderInput>;

/** PATCH /v1/mail-senders/{id}. */
export const MailSenderPatch = Type.Object(
  { is_default: Type.Optional(isDefault) },
  { additionalProperties: false, title: 'MailSenderPatch' },
);
export type MailSenderPatch = Static<typeof MailSenderPatch>;

export const MailSenderId = Type.String({ pattern: idPattern(ID_PREFIX.mailSender) });

/** An address of a tenant that its mails come from. */
export const MailSenderResource = Type.Object(
  {
    id: MailSenderId,
    object: Type.Literal('mail_sender'),
    from_address: Type.String({ description: 'The address in From.' }),
    is_default: isDefault,
    livemode: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'MailSender' },
);
export type MailSenderResource = Static<typeof MailSenderResource>;

export const DeletedMailSender = Type.Object(
  { id: MailSenderId, object: Type.Literal('mail_sender'), deleted: Type.Literal(true) },
  { additionalProperties: false, title: 'DeletedMailSender' },
);
export type DeletedMailSender = Static<typeof DeletedMailSender>;
