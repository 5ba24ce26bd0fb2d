import { createHash } from 'node:crypto';
import { othersTurn } from '../worker/others-turn.js';

/** Returns the SHA-256 of a JSON value in hex. Object keys are sorted, so that equal values have equal hashes. */
export const canonicalHash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object')
    return `{${membersOf(value)
      .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
};

const membersOf = (object: object): [string, unknown][] => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns the same hash as `canonicalHash`. A body may be large, so other requests run while it is hashed. */
export const canonicalHashOfBody = async (body: unknown): Promise<string> => {
  const hash = createHash('sha256');
  let text = '';
  for (const piece of canonicalPieces(body, LEVELS_OF_A_LINE)) {
    text += piece;
    if (text.length < HASHED_AT_ONCE) continue;
    hash.update(text);
    text = '';
    await othersTurn();
  }
  return hash.update(text).digest('hex');
};
const HASHED_AT_ONCE = 64 * 1024;
/**
 * Depth at which a value is hashed in one piece. In a batch, this is the depth of a line of a document: the batch has a
 * list of documents, and each document a list of lines.
 */
const LEVELS_OF_A_LINE = 4;

/** Yields the JSON text of a value, with sorted keys, in pieces. A value at depth `levels` is one piece. */
function* canonicalPieces(value: unknown, levels: number): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) return yield canonical(value);
  const isList = Array.isArray(value);
  yield isList ? '[' : '{';
  let comma = '';
  for (const [name, member] of isList ? value.entries() : membersOf(value)) {
    yield isList ? comma : `${comma}${JSON.stringify(name)}:`;
    yield* canonicalPieces(member, levels - 1);
    comma = ',';
  }
  yield isList ? ']' : '}';
}
