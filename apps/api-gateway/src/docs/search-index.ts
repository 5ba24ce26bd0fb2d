/** Something that can be found: a page, a section of it, an operation. */
export interface SearchEntry {
  readonly kind: 'guide' | 'error' | 'operation';
  readonly path: string;
  /** What it is called, from the page to the section. */
  readonly titles: readonly string[];
  readonly text: string;
}

/** An entry that was found, with the part of its text that has the words. */
export interface SearchResult {
  readonly entry: SearchEntry;
  readonly excerpt: string;
}

/** What two words must share at their beginning for their endings to differ: `facturas` finds `factura`, `vencido` `venció`. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;
const SAME_STEM = 0.5;
const LONGEST_QUERY = 200;
const IN_TITLE = 10;
const WHOLE_WORD = 2;
const EXCERPT_CHARACTERS = 160;

/** Text in which accents and capitals make no difference; it is as long as the text. */
const folded = (text: string): string =>
  Array.from(text, (character) => {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  }).join('');

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Tells how well a word of an entry answers a word of the query: not at all, by its stem, by its beginning, or whole. */
const likeness = (word: string, asked: string): number => {
  if (word === asked) return WHOLE_WORD;
  if (word.startsWith(asked)) return 1;
  const stem = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING, asked.length - LONGEST_ENDING);
  return word.length >= stem && word.slice(0, stem) === asked.slice(0, stem) ? SAME_STEM : 0;
};

const best = (words: readonly string[], asked: string): number =>
  words.reduce((most, word) => Math.max(most, likeness(word, asked)), 0);

/**
 * Finds entries that have all words of a query or, where none has, those that have most of them; the best first: those
 * with the words in their title.
 */
export class SearchIndex {
  private readonly indexed: readonly {
    readonly entry: SearchEntry;
    readonly title: readonly string[];
    readonly text: readonly string[];
  }[];

  constructor(entries: readonly SearchEntry[]) {
    this.indexed = entries.map((entry) => ({
      entry,
      title: wordsOf(entry.titles.join(' ')),
      text: [...new Set(wordsOf(entry.text))],
    }));
  }

  find(query: string, most: number): SearchResult[] {
    const asked = [...new Set(wordsOf(query.slice(0, LONGEST_QUERY)))];
    const scored = this.indexed.map(({ entry, title, text }) => {
      const scores = asked.map((word) => best(title, word) * IN_TITLE + best(text, word));
      // Of two titles with the words the shorter one is closer to what was asked.
      const score = scores.reduce((sum, one) => sum + one, 1 / (1 + title.length));
      return { entry, score, found: scores.filter((one) => one > 0).length };
    });
    const mostFound = Math.max(1, ...scored.map(({ found }) => found));
    return scored
      .filter(({ found }) => found === mostFound)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.text, asked) }));
  }
}

/** The part of a text around the first word that was asked for. */
const excerptOf = (text: string, asked: readonly string[]): string => {
  const plain = folded(text);
  const places = asked
    .map((word) => plain.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u')))
    .filter((at) => at >= 0);
  const first = Math.max(0, Math.min(...places, text.length) - EXCERPT_CHARACTERS / 4);
  const begin = places.length === 0 || first === 0 ? 0 : text.indexOf(' ', first) + 1;
  const part = text.slice(begin, begin + EXCERPT_CHARACTERS);
  const isCut = begin + EXCERPT_CHARACTERS < text.length;
  return `${begin > 0 ? '… ' : ''}${isCut ? part.slice(0, Math.max(part.lastIndexOf(' '), 1)) : part}${isCut ? ' …' : ''}`;
};

/** Splits a text into parts that have a word of the query and parts that have none, to mark the former. */
export const markedParts = (text: string, query: string): readonly (readonly [part: string, isMarked: boolean])[] => {
  const asked = wordsOf(query.slice(0, LONGEST_QUERY));
  return (text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).map((part) => {
    const [word] = wordsOf(part);
    return [part, word !== undefined && asked.some((one) => likeness(word, one) > 0)];
  });
};
