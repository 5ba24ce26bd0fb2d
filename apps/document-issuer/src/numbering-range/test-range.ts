import type { AllottableRange, RangeWish } from './allotment.js';
import type { RangeAuthorization } from './numbering-range.js';

/** Ranges that a tenant has in test mode without asking: DIAN's public test range, and ranges of notes. */
const TEST_RANGES = {
  invoice: {
    prefix: 'SETP',
    from: 990_000_000,
    to: 995_000_000,
    resolution_number: '18760000001',
    resolution_date: '2019-01-19',
    valid_from: '2019-01-19',
    valid_to: '2030-01-19',
  },
  credit_note: { prefix: 'NC', from: 1, to: 999_999_999 },
  debit_note: { prefix: 'ND', from: 1, to: 999_999_999 },
} as const;

/** Key of DIAN's public test range. Source: DIAN, Anexo Técnico 1.9. */
const PUBLIC_KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';

const UNAUTHORIZED = { resolution_number: null, resolution_date: null, valid_from: null, valid_to: null };

export interface TestRange {
  readonly authorization: RangeAuthorization;
  readonly technicalKey: string | null;
}

/** Returns the range that test mode offers for a document; null outside of it, for a range by id, and for paper. */
export const testRangeFor = ({ tenantId, environment, documentType, rangeId }: RangeWish): TestRange | null => {
  if (environment !== 'test' || rangeId !== null || documentType === 'contingency') return null;
  const range = { ...UNAUTHORIZED, ...TEST_RANGES[documentType] };
  return {
    authorization: { tenant_id: tenantId, environment, document_type: documentType, is_active: true, ...range },
    technicalKey: documentType === 'invoice' ? PUBLIC_KEY : null,
  };
};

/** Returns the range as allotment sees one that nothing was taken from; it has no id before it is registered. */
export const unregistered = ({ authorization: a }: TestRange): AllottableRange => ({
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
