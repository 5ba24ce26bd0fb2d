import type { TicketLine, TicketWidth } from '@rubrica/contracts';
import { dianPaymentMeans, type FiscalDocument, identificationTypes, paymentForms } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { amountText, identificationNumber, momentText, moneyText, quantityText } from './colombian-format.js';
import { addressOf, contactOf, qualitiesOf, titleOf } from './heading.js';
import { remarksOf, taxText, unitText } from './line-table.js';
import { noticesOf } from './notices.js';
import { addressIn, authorizationOf, makerText, PREVIEW_PROOF, validationText } from './proof.js';
import type { RepresentationContext } from './representation-context.js';
import { TicketLines } from './ticket-text.js';
import { amountRowsOf } from './totals.js';

/** Characters of a line by the width of the paper, in the usual font of receipt printers. */
export const TICKET_COLUMNS: Readonly<Record<TicketWidth, number>> = { '58': 32, '80': 48 };

/** Returns a part of the ticket. */
type Block = (on: TicketLines, document: FiscalDocument, context: RepresentationContext) => readonly TicketLine[];

const seller: Block = (on, { supplier }) => [
  ...on.center(supplier.tradeName ?? supplier.legalName, true),
  ...(supplier.tradeName === null || supplier.tradeName === supplier.legalName ? [] : on.center(supplier.legalName)),
  ...on.center(`NIT ${identificationNumber(supplier.identification)}`),
  ...[...addressOf(supplier), ...contactOf(supplier), qualitiesOf(supplier)]
    .flatMap((text) => text.split(' · '))
    .flatMap((text) => on.center(text)),
];

const title: Block = (on, document, context) => [
  ...on.center(titleOf(document).toUpperCase(), true),
  ...on.center(kindOf(document.kind).pdf.ticket?.name ?? ''),
  ...on.center(document.number, true),
  ...on.center(`Emisión ${momentText(`${document.issueDate}T${document.issueTime}`)}`),
  ...noticesOf(document, context).flatMap((text) => on.center(text, true)),
];

const corrected: Block = (on, { billingReference, discrepancy }) => [
  ...(billingReference === null ? [] : on.text(`Corrige ${billingReference.number} del ${billingReference.issueDate}`)),
  ...(discrepancy === null ? [] : on.text(`Concepto ${discrepancy.reasonCode}: ${discrepancy.reason}`)),
];

/** What the extensions of the XML say of the sale, by DIAN's labels. The others repeat what stands elsewhere. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['PlacaCaja', 'Caja'],
  ['TipoCaja', 'Tipo de caja'],
  ['UbicaciónCaja', 'Ubicación'],
  ['Cajero', 'Cajero'],
  ['CódigoVenta', 'Venta'],
]);

const register: Block = (on, { extensions = [] }) =>
  extensions
    .flatMap(({ values }) => values)
    .flatMap(([name, value]) => {
      const label = LABELS.get(name);
      return label === undefined ? [] : on.text(`${label}: ${value}`);
    });

const buyer: Block = (on, { customer }) => {
  const { type } = customer.identification;
  return [
    ...on.text(`Adquirente: ${customer.legalName}`),
    ...on.text(`${identificationTypes.get(type) ?? type} ${identificationNumber(customer.identification)}`),
    ...[...addressOf(customer), ...contactOf(customer)].flatMap((text) => on.text(text)),
  ];
};

const items: Block = (on, { lines, currency }) =>
  lines.flatMap((line) => {
    const taxes = line.taxTotals.flatMap(taxText);
    const price = `${quantityText(line.quantity)} ${unitText(line.unitCode)} x ${amountText(line.unitPrice)}`;
    const taxed = taxes.length === 0 ? 'Excluido' : taxes.join(', ');
    return [
      ...on.text(line.description),
      ...on.pair(`  ${price}  ${taxed}`, amountText(line.lineExtensionAmount)),
      ...remarksOf(line, currency).flatMap((text) => on.text(text)),
    ];
  });

const totals: Block = (on, document) => [
  ...amountRowsOf(document).flatMap(([label, detail, value]) => on.pair(`${label} ${detail}`, amountText(value))),
  ...on.pair(
    kindOf(document.kind).pdf.total.toUpperCase(),
    moneyText(document.totals.payableAmount, document.currency),
    true,
  ),
];

const payment: Block = (on, { paymentMeans, additionalPaymentMeans }) => [
  ...on.pair('Forma de pago', paymentForms.get(paymentMeans.form) ?? paymentMeans.form),
  ...[paymentMeans, ...additionalPaymentMeans].flatMap(({ code, paymentId }) => [
    ...on.pair('Medio de pago', dianPaymentMeans.get(code) ?? code),
    ...(paymentId === null ? [] : on.pair('Referencia de pago', paymentId)),
  ]),
];

const valuesOf = (
  { extensions = [] }: FiscalDocument,
  ...labels: readonly string[]
): readonly (string | undefined)[] => {
  const values = new Map(extensions.flatMap((extension) => extension.values));
  return labels.map((label) => values.get(label));
};

/** Left out of the ticket of a buyer who is in no programme: his extension repeats his number. */
const loyalty: Block = (on, document) => {
  const { customer } = document;
  const [code, name, points] = valuesOf(document, 'Codigo', 'NombresApellidos', 'Puntos');
  if (code === undefined || (code === customer.identification.number && points === '0')) return [];
  return [...on.text(`Fidelización: ${code} ${name ?? ''}`), ...on.pair('Puntos', points ?? '0')];
};

/** The maker that the XML names. His NIT is not in the XML, and printed if the installation says it. */
const withMakerOf = (document: FiscalDocument, context: RepresentationContext): RepresentationContext => {
  const { softwareMaker: installed } = context;
  const [name, software] = valuesOf(document, 'RazonSocial', 'NombreSoftware');
  if (name === undefined || software === undefined) return context;
  const nit = installed.name === name ? installed.nit : null;
  return { ...context, softwareName: software, softwareMaker: { name, nit } };
};

const words: Block = (on, { notes }, { footer = '' }) => [...notes, footer].flatMap((text) => on.text(text));

const issuedProof: Block = (on, document, context) => [
  ...on.text(authorizationOf(document)),
  ...on.text(validationText(context)),
  { type: 'qr', text: document.qrText, align: 'center' },
  ...on.text(`${document.uuidScheme.slice(0, 4)} ${document.uuid}`),
  ...on.text(`Consúltelo con el código QR o en ${new URL(addressIn(document.qrText)).host}`),
  ...on.text(makerText(withMakerOf(document, context))),
];

const proof: Block = (on, document, context) =>
  context.preview
    ? [...on.text(PREVIEW_PROOF), ...on.text(makerText(withMakerOf(document, context)))]
    : issuedProof(on, document, context);

/** What stands on a ticket, from top to bottom, with a rule between what there is. */
const BLOCKS: readonly Block[] = [
  ...[seller, title, corrected, register, buyer, items, totals, payment, loyalty, words],
  proof,
];

/** The ticket as lines of so many characters: for a receipt printer, and for the PDF. */
export const ticketLines = (
  document: FiscalDocument,
  context: RepresentationContext,
  columns: number,
): readonly TicketLine[] => {
  const on = new TicketLines(columns);
  const parts = BLOCKS.map((block) => block(on, document, context)).filter((lines) => lines.length > 0);
  return [...parts.flatMap((lines, index) => (index === 0 ? lines : [on.rule(), ...lines])), { type: 'cut' }];
};
