import type { AuthorityRange, NumberingRangesInUse, RangeDocumentType } from '@rubrica/contracts';
import { type Fault, faultWith } from '@rubrica/fiscal';
import { kindOfRange, rangeType } from '@rubrica/kinds';
import { overlaps, type TypedRange } from './range-assignment.js';
import type { WantedNext } from './skipped-numbers.js';

/** The fields of a registered range that are compared. */
export interface KnownRange {
  readonly id: string;
  readonly document_type: RangeDocumentType;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly resolution_number: string | null;
  readonly resolution_date: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly technicalKey: string | null;
  readonly isActive: boolean;
  readonly next: number;
}

export type RangeSyncStep =
  | { readonly does: 'create'; readonly authorityRange: TypedRange }
  | {
      readonly does: 'update';
      readonly authorityRange: TypedRange;
      readonly id: string;
      /** Fields of the resource, `technical_key` among them. */
      readonly changed: readonly string[];
    }
  | { readonly does: 'keep'; readonly authorityRange: TypedRange; readonly id: string }
  | { readonly does: 'skip'; readonly authorityRange: TypedRange; readonly reason: string };

const RENEWED = ['from', 'to', 'resolution_number', 'resolution_date', 'valid_from', 'valid_to'] as const;

/**
 * Returns one step per range of the tax authority, earlier resolutions first. A range follows its resolution: an
 * authorisation that shares numbers with a known range renews it. It becomes a range of its own, which takes over the
 * numbers, where the known one is switched off, or where it still has days and the new one has not begun.
 */
export const planRangeSync = (
  authorityRanges: readonly TypedRange[],
  known: readonly KnownRange[],
  today: string,
): RangeSyncStep[] => {
  const sorted = authorityRanges.toSorted((a, b) =>
    a.valid_from < b.valid_from ? -1 : a.valid_from > b.valid_from ? 1 : 0,
  );
  const told = sorted.filter(
    (range, index) => !sorted.slice(index + 1).some((later) => isRepeated(range, later, today)),
  );
  const steps: RangeSyncStep[] = [];
  let present = known;
  for (const range of told) {
    const step = stepOf(range, { told, known: present, today });
    present = afterStep(present, step);
    steps.push(step);
  }
  return steps;
};

interface Surroundings {
  readonly told: readonly TypedRange[];
  readonly known: readonly KnownRange[];
  readonly today: string;
}

const stepOf = (range: TypedRange, { told, known, today }: Surroundings): RangeSyncStep => {
  const skip = (reason: string): RangeSyncStep => ({ does: 'skip', authorityRange: range, reason });
  const sharing = known.filter((one) => sharesNumbers(one, range));
  const later = told.find(
    (one) => sharesNumbers(one, range) && range.valid_from < one.valid_from && one.valid_from <= today,
  );
  if (later) return skip(`Resolution ${later.resolution_number} has its numbers since ${later.valid_from}.`);
  const own = sharing.find((one) => isSame(one, range) && one.resolution_number === range.resolution_number);
  if (own) return compared(own, range);
  if (!rangeType(range.document_type).isPaper && range.valid_to < today)
    return skip(`Its validity ended on ${range.valid_to}. Ask for a new resolution in the portal of DIAN.`);
  const other = sharing.find((one) => staysBeside(one, range, told));
  if (other) return skip(`It shares numbers with ${other.id}, which stays as it is.`);

  const [former, ...more] = sharing;
  if (!former || rangeType(former.document_type).isPaper) return { does: 'create', authorityRange: range };
  if (more.length > 0) {
    const ids = sharing.map(({ id }) => id).join(', ');
    return skip(`It shares numbers with ${ids}. Switch off those that it replaces, and register it by hand.`);
  }
  if (range.to < former.next) return skip(`All its numbers are used in ${former.id}.`);
  const hasDaysLeft = range.valid_from > today && (former.valid_to === null || former.valid_to >= today);
  return former.resolution_number === range.resolution_number || (former.isActive && !hasDaysLeft)
    ? compared(former, range)
    : { does: 'create', authorityRange: range };
};

/** True for an authorisation that is told again, or whose numbers are all under a later one that is in force. */
const isRepeated = (range: TypedRange, later: TypedRange, today: string): boolean =>
  isSame(range, later) &&
  sharesNumbers(range, later) &&
  (later.resolution_number === range.resolution_number || later.valid_from <= today);

/** True for a known range that the authority's does not replace: of another type, later, or still told. */
const staysBeside = (one: KnownRange, range: TypedRange, told: readonly TypedRange[]): boolean => {
  if (one.document_type !== range.document_type) return true;
  const validFrom = one.valid_from ?? '';
  const isTold = told.some((other) => isSame(one, other) && one.resolution_number === other.resolution_number);
  return one.resolution_number !== range.resolution_number && validFrom > range.valid_from
    ? true
    : isTold && validFrom === range.valid_from;
};

const afterStep = (known: readonly KnownRange[], step: RangeSyncStep): readonly KnownRange[] => {
  const { authorityRange: range } = step;
  if (step.does === 'update') return known.map((one) => (one.id === step.id ? { ...one, ...range } : one));
  if (step.does !== 'create') return known;
  const created: KnownRange = {
    ...range,
    id: `resolution ${range.resolution_number}`,
    technicalKey: range.technical_key,
    isActive: true,
    next: range.from,
  };
  return [...known, created];
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

/** True for ranges of one kind of document that have numbers in common; documents of other kinds may have the same ones. */
const sharesNumbers = (a: TypedNumbers, b: TypedNumbers): boolean =>
  kindOfRange(a.document_type) === kindOfRange(b.document_type) && overlaps(a, b);
type TypedNumbers = Numbers & Pick<TypedRange, 'document_type'>;

const compared = (known: KnownRange, authorityRange: TypedRange): RangeSyncStep => {
  // Only invoices are hashed with the key; and a key that the authority leaves out is kept.
  const hasNewKey =
    rangeType(known.document_type).hasTechnicalKey &&
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
