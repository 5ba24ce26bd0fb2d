import type { FiscalDocument } from '@rubrica/fiscal';
import type { UnsignedXml } from '@rubrica/xml';
import { allowanceCharges } from '../component/allowance-charge.js';
import { dianExtensions } from '../component/dian-extensions.js';
import { deliveryElement, deliveryTermsElement, invoicePeriod } from '../component/delivery.js';
import { documentReferences, orderReference } from '../component/document-reference.js';
import * as header from '../component/header.js';
import { debitNoteLines } from '../component/line.js';
import { documentRoot } from '../vocabulary/namespaces.js';
import { customerParty, supplierParty } from '../component/party.js';
import { taxTotals } from '../component/tax-total.js';
import { cac } from '../vocabulary/vocabulary.js';

const root = documentRoot('DebitNote');

/** Element order: UBL-DebitNote-2.1.xsd, which has no type code (the root tells it) and no withholdings. */
export const debitNoteXml = (document: FiscalDocument): UnsignedXml => {
  const money = header.moneyOf(document);
  return root(
    [dianExtensions(document)],
    ...header.identity(document),
    header.notes(document),
    header.currency(document),
    header.lineCount(document),
    invoicePeriod(document.period),
    header.discrepancy(document),
    orderReference(document.orderReference),
    header.billingReference(document),
    documentReferences(document),
    supplierParty(document),
    customerParty(document),
    header.prepaidPayments(document, money),
    allowanceCharges(document, money),
    deliveryElement(document.delivery),
    deliveryTermsElement(document.deliveryTerms),
    header.paymentMeans(document),
    header.paymentTerms(document, money),
    header.exchangeRates(document),
    taxTotals(document.taxTotals, money),
    cac.RequestedMonetaryTotal(...header.monetaryTotal(document.totals, money)),
    debitNoteLines(document.lines, money),
  );
};
