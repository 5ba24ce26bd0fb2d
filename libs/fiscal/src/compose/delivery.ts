import type { Delivery, DeliveryTerms, Period } from '../document/fiscal-document.js';
import type { Delivery as DeliveryDraft, DeliveryTerms as DeliveryTermsDraft } from '../request/delivery.js';
import type { InvoicePeriod } from '../request/period.js';
import { fiscalAddress, fiscalCounterparty } from './fiscal-party.js';

/** Adds Colombia's offset to a time of day that is written without it. */
export const fiscalTimeOfDay = (time: string | undefined): string | null =>
  time === undefined ? null : `${time.slice(0, 8)}-05:00`;

export const periodOf = (period: InvoicePeriod | undefined): Period | null =>
  period === undefined
    ? null
    : {
        startDate: period.start_date,
        startTime: fiscalTimeOfDay(period.start_time),
        endDate: period.end_date,
        endTime: fiscalTimeOfDay(period.end_time),
      };

export const deliveryOf = (delivery: DeliveryDraft | undefined): Delivery | null => {
  if (delivery === undefined) return null;
  const { delivery_address: address, delivery_location: location, delivery_party: party } = delivery;
  return {
    actualDeliveryDate: delivery.actual_delivery_date ?? null,
    actualDeliveryTime: fiscalTimeOfDay(delivery.actual_delivery_time),
    address: address ? fiscalAddress(address) : null,
    location: location
      ? { id: location.id, schemeId: location.scheme_id ?? null, schemeName: location.scheme_name ?? null }
      : null,
    party: party ? fiscalCounterparty(party) : null,
  };
};

export const deliveryTermsOf = (terms: DeliveryTermsDraft | undefined): DeliveryTerms | null =>
  terms === undefined
    ? null
    : {
        id: terms.id ?? null,
        specialTerms: terms.special_terms ?? null,
        incoterm: terms.incoterm ?? null,
        lossRisk: terms.loss_risk ?? null,
      };
