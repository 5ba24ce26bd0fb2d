import { type AllowanceCharge, type FiscalDocument, type FiscalLine, type TaxTotal, units } from '@rubrica/fiscal';
import { amountText, identificationNumber, moneyText, percentText, quantityText } from './colombian-format.js';
import { type Align, baselineOf, PAGE, type Sheet, type Style } from './sheet.js';
import { COLOR, STYLE } from './style.js';

interface Column {
  readonly head: string;
  readonly width: number;
  readonly align: Align;
}

const COLUMNS = {
  id: { head: '#', width: 26, align: 'left' },
  code: { head: 'Código', width: 56, align: 'left' },
  description: { head: 'Descripción', width: 188, align: 'left' },
  quantity: { head: 'Cant.', width: 44, align: 'right' },
  unit: { head: 'Unidad', width: 40, align: 'left' },
  price: { head: 'Vr. unitario', width: 64, align: 'right' },
  taxes: { head: 'Impuestos', width: 48, align: 'left' },
  amount: { head: 'Valor', width: 66, align: 'right' },
} as const satisfies Readonly<Record<string, Column>>;

const PADDING = 5;
const HEAD_HEIGHT = 17;
const LEADING = 10.2;
const ABOVE_ROW = 3.4;
const BELOW_ROW = 2.6;

type ColumnName = keyof typeof COLUMNS;
type CellLine = readonly [text: string, style: Style];

const leftOf = (name: ColumnName): number => {
  let x: number = PAGE.left;
  for (const [other, { width }] of Object.entries(COLUMNS)) {
    if (other === name) return x;
    x += width;
  }
  return x;
};

const NAMES = Object.keys(COLUMNS) as ColumnName[];
const LEFT = Object.fromEntries(NAMES.map((name) => [name, leftOf(name)])) as Record<ColumnName, number>;

const writeCell = (sheet: Sheet, name: ColumnName, text: string, baseline: number, style: Style): void => {
  const { width, align } = COLUMNS[name];
  const x = align === 'right' ? LEFT[name] + width - PADDING : LEFT[name] + PADDING;
  sheet.write(text, x, baseline, style, align, width - 2 * PADDING + 2);
};

const tableHead = (sheet: Sheet): void => {
  sheet.fill(PAGE.left, sheet.y, PAGE.width, HEAD_HEIGHT, COLOR.accent);
  for (const name of NAMES) writeCell(sheet, name, COLUMNS[name].head, sheet.y + 11.2, STYLE.head);
  sheet.y += HEAD_HEIGHT;
};

const adjustment = (label: string, item: AllowanceCharge, currency: string): string => {
  const rate = item.rate === null ? '' : ` ${percentText(item.rate)}`;
  const reason = item.reason === '' ? '' : ` (${item.reason})`;
  return `${label}${rate}: ${moneyText(item.amount, currency)}${reason}`;
};

const taxText = (tax: TaxTotal): readonly string[] =>
  tax.subtotals.map((subtotal) =>
    subtotal.kind === 'percent'
      ? `${tax.name} ${percentText(subtotal.rate)}`
      : `${tax.name} $ ${amountText(subtotal.perUnitAmount)}`,
  );

/** What is said below the description. */
const remarksOf = (line: FiscalLine, currency: string): readonly string[] => [
  ...[line.brand, line.model].filter((part) => part !== null && part !== '').map((part) => String(part)),
  ...(line.note === null ? [] : [line.note]),
  ...line.allowances.map((allowance) => adjustment('Descuento', allowance, currency)),
  ...line.charges.map((charge) => adjustment('Recargo', charge, currency)),
  ...(line.referencePrice === null
    ? []
    : [`Sin costo. Valor de referencia: ${moneyText(line.referencePrice.amount, currency)}`]),
  ...(line.mandate === null ? [] : [`Por mandato de ${identificationNumber(line.mandate)}`]),
];

const cellsOf = (
  sheet: Sheet,
  line: FiscalLine,
  currency: string,
): Readonly<Record<ColumnName, readonly CellLine[]>> => {
  const wrapped = (name: ColumnName, text: string, style: Style): readonly CellLine[] =>
    sheet.lines(text, COLUMNS[name].width - 2 * PADDING, style).map((part) => [part, style]);
  const taxes = line.taxTotals.flatMap(taxText);
  return {
    id: [[line.id, STYLE.cell]],
    code: line.productCode === null ? [] : wrapped('code', line.productCode.value, STYLE.cell),
    description: [
      ...wrapped('description', line.description, STYLE.cell),
      ...remarksOf(line, currency).flatMap((remark) => wrapped('description', remark, STYLE.small)),
    ],
    quantity: [[quantityText(line.quantity), STYLE.cell]],
    unit: [[units.get(line.unitCode) ?? line.unitCode, STYLE.cell]],
    price: [[amountText(line.unitPrice), STYLE.cell]],
    taxes: taxes.length === 0 ? [['Excluido', STYLE.cell]] : taxes.map((tax) => [tax, STYLE.cell]),
    amount: [[amountText(line.lineExtensionAmount), STYLE.cellStrong]],
  };
};

/** A row that would stand alone on this many lines is not torn apart between pages. */
const KEPT_TOGETHER = 8;

/** Every line of the document; the head stands on each page. */
export const lineTable = (sheet: Sheet, document: FiscalDocument): void => {
  sheet.reserve(HEAD_HEIGHT + 3 * LEADING);
  tableHead(sheet);
  for (const line of document.lines) {
    const cells = cellsOf(sheet, line, document.currency);
    const height = Math.max(...NAMES.map((name) => cells[name].length));
    if (sheet.reserve(Math.min(height, KEPT_TOGETHER) * LEADING + ABOVE_ROW + BELOW_ROW)) tableHead(sheet);
    sheet.y += ABOVE_ROW;
    for (let row = 0; row < height; row += 1) {
      if (sheet.reserve(LEADING)) {
        tableHead(sheet);
        sheet.y += ABOVE_ROW;
      }
      for (const name of NAMES) {
        const cell = cells[name][row];
        if (cell !== undefined) writeCell(sheet, name, cell[0], sheet.y + baselineOf(STYLE.cell), cell[1]);
      }
      sheet.y += LEADING;
    }
    sheet.y += BELOW_ROW;
    sheet.rule(PAGE.left, sheet.y, PAGE.width, COLOR.line);
  }
  sheet.y += 12;
};
