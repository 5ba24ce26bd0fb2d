import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';

/** `pending`: the record is not published as it should be, so nothing is signed. */
export const DKIM_KEY_STATUSES = ['pending', 'verified'] as const;
export type DkimKeyStatus = (typeof DKIM_KEY_STATUSES)[number];

/** What a question to the DNS gave. */
export const DKIM_CHECK_RESULTS = ['published', 'missing', 'different', 'no_answer'] as const;
export type DkimCheckResult = (typeof DKIM_CHECK_RESULTS)[number];

/** A name with two labels or more, in lower case; international ones in their form with `xn--`. */
export const MailDomain = Type.String({
  pattern: '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$',
  maxLength: 190,
  description: 'a domain in lower case, such as empresa.com.co',
  examples: ['empresa.com.co'],
});

/** POST /v1/dkim-keys. */
export const DkimKeyInput = Type.Object({ domain: MailDomain }, { additionalProperties: false, title: 'DkimKeyInput' });
export type DkimKeyInput = Static<typeof DkimKeyInput>;

export const DkimKeyId = Type.String({ pattern: idPattern(ID_PREFIX.dkimKey) });

/** A key that signs the mails of a tenant from one of its domains (RFC 6376). The private half never leaves the vault. */
export const DkimKeyResource = Type.Object(
  {
    id: DkimKeyId,
    object: Type.Literal('dkim_key'),
    domain: Type.String({ description: 'Mails from its addresses are signed; those of a subdomain are not.' }),
    selector: Type.String({ description: 'Tells the keys of a domain apart in the DNS.' }),
    status: Type.Unsafe<DkimKeyStatus>({
      type: 'string',
      enum: [...DKIM_KEY_STATUSES],
      description: 'pending: publish the record; nothing is signed. verified: the record was found, mails are signed.',
    }),
    dns_record: Type.Object(
      {
        type: Type.Literal('TXT'),
        name: Type.String({ description: 'The whole name; some DNS editors add the domain by themselves.' }),
        value: Type.String({ description: 'Longer than 255 characters: some DNS editors want it in several strings.' }),
      },
      { additionalProperties: false, description: 'What to publish in the DNS of the domain.' },
    ),
    last_check: Type.Union(
      [
        Type.Object(
          {
            result: Type.Unsafe<DkimCheckResult>({
              type: 'string',
              enum: [...DKIM_CHECK_RESULTS],
              description:
                'missing: there is no such record; different: it has another key; no_answer: the name servers did not answer.',
            }),
            at: Type.String({ format: 'date-time', description: 'When the DNS was asked.' }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { description: 'What the DNS said when it was last asked; null: it was not asked yet.' },
    ),
    livemode: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'DkimKey' },
);
export type DkimKeyResource = Static<typeof DkimKeyResource>;

export const DeletedDkimKey = Type.Object(
  { id: DkimKeyId, object: Type.Literal('dkim_key'), deleted: Type.Literal(true) },
  { additionalProperties: false, title: 'DeletedDkimKey' },
);
export type DeletedDkimKey = Static<typeof DeletedDkimKey>;
