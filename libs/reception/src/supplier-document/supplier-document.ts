import { DocumentTotals } from '@rubrica/fiscal';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const text = Type.String();
const textOrNull = nullable(text);

/** Fields have the names and codes that they have in documents of one's own. What the XML lacks is null. */
const Party = Type.Object(
  {
    identification: Type.Object({ type: text, number: text, check_digit: textOrNull }),
    legal_name: text,
    trade_name: textOrNull,
    organization_type: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    address: nullable(
      Type.Object({
        line: textOrNull,
        municipality_code: textOrNull,
        city: textOrNull,
        postal_code: textOrNull,
        country: textOrNull,
      }),
    ),
    tax_level_codes: Type.Array(text),
    tax_scheme: textOrNull,
  },
  { title: 'ReceivedParty', description: 'A party as the document names it' },
);
export type ReceivedParty = Static<typeof Party>;

const ReceivedTax = Type.Object(
  {
    code: text,
    rate: textOrNull,
    base: textOrNull,
    value: text,
    per_unit_amount: textOrNull,
    base_quantity: textOrNull,
    unit_code: textOrNull,
  },
  { title: 'ReceivedTax' },
);
export type ReceivedTax = Static<typeof ReceivedTax>;

const ReceivedAllowance = Type.Object(
  { reason_code: textOrNull, reason: textOrNull, rate: textOrNull, base: textOrNull, amount: text },
  { title: 'ReceivedAllowance' },
);
export type ReceivedAllowance = Static<typeof ReceivedAllowance>;

const ReceivedLine = Type.Object(
  {
    description: text,
    quantity: textOrNull,
    unit_code: textOrNull,
    unit_price: textOrNull,
    line_extension_amount: text,
    taxes: Type.Array(ReceivedTax),
    allowances: Type.Array(ReceivedAllowance),
    charges: Type.Array(ReceivedAllowance),
    withholdings: Type.Array(ReceivedTax),
    product_code: nullable(Type.Object({ standard: textOrNull, value: text })),
    brand: textOrNull,
    model: textOrNull,
    note: textOrNull,
    reference_price: nullable(Type.Object({ amount: text, type: textOrNull })),
  },
  { title: 'ReceivedLine' },
);
export type ReceivedLine = Static<typeof ReceivedLine>;

const ReceivedTotals = Type.Object(
  {
    ...DocumentTotals.properties,
    rounding_amount: Type.String({ description: 'What the amount to pay was rounded by; negative where down' }),
  },
  { title: 'ReceivedTotals' },
);
export type ReceivedTotals = Static<typeof ReceivedTotals>;

/** An invoice or a note of a supplier, read as data. */
export const SupplierDocument = Type.Object(
  {
    number: text,
    prefix: textOrNull,
    cufe: Type.String({ description: 'CUFE; the CUDE of a note' }),
    type_code: Type.String({ description: '01 to 04 invoices, 91 credit note, 92 debit note' }),
    operation_type: textOrNull,
    environment: Type.Union([Type.Literal('habilitacion'), Type.Literal('production')]),
    issued_at: nullable(Type.String({ description: 'Colombian time, -05:00' })),
    supplier: Party,
    customer: Party,
    currency: text,
    payment_means: nullable(Type.Object({ code: textOrNull, type: text, due_date: textOrNull })),
    notes: Type.Array(text),
    order_reference: nullable(Type.Object({ id: text, date: textOrNull })),
    billing_reference: nullable(Type.Object({ number: text, cufe: textOrNull, issue_date: textOrNull })),
    reason_code: textOrNull,
    reason: textOrNull,
    lines: Type.Array(ReceivedLine),
    allowances: Type.Array(ReceivedAllowance),
    charges: Type.Array(ReceivedAllowance),
    withholdings: Type.Array(ReceivedTax),
    prepaid: Type.Array(Type.Object({ amount: text, received_on: textOrNull })),
    totals: ReceivedTotals,
  },
  { title: 'SupplierDocument', description: "A supplier's document as its XML says it, in the shapes of your own" },
);
export type SupplierDocument = Static<typeof SupplierDocument>;
