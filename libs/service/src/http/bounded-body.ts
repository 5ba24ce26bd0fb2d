import type { TSchema } from '@sinclair/typebox';
import { ownValue } from '@rubrica/fiscal';

/**
 * In one body, at most this number of faulty list entries are kept and checked for all their faults. The list entries
 * after the last of these are left out.
 */
const MOST_FAULTY_ENTRIES = 200;
/**
 * In one body, at most this number of unknown members are reported. A member is unknown if the schema of its object
 * does not allow it.
 */
const MOST_UNKNOWN_MEMBERS = 200;
/**
 * A text that is much longer than this is cut before it is checked. At least this number of characters are kept. If
 * the schema allows more characters, at least one more than it allows is kept, so that the check still finds the text
 * too long.
 */
const MOST_CHARACTERS = 1_000;

interface Described {
  readonly type?: unknown;
  readonly items?: TSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly maxProperties?: number;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly TSchema[];
}

/** The part of a faulty body in which faults are searched for. */
export interface BoundedBody {
  readonly body: unknown;
  /** True if the whole body may have faults that this part lacks. */
  readonly isCut: boolean;
}

/**
 * Returns the part of a faulty body in which faults are searched for, so that the search takes a limited time. The part
 * ends after 200 faulty list entries and 200 unknown members, and texts that are much too long are cut. Every value in
 * it has the same JSON pointer as in the body. `isValid` returns whether a value satisfies a schema, and stops at the
 * first fault.
 */
export const boundedBody = (
  schema: TSchema,
  body: unknown,
  isValid: (schema: TSchema, value: unknown) => boolean,
): BoundedBody => {
  let [entriesLeft, unknownLeft, isCut] = [MOST_FAULTY_ENTRIES, MOST_UNKNOWN_MEMBERS, false];

  const boundedList = (items: TSchema, most: number, list: readonly unknown[]): unknown[] => {
    const kept: unknown[] = [];
    // Keeps one entry more than allowed, so that the length of the list is reported too.
    for (const entry of list.slice(0, most + 1)) {
      if (entriesLeft === 0) break;
      const isGood = isValid(items, entry);
      if (!isGood) entriesLeft -= 1;
      kept.push(isGood ? entry : bounded(items, entry));
    }
    isCut ||= kept.length < Math.min(list.length, most);
    return kept;
  };

  const boundedMembers = (of: Described, object: object): object => {
    const { properties = {}, maxProperties = Infinity } = of;
    const isClosed = of.additionalProperties === false;
    const kept = new Map<string, unknown>();
    // Keeps one member more than allowed, so that the check still sees that there are too many.
    for (const [name, value] of Object.entries(object).slice(0, maxProperties + 1)) {
      const known = ownValue(properties, name);
      if (known !== undefined) kept.set(name, bounded(known, value));
      else if (!isClosed || unknownLeft > 0) {
        if (isClosed) unknownLeft -= 1;
        kept.set(name, value);
      } else isCut = true;
    }
    return Object.fromEntries(kept);
  };

  const boundedText = (of: Described, text: string): string => {
    const branches = [of, ...((of.anyOf ?? []) as readonly Described[])];
    const most = Math.max(MOST_CHARACTERS, ...branches.map(({ maxLength = 0 }) => maxLength + 1));
    // A character may consist of two code units.
    return text.length <= 2 * most || isValid(of as TSchema, text) ? text : text.slice(0, 2 * most);
  };

  const bounded = (of: TSchema, value: unknown): unknown => {
    const { items, maxItems = Infinity, anyOf } = of as Described;
    if (typeof value === 'string') return boundedText(of as Described, value);
    if (typeof value !== 'object' || value === null) return value;
    if (anyOf) {
      const [branch, ...others] = anyOf.filter(({ type }) => type === (Array.isArray(value) ? 'array' : 'object'));
      return branch && others.length === 0 ? bounded(branch, value) : value;
    }
    if (Array.isArray(value)) return items ? boundedList(items, maxItems, value) : value;
    return boundedMembers(of as Described, value);
  };

  return { body: bounded(schema, body), isCut };
};
