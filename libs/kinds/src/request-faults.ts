import { documentFaultSteps, type DocumentDraft, type DraftContext, type Fault, type Steps } from '@rubrica/fiscal';
import type { Kind } from './kind.js';

/**
 * Finds the faults of a request that the schema of its kind does not find, rule by rule. `refused` are the pointers that the
 * schema has refused: what reads them is not judged.
 */
export const requestFaults = (
  { rules }: Kind,
  draft: DocumentDraft,
  context: DraftContext,
  refused: readonly string[],
  // A kind's rules read the requests of that kind alone, which the schema has told apart.
): Steps<Fault[]> => documentFaultSteps(rules, draft as never, context, refused);
