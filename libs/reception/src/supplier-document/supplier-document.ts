import { CustomerInput, DocumentTotals, InvoiceDraft, LineDraft } from '@rubrica/fiscal';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Text with the meaning that a field of a request has. Its form is the supplier's, so that it has no pattern. */
const like = ({ description = '' }: TSchema) => Type.String({ description });
const likeOrNull = ({ description = '' }: TSchema) => Type.Union([Type.String(), Type.Null()], { description });
const text = (description: string) => like({ description } as TSchema);
const textOrNull = (description: string) => likeOrNull({ description } as TSchema);

const { identification, address, ...ofParty } = CustomerInput.properties;

/** Fields have the names and codes that they have in documents of one's own. What the XML lacks is null. */
const ReceivedParty = Type.Object(
  {
    identification: Type.Object(
      {
        type: like(identification.properties.type),
        number: text('Number as the document shows it'),
        check_digit: textOrNull('Check digit as the document shows it'),
      },
      { description: 'How the tax authority knows a person or a company' },
    ),
    legal_name: like(ofParty.legal_name),
    trade_name: likeOrNull(ofParty.trade_name),
    organization_type: likeOrNull(ofParty.organization_type),
    email: textOrNull('E-mail address'),
    phone: likeOrNull(ofParty.phone),
    address: nullable(
      Type.Object({
        line: likeOrNull(address.properties.line),
        municipality_code: textOrNull('DIVIPOLA code of the municipality'),
        city: textOrNull('City'),
        postal_code: textOrNull('Postal code'),
        country: likeOrNull(address.properties.country),
      }),
    ),
    tax_level_codes: Type.Array(Type.String()),
    tax_scheme: likeOrNull(ofParty.tax_scheme),
  },
  { title: 'ReceivedParty', description: 'A party as the document names it' },
);
export type ReceivedParty = Static<typeof ReceivedParty>;

const ofLine = LineDraft.properties;
const ofTax = ofLine.taxes.items.properties;

const ReceivedTax = Type.Object(
  {
    code: like(ofTax.code),
    rate: likeOrNull(ofTax.rate),
    base: likeOrNull(ofTax.base),
    value: text('The tax'),
    per_unit_amount: likeOrNull(ofTax.per_unit_amount),
    base_quantity: likeOrNull(ofTax.base_quantity),
    unit_code: likeOrNull(ofTax.unit_code),
  },
  { title: 'ReceivedTax' },
);
export type ReceivedTax = Static<typeof ReceivedTax>;

const ofAllowance = ofLine.allowances.items.properties;

const ReceivedAllowance = Type.Object(
  {
    reason_code: likeOrNull(ofAllowance.reason_code),
    reason: likeOrNull(ofAllowance.reason),
    rate: textOrNull('Percent of the base'),
    base: textOrNull('Amount that it is taken from'),
    amount: like(ofAllowance.amount),
  },
  { title: 'ReceivedAllowance' },
);
export type ReceivedAllowance = Static<typeof ReceivedAllowance>;

const listOf = <S extends TSchema>(item: S, { description = '' }: TSchema) => Type.Array(item, { description });

const ReceivedLine = Type.Object(
  {
    description: text('What is sold'),
    quantity: likeOrNull(ofLine.quantity),
    unit_code: likeOrNull(ofLine.unit_code),
    unit_price: textOrNull('Price of one unit, without tax'),
    line_extension_amount: text('Amount of the line, without tax'),
    taxes: listOf(ReceivedTax, ofLine.taxes),
    allowances: listOf(ReceivedAllowance, ofLine.allowances),
    charges: listOf(ReceivedAllowance, ofLine.charges),
    withholdings: Type.Array(ReceivedTax, { description: 'Withholdings of the line' }),
    product_code: nullable(
      Type.Object({
        standard: likeOrNull(ofLine.product_code.properties.standard),
        value: like(ofLine.product_code.properties.value),
      }),
    ),
    brand: likeOrNull(ofLine.brand),
    model: likeOrNull(ofLine.model),
    note: likeOrNull(ofLine.note),
    reference_price: Type.Union(
      [
        Type.Object({
          amount: like(ofLine.reference_price.properties.amount),
          type: likeOrNull(ofLine.reference_price.properties.type),
        }),
        Type.Null(),
      ],
      { description: 'Commercial value of what is given away' },
    ),
  },
  { title: 'ReceivedLine' },
);
export type ReceivedLine = Static<typeof ReceivedLine>;

const ReceivedTotals = Type.Object(
  {
    ...DocumentTotals.properties,
    rounding_amount: text('What the amount to pay was rounded by; negative where down'),
  },
  { title: 'ReceivedTotals' },
);
export type ReceivedTotals = Static<typeof ReceivedTotals>;

const ofInvoice = InvoiceDraft.properties;
const ofMeans = ofInvoice.payment_means.properties;
const ofPrepaid = ofInvoice.prepaid.items.properties;

/** An invoice or a note of a supplier, read as data. */
export const SupplierDocument = Type.Object(
  {
    number: text('Prefix and consecutive'),
    prefix: textOrNull('Prefix of the numbering range'),
    cufe: text('CUFE; the CUDE of a note'),
    type_code: text('01 to 04 invoices, 91 credit note, 92 debit note'),
    operation_type: likeOrNull(ofInvoice.operation_type),
    environment: Type.Union([Type.Literal('habilitacion'), Type.Literal('production')]),
    issued_at: textOrNull('Colombian time, -05:00'),
    supplier: ReceivedParty,
    customer: ReceivedParty,
    currency: like(ofInvoice.currency),
    payment_means: nullable(
      Type.Object({
        code: likeOrNull(ofMeans.code),
        type: like(ofMeans.type),
        due_date: textOrNull('Day on which it must be paid'),
      }),
    ),
    notes: listOf(Type.String(), ofInvoice.notes),
    order_reference: nullable(Type.Object({ id: text("The buyer's order"), date: textOrNull('Its day') })),
    billing_reference: Type.Union(
      [
        Type.Object({
          number: text('Prefix and consecutive'),
          cufe: textOrNull('CUFE; the CUDE of a note'),
          issue_date: textOrNull('Day of issue in Colombia'),
        }),
        Type.Null(),
      ],
      { description: 'The invoice that a note corrects' },
    ),
    reason_code: textOrNull("Why a note corrects: DIAN's concept"),
    reason: textOrNull('Why, in words'),
    lines: Type.Array(ReceivedLine, { description: 'What is sold, line by line' }),
    allowances: listOf(ReceivedAllowance, ofInvoice.allowances),
    charges: listOf(ReceivedAllowance, ofInvoice.charges),
    withholdings: listOf(ReceivedTax, ofInvoice.withholdings),
    prepaid: Type.Array(
      Type.Object({ amount: like(ofPrepaid.amount), received_on: likeOrNull(ofPrepaid.received_on) }),
      { description: 'Payments received before' },
    ),
    totals: ReceivedTotals,
  },
  { title: 'SupplierDocument', description: "A supplier's document as its XML says it, in the shapes of your own" },
);
export type SupplierDocument = Static<typeof SupplierDocument>;
