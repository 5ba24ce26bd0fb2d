import {
  column,
  CURRENCY,
  EXTERNAL_ID,
  LAST_COLUMNS,
  LINE_COLUMNS,
  PAYMENT_COLUMNS,
  SUPPLIER_COLUMNS,
  WITHHOLDING_COLUMNS,
} from '../import-columns.js';

export const TRANSMISSION = column('transmission', 'transmision', 'transmission');

/** Columns of the purchase that each row is. */
export const PURCHASE_COLUMNS = [
  column('purchased_on', 'fecha_compra', 'purchased_on', { part: 'line' }),
  ...LINE_COLUMNS,
];

/** Columns of a file of support documents. */
export const supportDocumentColumns = [
  EXTERNAL_ID,
  ...SUPPLIER_COLUMNS,
  TRANSMISSION,
  CURRENCY,
  ...PAYMENT_COLUMNS,
  ...LAST_COLUMNS,
  ...PURCHASE_COLUMNS,
  ...WITHHOLDING_COLUMNS,
];
