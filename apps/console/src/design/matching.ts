/** One of several things that a field can have. */
export interface Choosable {
  readonly value: string;
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly detail?: string;
}

/** A text without accents and capitals, so that `bogota` finds Bogotá. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the choices that have every typed word, those that begin with the text first. */
export const matching = (choices: readonly Choosable[], typed: string, most: number): readonly Choosable[] => {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = choices.filter(({ value, name, detail = '' }) => {
    const text = folded(`${value} ${name} ${detail}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ value, name }: Choosable): boolean =>
    folded(name).startsWith(folded(typed)) || folded(value) === folded(typed);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, most);
};
