import { companySale } from '@rubrica/service-testing';

const LINES = 10;

/** Request of an invoice of ten lines, each of ten units with 19 % of value-added tax, to a company with an e-mail address. */
export const tenLineInvoice = (): object =>
  companySale({
    notes: ['Gracias por su compra.'],
    lines: Array.from({ length: LINES }, (_, index) => ({
      description: `Café de origen «Nariño», tostión media, bolsa de ${String(index + 1)}00 g`,
      quantity: '10.00',
      unit_code: '94',
      unit_price: '25000.00',
      line_extension_amount: '250000.00',
      taxes: [{ code: '01', rate: '19.00', base: '250000.00', value: '47500.00' }],
      product_code: { standard: '999', value: `CAF-${String(index)}` },
    })),
  });
