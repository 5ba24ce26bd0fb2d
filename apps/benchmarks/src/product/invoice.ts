import { coffeeLines, companySale } from '@rubrica/service-testing';

const LINES = 10;

/** Request of an invoice of ten lines, each of ten units with 19 % of value-added tax, to a company with an e-mail address. */
export const tenLineInvoice = (): object =>
  companySale({ notes: ['Gracias por su compra.'], lines: coffeeLines(LINES) });
