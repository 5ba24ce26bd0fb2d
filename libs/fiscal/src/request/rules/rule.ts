import type { CommonDraft, LineDraft } from '../draft.js';
import type { Fault } from '../../values/fault.js';

/** What a rule may know beside the body: the clock and the key's mode come in as values. */
export interface DraftContext {
  readonly now: Date;
  readonly livemode: boolean;
}

/** Looks at some fields of a document. It is left out when the schema has refused one of those it reads. */
export interface DocumentRule<Draft = CommonDraft> {
  readonly reads: readonly (keyof Draft)[];
  readonly check: (draft: Draft, context: DraftContext) => Fault[];
}

/** Looks at some fields of one line, which stands at the pointer `at`. */
export interface LineRule {
  readonly reads: readonly (keyof LineDraft)[];
  readonly check: (line: LineDraft, at: string) => Fault[];
}
