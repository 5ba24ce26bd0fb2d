import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';

const fromAddress = Type.String({
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$",
  format: 'idn-email',
  maxLength: 254,
  description: 'address that mails come from, its domain in lower case',
  examples: ['facturas@empresa.com.co'],
});
const isDefault = Type.Boolean({
  description: 'Whether mails go out by this sender. One sender of each mode is the default at most.',
});

const server = {
  host: Type.String({
    pattern: '^[A-Za-z0-9.:-]{1,253}$',
    description: 'name of your mail server',
    examples: ['smtp.empresa.com.co'],
  }),
  port: Type.Integer({ minimum: 1, maximum: 65_535, description: '25, 465, 587 or 2525' }),
  tls: Type.Unsafe<'starttls' | 'implicit'>({
    type: 'string',
    enum: ['starttls', 'implicit'],
    description:
      'starttls: as usual at 587; implicit: TLS from the first byte, as usual at 465. Without TLS nothing is sent.',
  }),
  user: Type.String({ minLength: 1, maxLength: 254, description: 'user name at the mail server' }),
};

const account = Type.Union(
  [
    Type.Object(
      {
        ...server,
        password: Type.String({ minLength: 1, maxLength: 256, description: 'stored encrypted; no answer has it' }),
      },
      { additionalProperties: false },
    ),
    Type.Null(),
  ],
  { description: 'Your mail server, which is tried before it is taken; null: that of the service' },
);

/** POST /v1/mail-senders. */
export const MailSenderInput = Type.Object(
  { from_address: fromAddress, smtp: Type.Optional(account), is_default: Type.Optional(isDefault) },
  { additionalProperties: false, title: 'MailSenderInput' },
);
export type MailSenderInput = Static<typeof MailSenderInput>;

/** PATCH /v1/mail-senders/{id}. */
export const MailSenderPatch = Type.Object(
  { smtp: Type.Optional(account), is_default: Type.Optional(isDefault) },
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
    smtp: Type.Union([Type.Object(server, { additionalProperties: false }), Type.Null()], {
      description: 'Your mail server, without the password; null: mails go by that of the service.',
    }),
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
