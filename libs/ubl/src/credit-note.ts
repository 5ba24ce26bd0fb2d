import type { FiscalDocument } from '@rubrica/fiscal';
import type { UnsignedXml } from '@rubrica/xml';
import { allowanceCharges } from './allowance-charge.js';
import { dianExtensions } from './dian-extensions.js';
import * as header from './header.js';
import { creditNoteLines } from './line.js';
import { documentRoot } from './namespaces.js';
import { customerParty, supplierParty } from './party.js';
import { taxTotals } from './tax-total.js';
import { cac, cbc } from './vocabulary.js';

const root = documentRoot('CreditNote');

/** Element order: UBL-CreditNote-2.1.xsd, which has no prepaid payments and no withholdings. */
export const creditNoteXml = (document: FiscalDocument): UnsignedXml => {
  const money = header.moneyOf(document);
  return root(
    dianExtensions(document),
    ...header.identity(document),
    cbc.CreditNoteTypeCode(document.typeCode),
    header.notes(document),
    header.currency(document),
    header.lineCount(document),
    header.period(document),
    header.discrepancy(document),
    header.orderReference(document),
    header.billingReference(document),
    supplierParty(document.supplier, document.prefix),
    customerParty(document.customer),
    header.deliveryTerms(document),
    header.paymentMeans(document),
    header.exchangeRate(document),
    allowanceCharges(document, money),
    taxTotals(document.taxTotals, money),
    cac.LegalMonetaryTotal(...header.monetaryTotal(document.totals, money)),
    creditNoteLines(document.lines, money),
  );
};
