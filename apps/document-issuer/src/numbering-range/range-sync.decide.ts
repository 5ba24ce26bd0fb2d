import type { AuthorityRange, NumberingRangesInUse, RangeDocumentType } from '@rubrica/contracts';
import { type Fault, faultWith } from '@rubrica/fiscal';
import type { WantedNext } from './skipped-numbers.js';

/** The fields of a registered range that are compared. */
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
  | { readonly does: 'create'; readonly authorityRange: AuthorityRange }
  | {
      readonly does: 'update';
      readonly authorityRange: AuthorityRange;
      readonly id: string;
      /** Fields of the resource, `technical_key` among them. */
      readonly changed: readonly string[];
    }
  | { readonly does: 'keep'; readonly authorityRange: AuthorityRange; readonly id: string }
  | { readonly does: 'skip'; readonly authorityRange: AuthorityRange; readonly reason: string };

const RENEWED = ['resolution_number', 'resolution_date', 'valid_from', 'valid_to'] as const;

/**
 * Returns one step per range of the tax authority; of several authorisations of the same range the latest counts. A
 * range that shares numbers with another one is skipped, as only a person can say which of the two is right.
 */
export const planRangeSync = (
  authorityRanges: readonly AuthorityRange[],
  known: readonly KnownRange[],
): RangeSyncStep[] => {
  const taken: (Numbers & { readonly name: string })[] = known.map((range) => ({ ...range, name: range.id }));
  return latestOf(authorityRanges).map((range) => {
    const same = known.find((one) => isSame(one, range));
    if (same) return compared(same, range);
    const other = taken.find((one) => overlaps(one, range));
    if (other) {
      return {
        does: 'skip',
        authorityRange: range,
        reason: `It shares numbers with ${other.name}, which stays as it is.`,
      };
    }
    taken.push({ ...range, name: `resolution ${range.resolution_number}` });
    return { does: 'create', authorityRange: range };
  });
};

type InUse = NonNullable<NumberingRangesInUse['in_use']>[number];

/** Returns the number that is wanted next in the range, by the entry that means it; an empty object without one. */
export const wantedNextOf = (range: Numbers, inUse: readonly InUse[]): WantedNext => {
  const index = inUse.findIndex((entry) => isIn(entry, range));
  return index < 0 ? {} : { ...inUse[index], pointer: `#/in_use/${index}` };
};

/** Returns a fault for each entry that means no range that is taken over, or one that an entry before it means. */
export const inUseFaults = (inUse: readonly InUse[], steps: readonly RangeSyncStep[]): Fault[] => {
  const ranges = steps.filter(({ does }) => does !== 'skip').map(({ authorityRange }) => authorityRange);
  const rangeOf = (entry: InUse) => ranges.find((range) => isIn(entry, range));
  return inUse.flatMap((entry, index) => {
    const range = rangeOf(entry);
    if (range === undefined) return [unknownRange(entry, index)];
    return inUse.slice(0, index).some((earlier) => rangeOf(earlier) === range) ? [namedTwice(entry, index)] : [];
  });
};

const isIn = ({ prefix, next }: InUse, range: Numbers): boolean =>
  prefix === range.prefix && range.from <= next && next <= range.to;

const unknownRange = ({ prefix, next }: InUse, index: number): Fault =>
  faultWith(
    `#/in_use/${index}/next`,
    'numbering_range_unknown',
    {
      en: `The tax authority told of no range with the number ${prefix}${next} that could be taken over.`,
      es: `La DIAN no informó ningún rango con el número ${prefix}${next} que se pudiera registrar.`,
    },
    {
      fix: {
        en: 'Compare prefix and number with your resolution; without `in_use` the answer lists the ranges and why one is skipped.',
        es: 'Compare el prefijo y el número con su resolución; sin `in_use`, la respuesta muestra los rangos y por qué se omite alguno.',
      },
    },
  );

const namedTwice = ({ prefix }: InUse, index: number): Fault =>
  faultWith(
    `#/in_use/${index}`,
    'conflicting_fields',
    {
      en: `Another entry says already which number comes next in this range of prefix "${prefix}".`,
      es: `Otra entrada ya dice qué número sigue en este rango de prefijo "${prefix}".`,
    },
    { fix: { en: 'Keep one entry for each range.', es: 'Deje una entrada por rango.' } },
  );

type Numbers = Pick<AuthorityRange, 'prefix' | 'from' | 'to'>;

const isSame = (a: Numbers, b: Numbers): boolean => a.prefix === b.prefix && a.from === b.from && a.to === b.to;
const overlaps = (a: Numbers, b: Numbers): boolean => a.prefix === b.prefix && a.from <= b.to && b.from <= a.to;

/** Returns each range once, the latest authorisation first. */
const latestOf = (authorityRanges: readonly AuthorityRange[]): AuthorityRange[] => {
  const sorted = authorityRanges.toSorted((a, b) =>
    a.valid_from < b.valid_from ? 1 : a.valid_from > b.valid_from ? -1 : 0,
  );
  return sorted.filter((range, index) => sorted.findIndex((one) => isSame(one, range)) === index);
};

const compared = (known: KnownRange, authorityRange: AuthorityRange): RangeSyncStep => {
  // Only invoices are hashed with the key; and a key that the authority leaves out is kept.
  const hasNewKey =
    known.documentType === 'invoice' &&
    authorityRange.technical_key !== null &&
    authorityRange.technical_key !== known.technicalKey;
  const changed = [
    ...RENEWED.filter((field) => known[field] !== authorityRange[field]),
    ...(hasNewKey ? ['technical_key'] : []),
  ];
  return changed.length === 0
    ? { does: 'keep', authorityRange, id: known.id }
    : { does: 'update', authorityRange, id: known.id, changed };
};
