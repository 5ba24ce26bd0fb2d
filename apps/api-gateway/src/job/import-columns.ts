import type { Words } from '@rubrica/fiscal';
import { amount, decimal, ownValue } from '@rubrica/fiscal';

/** Part of a document that a column fills: fields of the whole, from the first row of a document, or of the line of each row. */
interface ImportColumn {
  readonly title: Words;
  readonly part: 'document' | 'line';
  readonly path: readonly string[];
  /** What the text of a cell becomes; left out: itself. */
  readonly read?: (text: string) => unknown;
}

/** Returns a decimal with two places at least, as the API takes it. Any other text stays, for the check to tell of it. */
const decimalIn = (text: string): string =>
  /^\d{1,15}(\.\d{1,6})?$/.test(text)
    ? text
        .replace(/^0+(?=\d)/, '')
        .replace(/^\d+$/, '$&.00')
        .replace(/\.\d$/, '$&0')
    : text;
const listIn = (text: string): string[] => text.split(/[;|]/).map((one) => one.trim());

const column = (
  en: string,
  es: string,
  part: ImportColumn['part'],
  path: string,
  read?: ImportColumn['read'],
): ImportColumn => ({
  title: { en, es },
  part,
  path: path.split('.'),
  ...(read && { read }),
});

/** Columns of a file of invoices. A file may leave columns out, and have them in any order. */
export const INVOICE_COLUMNS: readonly ImportColumn[] = [
  column('external_id', 'id_externo', 'document', 'external_id'),
  column('customer_id', 'id_cliente', 'document', 'customer_id'),
  column('customer_identification_type', 'tipo_identificacion', 'document', 'customer.identification.type'),
  column('customer_identification_number', 'numero_identificacion', 'document', 'customer.identification.number'),
  column('customer_check_digit', 'digito_verificacion', 'document', 'customer.identification.check_digit'),
  column('customer_name', 'nombre_cliente', 'document', 'customer.legal_name'),
  column('customer_organization_type', 'tipo_organizacion', 'document', 'customer.organization_type'),
  column('customer_email', 'correo', 'document', 'customer.email'),
  column('customer_phone', 'telefono', 'document', 'customer.phone'),
  column('customer_address', 'direccion', 'document', 'customer.address.line'),
  column('customer_municipality', 'municipio', 'document', 'customer.address.municipality_code'),
  column('customer_postal_code', 'codigo_postal', 'document', 'customer.address.postal_code'),
  column('customer_country', 'pais', 'document', 'customer.address.country'),
  column('customer_tax_levels', 'responsabilidades', 'document', 'customer.tax_level_codes', listIn),
  column('customer_tax_scheme', 'tributo_cliente', 'document', 'customer.tax_scheme'),
  column('currency', 'moneda', 'document', 'currency'),
  column('operation_type', 'tipo_operacion', 'document', 'operation_type'),
  column('payment_code', 'medio_pago', 'document', 'payment_means.code'),
  column('payment_type', 'forma_pago', 'document', 'payment_means.type'),
  column('payment_due_date', 'vencimiento', 'document', 'payment_means.due_date'),
  column('numbering_range_id', 'id_rango', 'document', 'numbering_range_id'),
  column('note', 'nota', 'document', 'notes', (text) => [text]),
  column('description', 'descripcion', 'line', 'description'),
  column('quantity', 'cantidad', 'line', 'quantity', decimalIn),
  column('unit_code', 'unidad', 'line', 'unit_code'),
  column('unit_price', 'precio_unitario', 'line', 'unit_price', decimalIn),
  column('line_amount', 'valor_linea', 'line', 'line_extension_amount', decimalIn),
  column('tax_code', 'impuesto', 'line', 'tax.code'),
  column('tax_rate', 'tarifa', 'line', 'tax.rate', decimalIn),
  column('tax_base', 'base', 'line', 'tax.base', decimalIn),
  column('tax_value', 'valor_impuesto', 'line', 'tax.value', decimalIn),
  column('product_standard', 'estandar_producto', 'line', 'product_code.standard'),
  column('product_code', 'codigo_producto', 'line', 'product_code.value'),
];

type Fields = Record<string, unknown>;

/** A document of the file. `line`: the line of the file where it begins, from 1. */
export interface ImportedDocument {
  readonly line: number;
  readonly body: object;
}

export interface ImportTable {
  readonly documents: readonly ImportedDocument[];
  /** Titles that are no column. */
  readonly unknown: readonly string[];
}

/**
 * Returns the documents of a table whose first row has the titles. Rows that follow each other with the same external id are
 * lines of one document, whose other fields are those of its first row.
 */
export const documentsIn = (table: readonly (readonly string[])[], columns = INVOICE_COLUMNS): ImportTable => {
  const [titles = [], ...rows] = table;
  const known = titles.map((title) => columns.find((one) => [one.title.en, one.title.es].includes(plainTitle(title))));
  const unknown = titles.filter((title, nth) => known[nth] === undefined && title.trim() !== '');
  const documents: {
    readonly line: number;
    readonly id: unknown;
    readonly fields: Fields;
    readonly lines: Fields[];
  }[] = [];
  rows.forEach((row, nth) => {
    if (row.every((cell) => cell.trim() === '')) return;
    const fields = fieldsOf(row, known, 'document');
    const line = completed(fieldsOf(row, known, 'line'));
    const last = documents.at(-1);
    const id = fields['external_id'];
    if (last && id !== undefined && last.id === id) last.lines.push(line);
    else documents.push({ line: nth + 2, id, fields, lines: [line] });
  });
  return {
    unknown,
    documents: documents.map(({ line, fields, lines }) => ({ line, body: { ...withDefaults(fields), lines } })),
  };
};

/** A title as people write it: without regard to accents, capitals and blanks. */
const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const fieldsOf = (
  row: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
  part: ImportColumn['part'],
): Fields => {
  const fields: Fields = {};
  columns.forEach((column, nth) => {
    const text = (row[nth] ?? '').trim();
    if (column?.part !== part || text === '') return;
    const owner = column.path.slice(0, -1).reduce<Fields>((at, name) => {
      const inner = (ownValue(at, name) ?? {}) as Fields;
      Object.assign(at, { [name]: inner });
      return inner;
    }, fields);
    Object.assign(owner, { [column.path.at(-1) ?? '']: column.read?.(text) ?? text });
  });
  return fields;
};

/** Adds what follows from the fields of a line: its amount, and the base and the value of its tax. */
const completed = ({ tax, ...line }: Fields): Fields => {
  const { quantity, unit_price: price } = line;
  const value = line['line_extension_amount'] ?? product(quantity, price);
  const { code, rate, base = value, value: given } = (tax ?? {}) as Fields;
  const taxes = tax === undefined ? [] : [{ code, rate, base, value: given ?? product(base, rate, '0.01') }];
  return { ...line, ...(value !== undefined && { line_extension_amount: value }), taxes };
};

const isDecimal = (text: unknown): text is string => typeof text === 'string' && /^\d{1,15}\.\d{2,6}$/.test(text);

/** Returns the amount of a product; undefined when one of the factors is missing or no decimal. */
const product = (one: unknown, other: unknown, factor = '1'): string | undefined =>
  isDecimal(one) && isDecimal(other) ? amount(decimal(one).times(decimal(other)).times(decimal(factor))) : undefined;

const withDefaults = (fields: Fields): Fields => {
  const { customer } = fields as { readonly customer?: Fields };
  const address = customer?.['address'] as Fields | undefined;
  return {
    currency: 'COP',
    operation_type: '10',
    ...fields,
    ...(customer && address && { customer: { ...customer, address: { country: 'CO', ...address } } }),
  };
};
