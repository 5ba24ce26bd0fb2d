import type { FiscalDocument } from '@rubrica/fiscal';
import type { UnsignedXml } from '@rubrica/xml';
import { allowanceCharges } from '../component/allowance-charge.js';
import { dianExtensions } from '../component/dian-extensions.js';
import { deliveryElement, deliveryTermsElement, invoicePeriod } from '../component/delivery.js';
import { documentReferences, orderReference } from '../component/document-reference.js';
import * as header from '../component/header.js';
import { creditNoteLines } from '../component/line.js';
import { documentRoot } from '../vocabulary/namespaces.js';
import { customerParty, supplierParty } from '../component/party.js';
import { taxTotals } from '../component/tax-total.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

const root = documentRoot('CreditNote');

/** Element order: UBL-CreditNote-2.1.xsd, which has no prepaid payments and no withholdings. */
export const creditNoteXml = (document: FiscalDocument): UnsignedXml => {
  const money = header.moneyOf(document);
  return root(
    [dianExtensions(document)],
    ...header.identity(document),
    cbc.CreditNoteTypeCode(document.typeCode),
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
    deliveryElement(document.delivery),
    deliveryTermsElement(document.deliveryTerms),
    header.paymentMeans(document),
    header.paymentTerms(document, money),
    header.exchangeRates(document),
    allowanceCharges(document, money),
    taxTotals(document.taxTotals, money),
    cac.LegalMonetaryTotal(...header.monetaryTotal(document.totals, money)),
    creditNoteLines(document, money),
  );
};
