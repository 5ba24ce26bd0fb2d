import {
  type AllowanceCharge,
  type FiscalDocument,
  type FiscalLine,
  isFree,
  type ItemProperty,
  type TaxTotal,
  units,
} from '@rubrica/fiscal';
import {
  amountText,
  identificationNumber,
  moneyText,
  percentText,
  quantityText,
  statedRate,
} from './colombian-format.js';
import { lineLogistics } from './logistics-text.js';
import { type Align, baselineOf, type Sheet } from './sheet.js';
import { PAGE, STYLE, type Style } from './template.js';

interface Column {
  readonly head: string;
  readonly align: Align;
  readonly style: Style;
  /** Points; wider content is made smaller, a code is broken. The description takes what the others leave. */
  readonly widest: number;
}

const COLUMNS = {
  id: { head: '#', align: 'left', style: STYLE.cell, widest: 24 },
  code: { head: 'Código', align: 'left', style: STYLE.cell, widest: 60 },
  description: { head: 'Descripción', align: 'left', style: STYLE.cell, widest: Infinity },
  quantity: { head: 'Cant.', align: 'right', style: STYLE.cell, widest: 46 },
  unit: { head: 'Unidad', align: 'left', style: STYLE.cell, widest: 44 },
  price: { head: 'Vr. unitario', align: 'right', style: STYLE.cell, widest: 64 },
  taxes: { head: 'Impuestos', align: 'left', style: STYLE.cell, widest: 58 },
  amount: { head: 'Valor', align: 'right', style: STYLE.cellStrong, widest: 72 },
} as const satisfies Readonly<Record<string, Column>>;

type ColumnName = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as ColumnName[];

/** Edges of a column in points, without the padding between it and its neighbours. */
type Edges = Readonly<Record<ColumnName, { readonly left: number; readonly right: number }>>;

type CellLine = readonly [text: string, style: Style];
type Cells = Readonly<Record<ColumnName, readonly CellLine[]>>;

const PADDING = 5;
const HEAD_HEIGHT = 17;
const LEADING = 10.2;
const ABOVE_ROW = 3.4;
const BELOW_ROW = 2.6;

/** A row of so many lines, or fewer, is not torn apart between pages. */
const KEPT_TOGETHER = 8;

const adjustment = (label: string, item: AllowanceCharge, currency: string): string => {
  const rate = statedRate(item.rate);
  const reason = item.reason === '' ? '' : ` (${item.reason})`;
  return `${label}${rate}: ${moneyText(item.amount, currency)}${reason}`;
};

export const taxText = (tax: TaxTotal): readonly string[] =>
  tax.subtotals.map((subtotal) =>
    subtotal.kind === 'percent' ? `${tax.name} ${percentText(subtotal.rate)}` : tax.name,
  );

const taxesByUnit = (tax: TaxTotal, currency: string): readonly string[] =>
  tax.subtotals.flatMap((subtotal) =>
    subtotal.kind === 'percent' ? [] : [`${tax.name}: ${moneyText(subtotal.perUnitAmount, currency)} por unidad`],
  );

const withheld = (tax: TaxTotal, currency: string): readonly string[] =>
  tax.subtotals.map((subtotal) => {
    const rate = subtotal.kind === 'percent' ? ` ${percentText(subtotal.rate)}` : '';
    return `${tax.name}${rate}: ${moneyText(subtotal.amount, currency)} (retención, informativa)`;
  });

const propertyText = ({ name, value, quantity }: ItemProperty): string =>
  `${name}: ${value}${quantity === null ? '' : ` (${quantityText(quantity.value)} ${unitText(quantity.unitCode)})`}`;

/** The seller's own code: in the column of codes where there is no other. */
const ownCode = ({ sellersItemIdentification: code }: FiscalLine): string | null =>
  code === null ? null : [code.id, code.extendedId].filter((part) => part !== null).join(' / ');

/** What is said below the description. */
export const remarksOf = (line: FiscalLine, currency: string): readonly string[] => {
  const remarks = [line.brand, line.model, line.note].filter((part) => part !== null && part !== '').map(String);
  if (line.operation !== undefined)
    remarks.unshift(`Fecha de la operación: ${line.operation.day} (${line.operation.transmission.name.toLowerCase()})`);
  const own = ownCode(line);
  if (line.productCode !== null && own !== null) remarks.push(`Código del vendedor: ${own}`);
  remarks.push(
    ...line.additionalItemProperties.map(propertyText),
    ...line.allowances.map((allowance) => adjustment('Descuento', allowance, currency)),
    ...line.charges.map((charge) => adjustment('Recargo', charge, currency)),
    ...line.taxTotals.flatMap((tax) => taxesByUnit(tax, currency)),
    ...line.withholdings.flatMap((tax) => withheld(tax, currency)),
  );
  if (line.referencePrice !== null)
    remarks.push(
      `${isFree(line) ? 'Sin costo. ' : ''}Valor de referencia: ${moneyText(line.referencePrice.amount, currency)}`,
    );
  if (line.mandate !== null) remarks.push(`Por mandato de ${identificationNumber(line.mandate)}`);
  remarks.push(...lineLogistics(line));
  return remarks;
};

/** The unit's name where it is short, else its code. */
export const unitText = (code: string): string => {
  const name = units.get(code) ?? code;
  return name.length <= 10 ? name : code;
};

const shortTexts = (line: FiscalLine): Readonly<Record<Exclude<ColumnName, 'description'>, readonly string[]>> => {
  const taxes = line.taxTotals.flatMap(taxText);
  const code = line.productCode?.value ?? ownCode(line);
  return {
    id: [line.id],
    code: code === null ? [] : [code],
    quantity: [quantityText(line.quantity)],
    unit: [unitText(line.unitCode)],
    price: [amountText(line.unitPrice)],
    taxes: taxes.length === 0 ? ['Excluido'] : taxes,
    amount: [amountText(line.lineExtensionAmount)],
  };
};

/** As wide as what stands in them. */
const edgesOf = (sheet: Sheet, lines: readonly FiscalLine[]): Edges => {
  const texts = lines.map(shortTexts);
  const widths = Object.fromEntries(
    NAMES.map((name) => {
      if (name === 'description') return [name, 0];
      const { head, style, widest } = COLUMNS[name];
      let width = sheet.widthOf(head, STYLE.head);
      for (const each of texts) for (const text of each[name]) width = Math.max(width, sheet.widthOf(text, style));
      return [name, Math.min(widest, width)];
    }),
  ) as Record<ColumnName, number>;
  const taken = NAMES.reduce((sum, name) => sum + widths[name] + 2 * PADDING, 0);
  widths.description = PAGE.width - taken;

  let x: number = PAGE.left;
  return Object.fromEntries(
    NAMES.map((name) => {
      const left = x + PADDING;
      const right = left + widths[name];
      x = right + PADDING;
      return [name, { left, right }];
    }),
  ) as Edges;
};

const cellsOf = (sheet: Sheet, line: FiscalLine, edges: Edges, currency: string): Cells => {
  const wrapped = (name: ColumnName, text: string, style: Style): readonly CellLine[] =>
    sheet.lines(text, edges[name].right - edges[name].left + 0.01, style).map((part) => [part, style]);
  const texts = shortTexts(line);
  const plain = (name: Exclude<ColumnName, 'description'>): readonly CellLine[] =>
    texts[name].map((text) => [text, COLUMNS[name].style]);
  return {
    id: plain('id'),
    code: texts.code.flatMap((text) => wrapped('code', text, STYLE.cell)),
    description: [
      ...wrapped('description', line.description, STYLE.cell),
      ...remarksOf(line, currency).flatMap((remark) => wrapped('description', remark, STYLE.small)),
    ],
    quantity: plain('quantity'),
    unit: plain('unit'),
    price: plain('price'),
    taxes: plain('taxes'),
    amount: plain('amount'),
  };
};

const writeCell = (sheet: Sheet, name: ColumnName, edges: Edges, baseline: number, [text, style]: CellLine): void => {
  const { left, right } = edges[name];
  const { align } = COLUMNS[name];
  sheet.write(text, align === 'right' ? right : left, baseline, style, align, right - left + 0.01);
};

const tableHead = (sheet: Sheet, edges: Edges): void => {
  sheet.fill(PAGE.left, sheet.y, PAGE.width, HEAD_HEIGHT, 'accent');
  for (const name of NAMES) writeCell(sheet, name, edges, sheet.y + 11.2, [COLUMNS[name].head, STYLE.head]);
  sheet.y += HEAD_HEIGHT;
};

/** Every line of the document; the head stands on each page. */
export const lineTable = (sheet: Sheet, document: FiscalDocument): void => {
  const edges = edgesOf(sheet, document.lines);
  sheet.reserve(HEAD_HEIGHT + 3 * LEADING);
  tableHead(sheet, edges);
  for (const line of document.lines) {
    const cells = cellsOf(sheet, line, edges, document.currency);
    const height = Math.max(...NAMES.map((name) => cells[name].length));
    if (sheet.reserve(Math.min(height, KEPT_TOGETHER) * LEADING + ABOVE_ROW + BELOW_ROW)) tableHead(sheet, edges);
    sheet.y += ABOVE_ROW;
    for (let row = 0; row < height; row += 1) {
      if (sheet.reserve(LEADING)) {
        tableHead(sheet, edges);
        sheet.y += ABOVE_ROW;
      }
      for (const name of NAMES) {
        const cell = cells[name][row];
        if (cell !== undefined) writeCell(sheet, name, edges, sheet.y + baselineOf(STYLE.cell), cell);
      }
      sheet.y += LEADING;
    }
    sheet.y += BELOW_ROW;
    sheet.rule(PAGE.left, sheet.y, PAGE.width, 'line');
  }
  sheet.y += 12;
};
