/** A code or a name of a field, with the other words that people write for it. */
export type Candidate = readonly [value: string, ...names: readonly string[]];

/** Text without accents, signs, blanks and upper case: `COP$` and `cop` are the same. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const withoutZeros = (text: string): string => text.replace(/^0+(?=.)/, '');

/** How many wrong characters are taken for a slip: none in a short word, two in a long one. */
const slipsOf = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2);

/** No text of this length is a slip of anything. */
const LONGEST = 60;

/**
 * Returns a function that finds the value that was probably meant, undefined when none is near. Differences of case and
 * of signs, missing zeros, names in place of codes and small slips are understood.
 */
export const nearestOf = (candidates: Iterable<Candidate>): ((given: string) => string | undefined) => {
  const known = [...candidates].map(([value, ...names]) => ({ value, code: bare(value), names: names.map(bare) }));
  const exact = new Map<string, string>();
  const add = (text: string, value: string): void => {
    if (text !== '' && !exact.has(text)) exact.set(text, value);
  };
  for (const { value, code } of known) add(code, value);
  for (const { value, code } of known) add(withoutZeros(code), value);
  for (const { value, names } of known) names.forEach((name) => add(name, value));
  const words = known.flatMap(({ value, code, names }) => [code, ...names].map((word) => ({ value, word })));
  return (given) => {
    const asked = given.length > LONGEST ? '' : bare(given);
    if (asked === '') return undefined;
    const found = exact.get(asked) ?? exact.get(withoutZeros(asked));
    if (found !== undefined) return found;
    let nearest: { readonly value: string; readonly slips: number } | undefined;
    for (const { value, word } of words) {
      const most = Math.min(slipsOf(asked.length), slipsOf(word.length), (nearest?.slips ?? Infinity) - 1);
      const slips = most < 1 ? Infinity : slipsBetween(asked, word, most);
      if (slips <= most) nearest = { value, slips };
    }
    return nearest?.value;
  };
};

/** Characters that are missing, needless, wrong or swapped between two words; Infinity for more than `most`. */
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
