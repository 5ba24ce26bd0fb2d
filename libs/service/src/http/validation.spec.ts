import { describe, expect, it } from '@jest/globals';
import { EmailsInput, MailSenderInput, SuppressionInput } from '@rubrica/contracts';
import { CustomerInput, InvoiceDraft, TenantProfile } from '@rubrica/fiscal';
import { type TSchema, Type } from '@sinclair/typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { Problem } from './problem.js';
import { schemaFaults, validBody } from './validation.js';

const amount = Type.String({
  pattern: '^(0|[1-9][0-9]{0,14})\\.[0-9]{2,6}$',
  description: 'Amount to be paid (decimal string with two decimals)',
  examples: ['119000.00'],
});
const order = Type.Union([
  Type.Object(
    { id: Type.String(), date: Type.Optional(Type.String({ format: 'date' })) },
    { additionalProperties: false },
  ),
  Type.Null(),
]);
const closed = (properties: Parameters<typeof Type.Object>[0]): TSchema =>
  Type.Object(properties, { additionalProperties: false });

const LINE = {
  description: 'Lente',
  quantity: '1.00',
  unit_code: '94',
  unit_price: '1.00',
  line_extension_amount: '1.00',
};
const VALID = {
  customer_id: 'final_consumer',
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '1' },
  lines: [LINE],
};

/** Returns the faults of a body whose only field is `it`. */
const faultsOf = (schema: TSchema, value: unknown) => schemaFaults(closed({ it: schema }), { it: value });

describe('what a body is told', () => {
  it.each<[string, TSchema, unknown, object]>([
    [
      'a number where an amount is text',
      amount,
      119000,
      {
        code: 'wrong_type',
        detail: 'This must be a string: numbers are written in quotes, so that no digit is lost on the way.',
        fix: 'Write "119000.00".',
      },
    ],
    [
      'null where there must be text',
      amount,
      null,
      { code: 'wrong_type', detail: 'This must be a string; it is null.' },
    ],
    [
      'an object where there must be a list',
      Type.Array(amount),
      {},
      { code: 'wrong_type', detail: 'This must be an array; it is an object.' },
    ],
    [
      'an exponent',
      amount,
      '1e5',
      {
        code: 'wrong_format',
        detail: 'This must be a decimal in quotes: digits, a point and two to six decimals.',
        fix: 'This is a number with an exponent, as spreadsheets shorten it, and digits may be lost: format the cell as text, and send all digits.',
      },
    ],
    [
      'blank text',
      Type.String({ pattern: '\\S', description: 'What is sold' }),
      ' ',
      { code: 'wrong_format', detail: 'This is empty.', fix: 'Expected: What is sold.' },
    ],
    [
      'a day that does not exist',
      Type.String({ format: 'date' }),
      '2026-02-30',
      { code: 'wrong_format', detail: 'This must be a day as YYYY-MM-DD.', fix: 'Write a day as YYYY-MM-DD.' },
    ],
    [
      'a value that is not in the list',
      Type.Unsafe({ type: 'string', enum: ['1', '2'] }),
      '3',
      { code: 'not_allowed', detail: 'This is none of the allowed values.', fix: 'Use "1", "2".' },
    ],
    [
      'none of several literals',
      Type.Union([Type.Literal('1'), Type.Literal('2')]),
      '3',
      { code: 'not_allowed', fix: 'Use "1", "2".' },
    ],
    ['not the one literal', Type.Literal('list'), 'page', { code: 'not_allowed', fix: 'Use "list".' }],
    [
      'a number of a paper in small letters, with a hyphen',
      Type.String({ pattern: '^[0-9A-Z]{1,20}$' }),
      'cont-1042',
      { code: 'wrong_format', fix: 'Write "CONT1042".' },
    ],
    [
      'text that is too long',
      Type.String({ maxLength: 3 }),
      'four',
      { code: 'out_of_bounds', detail: 'This may have 3 characters at most.' },
    ],
    [
      'text that is too short',
      Type.String({ minLength: 1 }),
      '',
      { code: 'out_of_bounds', detail: 'This must have at least 1 character.' },
    ],
    [
      'too many entries',
      Type.Array(amount, { maxItems: 1 }),
      ['1.00', '2.00'],
      { code: 'out_of_bounds', detail: 'This may have 1 entry at most.' },
    ],
    [
      'no entry',
      Type.Array(amount, { minItems: 1 }),
      [],
      { code: 'out_of_bounds', detail: 'This must have at least 1 entry.', fix: 'Write at least 1 entry.' },
    ],
    [
      'an entry twice',
      Type.Array(amount, { uniqueItems: true }),
      ['1.00', '1.00'],
      { code: 'out_of_bounds', detail: 'This may not have an entry twice: numbers 0 and 1 are the same.' },
    ],
    [
      'too many members',
      Type.Record(Type.String(), amount, { maxProperties: 1 }),
      { a: '1.00', b: '1.00' },
      { code: 'out_of_bounds', detail: 'This may have 1 member at most.' },
    ],
    [
      'nothing to change',
      Type.Object({}, { minProperties: 1 }),
      {},
      { code: 'out_of_bounds', detail: 'This must have at least 1 member.', fix: 'Write at least 1 member.' },
    ],
    [
      'nothing of what may be left out',
      Type.Object({ a: Type.Optional(amount), b: Type.Optional(amount) }, { minProperties: 1 }),
      {},
      { code: 'out_of_bounds', fix: 'Write at least 1 member of a, b.' },
    ],
    [
      'text without an example',
      Type.String({ maxLength: 3 }),
      {},
      { code: 'wrong_type', fix: 'Write a text, in quotes.' },
    ],
    [
      'too small a number',
      Type.Integer({ minimum: 1 }),
      0,
      { code: 'out_of_bounds', detail: 'This must be at least 1.' },
    ],
    [
      'too large a number',
      Type.Integer({ maximum: 9 }),
      10,
      { code: 'out_of_bounds', detail: 'This may be 9 at most.' },
    ],
    [
      'the bound itself',
      Type.Number({ exclusiveMinimum: 0 }),
      0,
      { code: 'out_of_bounds', detail: 'This must be more than 0.' },
    ],
    [
      'the upper bound itself',
      Type.Number({ exclusiveMaximum: 1 }),
      1,
      { code: 'out_of_bounds', detail: 'This must be less than 1.' },
    ],
    [
      'half a step',
      Type.Number({ multipleOf: 2 }),
      3,
      { code: 'out_of_bounds', detail: 'This must be a multiple of 2.' },
    ],
    ['what JSON reads as infinity', Type.Number(), JSON.parse('1e400'), { code: 'wrong_type' }],
    ['what is excluded', Type.Not(Type.String()), 'x', { code: 'not_allowed', detail: 'This is not allowed here.' }],
    ['a NUL character', Type.String(), 'a\0b', { code: 'forbidden_character', fix: 'Remove it.' }],
    ['half a surrogate pair', Type.String(), 'a\ud800', { code: 'forbidden_character' }],
  ])('of %s', (_, schema, value, fault) => {
    expect(faultsOf(schema, value)).toEqual([expect.objectContaining({ pointer: '#/it', ...fault })]);
  });

  it('of a missing field: at its own place, with what it means', () => {
    expect(schemaFaults(closed({ total: amount }), {})).toMatchObject([
      {
        pointer: '#/total',
        code: 'required',
        detail: '"total" is missing.',
        fix: 'Add "total". Write it like "119000.00": Amount to be paid (decimal string with two decimals).',
      },
    ]);
  });

  it('of a field that does not exist: at its own place, with the one that was meant', () => {
    expect(schemaFaults(closed({ customer_id: Type.Optional(Type.String()) }), { customerId: 'x' })).toMatchObject([
      {
        pointer: '#/customerId',
        code: 'unknown_field',
        detail: 'There is no field "customerId" here.',
        fix: 'Did you mean the field "customer_id"?',
      },
    ]);
    // Synonyms from other APIs are understood too, if the field exists.
    expect(schemaFaults(closed({ rate: Type.Optional(amount) }), { tarifa: '19.00' })).toEqual([
      expect.objectContaining({ pointer: '#/tarifa', fix: 'Did you mean the field "rate"?' }),
    ]);
    expect(schemaFaults(closed({}), { colour: 'red' })).toEqual([
      expect.objectContaining({ fix: 'Remove it, or check its spelling.' }),
    ]);
  });

  it('of members called __proto__ or constructor: they are unknown like others', () => {
    const body: unknown = JSON.parse('{"__proto__": 1, "constructor": 2}');
    expect(schemaFaults(closed({}), body).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/__proto__', 'unknown_field'],
      ['#/constructor', 'unknown_field'],
    ]);
  });

  it('of names with / and ~: by a pointer that leads there', () => {
    expect(schemaFaults(closed({}), { 'a/b~c': 1 })).toEqual([expect.objectContaining({ pointer: '#/a~1b~0c' })]);
  });

  it('of a name in a map that is too long: at that name', () => {
    const metadata = Type.Record(Type.String(), Type.String(), { propertyNames: { maxLength: 3 } });
    expect(faultsOf(metadata, { four: 'x' })).toMatchObject([
      { pointer: '#/it/four', code: 'out_of_bounds', detail: 'The name of this member may have 3 characters at most.' },
    ]);
  });

  it('of a name or a code that is nearly right: with the same one as the API writes it, in both languages', () => {
    const choice = Type.Unsafe({ type: 'string', enum: ['invoice', 'credit_note'] });
    expect(faultsOf(choice, 'CreditNote')).toMatchObject([
      {
        fix: 'Write "credit_note".',
        es: { fix: 'Escriba "credit_note".' },
      },
    ]);
    const draft = {
      ...VALID,
      currency: 'COP$',
      lines: [{ ...LINE, unitPrice: '1.00', taxes: [{ code: 'IVA', value: '0.00' }] }],
    };
    expect(schemaFaults(InvoiceDraft, draft).map(({ pointer, es }) => [pointer, es.fix])).toEqual([
      ['#/currency', 'Escriba "COP" (pesos colombianos).'],
      ['#/lines/0/unitPrice', 'Quítelo: "unit_price" también está.'],
      ['#/lines/0/taxes/0/code', 'Escriba "01" (IVA).'],
    ]);
  });

  it('of a union: by the branch that was meant', () => {
    expect(faultsOf(order, { id: 1 })).toEqual([expect.objectContaining({ pointer: '#/it/id', code: 'wrong_type' })]);
    expect(
      faultsOf(order, { id: 'OC-1', date: 'today', colour: 'red' })
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['#/it/colour', '#/it/date']);
    expect(faultsOf(order, 'OC-1')).toEqual([expect.objectContaining({ pointer: '#/it', code: 'not_allowed' })]);
  });

  it('of all its faults at once, each place once', () => {
    const schema = closed({
      a: amount,
      b: Type.String({ minLength: 2, pattern: '^x' }),
      c: Type.Array(closed({ d: amount })),
    });
    const faults = schemaFaults(schema, { b: 'y', c: [{ d: '1.00' }, { d: 1, e: 2 }] });
    expect(faults.map(({ pointer }) => pointer).sort()).toEqual(['#/a', '#/b', '#/c/1/d', '#/c/1/e']);
  });

  it.each([
    [94500, '94500.00'],
    ['94.500,5', '94500.50'],
    ['94,500.00', '94500.00'],
    ['1.500.000', '1500000.00'],
    ['$ 94500', '94500.00'],
    ['0094500', '94500.00'],
    ['94.500,00', '94500.00'],
    ['1’500.000,50'.replace('’', "'"), '1500000.50'],
    ['1 500 000', '1500000.00'],
    ['.50', '0.50'],
    [',5', '0.50'],
    ['0,500', '0.50'],
    ['94500.', '94500.00'],
    ['+94500', '94500.00'],
    ['９４５００', '94500.00'],
    ['\u00a094\u202f500\u200b', '94500.00'],
    ['-0', '0.00'],
  ])('of the amount %j: with the same amount as it is written', (given, meant) =>
    expect(faultsOf(amount, given)[0]?.es.fix).toBe(`Escriba "${meant}".`),
  );

  it.each(['much', '', '1.2.3', '1e999', '15,00,000.00', '1,5,00', '0x10', 1e21, 9007199254740993.5])(
    'of the amount %j: with no number of our own',
    (given) => expect(faultsOf(amount, given)[0]?.fix).not.toMatch(/Write "/),
  );

  it.each<[unknown, RegExp, RegExp]>([
    ['94,500', /94500 or 94\.5\./, /94500 o 94\.5\./],
    ['$ 1.500', /1500 or 1\.5\./, /1500 o 1\.5\./],
    ["1'500.000", /1500000 or 1500\./, /1500000 o 1500\./],
    ['-10000.00', /`allowances`.* credit note/, /`allowances`.* nota crédito/],
    ['(10000.00)', /`allowances`/, /`allowances`/],
    ['10000-', /`allowances`/, /`allowances`/],
    ['−10.000,00', /`allowances`/, /`allowances`/],
    ['-$10000', /`allowances`/, /`allowances`/],
    [-10000, /`allowances`/, /`allowances`/],
    ['1.5E+06', /exponent/, /exponente/],
    ['1e6', /exponent/, /exponente/],
    ['#REF!', /spreadsheet/, /hoja de cálculo/],
    ['#¡VALOR!', /spreadsheet/, /hoja de cálculo/],
    ['#N/A', /spreadsheet/, /hoja de cálculo/],
    ['########', /spreadsheet/, /hoja de cálculo/],
    ['=A1*2', /formula/, /fórmula/],
    ['NaN', /no value/, /no tiene valor/],
    ['COP 1500000.00', /`currency`/, /`currency`/],
    ['1500000 pesos', /`currency`/, /`currency`/],
    ['US$ 100', /`currency`/, /`currency`/],
    ['19%', /`rate`/, /`rate`/],
    ['1500.1234567', /7 decimals/, /7 decimales/],
  ])('of the amount %j: what it is, and where it belongs, with no number to write', (given, en, es) => {
    const [fault] = faultsOf(amount, given);
    expect(fault?.fix).toMatch(en);
    expect(fault?.es.fix).toMatch(es);
    expect(fault?.fix).not.toMatch(/Write "|like "/);
  });

  it.each([
    ['1.500', /1500 or 1\.5\./],
    ['1500000.000', /^Write "1500000\.00"\.$/],
    ['1500000.125', /^It has 3 decimals/],
    ['1500000.5', /^Write "1500000\.50"\.$/],
  ])('of the amount of two decimals %s: with the same amount, or none', (given, fix) =>
    expect(faultsOf(InvoiceDraft.properties.lines.items.properties.line_extension_amount, given)[0]?.fix).toMatch(fix),
  );

  it.each([
    ['rate', '19%', 'Write "19.00".'],
    ['rate', '19 %', 'Write "19.00".'],
    ['rate', '-19.00', 'A rate has no sign'],
    ['quantity', '-2.00', 'A quantity has no sign'],
    ['quantity', '2 kg', 'the unit stands in `unit_code`'],
  ])('of a %s that is %j: %s', (field, given, told) =>
    expect(schemaFaults(closed({ [field]: amount }), { [field]: given })[0]?.fix).toContain(told),
  );

  it('of an amount with a sign in a discount or a charge: that the place says it', () => {
    const body = { ...VALID, lines: [{ ...LINE, allowances: [{ amount: '-1.00' }], charges: [{ amount: '-1.00' }] }] };
    expect(schemaFaults(InvoiceDraft, body).map(({ fix }) => fix)).toEqual([
      expect.stringMatching(/subtracted without a sign/),
      expect.stringMatching(/subtracted stands in `allowances`/),
    ]);
  });

  it.each<[string, unknown, string]>([
    ['true', 'sí', 'Write true, without quotes.'],
    ['false', 'FALSE', 'Write false, without quotes.'],
    ['neither', 'maybe', 'Write true or false, without quotes.'],
    ['neither', 1, 'Write it in quotes. Write true or false, without quotes.'],
  ])('of %s in words', (_, given, fix) => expect(faultsOf(Type.Boolean(), given)[0]?.fix).toBe(fix));

  it('of a day or a time: with the same one as it is written', () => {
    const { issued_at: time } = InvoiceDraft.properties;
    const due = InvoiceDraft.properties.payment_means.properties.due_date;
    const fix = (schema: TSchema, given: unknown) => faultsOf(schema, given)[0]?.fix ?? '';
    for (const given of [
      '31/12/2026',
      '12/31/2026',
      '2026/12/31',
      '2026-12-31 10:00',
      '20261231',
      20261231,
      '31122026',
    ])
      expect([given, fix(due, given)]).toEqual([given, 'Write "2026-12-31".']);
    for (const given of ['31-dic-2026', '31 de diciembre de 2026', 'Dec 31, 2026', '2026-12-31T10:00:00Z'])
      expect([given, fix(due, given)]).toEqual([given, 'Write "2026-12-31".']);
    expect(fix(due, '5/5/2026')).toBe('Write "2026-05-05".');
    expect(fix(due, '03/04/2026')).toMatch(/^It can be 2026-04-03 or 2026-03-04:/);
    expect(fix(due, '2026-12-31T00:00:00Z')).toMatch(/^It can be 2026-12-31 or 2026-12-30:/);
    expect(fix(due, '31/12/26')).toMatch(/^Its year has two digits/);
    for (const serial of [46022, '46022', '46022.5']) expect(fix(due, serial)).toMatch(/a spreadsheet keeps a day/);
    expect(fix(time, '2026-11-22T02:15:00Z')).toBe('Write "2026-11-21T21:15:00-05:00".');
    expect(fix(time, '2026-11-21 21:15:00.250-05:00')).toBe('Write "2026-11-21T21:15:00.250-05:00".');
    expect(fix(time, '2026-11-21T10:15:00')).toBe(
      "It has no offset: in Colombia's time it is 2026-11-21T10:15:00-05:00, in UTC, which many servers write, 2026-11-21T05:15:00-05:00.",
    );
    expect(fix(time, '2026-11-21')).toMatch(/^Write it like /);
  });

  it('of a time of day: with the same one, or why there are two or none', () => {
    const { start_time: start } = InvoiceDraft.properties.invoice_period.properties;
    const fix = (given: unknown) => faultsOf(start, given)[0]?.fix ?? '';
    for (const given of ['3:45 p. m.', '03:45 PM', '15:45', '3:45:00 pm'])
      expect([given, fix(given)]).toEqual([given, 'Write "15:45:00".']);
    expect(fix('12:00 a.m.')).toBe('Write "00:00:00".');
    expect(fix('12:30 p.m.')).toBe('Write "12:30:00".');
    expect(fix('6:30')).toMatch(/^It can be 06:30 or 18:30:/);
    expect(fix('24:00:00')).toMatch(/^A day ends at 23:59:59;/);
    expect(fix('0.65625')).toMatch(/a spreadsheet keeps a time/);
    for (const given of ['13:45 p. m.', '15:75', '15:45:00Z', 'mañana']) expect(fix(given)).not.toMatch(/^Write "1/);
  });

  it('holds none of the text it objects to: it may be a secret', () => {
    const password = Type.String({ maxLength: 3, pattern: '^[0-9]+$' });
    expect(JSON.stringify(faultsOf(password, 'correct horse'))).not.toContain('correct horse');
  });

  it('names two hundred things at most', () => {
    const body = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`field${i}`, 1]));
    try {
      validBody(closed({}), body);
      throw new Error('it was not refused');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      expect(error.errors).toHaveLength(200);
      expect(error.detail).toEqual({
        en: 'More than 200 things are wrong with the request; the first 200 are listed under errors.',
        es: 'La solicitud tiene más de 200 errores; los primeros 200 están en errors.',
      });
    }
  });

  it('ends with a fault of the whole body when there is too much to search', () => {
    const faultsIn = (lines: readonly unknown[]) => schemaFaults(InvoiceDraft, { ...VALID, lines });
    const faulty = faultsIn([...Array.from({ length: 300 }, () => LINE), ...Array.from({ length: 300 }, () => ({}))]);
    expect(faulty.at(-1)).toMatchObject({ pointer: '#', code: 'more_faults' });
    expect(faulty.slice(0, -1).map(({ pointer }) => pointer)).toEqual(
      Array.from({ length: 200 }, (_, index) =>
        Object.keys(LINE).map((field) => `#/lines/${300 + index}/${field}`),
      ).flat(),
    );
    expect(faultsIn(Array.from({ length: 200 }, () => ({}))).at(-1)?.code).toBe('required');
  });

  it('tells of a list or of pairs that are too long without those behind their limit', () => {
    const long = closed({ list: Type.Array(Type.String(), { maxItems: 3 }) });
    expect(schemaFaults(long, { list: [1, 2, 3, 4, 5] }).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/list', 'out_of_bounds'],
      ...[0, 1, 2, 3].map((index) => [`#/list/${index}`, 'wrong_type']),
    ]);
    const pairs = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`k${index}`, 1]));
    const { metadata } = InvoiceDraft.properties;
    expect(schemaFaults(closed({ metadata }), { metadata: pairs })).toHaveLength(1 + 51);
  });

  it('comes for exactly the bodies that the schema refuses', () => {
    const member = Type.Optional(Type.Union([Type.Array(closed({ d: amount }), { maxItems: 2 }), Type.Null()]));
    const schema = closed({ a: amount, b: Type.Optional(order), c: member });
    fc.assert(
      fc.property(fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.jsonValue() }), (body) => {
        const whole = new Ajv2020({ strict: false, formats: fullFormats });
        if (whole.validate(schema, body)) expect(schemaFaults(schema, body)).toEqual([]);
        else expect(schemaFaults(schema, body)).not.toEqual([]);
      }),
    );
  });

  it('is nothing when the body is in order', () => {
    expect(validBody(closed({ total: amount }), { total: '1.00' })).toEqual({ total: '1.00' });
  });

  it('comes for any JSON whatever, and always with a pointer that is text', () => {
    const schema = closed({
      a: Type.Optional(amount),
      b: Type.Optional(order),
      c: Type.Optional(Type.Array(closed({ d: amount }))),
    });
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const { pointer, detail } of schemaFaults(schema, body)) {
          expect(pointer).toMatch(/^#(\/|$)/);
          expect(detail).not.toContain('undefined');
        }
      }),
    );
  });
});

describe('an e-mail address, wherever one is taken,', () => {
  const PLACES: readonly (readonly [
    where: string,
    schema: TSchema,
    bodyWith: (address: string) => object,
    at: string,
  ])[] = [
    ['a customer', CustomerInput, (email) => ({ email }), '#/email'],
    ['an issuer', TenantProfile, (email) => ({ email }), '#/email'],
    ['the recipients of a document', InvoiceDraft, (to) => ({ email: { to: [to] } }), '#/email/to/0'],
    ['its copies', InvoiceDraft, (cc) => ({ email: { cc: [cc] } }), '#/email/cc/0'],
    ['mails that go again', EmailsInput, (to) => ({ to: [to] }), '#/to/0'],
    ['the list of suppressed ones', SuppressionInput, (address) => ({ address }), '#/address'],
    ['a sender', MailSenderInput, (from_address) => ({ from_address }), '#/from_address'],
  ];
  const faultAt = (schema: TSchema, body: object, at: string) =>
    schemaFaults(schema, body).find(({ pointer }) => pointer === at);

  it.each(PLACES)('%s, is one that mail servers take', (_, schema, bodyWith, at) => {
    expect(faultAt(schema, bodyWith('compras@optica.example'), at)).toBeUndefined();
    for (const [address, detail] of [
      ['compras..bogota@optica.example', 'There are two points in a row before the @.'],
      ['compras@optica.example.', 'What stands behind the @ begins or ends with a point.'],
      ['compras@localhost', 'The domain has no ending: "localhost" is only its beginning.'],
      ['mailto:compras@optica.example', '"mailto:" belongs to a link, not to the address.'],
      ['com\u200bpras@optica.example', 'There is an invisible character in it, U+200B.'],
      ['ana@x.co; luis@y.co', 'This is more than one e-mail address, and here goes one.'],
    ] as const)
      expect(faultAt(schema, bodyWith(address), at)).toMatchObject({ code: 'wrong_format', detail });
  });

  it('may be internationalised, but for a sender', () => {
    for (const [where, schema, bodyWith, at] of PLACES) {
      const fault = faultAt(schema, bodyWith('josé@compañía.example'), at);
      expect([where, fault?.code]).toEqual([where, where === 'a sender' ? 'wrong_format' : undefined]);
    }
  });
});

describe('a fix leads somewhere', () => {
  const fixOf = (change: object, at: string) => {
    const [fault] = schemaFaults(InvoiceDraft, { ...VALID, ...change }).filter(({ pointer }) => pointer === at);
    return [fault?.fix ?? '', fault?.es.fix ?? ''];
  };
  const taxed = (tax: object) => ({ lines: [{ ...LINE, taxes: [{ code: '01', value: '0.19', ...tax }] }] });

  it.each<[string, object, string]>([
    ['due_date', { payment_means: { code: '10', type: '2', due_date: '' } }, '#/payment_means/due_date'],
    ['rate', taxed({ rate: '', base: '1.00' }), '#/lines/0/taxes/0/rate'],
    ['base', taxed({ rate: '19.00', base: '' }), '#/lines/0/taxes/0/base'],
    ['base_quantity', taxed({ code: '22', base_quantity: '' }), '#/lines/0/taxes/0/base_quantity'],
    ['per_unit_amount', taxed({ code: '22', per_unit_amount: '' }), '#/lines/0/taxes/0/per_unit_amount'],
  ])('an empty %s is not to be left out, since the document may need it', (_, change, at) => {
    for (const fix of fixOf(change, at)) expect(fix).not.toMatch(/Leave it out|Omítalo/);
    expect(fixOf(change, at)[0]).not.toBe('');
  });

  it('an empty note is', () =>
    expect(fixOf({ lines: [{ ...LINE, note: '' }] }, '#/lines/0/note')[0]).toContain('Leave it out'));

  it.each(['1234567890123456.00', '12345678901234567', '9999999999999999999.99'])(
    'an amount of more than 15 digits, %s, is told so',
    (unit_price) => {
      const [en, es] = fixOf({ lines: [{ ...LINE, unit_price }] }, '#/lines/0/unit_price');
      expect(en).toContain('At most 15 digits');
      expect(es).toContain('a lo sumo 15 dígitos');
    },
  );
});
