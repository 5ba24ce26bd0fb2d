import {
  DOCUMENT_EVENTS_SINCE,
  type Logo,
  type MailForm,
  type ReceivingProfile,
  RECEPTION_SINCE,
} from '@rubrica/contracts';
import { TenantProfile } from '@rubrica/fiscal';
import { offsetTime } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { answerSchema, asAnswered } from '../resource/absent-as-null.js';
import { MAX_LOGO_BYTES } from './logo.js';
import { ReceivingPerson, ReceivingPersonShown } from './receiving-person.js';
import { SoftwarePatch, SoftwareShown, TestSetId, TestSetShown } from './tenant-software-resource.js';
import { environmentOf, profileOf, type TenantRow } from './tenant.store.js';

/** Prints on five lines of a page, more or less. */
const MOST_PDF_TEXT = 600;

const pdfText = (description: string, example: string) =>
  Type.Optional(Type.String({ pattern: '\\S', maxLength: MOST_PDF_TEXT, description, examples: [example] }));

const PdfTexts = Type.Object(
  {
    footer: pdfText('at the end of every PDF and mail; it may have several lines', 'Somos autorretenedores de renta.'),
    bank_details: pdfText(
      'where to pay, in invoices and debit notes; it may have several lines',
      'Bancolombia, cuenta de ahorros 123-456789-01',
    ),
  },
  { additionalProperties: false },
);

const BILINGUAL = 'whether every mail is in English too, below the Spanish; without it only those to buyers abroad are';
const ATTACH_PDF =
  'whether the PDF is also attached by itself, beside the zip that has it; one too large for a mail is not';

const since = { 'x-since': DOCUMENT_EVENTS_SINCE };
const RECEIVING_PERSON = 'who receives, in events 030 and 032 that name nobody else';
const AUTO_ACKNOWLEDGE =
  'whether receipt (030) of each verified invoice on credit is acknowledged by itself; it needs `receiving_person`';
const AUTO_TACIT_ACCEPTANCE =
  'whether tacit acceptance (034) of your own invoices is declared by itself, on the first day on which DIAN takes it';

const Profile = answerSchema(
  Type.Object({
    ...TenantProfile.properties,
    pdf: Type.Union([PdfTexts, Type.Null({ description: 'nothing' })], {
      description: 'what you add to every PDF',
    }),
  }),
);

export const Tenant = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('tenant'),
    livemode: Type.Boolean(),
    environment: Type.String(),
    ...Profile.properties,
    logo: Type.Union(
      [
        Type.Object({ media_type: Type.String(), width_px: Type.Integer(), height_px: Type.Integer() }),
        Type.Null({ description: 'none' }),
      ],
      { description: 'what stands at the head of every PDF' },
    ),
    brand_color: Type.Union([Type.String(), Type.Null({ description: 'ours' })]),
    mail: Type.Object(
      {
        bilingual: Type.Boolean({ description: BILINGUAL }),
        attach_pdf: Type.Boolean({ description: ATTACH_PDF }),
      },
      { description: 'form of the mails to your buyers' },
    ),
    test_set: TestSetShown,
    software: SoftwareShown,
    unavailable: Type.Array(
      Type.Object({
        pointer: Type.String({ description: 'what is null for now', examples: ['#/test_set'] }),
        reason: Type.Literal('service_unavailable'),
      }),
      { description: 'parts that are null because the service that knows them does not answer; ask again in a moment' },
    ),
    reception_address: Type.Union([Type.String(), Type.Null({ description: 'none, or an API key of test mode' })], {
      description:
        'where suppliers mail their documents to; register it in the DIAN portal as your address for the reception of invoices',
      'x-since': RECEPTION_SINCE,
    }),
    receiving_person: Type.Union([ReceivingPersonShown, Type.Null()], {
      description: RECEIVING_PERSON,
      ...since,
    }),
    auto_acknowledge: Type.Boolean({ description: AUTO_ACKNOWLEDGE, ...since }),
    auto_tacit_acceptance: Type.Boolean({ description: AUTO_TACIT_ACCEPTANCE, ...since }),
    created_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Tenant' },
);

/** The NIT is absent: only an operator may change it, since documents, ranges and certificates depend on it. */
export const TenantPatch = Type.Object(
  {
    ...Type.Partial(Type.Omit(TenantProfile, ['nit', 'check_digit'])).properties,
    logo: Type.Optional(
      Type.Union([
        Type.Object(
          {
            content: Type.String({
              minLength: 1,
              maxLength: Math.ceil(MAX_LOGO_BYTES / 3) * 4,
              contentEncoding: 'base64',
              pattern: '^[A-Za-z0-9+/]+={0,2}$',
              description: `PNG or JPEG in base64, ${String(MAX_LOGO_BYTES)} bytes at most, 1000 × 1000 pixels at most`,
            }),
          },
          { additionalProperties: false },
        ),
        Type.Null({ description: 'no logo any more' }),
      ]),
    ),
    brand_color: Type.Optional(
      Type.Union([
        Type.String({
          pattern: '^#[0-9a-fA-F]{6}$',
          description: 'of titles and table heads in the PDF; text stays legible whatever it is',
          examples: ['#17466b'],
        }),
        Type.Null({ description: 'ours again' }),
      ]),
    ),
    pdf: Type.Optional(
      Type.Union([PdfTexts, Type.Null({ description: 'nothing any more' })], {
        description: 'what you add to every PDF; it replaces all that was there',
      }),
    ),
    mail: Type.Optional(
      Type.Object(
        {
          bilingual: Type.Optional(Type.Boolean({ description: BILINGUAL })),
          attach_pdf: Type.Optional(Type.Boolean({ description: ATTACH_PDF })),
        },
        {
          additionalProperties: false,
          description:
            'form of the mails to your buyers; it replaces all that was there, and what is left out is false',
        },
      ),
    ),
    receiving_person: Type.Optional(
      Type.Union([ReceivingPerson, Type.Null({ description: 'nobody any more' })], {
        description: RECEIVING_PERSON,
        ...since,
      }),
    ),
    auto_acknowledge: Type.Optional(Type.Boolean({ description: AUTO_ACKNOWLEDGE, ...since })),
    auto_tacit_acceptance: Type.Optional(Type.Boolean({ description: AUTO_TACIT_ACCEPTANCE, ...since })),
    software: Type.Optional(SoftwarePatch),
    test_set_id: Type.Optional(TestSetId),
  },
  { additionalProperties: false, minProperties: 1, title: 'TenantPatch' },
);

export const tenantResource = (row: TenantRow, livemode: boolean): object => {
  const {
    receiving_person: _,
    auto_acknowledge: __,
    auto_tacit_acceptance: ___,
    ...profile
  } = profileOf(row, livemode);
  return {
    id: row.id,
    object: 'tenant',
    livemode,
    environment: environmentOf(row, livemode),
    ...asAnswered(Profile, profile),
    logo: profile.logo ? shownLogo(profile.logo) : null,
    brand_color: profile.brand_color ?? null,
    mail: { ...PLAIN_MAIL, ...profile.mail },
    created_at: offsetTime(row.created_at),
  };
};

/** What a tenant does with documents of others, which only newer versions of the API show. */
export const receivingOf = (row: TenantRow, livemode: boolean): Required<ReceivingProfile> => {
  const { receiving_person, auto_acknowledge, auto_tacit_acceptance } = profileOf(row, livemode);
  return {
    receiving_person: receiving_person ?? null,
    auto_acknowledge: auto_acknowledge ?? false,
    auto_tacit_acceptance: auto_tacit_acceptance ?? false,
  };
};

const PLAIN_MAIL: Required<MailForm> = { bilingual: false, attach_pdf: false };

const shownLogo = ({ media_type, width_px, height_px }: Logo): Omit<Logo, 'blob'> => ({
  media_type,
  width_px,
  height_px,
});
