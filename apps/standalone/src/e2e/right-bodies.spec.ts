import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { amount, decimal } from '@rubrica/fiscal';
import fc from 'fast-check';
import { join } from 'node:path';
import { RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

/** So many bodies that are right by the way they are made: none is refused, and the tax authority rejects none. */
const BODIES = 200;
const SEED = 20_261_126;

const folder = temporaryFolder();
let standalone: RunningStandalone;
beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const cents = fc.integer({ min: 1, max: 90_000_000 }).map((value) => amount(decimal(String(value)).div('100')));
const percent = (base: string, rate: string): string => amount(decimal(base).times(rate).div('100'));
const pick = <const Values extends readonly unknown[]>(...values: Values) =>
  fc.constantFrom(...(values as readonly Values[number][]));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const parties = pick(
  { customer_id: 'final_consumer' },
  {
    customer: {
      identification: { type: '31', number: '900108281', check_digit: '3' },
      legal_name: 'Óptica Central S.A.S. «Ñandú & Cía.»',
      organization_type: '1',
      address: { line: 'Carrera 8 # 20-14', municipality_code: '05001', postal_code: '99', country: 'CO' },
      tax_level_codes: ['dian:O-13', 'O-15'],
      tax_scheme: '01',
    },
  },
  {
    customer: {
      identification: { type: 'dian:13', number: '1020304050' },
      legal_name: 'Marcela 🌵 Díaz',
      tax_scheme: 'ZZ',
    },
  },
  {
    customer: {
      identification: { type: '42', number: 'X-77' },
      legal_name: 'Acme Inc.',
      address: { line: '1 Main St', country: 'US', city: 'Miami' },
    },
  },
);

const taxes = fc.subarray(['01', '04', '03', '35', 'dian:ZZ', 'bag', 'drink', 'fuel'] as const, {
  minLength: 0,
  maxLength: 3,
});
const RATES = {
  '01': ['0.00', '5.00', '19.000'],
  '04': ['2.00', '8.00'],
  '03': ['0.966', '1.10'],
  '35': ['20.00'],
  'dian:ZZ': ['1.50'],
} as const;

const taxOf = (code: string, net: string, choice: number): object => {
  const byUnit = (dian: string, each: string, quantity: string, unit: string, part = '1') => ({
    code: dian,
    per_unit_amount: each,
    base_quantity: quantity,
    unit_code: unit,
    value: amount(decimal(each).times(quantity).div(part)),
  });
  if (code === 'bag') return byUnit('22', '73.00', `${choice + 1}.00`, ['94', 'NIU', 'dian:EA'][choice % 3] ?? '94');
  if (code === 'drink') return byUnit('34', ['40.00', '68.00'][choice % 2] ?? '', '1500.50', 'MLT', '100');
  if (code === 'fuel') return byUnit('24', '801.27', `${choice + 1}.250`, 'dian:GLL');
  const rates: readonly string[] = RATES[code as keyof typeof RATES];
  const rate = rates[choice % rates.length] ?? '';
  const name = code === 'dian:ZZ' ? { name: 'Contribución cultural' } : {};
  return { code, rate, base: net, value: percent(net, rate), ...name };
};

const line = fc
  .record({
    description: pick('Servicio', 'Café & té <orgánico>', '🌵'.repeat(300), 'a'.repeat(300)),
    quantity: pick('1.00', '3.00', '0.333', '12.500001', '2400.00'),
    unit: pick('94', 'KGM', 'dian:LTR', 'HUR', 'LUN'),
    price: pick('12.3333', '0.01', '50.03', '1999.99', '87.654321'),
    discount: maybe(pick('10.00', '33.333', '100.00')),
    charge: maybe(cents),
    taxes,
    choice: fc.nat(5),
    product: maybe(
      pick(
        { standard: '001', value: '18937100-7' },
        { standard: 'dian:999', value: 'A-1' },
        { standard: '010', value: '7701234567897' },
      ),
    ),
    reference: maybe(pick({ amount: '2130.00', type: '02' }, { amount: '0.50', type: 'dian:01' })),
    more: maybe(
      pick({ brand: 'Ñ' }, { note: 'Garantía\nde doce meses' }, { sellers_item_identification: { id: 'X' } }),
    ),
  })
  .map(({ discount, charge, product, reference, more, ...parts }) => {
    const gross = amount(decimal(parts.quantity).times(parts.price));
    const off = discount === undefined ? '0.00' : percent(gross, discount);
    const net = amount(
      decimal(gross)
        .minus(off)
        .plus(charge ?? '0'),
    );
    return {
      description: parts.description,
      quantity: parts.quantity,
      unit_code: parts.unit,
      unit_price: parts.price.includes('.') && parts.price.split('.')[1]!.length < 2 ? `${parts.price}0` : parts.price,
      line_extension_amount: net,
      taxes: parts.taxes.map((code) => taxOf(code, net, parts.choice)),
      ...(discount === undefined
        ? {}
        : { allowances: [{ rate: discount, base: gross, amount: off, reason: 'Promoción' }] }),
      ...(charge === undefined ? {} : { charges: [{ amount: charge, reason: 'Empaque' }] }),
      ...(product === undefined ? {} : { product_code: product }),
      ...(reference === undefined ? {} : { reference_price: reference }),
      ...more,
    };
  });

const document = fc
  .record({
    kind: pick('invoices', 'invoices', 'invoices', 'credit-notes', 'debit-notes'),
    party: parties,
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    means: pick('10', '47', '71', 'dian:71', 'ZZZ', 'dian:42'),
    credit: fc.boolean(),
    money: pick(
      { currency: 'COP' },
      { currency: 'COP', exchange_rate: { rate: '4012.55', date: '2026-01-15', currency: 'dian:USD' } },
      { currency: 'USD', exchange_rate: { rate: '4012.55', date: '2026-01-15' } },
    ),
    operation: pick('10', 'dian:10', 'dian:12', 'dian:14', '11'),
    tip: maybe(cents),
    notes: fc.array(pick('Entrega en bodega 3', '𝒜'.repeat(400)), { maxLength: 2 }),
    order: maybe(pick({ id: 'OC-8841' }, { id: 'OC 1', date: '2026-01-10' })),
    terms: maybe(pick({ incoterm: 'FOB' }, { incoterm: 'dian:DAP' })),
  })
  .map(({ kind, party, lines, means, credit, money, operation, tip, notes, order, terms }) => ({
    route: `/v1/${kind}`,
    body: {
      ...party,
      ...money,
      payment_means: credit ? { code: means, type: '2', due_date: '2030-01-31' } : { code: means, type: 'dian:1' },
      lines,
      notes,
      ...(tip === undefined ? {} : { charges: [{ reason_code: '03', amount: tip }] }),
      ...(order === undefined ? {} : { order_reference: order }),
      ...(terms === undefined ? {} : { delivery_terms: terms }),
      ...(kind === 'invoices'
        ? { operation_type: operation }
        : {
            reason_code: '3',
            reason: 'Ajuste',
            period: { start_date: '2026-01-01', end_date: '2026-01-31' },
          }),
    },
  }));

const ENDED = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'];

describe(`${BODIES} bodies that are right by construction`, () => {
  it('are taken, each, and the tax authority accepts them', async () => {
    const key = standalone.credentials.sk_live;
    const left = fc.sample(document, { numRuns: BODIES, seed: SEED });
    const refused: unknown[] = [];
    const ended: unknown[] = [];
    const sendNext = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { status, json } = await standalone.call('POST', next.route, key, next.body);
        if (status !== 201) refused.push([json, next.body]);
        else {
          const last = await standalone.poll(`${next.route}/${String(json['id'])}`, key, (document) =>
            ENDED.includes(String(document.status)),
          );
          if (String(last['status']) !== 'accepted_by_dian') ended.push([last['dian'], last['failure'], next.body]);
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendNext));
    expect(refused).toEqual([]);
    expect(ended).toEqual([]);
  });
});
