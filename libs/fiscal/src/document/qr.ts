import { amountOfTax } from './cufe.js';
import type { EnvironmentDigit, FiscalDocument } from './fiscal-document.js';
import { amount, total } from '../values/money.js';

/** DIAN's public catalogue of documents, by ProfileExecutionID. */
const CATALOGUE = {
  '1': 'https://catalogo-vpfe.dian.gov.co',
  '2': 'https://catalogo-vpfe-hab.dian.gov.co',
} as const;

/** Public address at DIAN that shows a document by its hash. */
export const searchUrl = (uuid: string, environment: EnvironmentDigit): string =>
  `${CATALOGUE[environment]}/document/searchqr?documentkey=${uuid}`;

/** Text of the QR code of a document that is known by its address alone. */
export const qrAddress = ({ uuid, environment }: Pick<FiscalDocument, 'uuid' | 'environment'>): string =>
  searchUrl(uuid, environment);

/** Text of sts:QRCode and of the QR code in the PDF of a sale: one `Label: value` per line, then the address, joined by LF. */
export const qrText = (document: Omit<FiscalDocument, 'qrText'>): string => {
  const iva = amountOfTax(document.taxTotals, '01');
  const others = document.taxTotals.filter((tax) => tax.code !== '01').map((tax) => tax.amount);
  return [
    `NumFac: ${document.number}`,
    `FecFac: ${document.issueDate}`,
    `HorFac: ${document.issueTime}`,
    `NitFac: ${document.supplier.identification.number}`,
    `DocAdq: ${document.customer.identification.number}`,
    `ValFac: ${document.totals.lineExtensionAmount}`,
    `ValIva: ${iva}`,
    `ValOtroIm: ${amount(total(others))}`,
    `ValTolFac: ${document.totals.payableAmount}`,
    `${document.uuidScheme.slice(0, 4)}: ${document.uuid}`,
    searchUrl(document.uuid, document.environment),
  ].join('\n');
};
