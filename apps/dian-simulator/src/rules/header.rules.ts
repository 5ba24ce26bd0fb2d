import { attributeOf, children, find, textAt } from '../xml/xml.js';
import { decimal } from '../document/amounts.js';
import { CONCEPTS, CURRENCIES, CUSTOMIZATIONS, PROFILES } from '../document/catalogs.js';
import { amountsOf, type SalesDocument } from '../document/document.js';
import { cufeOf } from '../document/hashes.js';
import { type Knowledge, notice, rule, type Rule } from './rule.js';
import { rangeOf } from './range.rules.js';

const isNote = ({ kind }: SalesDocument): boolean => kind !== 'Invoice';

/** 01, 02 and 04 are hashed with the technical key of the range; the others with the PIN. */
const secretOf = (document: SalesDocument, knowledge: Knowledge): string | null =>
  isNote(document) || document.typeCode === '03'
    ? knowledge.issuer.software.pin
    : (rangeOf(document, knowledge.issuer)?.technical_key ?? null);

const hashIsRight = (document: SalesDocument, knowledge: Knowledge): boolean => {
  const secret = secretOf(document, knowledge);
  const scheme = isNote(document) || document.typeCode === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384';
  return (
    secret !== null &&
    document.uuidScheme === scheme &&
    attributeOf(find(document.root, 'cbc:UUID'), 'schemeID') === document.environment &&
    document.cufe === cufeOf(document, secret)
  );
};

const references = ({ root }: SalesDocument) => children(root, 'cac:BillingReference');

export const HEADER_RULES: readonly Rule[] = [
  rule('FAD01', 'UBLVersionID debe ser "UBL 2.1".', ({ root }) => textAt(root, 'cbc:UBLVersionID') === 'UBL 2.1'),
  rule(
    'FAD02',
    'CustomizationID no es un tipo de operación de la lista.',
    (document) => isNote(document) || CUSTOMIZATIONS.Invoice.includes(textAt(document.root, 'cbc:CustomizationID')),
  ),
  rule(
    'FAD02a',
    'CustomizationID no es un tipo de operación de la lista.',
    (document) =>
      !isNote(document) || CUSTOMIZATIONS[document.kind].includes(textAt(document.root, 'cbc:CustomizationID')),
  ),
  rule(
    'FAD03',
    'ProfileID no es el texto que corresponde al documento.',
    ({ kind, root }) => textAt(root, 'cbc:ProfileID') === PROFILES[kind],
  ),
  rule(
    'FAD05',
    'El número ha de tener de 1 a 20 caracteres.',
    ({ number }) => number.length >= 1 && number.length <= 20,
  ),
  rule('FAD05a', 'El número ha de tener solo letras y cifras.', ({ number }) => /^[A-Za-z0-9]+$/.test(number)),
  rule('FAD06', 'El CUFE o CUDE no corresponde a los datos del documento.', hashIsRight),
  rule(
    'FAD09a',
    'La fecha de emisión ha de tener la forma AAAA-MM-DD y la hora la de Colombia.',
    ({ issueDate, issueTime }) => /^\d{4}-\d\d-\d\d$/.test(issueDate) && /^\d\d:\d\d:\d\d-05:00$/.test(issueTime),
  ),
  // The paper original of a 03 is older than its transcription.
  rule(
    'FAD09e',
    'La fecha de emisión no es la de la firma.',
    ({ typeCode, issueDate }, { signingDate }) =>
      typeCode === '03' || signingDate === null || issueDate === signingDate,
  ),
  rule('FAD15a', 'La moneda no está en la lista.', ({ root }) =>
    CURRENCIES.includes(textAt(root, 'cbc:DocumentCurrencyCode')),
  ),
  rule('FAD16', 'LineCountNumeric no es el número de líneas.', ({ root, lines }) =>
    decimal(textAt(root, 'cbc:LineCountNumeric')).eq(lines.length),
  ),
  rule('VLR01', 'Hay valores negativos.', ({ root }) =>
    amountsOf(root).every((amount) => amount.name === 'PayableRoundingAmount' || !textAt(amount).startsWith('-')),
  ),
  rule('FAR03', 'Falta la tasa de cambio a pesos, o su base no es 1.', ({ root }) => {
    if (textAt(root, 'cbc:DocumentCurrencyCode') === 'COP') return true;
    const exchange = find(root, 'cac:PaymentExchangeRate');
    return exchange !== undefined && decimal(textAt(exchange, 'cbc:SourceCurrencyBaseRate')).eq(1);
  }),

  rule(
    'FAE02',
    'Una nota sin referencia ha de decir desde cuándo.',
    (document) =>
      !isNote(document) ||
      references(document).length > 0 ||
      textAt(document.root, 'cac:InvoicePeriod', 'cbc:StartDate') !== '',
  ),
  rule(
    'FAE04',
    'Una nota sin referencia ha de decir hasta cuándo.',
    (document) =>
      !isNote(document) ||
      references(document).length > 0 ||
      textAt(document.root, 'cac:InvoicePeriod', 'cbc:EndDate') !== '',
  ),
  notice('FBF02', 'La referencia a la factura no lleva su número, su CUFE o CUDE y su fecha.', (document) =>
    references(document).every((reference) => {
      const invoice = find(reference, 'cac:InvoiceDocumentReference');
      const isNamed = textAt(invoice, 'cbc:ID') !== '' && textAt(invoice, 'cbc:IssueDate') !== '';
      return isNamed && /^[0-9a-f]{96}$/i.test(textAt(invoice, 'cbc:UUID'));
    }),
  ),
  rule(
    'FBF03',
    'El concepto de la nota no está en la lista.',
    ({ kind, root }) =>
      kind === 'Invoice' || CONCEPTS[kind].includes(textAt(root, 'cac:DiscrepancyResponse', 'cbc:ResponseCode')),
  ),
  notice(
    'FBF04',
    'Falta la descripción del concepto de la nota.',
    (document) => !isNote(document) || textAt(document.root, 'cac:DiscrepancyResponse', 'cbc:Description') !== '',
  ),
];
