import {
  dianPaymentMeans,
  type DocumentReference,
  type FiscalDocument,
  type Party,
  type PaymentMeans,
  type PaymentTerms,
  type Prepaid,
} from '@rubrica/fiscal';
import { moneyText, percentText } from './colombian-format.js';
import { agreedDelivery, dated, dayAndTime, deliveryLines, joined, named, namedDocument } from './logistics-text.js';
import { counterpartyOf, issuerBuys, issuerOf } from './issuer.js';
import { sectionTitle } from './parties.js';
import { leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE } from './template.js';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const advices = (label: string, references: readonly DocumentReference[]): readonly string[] =>
  references.length === 0 ? [] : [`${label}: ${references.map(dated).join(', ')}`];

/** The incoterm stands with the other conditions. */
const termsOfDelivery = ({ deliveryTerms }: FiscalDocument): readonly string[] => {
  const agreed = deliveryTerms === null ? '' : agreedDelivery(deliveryTerms);
  return agreed === '' ? [] : [`Condiciones: ${agreed}`];
};

const meansText = ({ code, dueDate, paymentId }: PaymentMeans): string =>
  joined(
    dianPaymentMeans.get(code) ?? code,
    dueDate && `vence ${dueDate}`,
    paymentId && `referencia de pago ${paymentId}`,
  );

const termsText = (terms: PaymentTerms, currency: string): string =>
  joined(
    terms.amount && `Cuota de ${moneyText(terms.amount, currency)}`,
    terms.dueDate && `vence ${terms.dueDate}`,
    terms.settlementDiscountPercent && `descuento por pronto pago ${percentText(terms.settlementDiscountPercent)}`,
    terms.penaltySurchargePercent && `interés de mora ${percentText(terms.penaltySurchargePercent)}`,
    terms.note,
  );

/** When and how it was paid; number, day of receipt and amount stand with the totals. */
const prepaidLines = ({ id, receivedOn, paidDate, paidTime, instructionId }: Prepaid): readonly string[] => {
  const told = joined(paidDate && `pagado el ${dayAndTime(paidDate, paidTime)}`, instructionId);
  return told === '' ? [] : [`Anticipo ${id ?? `recibido el ${receivedOn}`}: ${told}`];
};

const members = (whose: string, { shareholders }: Party): Section => ({
  title: `Integrantes del ${whose}`,
  lines: shareholders.map((member) => `${percentText(member.participationPercent)} ${named(member)}`),
});

const sectionsOf = (document: FiscalDocument): readonly Section[] => [
  {
    title: 'Documentos relacionados',
    lines: [
      ...advices('Remisiones', document.despatchDocumentReferences),
      ...advices('Recepciones', document.receiptDocumentReferences),
      ...document.additionalDocumentReferences.map(namedDocument),
    ],
  },
  { title: 'Entrega', lines: [...deliveryLines(document.delivery), ...termsOfDelivery(document)] },
  {
    title: 'Condiciones de pago',
    lines: [
      ...document.additionalPaymentMeans.map((means) => `También: ${meansText(means)}`),
      ...document.paymentTerms.map((terms) => termsText(terms, document.currency)),
      ...document.prepaid.flatMap(prepaidLines),
    ],
  },
  members('emisor', issuerOf(document)),
  members(issuerBuys(document) ? 'vendedor' : 'adquirente', counterpartyOf(document)),
];

/** What few documents have: other documents, delivery, agreements on payment, members of a consortium. */
export const particulars = (sheet: Sheet, document: FiscalDocument): void => {
  const leading = leadingOf(STYLE.text);
  for (const { title, lines } of sectionsOf(document)) {
    if (lines.length === 0) continue;
    sheet.reserve(16 + 2 * leading);
    sheet.y = sectionTitle(sheet, title, PAGE.left, sheet.y, PAGE.width);
    for (const line of lines.flatMap((text) => sheet.lines(text, PAGE.width, STYLE.text))) {
      sheet.reserve(leading);
      sheet.y = sheet.paragraph(line, PAGE.left, sheet.y, PAGE.width, STYLE.text);
    }
    sheet.y += 12;
  }
};
