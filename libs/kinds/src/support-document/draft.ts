import {
  choiceOf,
  closed,
  type CommonDraft,
  dateOf,
  documentParts,
  InlineSupplier,
  LineDraft,
  optional,
  SimulateWithoutContingency,
  SupplierInput,
  supplierParts,
  TaxDraft,
  WithholdingDraft,
} from '@rubrica/fiscal';
import { type Static, Type } from '@sinclair/typebox';
import { taxCodes, transmissionCodes, withholdingCodes } from './catalogs.js';

// What a buyer issues in the place of a seller who issues no invoices.

const { rate, base, value } = TaxDraft.properties;
const PurchaseTax = closed(
  { code: choiceOf(['01'], 'IVA: no other tax is of a purchase', taxCodes), rate, base, value },
  { title: 'PurchaseTax', examples: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }] },
);

const PurchaseWithholding = closed(
  {
    ...WithholdingDraft.properties,
    code: choiceOf(['05', '06'], '05 ReteIVA, 06 ReteRenta', withholdingCodes),
  },
  { title: 'PurchaseWithholding', description: 'What the buyer withholds; it changes no total' },
);
const withholdings = optional(
  Type.Array(PurchaseWithholding, {
    maxItems: 20,
    description: 'What the buyer withholds, informative: of the lines, else of the document',
  }),
);

const { description, quantity, unit_code, unit_price, line_extension_amount, allowances, charges, ...more } =
  LineDraft.properties;
const { product_code, brand, model, note, sellers_item_identification, additional_item_properties } = more;

const PurchaseLine = closed(
  {
    purchased_on: dateOf('Day of the purchase', '2026-11-20'),
    description,
    quantity,
    unit_code,
    unit_price,
    line_extension_amount,
    taxes: optional(Type.Array(PurchaseTax, { maxItems: 1, description: 'IVA of the line; most purchases have none' })),
    withholdings,
    allowances,
    charges,
    product_code,
    brand,
    model,
    note,
    sellers_item_identification,
    additional_item_properties,
  },
  { title: 'PurchaseLine' },
);

const { currency, payment_means, external_id, numbering_range_id, issued_at, notes, ...others } = documentParts;
const { order_reference, exchange_rate, email, metadata } = others;

/** Fields of whatever a buyer issues in the place of his seller. */
const purchaseParts = {
  ...supplierParts,
  transmission: optional(
    choiceOf(
      ['per_operation', 'weekly'],
      'Whether it is for one purchase, or for those of a week; left out: per_operation',
      transmissionCodes,
    ),
  ),
  currency,
  payment_means,
  lines: Type.Array(PurchaseLine, { minItems: 1, maxItems: 2000, description: 'What is bought, line by line' }),
  withholdings,
  allowances: documentParts.allowances,
  charges: documentParts.charges,
  external_id,
  numbering_range_id,
  issued_at,
  notes,
  order_reference,
  exchange_rate,
  email,
  metadata,
  simulate: optional(SimulateWithoutContingency),
};

/** Body of POST /v1/support-documents. */
export const PurchaseDraft = closed(purchaseParts, {
  title: 'SupportDocumentDraft',
  description: 'A support document to be issued',
  examples: [
    {
      supplier: InlineSupplier.examples[0],
      currency: 'COP',
      payment_means: { code: '10', type: '1' },
      lines: [
        {
          purchased_on: '2026-11-20',
          description: 'Café pergamino seco',
          quantity: '125.00',
          unit_code: 'KGM',
          unit_price: '18000.00',
          line_extension_amount: '2250000.00',
          withholdings: [{ code: '06', rate: '0.50', base: '2250000.00', value: '11250.00' }],
        },
      ],
    },
  ],
});

type Own = 'supplier_id' | 'supplier' | 'transmission' | 'withholdings';
type Line = LineDraft & Partial<Pick<Static<typeof PurchaseLine>, 'purchased_on'>>;

/** The request of a purchase, as what is common to all requests reads it: what the schema has not is left out. */
export type PurchaseDraft = Omit<CommonDraft, 'lines'> &
  Pick<Static<typeof PurchaseDraft>, Own> & { lines: Line[]; operation_type?: never };

const { issued_at: _, email: __, ...requested } = PurchaseDraft.properties;

/** Fields of the request that the resource shows. */
export const PurchaseFields = {
  ...requested,
  external_id: Type.Union([Type.String(), Type.Null()]),
  supplier_id: Type.Union([Type.String(), Type.Null()]),
  supplier: Type.Union([SupplierInput, Type.Null()]),
};
