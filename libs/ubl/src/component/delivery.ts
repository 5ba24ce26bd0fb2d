import type { Delivery, DeliveryTerms, FiscalLine, Operation, Period } from '@rubrica/fiscal';
import { attributes, none, type Xml } from '@rubrica/xml';
import { addressElements, partyElements } from './party.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

// Of the whole document and of a line alike.

export const invoicePeriod = (period: Period | null): Xml =>
  period === null
    ? none
    : cac.InvoicePeriod(
        cbc.StartDate(period.startDate),
        cbc.StartTime(period.startTime),
        cbc.EndDate(period.endDate),
        cbc.EndTime(period.endTime),
      );

/** The day of an operation stands where the period of a sale does. */
const operationDay = ({ day, transmission: { code, name } }: Operation): Xml =>
  cac.InvoicePeriod(cbc.StartDate(day), cbc.DescriptionCode(code), cbc.Description(name));

export const linePeriod = ({ operation, period }: Pick<FiscalLine, 'operation' | 'period'>): Xml =>
  operation === undefined ? invoicePeriod(period) : operationDay(operation);

/** The address is where the goods went, the party who carried them. */
export const deliveryElement = (delivery: Delivery | null): Xml =>
  delivery === null
    ? none
    : cac.Delivery(
        cbc.ActualDeliveryDate(delivery.actualDeliveryDate),
        cbc.ActualDeliveryTime(delivery.actualDeliveryTime),
        delivery.address === null ? none : cac.DeliveryAddress(...addressElements(delivery.address)),
        location(delivery),
        delivery.party === null ? none : cac.DeliveryParty(...partyElements(delivery.party)),
      );

const location = ({ location }: Delivery): Xml => {
  if (location === null) return none;
  const { id, schemeId, schemeName } = location;
  return cac.DeliveryLocation(
    cbc.ID(
      id,
      attributes({
        ...(schemeId === null ? {} : { schemeID: schemeId }),
        ...(schemeName === null ? {} : { schemeName }),
      }),
    ),
  );
};

export const deliveryTermsElement = (terms: DeliveryTerms | null): Xml =>
  terms === null
    ? none
    : cac.DeliveryTerms(
        cbc.ID(terms.id),
        cbc.SpecialTerms(terms.specialTerms),
        cbc.LossRiskResponsibilityCode(terms.incoterm),
        cbc.LossRisk(terms.lossRisk),
      );
