import type { DocumentKind } from './document-kind.js';

// DIAN's code lists, Anexo Técnico 1.9, as published with its toolbox. Codes only: names are not judged.

/** Operation types in force. */
export const CUSTOMIZATIONS: Readonly<Record<DocumentKind, readonly string[]>> = {
  Invoice: ['09', '10', '11', '12', '13', '15', '16'],
  CreditNote: ['20', '22'],
  DebitNote: ['30', '32'],
};

/** Types of a document with root Invoice; 05 and 20 are documents that this program does not judge. */
export const INVOICE_TYPES: readonly string[] = ['01', '02', '03', '04'];

export const PROFILES: Readonly<Record<DocumentKind, string>> = {
  Invoice: 'DIAN 2.1: Factura Electrónica de Venta',
  CreditNote: 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta',
  DebitNote: 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta',
};

export const RESPONSIBILITIES: readonly string[] = ['O-13', 'O-15', 'O-23', 'O-47', 'R-99-PN'];

export const IDENTIFICATION_TYPES: readonly string[] = '11 12 13 21 22 31 41 42 47 48 50 91'.split(' ');

/** Tax schemes of a party and their names. */
export const PARTY_TAX_SCHEMES: ReadonlyMap<string, string> = new Map([
  ['01', 'IVA'],
  ['04', 'INC'],
  ['ZA', 'IVA e INC'],
  ['ZZ', 'No aplica'],
]);

export const CONCEPTS: Readonly<Record<'CreditNote' | 'DebitNote', readonly string[]>> = {
  CreditNote: ['1', '2', '3', '4', '5', '6'],
  DebitNote: ['1', '2', '3', '4'],
};

/** Standards of product codes, and the forms of their codes: UNSPSC, GTIN, tariff heading, the issuer's own. */
export const PRODUCT_STANDARDS: ReadonlyMap<string, RegExp> = new Map([
  ['001', /^\d{8}(-\d)?$/],
  ['010', /^(\d{8}|\d{12,14})$/],
  ['020', /^\d{4,10}$/],
  ['999', /./],
]);

export const PRICE_TYPES: readonly string[] = ['01', '02', '03'];

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

export const PAYMENT_MEANS: readonly string[] = [
  ...numbers(1, 53),
  ...numbers(60, 67),
  '70',
  ...numbers(74, 78),
  ...numbers(91, 97),
  'ZZZ',
];

export const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency');

/** Weights of a NIT's check digit from the right (modulo 11). */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

export const checkDigitOf = (nit: string): string => {
  const sum = [...nit].reverse().reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
};
