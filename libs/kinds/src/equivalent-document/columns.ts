import {
  column,
  CUSTOMER_COLUMNS,
  EXTERNAL_ID,
  integerIn,
  LAST_COLUMNS,
  LINE_COLUMNS,
  PAYMENT_CODE,
} from '../import-columns.js';

/** Columns of a file of equivalent documents. */
export const equivalentColumns = [
  EXTERNAL_ID,
  column('document_type', 'tipo_documento', 'document_type', { otherwise: 'pos' }),
  ...CUSTOMER_COLUMNS,
  PAYMENT_CODE,
  column('register_plate', 'placa_caja', 'register.plate'),
  column('register_location', 'ubicacion_caja', 'register.location'),
  column('register_cashier', 'cajero', 'register.cashier'),
  column('register_type', 'tipo_caja', 'register.type'),
  column('register_sale_code', 'codigo_venta', 'register.sale_code'),
  column('loyalty_code', 'codigo_fidelidad', 'loyalty.code'),
  column('loyalty_name', 'nombre_fidelidad', 'loyalty.name'),
  column('loyalty_points', 'puntos_fidelidad', 'loyalty.points', { read: integerIn }),
  ...LAST_COLUMNS,
  ...LINE_COLUMNS,
];
