import { othersTurn } from '../worker/others-turn.js';

/** Limits of a JSON text. Every document is far below them. They protect code that visits all values of a body. */
export interface JsonLimits {
  readonly levels: number;
  readonly values: number;
  /** Largest number of entries in a list, or of members in an object. */
  readonly entries: number;
  /** Length of the longest string in the JSON text. An escape such as `\u00e9` counts as 6 characters. */
  readonly text: number;
}

/**
 * Position of a list or object in a JSON text; `end` is the position after its last bracket. If the list or object is
 * longer than `SLICE`, `children` has the lists and objects directly inside it. Otherwise `children` is empty.
 */
export interface Container {
  readonly start: number;
  readonly end: number;
  readonly children: readonly Container[];
}

/**
 * Number of characters of a JSON text that are parsed without a pause for other requests. A longer list or object is
 * parsed in parts.
 */
export const SLICE = 256 * 1024;
/** Number of characters of a JSON text that are scanned for brackets without a pause for other requests. */
const SCANNED_AT_ONCE = 32 * 1024;

const [QUOTE, COMMA, BACKSLASH, LAST_BLANK] = [0x22, 0x2c, 0x5c, 0x20];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

type Outline =
  /**
   * `root`: position of the list or object that is the whole value; null if the value is something else, such as a
   * number.
   */
  | { readonly outcome: 'read'; readonly root: Container | null }
  | { readonly outcome: 'too complex' }
  /** `at`: position of a wrong bracket, or the length of the text if a bracket is not closed. */
  | { readonly outcome: 'malformed'; readonly at: number };

interface Open {
  readonly start: number;
  readonly children: Container[];
  entries: number;
}

/**
 * Finds the positions of lists and objects in a JSON text. Checks only its brackets, and lets other requests run
 * between slices of the text. Stops when the text exceeds a limit.
 */
export const outlineOf = async (text: string, limits: JsonLimits): Promise<Outline> => {
  const whole: Open = { start: 0, children: [], entries: 1 };
  const open: Open[] = [whole];
  let [inner, values, isEmpty, nextTurn] = [whole, 1, false, SCANNED_AT_ONCE];
  for (let at = 0; at < text.length; at += 1) {
    if (at >= nextTurn) {
      nextTurn = at + SCANNED_AT_ONCE;
      await othersTurn();
    }
    const character = text.charCodeAt(at);
    if (character <= LAST_BLANK) continue;
    switch (character) {
      case QUOTE: {
        const end = endOfText(text, at);
        if (end - at - 1 > limits.text) return { outcome: 'too complex' };
        at = end;
        isEmpty = false;
        break;
      }
      case OPEN_LIST:
      case OPEN_OBJECT:
        inner = { start: at, children: [], entries: 1 };
        open.push(inner);
        values += 1;
        isEmpty = true;
        break;
      case COMMA:
        inner.entries += 1;
        values += 1;
        isEmpty = false;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT: {
        const opening = character === CLOSE_LIST ? OPEN_LIST : OPEN_OBJECT;
        if (inner === whole || text.charCodeAt(inner.start) !== opening) return { outcome: 'malformed', at };
        if (isEmpty) values -= 1;
        isEmpty = false;
        open.pop();
        const { start, children } = inner;
        const end = at + 1;
        inner = open.at(-1) ?? whole;
        inner.children.push({ start, end, children: end - start > SLICE ? children : [] });
        break;
      }
      default:
        isEmpty = false;
    }
    // `- 1`: `open` also contains `whole`, which is no list or object. `+ 1`: an opening bracket adds the first entry
    // to `values`. If the list or object is empty, its closing bracket subtracts this entry again.
    if (open.length - 1 > limits.levels || values > limits.values + 1 || inner.entries > limits.entries)
      return { outcome: 'too complex' };
  }
  if (inner !== whole) return { outcome: 'malformed', at: text.length };
  if (values > limits.values) return { outcome: 'too complex' };
  const [root = null, second] = whole.children;
  return second ? { outcome: 'malformed', at: second.start } : { outcome: 'read', root };
};

/**
 * Returns the position of the quotation mark that ends a string. `start`: position of its first quotation mark. Returns
 * the length of the whole text if the string does not end.
 */
const endOfText = (text: string, start: number): number => {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escape = at;
    while (text.charCodeAt(escape - 1) === BACKSLASH) escape -= 1;
    if ((at - escape) % 2 === 0) return at;
  }
  return text.length;
};
