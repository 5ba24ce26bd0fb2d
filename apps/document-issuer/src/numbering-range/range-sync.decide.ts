import type { AuthorityRange, RangeDocumentType } from '@rubrica/contracts';

/** A range of ours, as far as it is compared. */
export interface KnownRange {
  readonly id: string;
  readonly documentType: RangeDocumentType;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly resolution_number: string | null;
  readonly resolution_date: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly technicalKey: string | null;
}

export type RangeSyncStep =
  | { readonly does: 'create'; readonly told: AuthorityRange }
  | {
      readonly does: 'update';
      readonly told: AuthorityRange;
      readonly id: string;
      /** Fields of the resource, `technical_key` among them. */
      readonly changed: readonly string[];
    }
  | { readonly does: 'keep'; readonly told: AuthorityRange; readonly id: string }
  | { readonly does: 'skip'; readonly told: AuthorityRange; readonly reason: string };

const RENEWED = ['resolution_number', 'resolution_date', 'valid_from', 'valid_to'] as const;

/**
 * What is to be done with the ranges that the tax authority told of. The same range is told once, as it was authorised
 * last. One that shares numbers with another one is left alone: which of the two counts is for a person to say.
 */
export const planRangeSync = (told: readonly AuthorityRange[], known: readonly KnownRange[]): RangeSyncStep[] => {
  const taken: (Numbers & { readonly name: string })[] = known.map((range) => ({ ...range, name: range.id }));
  return latestOf(told).map((range) => {
    const same = known.find((one) => isSame(one, range));
    if (same) return compared(same, range);
    const other = taken.find((one) => overlaps(one, range));
    if (other) {
      return { does: 'skip', told: range, reason: `It shares numbers with ${other.name}, which stays as it is.` };
    }
    taken.push({ ...range, name: `resolution ${range.resolution_number}` });
    return { does: 'create', told: range };
  });
};

type Numbers = Pick<AuthorityRange, 'prefix' | 'from' | 'to'>;

const isSame = (a: Numbers, b: Numbers): boolean => a.prefix === b.prefix && a.from === b.from && a.to === b.to;
const overlaps = (a: Numbers, b: Numbers): boolean => a.prefix === b.prefix && a.from <= b.to && b.from <= a.to;

/** Newest first. */
const latestOf = (told: readonly AuthorityRange[]): AuthorityRange[] => {
  const sorted = told.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : a.valid_from > b.valid_from ? -1 : 0));
  return sorted.filter((range, index) => sorted.findIndex((one) => isSame(one, range)) === index);
};

const compared = (known: KnownRange, told: AuthorityRange): RangeSyncStep => {
  // Only invoices are hashed with the key; and what is not told is not taken away.
  const hasNewKey =
    known.documentType === 'invoice' && told.technical_key !== null && told.technical_key !== known.technicalKey;
  const changed = [...RENEWED.filter((field) => known[field] !== told[field]), ...(hasNewKey ? ['technical_key'] : [])];
  return changed.length === 0 ? { does: 'keep', told, id: known.id } : { does: 'update', told, id: known.id, changed };
};
