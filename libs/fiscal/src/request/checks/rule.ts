import type { CommonDraft, LineDraft } from '../draft.js';
import type { Fault } from '../../values/fault.js';

/** What a rule knows beside the body: the time, and whether the API key is a live one. */
export interface DraftContext {
  readonly now: Date;
  readonly livemode: boolean;
}

/** Checks some fields of a document. It is skipped when the schema has refused a field that it reads. */
export interface DocumentRule<Draft = CommonDraft> {
  readonly reads: readonly (keyof Draft)[];
  readonly check: (draft: Draft, context: DraftContext) => Fault[];
}

/** Checks some fields of one line, which is at the pointer `at`. */
export interface LineRule {
  readonly reads: readonly (keyof LineDraft)[];
  readonly check: (line: LineDraft, at: string) => Fault[];
}
