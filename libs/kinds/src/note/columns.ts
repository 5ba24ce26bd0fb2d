import {
  column,
  COPIED_CURRENCY,
  correctionColumns,
  CUSTOMER_COLUMNS,
  EXTERNAL_ID,
  LAST_COLUMNS,
  LINE_COLUMNS,
  PAYMENT_COLUMNS,
} from '../import-columns.js';
import { invoice } from '../invoice/invoice.js';

/** Columns of a file of credit notes or debit notes. */
export const noteColumns = [
  EXTERNAL_ID,
  ...correctionColumns({ field: 'invoice_id', hashName: invoice.hashName }, 'id_factura'),
  column('period_start', 'inicio_periodo', 'period.start_date'),
  column('period_end', 'fin_periodo', 'period.end_date'),
  ...CUSTOMER_COLUMNS,
  COPIED_CURRENCY,
  ...PAYMENT_COLUMNS,
  ...LAST_COLUMNS,
  ...LINE_COLUMNS,
];
