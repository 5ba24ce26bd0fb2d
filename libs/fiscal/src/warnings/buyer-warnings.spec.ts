import { describe, expect, it } from '@jest/globals';
import { invoice, TEST_MODE } from '../request/draft.fixture.js';
import type { InvoiceDraft } from '../request/draft.js';
import type { CustomerInput } from '../request/party.js';
import { documentWarnings } from './draft-warnings.js';

const context = { ...TEST_MODE, ruleLetter: 'F', issuerNit: '900373115' } as const;
const buyer = (change: Partial<CustomerInput> = {}): CustomerInput => ({
  legal_name: 'Óptica Central S.A.S.',
  identification: { type: '31', number: '900108281' },
  ...change,
});
const inline = (change: Partial<CustomerInput>, more: Partial<InvoiceDraft> = {}) => {
  const customer = buyer(change);
  const { customer_id: _, ...draft } = invoice(more);
  return documentWarnings({ ...draft, customer }, customer, context);
};
const places = (warnings: readonly { readonly pointer: string; readonly code: string }[]) =>
  warnings.map(({ pointer, code }) => `${pointer} ${code}`);

describe('a preview warns of an address', () => {
  it('whose domain is hardly right, and asks which was meant without writing it', () => {
    const [warning, ...others] = inline({ email: 'compras@gmial.com' });
    expect(others).toEqual([]);
    expect(warning).toEqual({
      pointer: '#/customer/email',
      code: 'doubtful_email',
      detail: 'Hardly anybody has an address at gmial.com.',
      fix: 'Ask the buyer: is it gmail.com?',
      es: {
        detail: 'Casi nadie tiene una dirección en gmial.com.',
        fix: 'Pregunte al adquirente: ¿es gmail.com?',
      },
    });
  });

  it('of the document’s own lists, in place of the customer’s', () => {
    const email = { to: ['a@optica.example', 'b@hotmail.con'], cc: ['c@gmail.co'] };
    expect(places(inline({ email: 'compras@gmial.com' }, { email }))).toEqual([
      '#/email/to/1 doubtful_email',
      '#/email/cc/0 doubtful_email',
    ]);
  });

  it('of a stored customer, right as it was when it was stored', () => {
    const stored = buyer({ email: 'compras..bogota@optica.example' });
    const warnings = documentWarnings(invoice({ customer_id: 'cust_0123456789abcdefghjkmnpqrs' }), stored, context);
    expect(places(warnings)).toEqual(['#/customer_id doubtful_email']);
    expect(warnings[0]?.detail).toContain('two points');
  });

  it('not at all where nothing is mailed, or where the domain is right', () => {
    expect(inline({ email: 'compras@gmial.com' }, { email: { send: false } })).toEqual([]);
    expect(inline({ email: 'compras@gmail.com' })).toEqual([]);
    expect(inline({ email: 'josé@compañía.example' })).toEqual([]);
  });
});

describe('a preview warns of a number', () => {
  it.each([
    ['31', '123456789', 'looks like a number for trials'],
    ['13', '1234567890', 'looks like a number for trials'],
    ['13', '900108281', 'are the NIT of a company'],
    ['13', '3001234567', 'number of a telephone'],
    ['13', '5020304050', 'begins with 1'],
  ] as const)('%s %s', (type, number, words) => {
    const [warning, ...others] = inline({ identification: { type, number } });
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ pointer: '#/customer/identification/number', code: 'unusual_sale' });
    expect(warning?.detail).toContain(words);
  });

  it('of a stored customer that would be refused now', () => {
    const stored = buyer({ identification: { type: '31', number: '9001082814', check_digit: '1' } });
    const warnings = documentWarnings(invoice({ customer_id: 'cust_0123456789abcdefghjkmnpqrs' }), stored, context);
    expect(places(warnings)).toEqual(['#/customer_id unusual_sale']);
    expect(warnings[0]?.detail).toContain('of NIT 900108281 it is 3, not 4');
  });

  it.each<[string, Partial<CustomerInput>, string, string]>([
    [
      'its number',
      { identification: { type: '31', number: '900.108.281-3' } },
      'identification.number: write "900108281" with check_digit "3".',
      'identification.number: escriba "900108281" con check_digit "3".',
    ],
    [
      'its check digit',
      { identification: { type: '31', number: '900108281', check_digit: '1' } },
      'identification.check_digit: write "3" if the number is right; a wrong digit mostly means a mistyped number.',
      'identification.check_digit: escriba "3" si el número es correcto; un dígito errado casi siempre es un número mal escrito.',
    ],
    [
      'its postal code',
      { address: { line: 'Calle 1', municipality_code: '05001', postal_code: '50001' } },
      'address.postal_code: write "050001".',
      'address.postal_code: escriba "050001".',
    ],
    [
      'its e-mail address',
      { email: 'mailto:compras@optica.example' },
      'email: write "compras@optica.example".',
      'email: escriba "compras@optica.example".',
    ],
    [
      'its telephone',
      { phone: '123' },
      'phone: write its digits, or leave it out.',
      'phone: escriba sus dígitos, u omítalo.',
    ],
  ])('of a stored customer, and proposes nothing in place of its id: %s', (_, change, en, es) => {
    const warnings = documentWarnings(
      invoice({ customer_id: 'cust_0123456789abcdefghjkmnpqrs' }),
      buyer(change),
      context,
    );
    expect(warnings).toMatchObject([
      {
        pointer: '#/customer_id',
        fix: `In the stored customer (PATCH /v1/customers/{id}), ${en}`,
        es: { fix: `En el adquirente guardado (PATCH /v1/customers/{id}), ${es}` },
      },
    ]);
  });

  it.each([
    ['31', '900108281'],
    ['31', '1020304050'],
    ['13', '52384719'],
    ['13', '1020304050'],
    ['41', '123456789A'],
  ] as const)('not %s %s', (type, number) => expect(inline({ identification: { type, number } })).toEqual([]));

  it.each([
    ['05001', '50001', 'Write "050001".'],
    ['08001', '80001', 'Write "080001".'],
    ['11001', '11023', 'Write it like "110231", or leave it out.'],
    ['05001', '11023', 'Write it like "110231", or leave it out.'],
    ['11001', 'W1A', 'Write it like "110231", or leave it out.'],
  ])('of a postal code in %s that is none: %s', (municipality_code, postal_code, fix) =>
    expect(inline({ address: { line: 'Calle 1', municipality_code, postal_code } })).toMatchObject([
      { pointer: '#/customer/address/postal_code', code: 'unusual_sale', fix },
    ]),
  );

  it('not of a postal code of six digits, or of one abroad', () => {
    expect(inline({ address: { line: 'Calle 1', municipality_code: '11001', postal_code: '110231' } })).toEqual([]);
    expect(inline({ address: { line: '1 Main St', country: 'GB', postal_code: 'W1A 1AA' } })).toEqual([]);
  });

  it('of a telephone that is none', () => {
    expect(places(inline({ phone: '3.00123E9' }))).toEqual(['#/customer/phone unusual_sale']);
    expect(places(inline({ phone: 'no tiene' }))).toEqual(['#/customer/phone unusual_sale']);
    expect(inline({ phone: '+57 (601) 345-6789 ext. 12' })).toEqual([]);
  });
});
