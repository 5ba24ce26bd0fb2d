import type { FiscalDocument } from '@rubrica/fiscal';
import type { UnsignedXml } from '@rubrica/xml';
import { allowanceCharges } from './allowance-charge.js';
import { dianExtensions } from './dian-extensions.js';
import * as header from './header.js';
import { invoiceLines } from './line.js';
import { documentRoot } from './namespaces.js';
import { customerParty, supplierParty } from './party.js';
import { taxTotals, withholdingTaxTotals } from './tax-total.js';
import { cac, cbc } from './vocabulary.js';

const root = documentRoot('Invoice');

/** Element order: UBL-Invoice-2.1.xsd. */
export const invoiceXml = (document: FiscalDocument): UnsignedXml => {
  const money = header.moneyOf(document);
  return root(
    dianExtensions(document),
    ...header.identity(document),
    cbc.DueDate(document.paymentMeans.dueDate),
    cbc.InvoiceTypeCode(document.typeCode),
    header.notes(document),
    header.currency(document),
    header.lineCount(document),
    header.period(document),
    header.orderReference(document),
    header.billingReference(document),
    supplierParty(document.supplier, document.prefix),
    customerParty(document.customer),
    header.deliveryTerms(document),
    header.paymentMeans(document),
    header.prepaidPayments(document, money),
    allowanceCharges(document, money),
    header.exchangeRate(document),
    taxTotals(document.taxTotals, money),
    withholdingTaxTotals(document.withholdings, money),
    cac.LegalMonetaryTotal(...header.monetaryTotal(document.totals, money)),
    invoiceLines(document.lines, money),
  );
};
