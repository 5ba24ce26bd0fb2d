import { setImmediate as othersTurn } from 'node:timers/promises';

/** Lines of a document that are checked in one go: some milliseconds. */
export const LINES_AT_ONCE = 200;

/** Number of lines of a body that was not checked yet. */
export const linesOf = (body: unknown): number => {
  const lines: unknown = Object(body).lines;
  return Array.isArray(lines) ? lines.length : 0;
};

/** Lets other requests have their turn between two checks of a document of many lines, each of which takes a while. */
export const pauseIn = (body: unknown): Promise<void> | undefined =>
  linesOf(body) > LINES_AT_ONCE ? othersTurn() : undefined;
