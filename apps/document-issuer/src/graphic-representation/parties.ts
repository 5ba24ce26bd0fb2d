import { dianPaymentMeans, type FiscalDocument, identificationTypes, paymentForms } from '@rubrica/fiscal';
import { amountText, identificationNumber } from './colombian-format.js';
import { addressOf, contactOf, qualitiesOf } from './heading.js';
import { baselineOf, leadingOf, PAGE, type Sheet } from './sheet.js';
import { COLOR, STYLE } from './style.js';

const GAP = 16;
const WIDTH = (PAGE.width - GAP) / 2;

type Row = readonly [label: string, value: string];

export const sectionTitle = (sheet: Sheet, title: string, x: number, y: number, width: number): number => {
  sheet.write(title.toUpperCase(), x, y + baselineOf(STYLE.section), STYLE.section);
  sheet.rule(x, y + 12, width, COLOR.line);
  return y + 16;
};

const rowsOf = (document: FiscalDocument): readonly Row[] => {
  const { paymentMeans, exchangeRate, orderReference, deliveryTerms, currency } = document;
  const rows: Row[] = [
    ['Forma de pago', paymentForms.get(paymentMeans.form) ?? paymentMeans.form],
    ['Medio de pago', dianPaymentMeans.get(paymentMeans.code) ?? paymentMeans.code],
    ['Moneda', currency],
  ];
  if (exchangeRate !== null)
    rows.push(['Tasa de cambio', `1 ${currency} = $ ${amountText(exchangeRate.rate)} (${exchangeRate.date})`]);
  if (orderReference !== null)
    rows.push([
      'Orden de compra',
      [orderReference.id, orderReference.date].filter((part) => part !== null).join(' · '),
    ]);
  if (deliveryTerms !== null) rows.push(['Condiciones de entrega', deliveryTerms.incoterm]);
  return rows;
};

const customer = (sheet: Sheet, { customer }: FiscalDocument, x: number, top: number): number => {
  let y = sectionTitle(sheet, 'Adquiriente', x, top, WIDTH);
  const { type } = customer.identification;
  const lines = [
    `${identificationTypes.get(type) ?? type} ${identificationNumber(customer.identification)}`,
    ...addressOf(customer),
    contactOf(customer),
  ];
  y = sheet.paragraph(customer.legalName, x, y, WIDTH, STYLE.name);
  for (const line of lines) if (line !== '') y = sheet.paragraph(line, x, y, WIDTH, STYLE.text);
  return sheet.paragraph(qualitiesOf(customer), x, y + 1, WIDTH, STYLE.small);
};

const conditions = (sheet: Sheet, document: FiscalDocument, x: number, top: number): number => {
  let y = sectionTitle(sheet, 'Condiciones', x, top, WIDTH);
  for (const [label, value] of rowsOf(document)) {
    sheet.write(label, x, y + baselineOf(STYLE.text), STYLE.label);
    for (const line of sheet.lines(value, WIDTH - 96, STYLE.text)) {
      sheet.write(line, x + WIDTH, y + baselineOf(STYLE.text), STYLE.text, 'right');
      y += leadingOf(STYLE.text);
    }
  }
  return y;
};

/** Who buys, and how it is paid. */
export const parties = (sheet: Sheet, document: FiscalDocument): void => {
  const top = sheet.y;
  const left = customer(sheet, document, PAGE.left, top);
  const right = conditions(sheet, document, PAGE.left + WIDTH + GAP, top);
  sheet.y = Math.max(left, right) + 12;
};

/** What a note corrects, and why. */
export const correction = (sheet: Sheet, document: FiscalDocument): void => {
  const { billingReference, discrepancy, period } = document;
  const lines: string[] = [];
  if (billingReference !== null) {
    lines.push(`Factura ${billingReference.number} del ${billingReference.issueDate}`);
    lines.push(`CUFE ${billingReference.uuid}`);
  }
  if (period !== null) lines.push(`Sin referencia a una factura. Período: ${period.startDate} a ${period.endDate}`);
  if (discrepancy !== null) lines.push(`Concepto ${discrepancy.reasonCode}: ${discrepancy.reason}`);
  if (lines.length === 0) return;

  const { width } = PAGE;
  let y = sectionTitle(sheet, 'Documento que corrige', PAGE.left, sheet.y, width);
  for (const line of lines)
    y = sheet.paragraph(line, PAGE.left, y, width, line.startsWith('CUFE') ? STYLE.small : STYLE.text);
  sheet.y = y + 12;
};
