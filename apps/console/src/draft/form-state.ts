import { type Body, listOf, put, type Json } from '../entry/body.js';
import { isEmptyLine } from './sent.js';

/** A form while it is filled in. */
export interface FormState {
  readonly body: Body;
  /** A key of each line that moves with it. */
  readonly keys: readonly number[];
  /** Pointers of the fields that the person has left; only there faults are shown before the first try to issue. */
  readonly left: ReadonlySet<string>;
  readonly isTried: boolean;
  /** Where the focus goes next; null: it stays. */
  readonly focus: string | null;
  readonly isChanged: boolean;
}

export type Change =
  | { readonly type: 'put'; readonly pointer: string; readonly value: Json | undefined }
  | { readonly type: 'leave'; readonly pointer: string }
  | { readonly type: 'try' }
  | { readonly type: 'focus'; readonly pointer: string }
  | { readonly type: 'focused' }
  | { readonly type: 'replace'; readonly body: Body }
  | { readonly type: 'add-line'; readonly line: Body }
  | { readonly type: 'put-lines'; readonly lines: readonly Body[]; readonly at: number }
  | { readonly type: 'remove-line'; readonly index: number; readonly line: Body }
  | { readonly type: 'move-line'; readonly index: number; readonly by: 1 | -1; readonly column: string };

/** A form that shows a body; all faults are shown at once where the body came from elsewhere. */
export const formOf = (body: Body, isTried = false): FormState => ({
  body,
  keys: listOf(body['lines']).map((_, index) => index),
  left: new Set(),
  isTried,
  focus: null,
  isChanged: false,
});

const withLines = (
  state: FormState,
  each: readonly { readonly key: number; readonly line: Body }[],
  focus: string | null,
): FormState => ({
  ...state,
  body: put(
    state.body,
    '/lines',
    each.map(({ line }) => line),
  ),
  keys: each.map(({ key }) => key),
  focus,
  isChanged: true,
});

export const changed = (state: FormState, change: Change): FormState => {
  const lines = listOf(state.body['lines']).map((line, index) => ({ key: state.keys[index] ?? index, line }));
  const next = Math.max(-1, ...state.keys) + 1;
  switch (change.type) {
    case 'put':
      return { ...state, body: put(state.body, change.pointer, change.value), isChanged: true };
    case 'leave':
      return state.left.has(change.pointer) ? state : { ...state, left: new Set([...state.left, change.pointer]) };
    case 'try':
      return { ...state, isTried: true };
    case 'focus':
      return { ...state, focus: change.pointer };
    case 'focused':
      return { ...state, focus: null };
    case 'replace':
      return { ...formOf(change.body, state.isTried), isChanged: true };
    case 'add-line':
      return withLines(
        state,
        [...lines, { key: next, line: change.line }],
        `/lines/${String(lines.length)}/description`,
      );
    case 'put-lines': {
      const added = change.lines.map((line, index) => ({ key: next + index, line }));
      // Lines in which nothing is typed yet give way.
      const [before, after] = [lines.slice(0, change.at), lines.slice(change.at)].map((part) =>
        part.filter(({ line }) => !isEmptyLine(line)),
      ) as [typeof lines, typeof lines];
      return withLines(state, [...before, ...added, ...after], `/lines/${String(before.length)}/description`);
    }
    case 'remove-line': {
      const rest = lines.filter((_, index) => index !== change.index);
      const kept = rest.length === 0 ? [{ key: next, line: change.line }] : rest;
      return withLines(state, kept, `/lines/${String(Math.min(change.index, kept.length - 1))}/description`);
    }
    case 'move-line': {
      const to = change.index + change.by;
      const moved = lines[change.index];
      if (!moved || to < 0 || to >= lines.length) return state;
      const rest = lines.filter((_, index) => index !== change.index);
      return withLines(state, rest.toSpliced(to, 0, moved), `/lines/${String(to)}/${change.column}`);
    }
  }
};
