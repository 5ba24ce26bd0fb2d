import type { FiscalDocument } from '@rubrica/fiscal';
import type { UnsignedXml } from '@rubrica/xml';
import { allowanceCharges } from '../component/allowance-charge.js';
import { dianExtensions } from '../component/dian-extensions.js';
import { deliveryElement, deliveryTermsElement, invoicePeriod } from '../component/delivery.js';
import { documentReferences, orderReference } from '../component/document-reference.js';
import { namedValues } from '../component/named-values.js';
import * as header from '../component/header.js';
import { invoiceLines } from '../component/line.js';
import { documentRoot } from '../vocabulary/namespaces.js';
import { customerParty, supplierParty } from '../component/party.js';
import { taxTotals, withholdingTaxTotals } from '../component/tax-total.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

const root = documentRoot('Invoice');

/** Element order: UBL-Invoice-2.1.xsd. */
export const invoiceXml = (document: FiscalDocument): UnsignedXml => {
  const money = header.moneyOf(document);
  return root(
    [dianExtensions(document), ...namedValues(document)],
    ...header.identity(document),
    cbc.DueDate(document.paymentMeans.dueDate),
    cbc.InvoiceTypeCode(document.typeCode),
    header.notes(document),
    header.currency(document),
    header.lineCount(document),
    invoicePeriod(document.period),
    orderReference(document.orderReference),
    header.billingReference(document),
    documentReferences(document),
    supplierParty(document),
    customerParty(document),
    deliveryElement(document.delivery),
    deliveryTermsElement(document.deliveryTerms),
    header.paymentMeans(document),
    header.paymentTerms(document, money),
    header.prepaidPayments(document, money),
    allowanceCharges(document, money),
    header.exchangeRates(document),
    taxTotals(document.taxTotals, money),
    withholdingTaxTotals(document.withholdings, money),
    cac.LegalMonetaryTotal(...header.monetaryTotal(document.totals, money)),
    invoiceLines(document, money),
  );
};
