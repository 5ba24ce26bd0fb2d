import {
  type AllowanceCharge,
  amount,
  decimal,
  type FiscalDocument,
  type MonetaryTotal,
  type TaxTotal,
} from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { amountInWords } from './amount-in-words.js';
import { moneyText, percentText, statedRate } from './colombian-format.js';
import { sectionTitle } from './parties.js';
import { baselineOf, leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE } from './template.js';

const RIGHT = { left: 320, width: PAGE.right - 320 } as const;
const LEFT_WIDTH = RIGHT.left - PAGE.left - 28;
const ROW = 13;
const PAYABLE_HEIGHT = 28;
const TITLE_HEIGHT = 16;
const GAP = 8;

/** So many stand together with the total; what a document has more, rates of taxes mostly, may fill pages before. */
const ROWS_BESIDE_WORDS = 24;

/** More lines than that are not squeezed into half of the width. */
const NOTES_BESIDE_TOTALS = 8;

type Row = readonly [label: string, detail: string, amount: string];

/** A row for each tax and rate, with what it is taken from. */
const taxRows = (totals: readonly TaxTotal[], currency: string): readonly Row[] =>
  totals.flatMap((tax) =>
    tax.subtotals.map((subtotal): Row =>
      subtotal.kind === 'percent'
        ? [
            `${tax.name} ${percentText(subtotal.rate)}`,
            `sobre ${moneyText(subtotal.taxableAmount, currency)}`,
            subtotal.amount,
          ]
        : [tax.name, `${moneyText(subtotal.perUnitAmount, currency)} por unidad`, subtotal.amount],
    ),
  );

/** Whether payments received before are taken off: a setting of the issuer's service, seen in its totals. */
const deductsPrepaid = ({ taxInclusiveAmount, allowanceTotal, chargeTotal, payableAmount }: MonetaryTotal): boolean =>
  decimal(payableAmount).lt(decimal(taxInclusiveAmount).minus(decimal(allowanceTotal)).plus(decimal(chargeTotal)));

/** More discounts, or more charges, than that are told as a sum. */
const ADJUSTMENTS_TOLD = 5;

/** Of the whole document: those of a line stand below it. */
const adjustmentRows = (label: string, items: readonly AllowanceCharge[], sum: string): readonly Row[] =>
  items.length > ADJUSTMENTS_TOLD
    ? [[`${label}s`, `${String(items.length)} en total`, sum]]
    : items.map((item) => [label + statedRate(item.rate), item.reason, item.amount]);

/** How the amount to be paid is made up. */
export const amountRowsOf = ({ totals, taxTotals, allowances, charges, currency }: FiscalDocument): readonly Row[] => {
  const rows: Row[] = [['Subtotal', '', totals.lineExtensionAmount], ...taxRows(taxTotals, currency)];
  if (taxTotals.length > 0) rows.push(['Subtotal más impuestos', '', totals.taxInclusiveAmount]);
  rows.push(
    ...adjustmentRows('Menos descuento', allowances, totals.allowanceTotal),
    ...adjustmentRows('Más recargo', charges, totals.chargeTotal),
  );
  if (deductsPrepaid(totals)) rows.push(['Menos anticipos', '', totals.prepaidAmount]);
  return rows;
};

/** Said without changing what is to be paid. */
const informativeRowsOf = ({ withholdings, prepaid, currency }: FiscalDocument): readonly Row[] => [
  ...taxRows(withholdings, currency),
  ...prepaid.map(({ id, receivedOn, amount: paid }): Row => {
    const received = `recibido el ${receivedOn}`;
    return ['Anticipo', id === null ? received : `${id}, ${received}`, paid];
  }),
];

/** What is to be paid in the other currency: in pesos, or in the foreign currency that was agreed for pesos. */
const inOtherCurrency = ({ totals, exchangeRate }: FiscalDocument): string | null => {
  if (exchangeRate === null) return null;
  const { rate, date, currency } = exchangeRate;
  const payable = decimal(totals.payableAmount);
  const other =
    currency === undefined
      ? moneyText(amount(payable.times(decimal(rate))), 'COP')
      : moneyText(amount(payable.div(decimal(rate))), currency);
  return `Equivale a ${other}, a la tasa de cambio del ${date}.`;
};

const inAlternativeCurrency = ({ totals, paymentAlternativeExchangeRate }: FiscalDocument): string | null => {
  if (paymentAlternativeExchangeRate === null) return null;
  const { rate, date, currency } = paymentAlternativeExchangeRate;
  const other = amount(decimal(totals.payableAmount).div(decimal(rate)));
  return `O bien ${moneyText(other, currency)}, a la tasa de cambio del ${date}.`;
};

/** Gives the lower edge. */
const writeRows = (sheet: Sheet, rows: readonly Row[], x: number, top: number, width: number, currency: string) => {
  let y = top;
  for (const [label, detail, value] of rows) {
    const baseline = y + baselineOf(STYLE.text) + 1;
    const shown = moneyText(value, currency);
    const detailFrom = x + sheet.widthOf(label, STYLE.label) + 5;
    const amountFrom = x + width - sheet.widthOf(shown, STYLE.text);
    sheet.write(label, x, baseline, STYLE.label);
    const [told = '', ...more] = sheet.lines(detail, Math.max(20, amountFrom - detailFrom - 10), STYLE.small);
    sheet.write(more.length === 0 ? told : `${told}…`, detailFrom, baseline, STYLE.small);
    sheet.write(shown, x + width, baseline, STYLE.text, 'right');
    y += ROW;
  }
  return y;
};

const payable = (sheet: Sheet, { kind, totals: { payableAmount }, currency }: FiscalDocument, top: number): number => {
  sheet.fill(RIGHT.left - 8, top, RIGHT.width + 8, PAYABLE_HEIGHT, 'accent');
  sheet.write(kindOf(kind).pdf.total, RIGHT.left + 2, top + 18, STYLE.total);
  sheet.write(moneyText(payableAmount, currency), PAGE.right - 10, top + 18.6, STYLE.grandTotal, 'right', 140);
  return top + PAYABLE_HEIGHT;
};

/** What is to be paid and how it is made up; beside it the same in words, what is informative, short notes. */
export const totals = (sheet: Sheet, document: FiscalDocument): void => {
  const { currency } = document;
  const rows = amountRowsOf(document);
  const informative = informativeRowsOf(document);
  const words = [
    amountInWords(document.totals.payableAmount, currency),
    inOtherCurrency(document),
    inAlternativeCurrency(document),
  ].flatMap((text) => (text === null ? [] : sheet.lines(text, LEFT_WIDTH, STYLE.text)));
  const beside = notesIn(sheet, document, LEFT_WIDTH);
  const notesBeside = beside.length > 0 && beside.length <= NOTES_BESIDE_TOTALS ? beside : [];
  const leading = leadingOf(STYLE.text);

  const leftHeight =
    TITLE_HEIGHT +
    words.length * leading +
    (informative.length === 0 ? 0 : GAP + TITLE_HEIGHT + informative.length * ROW) +
    (notesBeside.length === 0 ? 0 : GAP + TITLE_HEIGHT + notesBeside.length * leading);
  const above = rows.slice(0, -ROWS_BESIDE_WORDS);
  for (const row of above) {
    sheet.reserve(ROW);
    sheet.y = writeRows(sheet, [row], RIGHT.left, sheet.y, RIGHT.width, currency);
  }
  const kept = rows.slice(above.length);
  sheet.reserve(Math.max(leftHeight, kept.length * ROW + 4 + PAYABLE_HEIGHT));

  const top = sheet.y;
  const right = payable(sheet, document, writeRows(sheet, rows, RIGHT.left, top, RIGHT.width, currency) + 4);
  let left = sectionTitle(sheet, 'Valor en letras', PAGE.left, top, LEFT_WIDTH);
  left = writeLines(sheet, words, left);
  if (informative.length > 0) {
    left = sectionTitle(sheet, 'Retenciones y anticipos (informativo)', PAGE.left, left + GAP, LEFT_WIDTH);
    left = writeRows(sheet, informative, PAGE.left, left, LEFT_WIDTH, currency);
  }
  if (notesBeside.length > 0) {
    left = sectionTitle(sheet, 'Notas', PAGE.left, left + GAP, LEFT_WIDTH);
    left = writeLines(sheet, notesBeside, left);
  }
  sheet.y = Math.max(left, right) + GAP;
  if (notesBeside.length < beside.length) longNotes(sheet, document);
};

const notesIn = (sheet: Sheet, { notes }: FiscalDocument, width: number): readonly string[] =>
  notes.flatMap((note) => sheet.lines(note, width, STYLE.text));

const writeLines = (sheet: Sheet, lines: readonly string[], top: number): number => {
  let y = top;
  for (const line of lines) {
    sheet.write(line, PAGE.left, y + baselineOf(STYLE.text), STYLE.text);
    y += leadingOf(STYLE.text);
  }
  return y;
};

/** Over as many pages as they take. */
const longNotes = (sheet: Sheet, document: FiscalDocument): void => {
  const leading = leadingOf(STYLE.text);
  sheet.reserve(TITLE_HEIGHT + 3 * leading);
  sheet.y = sectionTitle(sheet, 'Notas', PAGE.left, sheet.y + 4, PAGE.width);
  for (const line of notesIn(sheet, document, PAGE.width)) {
    sheet.reserve(leading);
    sheet.y = writeLines(sheet, [line], sheet.y);
  }
  sheet.y += GAP;
};
