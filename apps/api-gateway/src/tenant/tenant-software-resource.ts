import { changedSince } from '@rubrica/contracts';
import {
  type ApiVersion,
  INVOICING,
  ISSUED_BY,
  knowsSince,
  NEWEST_API_VERSION,
  type SoftwareRecord,
  softwareRecordsOf,
} from '@rubrica/kinds';
import { type Static, Type } from '@sinclair/typebox';
import type { ShownSoftware } from './tenant-software.client.js';

/** Version since which tenants have software for each record at DIAN. */
const BY_RECORD = '2026-12-01';

const RECORDS = softwareRecordsOf(NEWEST_API_VERSION);

/** Whose software issues what. */
const wordsOf = (record: SoftwareRecord): string => `of ${ISSUED_BY[record]} and their notes`;

const testSet = (description: string) =>
  Type.Union(
    [
      Type.Object({
        id: Type.String(),
        status: Type.Union([Type.Literal('open'), Type.Literal('refused'), Type.Literal('accepted')], {
          description:
            '`open`: documents of habilitación are sent for it. `refused`: so are they, but DIAN did not take the last one. `accepted`: DIAN said so; documents go the ordinary way',
        }),
      }),
      Type.Null({ description: 'none, or an API key of test mode' }),
    ],
    { description },
  );

export const TestSetShown = testSet("DIAN's test set, of live mode");

const shown = {
  id: Type.String(),
  provider: Type.Union(
    [
      Type.Object({
        nit: Type.String(),
        check_digit: Type.String(),
        name: Type.String(),
        code: Type.String({ description: 'three digits in the names of your files' }),
      }),
      Type.Null({ description: 'the software is your own' }),
    ],
    { description: 'the technology provider (proveedor tecnológico) whose software issues your documents' },
  ),
};

const SHOWN = 'by which your documents of live mode are issued; its PIN is never shown';

const ShownByRecord = Type.Union(
  [
    Type.Object({
      id: Type.Union([shown.id, Type.Null()]),
      provider: shown.provider,
      ...Object.fromEntries(
        RECORDS.map((record) => [
          record,
          Type.Object(
            {
              id: Type.Union([shown.id, Type.Null()]),
              provider: shown.provider,
              test_set: testSet("DIAN's test set of this software"),
            },
            { description: wordsOf(record) },
          ),
        ]),
      ),
    }),
    Type.Null({ description: 'none yet, or an API key of test mode' }),
  ],
  { description: SHOWN },
);

export const SoftwareShown = Type.Union(
  [Type.Object(shown), Type.Null({ description: 'none yet, or an API key of test mode' })],
  { description: SHOWN, ...changedSince(BY_RECORD, ShownByRecord) },
);

export const TestSetId = Type.Union(
  [
    Type.String({ pattern: '^[0-9A-Za-z-]{1,64}$', description: 'TestSetId of your DIAN portal' }),
    Type.Null({ description: 'none: documents go the ordinary way' }),
  ],
  { description: 'of habilitación: documents are sent for it until DIAN says that it is accepted' },
);

const own = {
  id: Type.String({
    pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
    description: 'SoftwareID of your DIAN portal, a GUID with hyphens',
  }),
  pin: Type.String({ minLength: 1, maxLength: 20, description: 'its PIN; never returned' }),
};
const OWN = {
  additionalProperties: false,
  description: 'your own, of live mode; none in the test environment, nor where a provider issues for you',
};

const optional = { id: Type.Optional(own.id), pin: Type.Optional(own.pin) };

const OfRecord = (description: string) =>
  Type.Object(
    { ...optional, test_set_id: Type.Optional(TestSetId) },
    { additionalProperties: false, minProperties: 1, description },
  );
type OfRecord = Static<ReturnType<typeof OfRecord>>;

const ByRecord = Type.Object(
  {
    ...optional,
    ...Object.fromEntries(RECORDS.map((record) => [record, Type.Optional(OfRecord(wordsOf(record)))])),
  },
  { ...OWN, minProperties: 1 },
);

/** `software` of a patch. Since the newest form, `id` and `pin` beside the records are those of invoicing. */
export type SoftwarePatch = Omit<OfRecord, 'test_set_id'> & Partial<Readonly<Record<SoftwareRecord, OfRecord>>>;
export const SoftwarePatch = Type.Unsafe<SoftwarePatch>({
  ...Type.Object(own, OWN),
  ...changedSince(BY_RECORD, ByRecord),
});

/** What other services know of a record of a tenant's software; `away`: the one that knows it does not answer. */
export interface RecordOfTenant {
  readonly record: SoftwareRecord;
  readonly software: ShownSoftware | null | 'away';
  readonly testSet: { readonly id: string; readonly status: string } | null | 'away';
}

/** Returns the part of a tenant that other services know, as a version of the API shows it. */
export const shownSoftware = (records: readonly RecordOfTenant[], version: ApiVersion): object => {
  const ofInvoicing = records.find(({ record }) => record === INVOICING);
  const isByRecord = knowsSince(version, BY_RECORD);
  const away = [
    ...(ofInvoicing?.testSet === 'away' ? ['#/test_set'] : []),
    ...(records.some(({ software }) => software === 'away') ? ['#/software'] : []),
    ...records.flatMap(({ record, testSet: set }) =>
      isByRecord && set === 'away' ? [`#/software/${record}/test_set`] : [],
    ),
  ];
  const software = known(ofInvoicing?.software);
  return {
    test_set: known(ofInvoicing?.testSet),
    software: isByRecord && !away.includes('#/software') ? byRecord(software, records) : software,
    unavailable: away.map((pointer) => ({ pointer, reason: 'service_unavailable' })),
  };
};

const byRecord = (ofInvoicing: ShownSoftware | null, records: readonly RecordOfTenant[]): object => ({
  ...(ofInvoicing ?? NONE),
  ...Object.fromEntries(
    records.map(({ record, software, testSet: set }) => [
      record,
      { ...(known(software) ?? NONE), test_set: known(set) },
    ]),
  ),
});

const NONE = { id: null, provider: null };

const known = <T>(part: T | 'away' | undefined): T | null => (part === undefined || part === 'away' ? null : part);
