import { NextNumber, NumberingRangeInput as RangeOfTenant, SkipReason } from '@rubrica/fiscal';
import { type ApiVersion, DEFAULT_API_VERSION, rangeType, type RangeType, rangeTypesOf } from '@rubrica/kinds';
import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { Environment, FiscalDate } from '../vocabulary/scalars.js';
import { choiceByVersion } from '../vocabulary/schema-in.js';
import { Metadata } from './metadata.js';

/** What a range gives numbers to: documents of a kind, or transcriptions of paper originals. */
export type RangeDocumentType = RangeType['name'];

const documentTypes = choiceByVersion(rangeTypesOf);
const documentType = Type.Unsafe<RangeDocumentType>({ type: 'string', ...documentTypes });

/** POST /v1/numbering-ranges. `environment` must be that of the API key's mode, which is also the default. */
export const NumberingRangeInput = Type.Object(
  {
    ...RangeOfTenant.properties,
    document_type: Type.Unsafe<RangeDocumentType>({ ...RangeOfTenant.properties.document_type, ...documentTypes }),
    environment: Type.Optional(Environment),
  },
  { additionalProperties: false, title: 'NumberingRangeInput' },
);
export type NumberingRangeInput = Static<typeof NumberingRangeInput>;

const { from, to, resolution_number, resolution_date, valid_from, valid_to, technical_key } = RangeOfTenant.properties;

/** The range under its present resolution. Documents that have a number keep the resolution that they had. */
export const NumberingRangePatch = Type.Object(
  {
    is_active: Type.Optional(Type.Boolean()),
    from: Type.Optional(from),
    to: Type.Optional(to),
    resolution_number,
    resolution_date,
    valid_from,
    valid_to,
    technical_key,
    next: RangeOfTenant.properties.next,
    next_reason: RangeOfTenant.properties.next_reason,
    metadata: Type.Optional(Metadata),
  },
  { additionalProperties: false, minProperties: 1, title: 'NumberingRangePatch' },
);
export type NumberingRangePatch = Static<typeof NumberingRangePatch>;

const authorizedTypesOf = (version: ApiVersion): RangeDocumentType[] =>
  rangeTypesOf(version).filter((name) => rangeType(name).isAuthorized);

/** POST /v1/numbering-ranges/sync: ranges of the tax authority of which a part was used elsewhere, and what ranges number. */
export const NumberingRangesInUse = Type.Object(
  {
    in_use: Type.Optional(
      Type.Array(
        Type.Object(
          {
            prefix: RangeOfTenant.properties.prefix,
            next: NextNumber,
            next_reason: Type.Optional(SkipReason),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 100,
          description:
            'Ranges that go on with a number of their own; prefix and number say which are meant. The others begin with their first',
        },
      ),
    ),
    assign: Type.Optional(
      Type.Array(
        Type.Object(
          {
            resolution_number: Type.String({ minLength: 1, maxLength: 40, description: 'as DIAN tells it' }),
            prefix: RangeOfTenant.properties.prefix,
            document_type: Type.Unsafe<RangeDocumentType>({ type: 'string', ...choiceByVersion(authorizedTypesOf) }),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 100,
          description:
            'What ranges number where DIAN does not say it: those whose `action` was `unassigned`. Each is said once',
          'x-since': '2026-12-01',
        },
      ),
    ),
  },
  { additionalProperties: false, title: 'NumberingRangesInUse', examples: [{ in_use: [{ prefix: 'FE', next: 301 }] }] },
);
export type NumberingRangesInUse = Static<typeof NumberingRangesInUse>;

const nullableText = Type.Union([Type.String(), Type.Null()]);
const nullableDate = Type.Union([FiscalDate, Type.Null()]);

export const RANGE_STATUSES = ['in_force', 'not_yet_in_force', 'expired', 'used_up', 'inactive', 'replaced'] as const;

export const NumberingRangeResource = Type.Object(
  {
    id: Type.String({ pattern: idPattern(ID_PREFIX.numberingRange) }),
    object: Type.Literal('numbering_range'),
    livemode: Type.Boolean(),
    environment: Environment,
    document_type: documentType,
    prefix: Type.String(),
    from: Type.Integer(),
    to: Type.Integer(),
    next: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'the number that comes next; null when the range is used up or replaced, and while an earlier range of its prefix still gives the numbers',
    }),
    skipped: Type.Array(
      Type.Object({
        from: Type.Integer(),
        to: Type.Integer({ description: 'the last of them' }),
        reason: Type.String({
          description:
            'as it was given; otherwise `used_elsewhere`, `resolution_replaced` (a resolution left them over, and the next one goes on beyond them) or `used_under_former_resolution`',
        }),
        at: Type.String({ format: 'date-time', description: 'when it was recorded' }),
      }),
      {
        description:
          'numbers that are not issued here: `next` was set beyond them, or another resolution had them; that of a cancelled document stands here until the next document gets it',
      },
    ),
    resolution_number: nullableText,
    resolution_date: nullableDate,
    valid_from: nullableDate,
    valid_to: nullableDate,
    is_active: Type.Boolean(),
    status: Type.Unsafe<(typeof RANGE_STATUSES)[number]>({
      type: 'string',
      enum: [...RANGE_STATUSES],
      description: 'whether it gives numbers today, and if not, why',
    }),
    replaced_by: Type.Union([Type.String(), Type.Null()], {
      description: 'the range that has taken over the numbers; documents that name this one go on there',
    }),
    metadata: Type.Record(Type.String(), Type.String()),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'NumberingRange' },
);
export type NumberingRangeResource = Static<typeof NumberingRangeResource>;

export const RANGE_SYNC_ACTIONS = ['created', 'updated', 'unchanged', 'skipped', 'unassigned'] as const;

const syncActionsOf = (version: ApiVersion) =>
  RANGE_SYNC_ACTIONS.filter((action) => action !== 'unassigned' || version !== DEFAULT_API_VERSION);

/** Result of POST /v1/numbering-ranges/sync for one range of the tax authority. */
export const NumberingRangeSync = Type.Object(
  {
    object: Type.Literal('numbering_range_sync'),
    action: Type.Unsafe<(typeof RANGE_SYNC_ACTIONS)[number]>({ type: 'string', ...choiceByVersion(syncActionsOf) }),
    authorized: Type.Object(
      {
        prefix: Type.String(),
        from: Type.Integer(),
        to: Type.Integer(),
        resolution_number: Type.String(),
        valid_from: Type.String(),
        valid_to: Type.String(),
      },
      { description: 'what the tax authority said' },
    ),
    document_types: Type.Array(Type.Unsafe<RangeDocumentType>({ type: 'string', ...documentTypes }), {
      description: 'what it numbers; of `unassigned`, what it may number: say it in `assign`',
      'x-since': '2026-12-01',
    }),
    numbering_range: Type.Union([NumberingRangeResource, Type.Null({ description: 'skipped' })]),
    changed: Type.Array(Type.String(), { description: 'of `updated`: fields that were renewed' }),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'why it was skipped' }),
  },
  { title: 'NumberingRangeSync' },
);
export type NumberingRangeSync = Static<typeof NumberingRangeSync>;
