import { bareText, ownValue } from '@rubrica/fiscal';
import { FIELD_SYNONYMS } from './field-synonyms.js';

type Properties = Readonly<Record<string, unknown>>;

/**
 * Returns how many typing errors are accepted in a field name of this length: none below 5 characters, one below 9
 * characters, otherwise two.
 */
const slipsOf = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

const finders = new WeakMap<Properties, (given: string) => string | undefined>();

/**
 * Returns the field that an unknown name probably means. Returns undefined if no field is similar enough, or if
 * several are equally similar. Typing errors are accepted in names of fields, because a wrong name changes no
 * value. Typing errors in codes are never accepted.
 */
export const meantField = (properties: Properties, given: string): string | undefined => {
  let find = finders.get(properties);
  if (!find) {
    find = finderOf(Object.keys(properties));
    finders.set(properties, find);
  }
  return find(given);
};

const finderOf = (names: readonly string[]): ((given: string) => string | undefined) => {
  const known = names.map((name) => ({ name, words: [name, ...(ownValue(FIELD_SYNONYMS, name) ?? [])].map(bareText) }));
  return (given) => {
    const asked = bareText(given);
    if (asked === '') return undefined;
    const same = known.find(({ words: [own] }) => own === asked) ?? known.find(({ words }) => words.includes(asked));
    if (same) return same.name;
    const near = known
      .map(({ name, words: [own = ''] }) => ({ name, slips: slipsBetween(asked, own, slipsOf(asked.length)) }))
      .filter(({ slips }) => slips < Infinity)
      .toSorted((a, b) => a.slips - b.slips);
    const [first, second] = near;
    return first !== undefined && first.slips < (second?.slips ?? Infinity) ? first.name : undefined;
  };
};

/**
 * Returns the number of typing errors between two words: missing, additional, wrong or swapped characters. Returns
 * Infinity if there are more than `most`.
 */
const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  return last[other.length] ?? Infinity;
};
