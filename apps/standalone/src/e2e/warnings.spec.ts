import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decimal } from '@rubrica/fiscal';
import { proposalsIn, type ProposedValue, withProposal } from '@rubrica/testing';
import { join } from 'node:path';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const vat = (base: string, value: string) => [{ code: '01', rate: '19.00', base, value }];
const line = (change: object) => ({
  ...{ description: 'Lente', quantity: '3.00', unit_code: '94', unit_price: '33333.33' },
  ...{ line_extension_amount: '99999.99', taxes: vat('99999.99', '19000.00') },
  ...change,
});
const toCompany = (change: object) => ({
  customer_id: undefined,
  customer: {
    identification: { type: '31', number: '900108281' },
    legal_name: 'Óptica Central S.A.S.',
    organization_type: '1',
    address: { line: 'Carrera 8 # 20-14', municipality_code: '05001', country: 'CO' },
    tax_level_codes: ['R-99-PN'],
    tax_scheme: '01',
    ...change,
  },
});
const at = (postal_code: string) =>
  toCompany({ address: { line: 'Carrera 8 # 20-14', municipality_code: '05001', postal_code, country: 'CO' } });

/** Bodies that are right and seldom meant, and what the warnings of each propose, by place. */
const WARNED: readonly (readonly [
  title: string,
  change: object,
  proposed: Readonly<Record<string, string>>,
  /** What it tells to write beside the value, and is told by itself when somebody has not. */
  next?: string,
])[] = [
  [
    'a line that was rounded',
    { lines: [line({ line_extension_amount: '100000.00', taxes: vat('100000.00', '19000.00') })] },
    {},
  ],
  [
    'a line that is a peso and a half off',
    { lines: [line({ line_extension_amount: '100001.49', taxes: vat('100001.49', '19000.28') })] },
    { '#/lines/0/line_extension_amount': '99999.99' },
    '#/lines/0/taxes/0/base',
  ],
  [
    'a tax that was rounded to tens',
    { lines: [line({ taxes: vat('99999.99', '19001.00') })] },
    { '#/lines/0/taxes/0/value': '19000.00' },
  ],
  [
    'two taxes that were cut off',
    {
      lines: [
        line({ unit_price: '33333.38', line_extension_amount: '100000.14', taxes: vat('100000.14', '18999.00') }),
        line({ taxes: vat('99999.99', '18999.50') }),
      ],
    },
    { '#/lines/0/taxes/0/value': '19000.03', '#/lines/1/taxes/0/value': '19000.00' },
  ],
  [
    'a line with its tax in it',
    { lines: [line({ line_extension_amount: '118999.99' })] },
    { '#/lines/0/line_extension_amount': '99999.99' },
  ],
  [
    'a line with two taxes in it, beside one without',
    {
      lines: [
        line({}),
        line({
          line_extension_amount: '126999.99',
          taxes: [...vat('99999.99', '19000.00'), { code: '04', rate: '8.00', base: '99999.99', value: '8000.00' }],
        }),
      ],
    },
    { '#/lines/1/line_extension_amount': '99999.99' },
  ],
  ['a postal code without its zero', at('50001'), { '#/customer/address/postal_code': '050001' }],
  ['a postal code of elsewhere', at('11023'), {}],
  ['a doubtful domain', toCompany({ email: 'compras@gmial.com' }), {}],
  ['a doubtful copy', { email: { to: ['compras@optica.example'], cc: ['socio@hotmail.con'] } }, {}],
  ['a number for trials', toCompany({ identification: { type: '13', number: '1234567890' } }), {}],
  ['a telephone that is none', toCompany({ phone: '123' }), {}],
  ['a payment that is due already', { payment_means: { code: '10', type: '2', due_date: '2020-01-31' } }, {}],
];

const preview = async (body: object, language: string): Promise<Json> => {
  const { status, json } = await standalone.call(
    'POST',
    '/v1/invoices/preview',
    standalone.credentials.sk_live,
    body as Json,
    { 'accept-language': language },
  );
  expect([status, json['errors']]).toEqual([200, undefined]);
  return json;
};

const warningsOf = (json: Json): readonly Json[] => json['warnings'] as unknown as readonly Json[];
const places = (json: Json): string[] => warningsOf(json).map(({ pointer }) => String(pointer));

/** Amounts differ by less than what DIAN tolerates (§6.7), which is what rounding is. */
const expectSameTotals = (one: Json, other: Json): void => {
  const [before, after] = [one['totals'], other['totals']] as unknown as Record<string, string>[];
  expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
  for (const [name, value] of Object.entries(before ?? {}))
    if (/^\d+\.\d\d$/.test(String(value)))
      expect([
        name,
        decimal(value)
          .minus(decimal(after?.[name] ?? '0'))
          .abs()
          .lt('2.00'),
      ]).toEqual([name, true]);
};

describe('a warning of a preview', () => {
  it.each(WARNED)(
    'is gone with the value that it proposes, or proposes none: %s',
    async (_, change, proposed, ...next) => {
      const body = sale(change);
      for (const language of ['en', 'es']) {
        const before = await preview(body, language);
        const proposals = warningsOf(before).flatMap(({ pointer, fix }) =>
          proposalsIn(String(fix)).map((proposal): [string, ProposedValue] => [String(pointer), proposal]),
        );
        expect(Object.fromEntries(proposals.map(([pointer, { value }]) => [pointer, value]))).toEqual(proposed);
        const right = proposals.reduce((all, [pointer, proposal]) => withProposal(all, pointer, proposal), body);
        const after = await preview(right, language);
        const isMended = (place: string) => proposals.some(([pointer]) => pointer === place);
        expect(places(after).toSorted()).toEqual(
          [...places(before).filter((place) => !isMended(place)), ...next].toSorted(),
        );
        expectSameTotals(before, after);
      }
    },
  );
});
