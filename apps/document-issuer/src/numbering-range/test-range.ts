import { kindOfRange, rangeType } from '@rubrica/kinds';
import type { AllottableRange, RangeWish } from './allotment.js';
import type { RangeAuthorization } from './numbering-range.js';

export interface OfferedRange {
  readonly authorization: RangeAuthorization;
  readonly technicalKey: string | null;
}

/** Returns the range that test mode offers for a document; null outside of it, for a range by id, and for paper. */
export const testRangeFor = ({ tenantId, environment, documentType, rangeId }: RangeWish): OfferedRange | null => {
  if (environment !== 'test' || rangeId !== null || rangeType(documentType).isPaper) return null;
  const { technicalKey, ...range } = kindOfRange(documentType).numbering.testRange;
  return {
    authorization: { tenant_id: tenantId, environment, document_type: documentType, is_active: true, ...range },
    technicalKey,
  };
};

/** Returns the range as allotment sees one that nothing was taken from; it has no id before it is registered. */
export const unregistered = ({ authorization: a }: OfferedRange): AllottableRange => ({
  id: '',
  tenantId: a.tenant_id,
  environment: a.environment,
  documentType: a.document_type,
  prefix: a.prefix,
  from: a.from,
  to: a.to,
  next: a.from,
  resolutionNumber: a.resolution_number,
  resolutionDate: a.resolution_date,
  validFrom: a.valid_from,
  validTo: a.valid_to,
  lastIssuedAt: null,
  returned: [],
  skipped: [],
  isActive: true,
  successorId: null,
});
