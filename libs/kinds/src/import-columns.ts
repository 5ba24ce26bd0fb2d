import { type CorrectedNames, type Words } from '@rubrica/fiscal';

/**
 * Column of a file that is imported. `document`: fills a field of the whole body, from the first row of a document; `line`: a field of
 * the line that each row is. In a line, `tax` and `withholding` stand for the first of its list.
 */
export interface ImportColumn {
  readonly title: Words;
  readonly part: 'document' | 'line';
  readonly path: readonly string[];
  /** Returns what the text of a cell becomes; undefined: the text itself. */
  readonly read?: (text: string) => unknown;
  /** Value of the field where the column is left out, but the object that has it is there. */
  readonly otherwise?: string;
}

/** Returns a column; `es` and `en` are its titles, `path` has dots. */
export const column = (
  en: string,
  es: string,
  path: string,
  more: Partial<Pick<ImportColumn, 'part' | 'read' | 'otherwise'>> = {},
): ImportColumn => ({ title: { en, es }, part: 'document', path: path.split('.'), ...more });

const ofLine = (en: string, es: string, path: string, read?: ImportColumn['read']): ImportColumn =>
  column(en, es, path, { part: 'line', ...(read && { read }) });

/** Returns a decimal with two places at least, as the API takes it. Any other text stays, for the check to tell of it. */
const decimalIn = (text: string): string =>
  /^\d{1,15}(\.\d{1,6})?$/.test(text)
    ? text
        .replace(/^0+(?=\d)/, '')
        .replace(/^\d+$/, '$&.00')
        .replace(/\.\d$/, '$&0')
    : text;
/** Returns a whole number. Any other text stays. */
export const integerIn = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);
const listIn = (text: string): string[] => text.split(/[;|]/).map((one) => one.trim());

export const EXTERNAL_ID = column('external_id', 'id_externo', 'external_id');

/** Where the data of a party stand in the body, and what its titles begin and end with. */
interface PartyPlace {
  readonly within: '' | `${string}.`;
  readonly en: '' | `${string}_`;
  readonly es: '' | `_${string}`;
}

/** Returns the columns of the data of a buyer or seller. */
export const partyColumns = ({ within, en, es }: PartyPlace): readonly ImportColumn[] => [
  column(`${en}identification_type`, 'tipo_identificacion', `${within}identification.type`),
  column(`${en}identification_number`, 'numero_identificacion', `${within}identification.number`),
  column(`${en}check_digit`, 'digito_verificacion', `${within}identification.check_digit`),
  column(`${en}name`, `nombre${es}`, `${within}legal_name`),
  column(`${en}trade_name`, `nombre_comercial${es}`, `${within}trade_name`),
  column(`${en}organization_type`, 'tipo_organizacion', `${within}organization_type`),
  column(`${en}email`, 'correo', `${within}email`),
  column(`${en}phone`, 'telefono', `${within}phone`),
  column(`${en}address`, 'direccion', `${within}address.line`),
  column(`${en}municipality`, 'municipio', `${within}address.municipality_code`),
  column(`${en}city`, 'ciudad', `${within}address.city`),
  column(`${en}postal_code`, 'codigo_postal', `${within}address.postal_code`),
  column(`${en}country`, 'pais', `${within}address.country`, { otherwise: 'CO' }),
  column(`${en}tax_levels`, 'responsabilidades', `${within}tax_level_codes`, { read: listIn }),
  column(`${en}tax_scheme`, `tributo${es}`, `${within}tax_scheme`),
];

/** Returns the columns that only a seller has. */
export const residenceColumns = ({ within, en }: PartyPlace): readonly ImportColumn[] => [
  column(`${en}residence`, 'residencia', `${within}residence`, { otherwise: 'resident' }),
  column(`${en}state`, 'estado_o_provincia', `${within}address.state`),
];

const IN_CUSTOMER: PartyPlace = { within: 'customer.', en: 'customer_', es: '_cliente' };
const IN_SUPPLIER: PartyPlace = { within: 'supplier.', en: 'supplier_', es: '_proveedor' };
/** Place of a party that is itself what a row imports. */
export const ALONE: PartyPlace = { within: '', en: '', es: '' };

/** Columns by which a document names its buyer. */
export const CUSTOMER_COLUMNS: readonly ImportColumn[] = [
  column('customer_id', 'id_cliente', 'customer_id'),
  ...partyColumns(IN_CUSTOMER),
];

/** Columns by which a document names its seller. */
export const SUPPLIER_COLUMNS: readonly ImportColumn[] = [
  column('supplier_id', 'id_proveedor', 'supplier_id'),
  ...residenceColumns(IN_SUPPLIER),
  ...partyColumns(IN_SUPPLIER),
];

/** Currency of a document that copies none from another one. */
export const CURRENCY = column('currency', 'moneda', 'currency', { otherwise: 'COP' });
/** Currency of a note, which is that of what it corrects. */
export const COPIED_CURRENCY = column('currency', 'moneda', 'currency');

export const PAYMENT_CODE = column('payment_code', 'medio_pago', 'payment_means.code');
export const PAYMENT_COLUMNS: readonly ImportColumn[] = [
  PAYMENT_CODE,
  column('payment_type', 'forma_pago', 'payment_means.type'),
  column('payment_due_date', 'vencimiento', 'payment_means.due_date'),
];

/** Columns with which the part of the document ends. */
export const LAST_COLUMNS: readonly ImportColumn[] = [
  column('numbering_range_id', 'id_rango', 'numbering_range_id'),
  column('note', 'nota', 'notes', { read: (text) => [text] }),
];

/** Columns of the line that each row is. */
export const LINE_COLUMNS: readonly ImportColumn[] = [
  ofLine('description', 'descripcion', 'description'),
  ofLine('quantity', 'cantidad', 'quantity', decimalIn),
  ofLine('unit_code', 'unidad', 'unit_code'),
  ofLine('unit_price', 'precio_unitario', 'unit_price', decimalIn),
  ofLine('line_amount', 'valor_linea', 'line_extension_amount', decimalIn),
  ofLine('tax_code', 'impuesto', 'tax.code'),
  ofLine('tax_rate', 'tarifa', 'tax.rate', decimalIn),
  ofLine('tax_base', 'base', 'tax.base', decimalIn),
  ofLine('tax_value', 'valor_impuesto', 'tax.value', decimalIn),
  ofLine('product_standard', 'estandar_producto', 'product_code.standard'),
  ofLine('product_code', 'codigo_producto', 'product_code.value'),
];

export const WITHHOLDING_COLUMNS: readonly ImportColumn[] = [
  ofLine('withholding_code', 'retencion', 'withholding.code'),
  ofLine('withholding_rate', 'tarifa_retencion', 'withholding.rate', decimalIn),
];

/** Returns the columns by which a note names what it corrects, and says why. `es`: title of the field with its id. */
export const correctionColumns = (
  { field, hashName }: Pick<CorrectedNames, 'field' | 'hashName'>,
  es: string,
): readonly ImportColumn[] => {
  const hash = hashName.toLowerCase();
  return [
    column(field, es, field),
    column('corrected_number', 'numero_corregido', 'billing_reference.number'),
    column(`corrected_${hash}`, `${hash}_corregido`, `billing_reference.${hash}`),
    column('corrected_date', 'fecha_corregida', 'billing_reference.issue_date'),
    column('reason_code', 'codigo_motivo', 'reason_code'),
    column('reason', 'motivo', 'reason'),
  ];
};
