import {
  dianPaymentMeans,
  type DocumentReference,
  type FiscalDocument,
  type Party,
  type PaymentMeans,
  type PaymentTerms,
  identificationTypes,
} from '@rubrica/fiscal';
import { identificationNumber, moneyText, percentText } from './colombian-format.js';
import { placeOf } from './heading.js';
import { sectionTitle } from './parties.js';
import { leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE } from './template.js';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

const dated = ({ number, issueDate }: DocumentReference): string =>
  issueDate === null || issueDate === undefined ? number : `${number} (${issueDate})`;

const advices = (label: string, references: readonly DocumentReference[]): readonly string[] =>
  references.length === 0 ? [] : [`${label}: ${references.map(dated).join(', ')}`];

const namedDocument = (reference: DocumentReference): string => {
  const { typeCode, type, uuid, uuidScheme = 'CUFE-SHA384' } = reference;
  return joined(type ?? typeCode ?? 'Documento', dated(reference), uuid && `${uuidScheme.slice(0, 4)} ${uuid}`);
};

const named = ({ legalName, identification }: Pick<Party, 'legalName' | 'identification'>): string =>
  `${legalName}, ${identificationTypes.get(identification.type) ?? identification.type} ${identificationNumber(identification)}`;

const deliveryLines = ({ delivery }: FiscalDocument): readonly string[] => {
  if (delivery === null) return [];
  const { actualDeliveryDate: date, address, party } = delivery;
  return [
    ...(date === null ? [] : [`Fecha: ${date}`]),
    ...(address === null ? [] : [`Dirección: ${placeOf(address).join(', ')}`]),
    ...(party === null ? [] : [`Transportador: ${joined(named(party), party.phone, party.email)}`]),
  ];
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
  { title: 'Entrega', lines: deliveryLines(document) },
  {
    title: 'Condiciones de pago',
    lines: [
      ...document.additionalPaymentMeans.map((means) => `También: ${meansText(means)}`),
      ...document.paymentTerms.map((terms) => termsText(terms, document.currency)),
    ],
  },
  members('emisor', document.supplier),
  members('adquiriente', document.customer),
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
