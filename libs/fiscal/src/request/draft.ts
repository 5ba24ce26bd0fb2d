import { type Static, Type } from '@sinclair/typebox';
import { Delivery, DeliveryTerms } from './delivery.js';
import { documentReferences, lineReferences, OrderReference } from './document-reference.js';
import { itemParts } from './item.js';
import {
  currencyCodes,
  allowanceReasonCodes,
  invoiceTypeCodes,
  operationTypeCodes,
  paymentFormCodes,
  paymentMeansCodes,
  productCodeStandardCodes,
  referencePriceTypeCodes,
  taxCodes,
  withholdingCodes,
} from '../catalogs/code-lists.js';
import { ExchangeRate, PaymentAlternativeExchangeRate } from './exchange-rate.js';
import { Identification, InlineCustomer } from './party.js';
import { PaymentTerms } from './payment-terms.js';
import { InvoicePeriod } from './period.js';
import { Simulate } from './simulate.js';
import {
  amountOf,
  choiceOf,
  closed,
  codeOf,
  dateOf,
  decimalOf,
  emailOf,
  ExternalId,
  Metadata,
  neededAtTimes,
  optional,
  textOf,
  timeOf,
  unitCodeOf,
  withCodes,
} from './schema.js';

export const PaymentMeans = closed(
  {
    code: codeOf(
      'How it is paid: 10 cash, 47 credit card, 48 debit card, 30 and 31 transfers, 20 cheque, 42 deposit, 71 electronic wallet, 49 voucher; more in /v1/catalogs/medios-pago, among them dian:71 (bonos) and 72 (vales)',
      '10',
      '[0-9A-Z]{1,3}',
      paymentMeansCodes,
    ),
    type: choiceOf(['1', '2'], 'When it is paid: 1 at once, 2 on credit', paymentFormCodes),
    due_date: neededAtTimes(optional(dateOf('Day on which it must be paid; needed on credit'))),
    payment_id: optional(textOf('What the payer quotes: a reference, a number of account', 100, '7709998')),
  },
  { title: 'PaymentMeans' },
);

const { code: meansCode, due_date: dueDate, payment_id: paymentId } = PaymentMeans.properties;
const AdditionalPaymentMeans = closed(
  { code: meansCode, due_date: dueDate, payment_id: paymentId },
  { title: 'AdditionalPaymentMeans', description: 'What it leaves out is that of payment_means' },
);

export const TaxDraft = closed(
  {
    code: codeOf(
      '01 value-added tax, 04 consumption tax, 03 industry and commerce, 02 carbon (by unit; with rate and base its amount by unit is value / quantity), ZZ none; more in /v1/catalogs/tributos',
      '01',
      '[0-9A-Z]{2}',
      taxCodes,
    ),
    rate: neededAtTimes(optional(decimalOf('Percent of the base; a tax by unit has none', '19.00'))),
    base: neededAtTimes(optional(amountOf('Amount that the rate is applied to; a tax by unit has none'))),
    value: amountOf('The tax: base × rate / 100, or per_unit_amount × base_quantity (34 IBUA: / 100)', '19000.00'),
    per_unit_amount: neededAtTimes(
      optional(decimalOf('Tax by unit: amount for one unit; of 34 (IBUA) for 100 millilitres', '73.00')),
    ),
    base_quantity: neededAtTimes(
      optional(decimalOf('Tax by unit: how many units; of 34 (IBUA) all millilitres of the line', '2.00')),
    ),
    unit_code: neededAtTimes(optional(unitCodeOf('Tax by unit: the unit; MLT of 34 (IBUA)'))),
    name: optional(textOf('Name of a levy that DIAN does not list, of dian:ZZ alone', 100, 'Contribución cultural')),
  },
  {
    title: 'Tax',
    examples: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
  },
);
export type TaxDraft = Static<typeof TaxDraft>;

export const AllowanceChargeDraft = closed(
  {
    reason_code: optional(
      codeOf(
        'Discounts: 00 unconditional, 01 conditional; charges: 02 unconditional, 03 conditional (tip). Left out: 00, 02',
        '00',
        '[0-9A-Z]{2}',
        allowanceReasonCodes,
      ),
    ),
    reason: optional(textOf('Why, in words', 300, 'Descuento por cliente frecuente')),
    rate: optional(decimalOf('Percent of the base; left out: computed from amount and base', '10.00')),
    base: optional(amountOf('Amount that it is taken from; left out: the line before discounts, or the sum of lines')),
    amount: amountOf('The discount or charge itself', '10000.00'),
  },
  { title: 'AllowanceCharge' },
);
export type AllowanceChargeDraft = Static<typeof AllowanceChargeDraft>;

export const WithholdingDraft = closed(
  {
    code: codeOf('05 ReteIVA, 06 ReteRenta, 07 ReteICA', '06', '[0-9A-Z]{2}', withholdingCodes),
    rate: decimalOf('Percent of the base', '2.50'),
    base: amountOf('Amount that the rate is applied to', '1000.00'),
    value: amountOf('base × rate / 100', '25.00'),
  },
  { title: 'Withholding' },
);
export type WithholdingDraft = Static<typeof WithholdingDraft>;

const allowancesOf = (meaning: string) =>
  optional(Type.Array(AllowanceChargeDraft, { maxItems: 50, description: meaning }));

/** The parts of AIU services beside their direct cost: administración, imprevistos, utilidad. */
const AIU_PARTS = ['administration', 'contingencies', 'profit'] as const;

export const LineDraft = closed(
  {
    description: textOf('What is sold', 300, 'Lente de contacto Oasys -2.25'),
    quantity: decimalOf('How many', '1.00'),
    unit_code: unitCodeOf(
      "Unit of DIAN's list: 94 unit, KGM, MTR, LTR, HUR, DAY, LUN month; all of them in /v1/catalogs/unidad-medida",
    ),
    unit_price: decimalOf('Price of one unit, without tax; 0.00 of a free line', '100000.00'),
    line_extension_amount: amountOf(
      'quantity × unit_price − allowances + charges; the tax is NOT in it. The same with all taxes, exact to the cent, is taken and shown without them',
    ),
    taxes: optional(
      Type.Array(TaxDraft, { maxItems: 20, description: 'Taxes of the line; an excluded good has none' }),
    ),
    allowances: allowancesOf('Discounts of the line'),
    charges: allowancesOf('Charges of the line'),
    product_code: optional(
      closed(
        {
          standard: codeOf(
            '001 UNSPSC, 010 GTIN, 020 tariff heading, 999 your own',
            '999',
            '[0-9]{3}',
            productCodeStandardCodes,
          ),
          value: textOf('The code', 50, 'AOHV84-225'),
        },
        { title: 'ProductCode' },
      ),
    ),
    brand: optional(textOf('Brand', 100, 'Oasys')),
    model: optional(textOf('Model', 100, '-2.25')),
    note: optional(textOf('A note to the line', 5000, 'Garantía de doce meses')),
    aiu_part: optional(
      choiceOf(
        AIU_PARTS,
        'Of AIU services (operation type 09): what the line is. The note with the contract\'s object stands on the line of the administration; left out: the line whose description says "Administración", "Admón" or "AIU", else the first',
      ),
    ),
    reference_price: optional(
      closed(
        {
          amount: amountOf('What one unit would cost', '100.00'),
          type: choiceOf(['01', '02', '03'], '01 commercial value, 02 stock value, 03 other', referencePriceTypeCodes),
        },
        {
          title: 'ReferencePrice',
          description:
            'Needed by a line with unit_price 0.00, whose taxes are on this price; a line that is sold may have one',
        },
      ),
    ),
    mandate: optional(Identification),
    withholdings: optional(
      Type.Array(WithholdingDraft, {
        maxItems: 20,
        description: 'Of an invoice: withholdings of this line, informative; those of the document are their sums',
      }),
    ),
    ...itemParts,
    invoice_period: optional(InvoicePeriod),
    ...lineReferences,
    delivery: optional(Delivery),
    delivery_terms: optional(DeliveryTerms),
  },
  { title: 'Line' },
);
export type LineDraft = Static<typeof LineDraft>;

export const PrepaidDraft = closed(
  {
    id: optional(textOf('Number of the receipt; left out: 1, 2, 3 in this list', 150, 'RC-1042')),
    amount: amountOf('What was paid', '1000.00'),
    received_on: dateOf('When it came', '2026-01-15'),
    paid_date: optional(dateOf('When it was paid, where that is another day', '2026-01-14')),
    paid_time: optional(timeOf('Time of the payment', '15:30:00')),
    instruction_id: optional(
      textOf('What the payment is for, or how it was made, in words', 5000, 'Anticipo del 40 %'),
    ),
  },
  { title: 'Prepaid' },
);
export type PrepaidDraft = Static<typeof PrepaidDraft>;

/** Fields that invoices, credit notes and debit notes have in common, by UBL's names (ADR 0107, 0179). */
export const documentParts = {
  customer_id: optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'A customer of yours, or `final_consumer`',
      examples: ['final_consumer'],
    }),
  ),
  customer: optional(InlineCustomer),
  currency: withCodes(
    Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217 code', examples: ['COP'] }),
    currencyCodes,
  ),
  payment_means: PaymentMeans,
  additional_payment_means: optional(
    Type.Array(AdditionalPaymentMeans, {
      maxItems: 20,
      description: 'Further means of the same payment, at once or on credit as the type of payment_means says',
    }),
  ),
  payment_terms: optional(PaymentTerms),
  lines: Type.Array(LineDraft, { minItems: 1, maxItems: 2000, description: 'What is sold, line by line' }),
  external_id: optional(ExternalId),
  numbering_range_id: optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Left out: the active range of that type and environment',
      examples: ['nr_01j8zv5k7c9w2m4x6y8b0d1f3h'],
    }),
  ),
  issued_at: optional(
    Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-2][0-9]:[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?-05:00$',
      description: "Time of issue with Colombia's offset -05:00, today in Colombia; left out: the moment of numbering",
      examples: ['2026-11-21T10:15:00-05:00'],
    }),
  ),
  notes: optional(
    Type.Array(textOf('A note to the document', 5000, 'Entrega en bodega 3'), { maxItems: 50, description: 'Notes' }),
  ),
  order_reference: optional(Type.Union([OrderReference, Type.Null()], { description: "The buyer's order, or null" })),
  ...documentReferences,
  invoice_period: optional(InvoicePeriod),
  delivery: optional(Delivery),
  delivery_terms: optional(DeliveryTerms),
  allowances: allowancesOf('Discounts on the whole document that change no tax base'),
  charges: allowancesOf('Charges on the whole document that change no tax base'),
  aiu: optional(
    closed(
      {
        contract_object: textOf(
          'What the contract is about: the note of the administration says it after "Contrato de servicios AIU por concepto de:"',
          4900,
          'aseo y cafetería de la sede norte',
        ),
      },
      {
        title: 'Aiu',
        description: 'Services with administration, contingencies and profit; needed by operation type 09',
      },
    ),
  ),
  exchange_rate: optional(ExchangeRate),
  payment_alternative_exchange_rate: optional(PaymentAlternativeExchangeRate),
  email: optional(
    closed(
      {
        to: optional(Type.Array(emailOf('Recipient'), { maxItems: 10, description: 'Left out: the customer' })),
        cc: optional(Type.Array(emailOf('Copy'), { maxItems: 10, description: 'Copies' })),
        send: optional(Type.Boolean({ default: true, description: 'false: no mail' })),
      },
      { title: 'Email' },
    ),
  ),
  metadata: optional(Metadata),
  simulate: optional(Simulate),
};

/** The common part of all drafts, as a type. */
export const CommonDraft = closed(documentParts);
export type CommonDraft = Static<typeof CommonDraft>;

/** Body of POST /v1/invoices. */
export const InvoiceDraft = closed(
  {
    ...documentParts,
    operation_type: codeOf(
      '10 standard, 09 AIU services, 11 export, dian:11 mandate; more in /v1/catalogs/tipo-operacion',
      '10',
      '[0-9A-Za-z-]{1,12}',
      operationTypeCodes,
    ),
    type_code: optional(
      choiceOf(
        ['01', '02', '03'],
        '01 sale, 02 export (follows from operation type 11), 03 transcription of an invoice issued on paper, with its `number` and `issued_at`',
        invoiceTypeCodes,
      ),
    ),
    number: optional(
      Type.String({
        pattern: '^[0-9A-Z]{1,20}$',
        description: 'Number of the paper original, type code 03 only: others are numbered from the range',
        examples: ['CONT1042'],
      }),
    ),
    withholdings: optional(
      Type.Array(WithholdingDraft, { maxItems: 20, description: 'Informative: they change no total' }),
    ),
    prepaid: optional(Type.Array(PrepaidDraft, { maxItems: 20, description: 'Payments received before' })),
  },
  {
    title: 'InvoiceDraft',
    description: 'An invoice to be issued',
    examples: [
      {
        customer_id: 'final_consumer',
        currency: 'COP',
        operation_type: '10',
        payment_means: { code: '10', type: '1' },
        lines: [
          {
            description: 'Lente de contacto Oasys -2.25',
            quantity: '1.00',
            unit_code: '94',
            unit_price: '100000.00',
            line_extension_amount: '100000.00',
            taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
          },
        ],
      },
    ],
  },
);
export type InvoiceDraft = Static<typeof InvoiceDraft>;
