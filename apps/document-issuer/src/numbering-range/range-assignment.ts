import type { AuthorityRange, NumberingRangesInUse, RangeDocumentType } from '@rubrica/contracts';
import { type Fault, faultWith } from '@rubrica/fiscal';
import {
  type ApiVersion,
  kindOfRange,
  NEWEST_API_VERSION,
  RANGE_TYPES,
  type RangeType,
  rangeTypesOf,
  type SoftwareRecord,
} from '@rubrica/kinds';

/** A range of the tax authority, with the records of the software that it is associated with. */
export interface ToldRange {
  readonly range: AuthorityRange;
  readonly records: readonly SoftwareRecord[];
}

/** A range whose documents are known. */
export type TypedRange = AuthorityRange & { readonly document_type: RangeDocumentType };

type Numbers = Pick<AuthorityRange, 'prefix' | 'from' | 'to'>;

export const overlaps = (a: Numbers, b: Numbers): boolean => a.prefix === b.prefix && a.from <= b.to && b.from <= a.to;

/** Returns the authorised types of the kinds that are issued with this software, without those that lack the key they need. */
const possibleFor = ({ range, records }: ToldRange, version: ApiVersion): RangeType[] => {
  const known = new Set(rangeTypesOf(version));
  return RANGE_TYPES.filter(
    ({ name, isAuthorized, hasTechnicalKey }) =>
      isAuthorized &&
      known.has(name) &&
      records.includes(kindOfRange(name).software) &&
      (!hasTechnicalKey || range.technical_key !== null),
  );
};

/**
 * Returns the types that a range has by what is told of it. DIAN names none; it gives a technical key with the ranges of invoices.
 * Where no type has a key, one is of no use (ADR 0212).
 */
export const choicesFor = (told: ToldRange, version: ApiVersion): RangeDocumentType[] => {
  const possible = possibleFor(told, version);
  const keyed = possible.filter(({ hasTechnicalKey }) => hasTechnicalKey);
  return (keyed.length > 0 ? keyed : possible).map(({ name }) => name);
};

type Assignments = NonNullable<NumberingRangesInUse['assign']>;

interface RegisteredRange extends Numbers {
  readonly document_type: RangeDocumentType;
  readonly resolution_number: string | null;
}

interface Assigning {
  readonly assign: Assignments;
  /** Registered ranges, oldest first: what a tenant said once holds for later synchronisations. */
  readonly known: readonly RegisteredRange[];
  readonly version: ApiVersion;
}

/** Returns the type of a range; null where several are possible and the tenant has not said which. */
export const assignedType = (told: ToldRange, { assign, known, version }: Assigning): RangeDocumentType | null => {
  const said = assign.find((entry) => means(entry, told.range));
  if (said) return said.document_type;
  const possible = choicesFor(told, NEWEST_API_VERSION);
  const registered = known.findLast(
    (one) =>
      overlaps(one, told.range) &&
      (possible.includes(one.document_type) || one.resolution_number === told.range.resolution_number),
  );
  if (registered) return registered.document_type;
  const [choice, ...others] = choicesFor(told, version);
  return choice === undefined || others.length > 0 ? null : choice;
};

/** Returns a fault for each entry that means no range of the authority, or a type that the range cannot have. */
export const assignmentFaults = (assign: Assignments, told: readonly ToldRange[], version: ApiVersion): Fault[] =>
  assign.flatMap((entry, index) => {
    const meant = told.find(({ range }) => means(entry, range));
    if (!meant) return [unknownRange(entry, index)];
    const possible = possibleFor(meant, version).map(({ name }) => name);
    return possible.includes(entry.document_type) ? [] : [impossible(possible, index)];
  });

const means = (entry: Assignments[number], range: AuthorityRange): boolean =>
  entry.resolution_number === range.resolution_number && entry.prefix === range.prefix;

const unknownRange = ({ resolution_number: resolution, prefix }: Assignments[number], index: number): Fault =>
  faultWith(
    `#/assign/${index}`,
    'numbering_range_unknown',
    {
      en: `The tax authority told of no range of resolution ${resolution} with the prefix "${prefix}".`,
      es: `La DIAN no informó ningún rango de la resolución ${resolution} con el prefijo "${prefix}".`,
    },
    {
      fix: {
        en: 'Copy both from `authorized` in the answer to the same request without `assign`.',
        es: 'Copie ambos de `authorized` en la respuesta a la misma solicitud sin `assign`.',
      },
    },
  );

const impossible = (choices: readonly string[], index: number): Fault => {
  const list = choices.map((choice) => `"${choice}"`).join(', ');
  return faultWith(
    `#/assign/${index}/document_type`,
    'not_applicable',
    {
      en: `By its technical key and its software this range may be of ${list}.`,
      es: `Por su clave técnica y su software, este rango puede ser de ${list}.`,
    },
    {
      fix: {
        en: 'Read in the resolution what it authorises, and in the portal of DIAN which software its prefix is associated with.',
        es: 'Lea en la resolución qué autoriza, y en el portal de la DIAN a qué software está asociado su prefijo.',
      },
    },
  );
};

/** Returns why a range is not registered, and what to do. */
export const unassignedReason = (choices: readonly RangeDocumentType[]): string =>
  choices.length === 0
    ? 'No kind of document that is issued here has such a range.'
    : `DIAN does not say what this range numbers: ${choices.map((choice) => `\`${choice}\``).join(' or ')}. Read it in the resolution, and send it once in \`assign\`.`;
