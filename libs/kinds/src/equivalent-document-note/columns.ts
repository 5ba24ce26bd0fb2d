import {
  column,
  correctionColumns,
  CUSTOMER_COLUMNS,
  EXTERNAL_ID,
  LAST_COLUMNS,
  LINE_COLUMNS,
  PAYMENT_CODE,
} from '../import-columns.js';
import { CORRECTED } from './draft.js';

/** Columns of a file of adjustment notes to equivalent documents. */
export const equivalentNoteColumns = [
  EXTERNAL_ID,
  ...correctionColumns(CORRECTED, 'id_documento_equivalente'),
  column('direction', 'sentido', 'direction'),
  ...CUSTOMER_COLUMNS,
  PAYMENT_CODE,
  ...LAST_COLUMNS,
  ...LINE_COLUMNS,
];
