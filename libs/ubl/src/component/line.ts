import { type FiscalDocument, type FiscalLine, isFree } from '@rubrica/fiscal';
import { type Attributes, attributes, constant, each, none, rememberLast, type Xml } from '@rubrica/xml';
import { allowanceCharges } from './allowance-charge.js';
import { deliveryElement, deliveryTermsElement, linePeriod } from './delivery.js';
import { lineDocuments, orderLineReferences } from './document-reference.js';
import { partyIdentification } from './party.js';
import { taxTotals, withholdingTaxTotals } from './tax-total.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

/** Attributes of StandardItemIdentification/ID. Source: DIAN, code list of product code standards. */
const PRODUCT_CODE_STANDARDS: Readonly<Record<string, Attributes>> = {
  '001': attributes({ schemeAgencyID: '10', schemeID: '001', schemeName: 'UNSPSC' }),
  '010': attributes({ schemeAgencyID: '9', schemeID: '010', schemeName: 'GTIN' }),
  '020': attributes({ schemeAgencyID: '195', schemeID: '020', schemeName: 'Partida Arancelaria' }),
  '999': attributes({ schemeID: '999', schemeName: 'Estándar de adopción del contribuyente' }),
};

const standardItemIdentification = (line: FiscalLine): Xml => {
  // DIAN requires a code on every line (FAZ02). Where the request has none, it is the seller's own or the line's number,
  // under the standard of the issuer (999).
  const own = line.sellersItemIdentification?.id ?? line.id;
  const { standard, value } = line.productCode ?? { standard: '999', value: own };
  return cac.StandardItemIdentification(
    cbc.ID(value, PRODUCT_CODE_STANDARDS[standard] ?? attributes({ schemeID: standard })),
  );
};

/** Party in whose name the issuer sells this line: the principal of the mandate. */
const principal = (line: FiscalLine): Xml =>
  line.mandate === null
    ? none
    : cac.InformationContentProviderParty(cac.PowerOfAttorney(cac.AgentParty(partyIdentification(line.mandate))));

const pricingReference = (line: FiscalLine, money: Attributes): Xml =>
  line.referencePrice === null
    ? none
    : cac.PricingReference(
        cac.AlternativeConditionPrice(
          cbc.PriceAmount(line.referencePrice.amount, money),
          cbc.PriceTypeCode(line.referencePrice.type),
        ),
      );

const sellersItemIdentification = ({ sellersItemIdentification: code }: FiscalLine): Xml =>
  code === null ? none : cac.SellersItemIdentification(cbc.ID(code.id), cbc.ExtendedID(code.extendedId));

const additionalItemProperties = (line: FiscalLine): Xml =>
  each(line.additionalItemProperties, ({ name, value, quantity }) =>
    cac.AdditionalItemProperty(
      cbc.Name(name),
      cbc.Value(value),
      quantity === null ? none : cbc.ValueQuantity(quantity.value, unitAttributes(quantity.unitCode)),
    ),
  );

const item = (line: FiscalLine): Xml =>
  cac.Item(
    cbc.Description(line.description),
    cbc.BrandName(line.brand),
    cbc.ModelName(line.model),
    sellersItemIdentification(line),
    standardItemIdentification(line),
    additionalItemProperties(line),
    principal(line),
  );

/** FAV06, FBB04: DIAN multiplies the price by BaseQuantity, so that it is the quantity of the line. */
const price = (line: FiscalLine, money: Attributes, unit: Attributes): Xml =>
  cac.Price(cbc.PriceAmount(line.unitPrice, money), cbc.BaseQuantity(line.quantity, unit));

const unitAttributes = rememberLast((unitCode: string) => attributes({ unitCode }));
const unitOf = (line: FiscalLine): Attributes => unitAttributes(line.unitCode);

const FREE = constant(cbc.FreeOfChargeIndicator('true'));
const SOLD = constant(cbc.FreeOfChargeIndicator('false'));
const freeOfCharge = (line: FiscalLine): Xml => (isFree(line) ? FREE : SOLD);

// The schema gives the three kinds of line different elements, and discounts a different position.

const OF_THE_OPERATION = { yes: attributes({ schemeID: '1' }), no: attributes({ schemeID: '0' }) };

/**
 * Operation types in which each line says whether it is of the operation: 11, mandate, whether it is income of the
 * principal; 12, transport, whether it is a consignment, which has the properties 01, 02 and 03.
 */
const isOfTheOperation: Readonly<Record<string, (line: FiscalLine) => boolean>> = {
  11: (line) => line.mandate !== null,
  12: (line) => line.additionalItemProperties.some(({ name }) => /^0[123]$/.test(name)),
};

const invoiceLineId = (line: FiscalLine, customizationId: string): Xml => {
  const holds = isOfTheOperation[customizationId];
  return holds === undefined
    ? cbc.ID(line.id)
    : cbc.ID(line.id, holds(line) ? OF_THE_OPERATION.yes : OF_THE_OPERATION.no);
};

export const invoiceLines = (
  { lines, customizationId, form }: Pick<FiscalDocument, 'lines' | 'customizationId' | 'form'>,
  money: Attributes,
): Xml =>
  each(lines, (line) => {
    const unit = unitOf(line);
    return cac.InvoiceLine(
      invoiceLineId(line, customizationId),
      cbc.Note(line.note),
      cbc.InvoicedQuantity(line.quantity, unit),
      cbc.LineExtensionAmount(line.lineExtensionAmount, money),
      form === 'sale' ? freeOfCharge(line) : none,
      linePeriod(line),
      orderLineReferences(line),
      lineDocuments(line),
      pricingReference(line, money),
      deliveryElement(line.delivery),
      allowanceCharges(line, money),
      taxTotals(line.taxTotals, money),
      withholdingTaxTotals(line.withholdings, money),
      item(line),
      price(line, money, unit),
      deliveryTermsElement(line.deliveryTerms),
    );
  });

export const creditNoteLines = ({ lines, form }: Pick<FiscalDocument, 'lines' | 'form'>, money: Attributes): Xml =>
  each(lines, (line) => {
    const unit = unitOf(line);
    return cac.CreditNoteLine(
      cbc.ID(line.id),
      cbc.Note(line.note),
      cbc.CreditedQuantity(line.quantity, unit),
      cbc.LineExtensionAmount(line.lineExtensionAmount, money),
      form === 'sale' ? freeOfCharge(line) : none,
      linePeriod(line),
      orderLineReferences(line),
      lineDocuments(line),
      pricingReference(line, money),
      deliveryElement(line.delivery),
      taxTotals(line.taxTotals, money),
      allowanceCharges(line, money),
      item(line),
      price(line, money, unit),
      deliveryTermsElement(line.deliveryTerms),
    );
  });

export const debitNoteLines = (lines: readonly FiscalLine[], money: Attributes): Xml =>
  each(lines, (line) => {
    const unit = unitOf(line);
    return cac.DebitNoteLine(
      cbc.ID(line.id),
      cbc.Note(line.note),
      cbc.DebitedQuantity(line.quantity, unit),
      cbc.LineExtensionAmount(line.lineExtensionAmount, money),
      lineDocuments(line),
      pricingReference(line, money),
      deliveryElement(line.delivery),
      taxTotals(line.taxTotals, money),
      allowanceCharges(line, money),
      item(line),
      price(line, money, unit),
    );
  });
