import {
  dianPaymentMeans,
  FINAL_CONSUMER,
  type FiscalDocument,
  identificationTypes,
  paymentForms,
} from '@rubrica/fiscal';
import { kindOf, spanishNoun } from '@rubrica/kinds';
import { amountText, identificationNumber, moneyText } from './colombian-format.js';
import { addressOf, contactOf, otherNamesOf, qualitiesOf } from './heading.js';
import { counterpartyOf, issuerBuys } from './issuer.js';
import { orderText, periodText } from './logistics-text.js';
import { baselineOf, leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE, type Style } from './template.js';

const GAP = 16;
const WIDTH = (PAGE.width - GAP) / 2;

type Row = readonly [label: string, value: string];

export const sectionTitle = (sheet: Sheet, title: string, x: number, y: number, width: number): number => {
  sheet.write(title.toUpperCase(), x, y + baselineOf(STYLE.section), STYLE.section);
  sheet.rule(x, y + 12, width, 'line');
  return y + 16;
};

/** Whether the period is the invoiced one: a note that refers to no invoice has a period in its place. */
const isInvoiced = ({ kind, billingReference }: FiscalDocument): boolean =>
  kindOf(kind).corrects === null || billingReference !== null;

const rowsOf = (document: FiscalDocument): readonly Row[] => {
  const { paymentMeans, exchangeRate, orderReference, deliveryTerms, currency, period } = document;
  const alternative = document.paymentAlternativeExchangeRate;
  const rows: Row[] = [
    ['Forma de pago', paymentForms.get(paymentMeans.form) ?? paymentMeans.form],
    ['Medio de pago', dianPaymentMeans.get(paymentMeans.code) ?? paymentMeans.code],
    ['Moneda', currency],
  ];
  if (paymentMeans.paymentId !== null) rows.push(['Referencia de pago', paymentMeans.paymentId]);
  if (period !== null && isInvoiced(document)) rows.push(['Período facturado', periodText(period)]);
  if (exchangeRate !== null)
    rows.push([
      'Tasa de cambio',
      `1 ${exchangeRate.currency ?? currency} = $ ${amountText(exchangeRate.rate)} (${exchangeRate.date})`,
    ]);
  if (alternative !== null) {
    const { rate, date, currency: other } = alternative;
    rows.push(['Otra moneda de pago', `1 ${other} = ${moneyText(rate, currency)} (${date})`]);
  }
  if (orderReference !== null) rows.push(['Orden de compra', orderText(orderReference)]);
  if (deliveryTerms?.incoterm) rows.push(['Condiciones de entrega', deliveryTerms.incoterm]);
  return rows;
};

const counterparty = (sheet: Sheet, document: FiscalDocument, x: number, top: number): number => {
  const party = counterpartyOf(document);
  const role = issuerBuys(document) ? 'Vendedor no obligado a facturar' : 'Adquirente';
  let y = sectionTitle(sheet, role, x, top, WIDTH);
  const { type } = party.identification;
  const lines = [
    `${identificationTypes.get(type) ?? type} ${identificationNumber(party.identification)}`,
    otherNamesOf(party, party.legalName),
    ...addressOf(party),
    ...contactOf(party),
  ];
  y = sheet.paragraph(party.legalName, x, y, WIDTH, STYLE.name);
  for (const line of lines) if (line !== '') y = sheet.paragraph(line, x, y, WIDTH, STYLE.text);
  // A buyer has to say nothing of its taxes (Resolución 202 de 2025), and its silence is not told as a fact. Nor is the tax
  // scheme that DIAN wants of the final consumer of a ticket.
  const isSilent =
    party.identification.number === FINAL_CONSUMER.identification.number ||
    (party.taxScheme.id === 'ZZ' && party.taxLevelCodes.every((code) => code === 'R-99-PN'));
  return isSilent ? y : sheet.paragraph(qualitiesOf(party), x, y + 1, WIDTH, STYLE.small);
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

/** The other side, and how it is paid. */
export const parties = (sheet: Sheet, document: FiscalDocument): void => {
  const top = sheet.y;
  const left = counterparty(sheet, document, PAGE.left, top);
  const right = conditions(sheet, document, PAGE.left + WIDTH + GAP, top);
  sheet.y = Math.max(left, right) + 12;
};

/** What a note corrects, and why. */
export const correction = (sheet: Sheet, document: FiscalDocument): void => {
  const { kind, billingReference, discrepancy, period } = document;
  const { corrects } = kindOf(kind);
  if (corrects === null) return;
  const say = (text: string, style: Style) => {
    sheet.y = sheet.paragraph(text, PAGE.left, sheet.y, PAGE.width, style);
  };
  sheet.y = sectionTitle(sheet, 'Documento que corrige', PAGE.left, sheet.y, PAGE.width);
  if (billingReference !== null) {
    const { number, issueDate, uuid, uuidScheme = 'CUFE-SHA384' } = billingReference;
    say(`${kindOf(corrects.kind).types[0]?.title ?? ''} ${number} del ${issueDate}`, STYLE.strong);
    say(`${uuidScheme.slice(0, 4)} ${uuid}`, STYLE.small);
  }
  if (period !== null && !isInvoiced(document))
    say(`Sin referencia a ${spanishNoun('a', kindOf(corrects.kind))}. Período: ${periodText(period)}`, STYLE.strong);
  if (discrepancy !== null) {
    const { reasonCode, concept, reason } = discrepancy;
    say(`Concepto ${reasonCode}: ${concept}${reason === concept ? '' : `. ${reason}`}`, STYLE.text);
  }
  sheet.y += 12;
};
