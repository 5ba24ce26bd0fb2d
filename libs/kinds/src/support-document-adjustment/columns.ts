import {
  COPIED_CURRENCY,
  correctionColumns,
  EXTERNAL_ID,
  LAST_COLUMNS,
  PAYMENT_COLUMNS,
  SUPPLIER_COLUMNS,
} from '../import-columns.js';
import { PURCHASE_COLUMNS, TRANSMISSION } from '../support-document/columns.js';
import { CORRECTED } from './draft.js';

/** Columns of a file of adjustment notes to support documents. */
export const adjustmentColumns = [
  EXTERNAL_ID,
  ...correctionColumns(CORRECTED, 'id_documento_soporte'),
  ...SUPPLIER_COLUMNS,
  TRANSMISSION,
  COPIED_CURRENCY,
  ...PAYMENT_COLUMNS,
  ...LAST_COLUMNS,
  ...PURCHASE_COLUMNS,
];
