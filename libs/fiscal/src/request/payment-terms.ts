import { type Static, Type } from '@sinclair/typebox';
import { amountOf, closed, dateOf, optional, percentageOf, textOf } from './schema.js';

const Terms = closed(
  {
    note: optional(textOf('What was agreed, in words', 500, '2 % por pago dentro de 10 días')),
    settlement_discount_percent: optional(percentageOf('Percent off for early payment', '2.00')),
    penalty_surcharge_percent: optional(percentageOf('Percent of interest for late payment', '1.50')),
    amount: optional(amountOf('Amount of this instalment')),
    payment_due_date: optional(dateOf('Day on which this instalment must be paid')),
  },
  { title: 'PaymentTerms', minProperties: 1, description: 'One agreement on the payment' },
);
export type PaymentTerms = Static<typeof Terms>;

export const PaymentTerms = Type.Array(Terms, {
  maxItems: 60,
  description: 'Instalments, discount for early payment, interest; they change no total',
});
