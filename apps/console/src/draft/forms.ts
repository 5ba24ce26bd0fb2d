import type { DocumentKind } from '@rubrica/client';
import type { CatalogName } from '../entry/catalog.js';
import type { Body } from '../entry/body.js';
import { today } from '../language/format.js';
import type { Words } from '../language/language.js';

/** A reason with its code, where DIAN has no catalog that the API serves. */
interface Reason {
  readonly value: string;
  readonly name: Words<string>;
}

/** What the form of a kind has. */
export interface FormOfKind {
  readonly title: Words<string>;
  /** The other party: the field of the body, and the field of its id. */
  readonly party: 'customer' | 'supplier';
  /** The least body, and the least line. */
  readonly given: Body;
  readonly line: Body;
  /** Of a note: the kind that it corrects, the field that names it, and the reasons. */
  readonly corrects: {
    readonly kind: DocumentKind;
    readonly field: string;
    readonly reasons: CatalogName | readonly Reason[];
  } | null;
  /** True where a line can have no tax but IVA. */
  readonly isIvaOnly: boolean;
  /** True where it is paid at once and in pesos. */
  readonly isPaidAtOnce: boolean;
  /** Fields of the kind alone. */
  readonly own: readonly OwnField[];
}

/** A field of one kind alone: a text, a day, or one of several. */
export interface OwnField {
  readonly pointer: string;
  readonly name: Words<string>;
  readonly type?: 'date';
  readonly choices?: readonly Reason[];
}

const LINE: Body = { description: '', quantity: '1', unit_code: '94', unit_price: '' };
/** A purchase is usually written on its day. */
const purchase = (): Body => ({ purchased_on: today(), ...LINE });
const IVA: Body = { taxes: [{ code: '01', rate: '19.00' }] };
const PAID = { code: '10', type: '1' };

const reason = (value: string, es: string, en: string): Reason => ({ value, name: { es, en } });

const PARTIAL_RETURN = reason(
  '1',
  'Devolución parcial de los bienes o no aceptación parcial del servicio',
  'Partial return of goods, or of a service',
);
const CANCELLATION = reason('2', 'Anulación del documento', 'Cancellation of the document');
const REBATE = reason('3', 'Rebaja o descuento parcial o total', 'Rebate, in part or as a whole');
const PRICE = reason('4', 'Ajuste de precio', 'Adjustment of the price');

export const FORMS: Readonly<Record<DocumentKind, FormOfKind>> = {
  invoice: {
    title: { es: 'Nueva factura', en: 'New invoice' },
    party: 'customer',
    given: { currency: 'COP', operation_type: '10', payment_means: PAID },
    line: { ...LINE, ...IVA },
    corrects: null,
    isIvaOnly: false,
    isPaidAtOnce: false,
    own: [],
  },
  credit_note: {
    title: { es: 'Nueva nota crédito', en: 'New credit note' },
    party: 'customer',
    given: {},
    line: { ...LINE, ...IVA },
    corrects: { kind: 'invoice', field: 'invoice_id', reasons: 'conceptos-nota-credito' },
    isIvaOnly: false,
    isPaidAtOnce: false,
    own: [],
  },
  debit_note: {
    title: { es: 'Nueva nota débito', en: 'New debit note' },
    party: 'customer',
    given: {},
    line: { ...LINE, ...IVA },
    corrects: { kind: 'invoice', field: 'invoice_id', reasons: 'conceptos-nota-debito' },
    isIvaOnly: false,
    isPaidAtOnce: false,
    own: [],
  },
  support_document: {
    title: { es: 'Nuevo documento soporte', en: 'New support document' },
    party: 'supplier',
    given: { currency: 'COP', payment_means: PAID },
    get line() {
      return purchase();
    },
    corrects: null,
    isIvaOnly: true,
    isPaidAtOnce: false,
    own: [],
  },
  support_document_adjustment: {
    title: { es: 'Nueva nota de ajuste', en: 'New adjustment note' },
    party: 'supplier',
    given: {},
    get line() {
      return purchase();
    },
    corrects: {
      kind: 'support_document',
      field: 'support_document_id',
      reasons: [PARTIAL_RETURN, CANCELLATION, REBATE, PRICE, reason('5', 'Otros', 'Others')],
    },
    isIvaOnly: true,
    isPaidAtOnce: false,
    own: [],
  },
  equivalent_document: {
    title: { es: 'Nuevo documento equivalente POS', en: 'New POS ticket' },
    party: 'customer',
    given: { document_type: 'pos', customer_id: 'final_consumer', payment_means: { code: '10' } },
    line: { ...LINE, ...IVA },
    corrects: null,
    isIvaOnly: false,
    isPaidAtOnce: true,
    own: [
      { pointer: '/register/plate', name: { es: 'Placa de la caja', en: 'Plate of the cash register' } },
      { pointer: '/register/location', name: { es: 'Ubicación de la caja', en: 'Where it stands' } },
      { pointer: '/register/cashier', name: { es: 'Cajero', en: 'Cashier' } },
      { pointer: '/register/type', name: { es: 'Tipo de caja', en: 'Kind of register' } },
      { pointer: '/register/sale_code', name: { es: 'Código de la venta', en: 'Code of the sale' } },
    ],
  },
  equivalent_document_note: {
    title: { es: 'Nueva nota de documento equivalente', en: 'New note of a POS ticket' },
    party: 'customer',
    given: { direction: 'credit' },
    line: { ...LINE, ...IVA },
    corrects: {
      kind: 'equivalent_document',
      field: 'equivalent_document_id',
      reasons: [
        ...[PARTIAL_RETURN, CANCELLATION, REBATE, PRICE],
        reason('5', 'Descuento comercial por pronto pago', 'Discount for early payment'),
        reason('6', 'Descuento comercial por volumen de ventas', 'Discount for volume'),
      ],
    },
    isIvaOnly: false,
    isPaidAtOnce: true,
    own: [
      {
        pointer: '/direction',
        name: { es: 'Qué hace la nota', en: 'What the note does' },
        choices: [reason('credit', 'Disminuye el valor', 'Takes back'), reason('debit', 'Aumenta el valor', 'Adds')],
      },
    ],
  },
};
