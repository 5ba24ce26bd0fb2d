import {
  choiceOf,
  closed,
  codeList,
  type CommonDraft,
  documentParts,
  LineDraft,
  optional,
  SimulateWithoutContingency,
  textOf,
} from '@rubrica/fiscal';
import { type Static, Type } from '@sinclair/typebox';

/** A ticket is in pesos and paid at once: what else somebody writes is no slip of the pen, but another document. */
const PESOS = codeList({
  what: { en: 'the currency of a ticket', es: 'la moneda de un tiquete' },
  usual: 'COP|pesos|pesos',
  explain: () => ({
    en: 'A ticket is in pesos. Write its amounts in pesos and leave currency out, or issue an invoice in that currency (POST /v1/invoices).',
    es: 'Un tiquete va en pesos. Escriba sus valores en pesos y omita currency, o emita una factura en esa moneda (POST /v1/invoices).',
  }),
});
const AT_ONCE = codeList({
  what: { en: 'the form of payment of a ticket', es: 'la forma de pago de un tiquete' },
  usual: '1|paid at once|contado',
  explain: () => ({
    en: 'A ticket is paid at once: if it was, leave type out; a sale on credit is an invoice (POST /v1/invoices).',
    es: 'Un tiquete se paga de contado: si así fue, omita type; una venta a crédito es una factura (POST /v1/invoices).',
  }),
});

const Register = closed(
  {
    plate: textOf('Plate of the cash register', 100, 'CAJA-0317'),
    location: textOf('Where it stands', 300, 'Tienda Chapinero, piso 1'),
    cashier: textOf('Who sells at it', 300, 'Luz Dary Rincón'),
    type: textOf('What kind of register it is', 100, 'Caja principal'),
    sale_code: textOf('Your code of the sale', 100, 'V-20261121-0042'),
  },
  { title: 'CashRegister', description: 'The cash register, as DIAN asks for it in the XML' },
);

const Loyalty = closed(
  {
    code: textOf('Code of the buyer in the programme', 100, 'FID-1000001'),
    name: textOf('Name of the buyer in the programme', 450, 'Marta Lucía Ospina'),
    points: Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'Points that he has', examples: [120] }),
  },
  { title: 'Loyalty', description: 'What the buyer has in a loyalty programme; left out: the buyer, with 0 points' },
);

const { code, type: _, due_date: __, payment_id } = documentParts.payment_means.properties;

const AtOnce = closed(
  {
    code,
    type: optional(choiceOf(['1'], 'It is paid at once; a sale on credit is an invoice', AT_ONCE)),
    payment_id,
  },
  { title: 'PaymentAtOnce' },
);

const { description, quantity, unit_code, unit_price, line_extension_amount, taxes, allowances, charges } =
  LineDraft.properties;
const { product_code, brand, model, note, reference_price, sellers_item_identification, additional_item_properties } =
  LineDraft.properties;

const Line = closed(
  {
    ...{ description, quantity, unit_code, unit_price, line_extension_amount, taxes, allowances, charges },
    ...{ product_code, brand, model, note, reference_price, sellers_item_identification, additional_item_properties },
  },
  { title: 'EquivalentLine' },
);

const { customer_id, customer, external_id, numbering_range_id, issued_at, notes, email, metadata } = documentParts;
const { allowances: discounts, charges: surcharges } = documentParts;

/** Fields that an equivalent document and its notes have. */
export const equivalentParts = {
  customer_id,
  customer,
  currency: optional(choiceOf(['COP'], 'Pesos', PESOS)),
  payment_means: AtOnce,
  additional_payment_means: optional(
    Type.Array(closed({ code, payment_id }, { title: 'AdditionalPaymentAtOnce' }), {
      maxItems: 20,
      description: 'Further means of the same payment',
    }),
  ),
  lines: Type.Array(Line, { minItems: 1, maxItems: 2000, description: 'What is sold, line by line' }),
  ...{ external_id, numbering_range_id, issued_at, notes, allowances: discounts, charges: surcharges },
  ...{ email, metadata },
  simulate: optional(SimulateWithoutContingency),
};

/** Body of POST /v1/equivalent-documents. */
export const EquivalentDraftSchema = closed(
  {
    document_type: textOf(
      'What it is: `pos`, a POS ticket (20). Other equivalent documents are not issued yet',
      100,
      'pos',
    ),
    ...equivalentParts,
    register: Register,
    loyalty: optional(Loyalty),
  },
  {
    title: 'EquivalentDocumentDraft',
    description: 'An equivalent document to be issued: a POS ticket',
    examples: [
      {
        document_type: 'pos',
        payment_means: { code: '10' },
        lines: [
          {
            description: 'Café de origen, libra',
            quantity: '1.00',
            unit_code: '94',
            unit_price: '30000.00',
            line_extension_amount: '30000.00',
            taxes: [{ code: '01', rate: '5.00', base: '30000.00', value: '1500.00' }],
          },
        ],
        register: {
          plate: 'CAJA-0317',
          location: 'Tienda Chapinero, piso 1',
          cashier: 'Luz Dary Rincón',
          type: 'Caja principal',
          sale_code: 'V-20261121-0042',
        },
      },
    ],
  },
);

/** A request of this kind after `completed`: it has the fields of every request, and those of this kind. */
export type EquivalentDraft = CommonDraft &
  Pick<Static<typeof EquivalentDraftSchema>, 'document_type' | 'register' | 'loyalty'>;

const isObject = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** In pesos, paid at once: what neither a ticket nor a note to one need say. */
export const completedPayment = <Body>(body: Body): Body => {
  if (!isObject(body)) return body;
  const { payment_means: means } = body;
  return {
    currency: 'COP',
    ...body,
    ...(typeof means === 'object' && means !== null ? { payment_means: { type: '1', ...means } } : {}),
  };
};

/** Sold to the final consumer: what a ticket need not say beside that. */
export const completed = <Body>(body: Body): Body =>
  isObject(body) && body['customer'] === undefined
    ? { customer_id: 'final_consumer', ...completedPayment(body) }
    : completedPayment(body);
