import type { InjectedFault } from '../fault/plan.js';
import type { Posted } from '../load/caller.js';
import type { RunEvidence, Must } from './evidence.js';

/** A row of the book that the simulated authority keeps. */
interface Received {
  readonly issuer_nit: string;
  readonly number: string;
  readonly cufe: string;
  readonly accepted: boolean;
  readonly accepted_times: number;
  readonly unasked_repeats: number;
}

/** An attempt may be held back until the next one has overtaken it: what is on its way nobody takes back. */
const mayHoldBack = (fault: InjectedFault): boolean =>
  fault.kind === 'freeze' || (fault.kind === 'cut' && fault.connection === 'authority');

/** Checks that the authority has each live document once, and was asked before one was sent again. */
export const checkAuthority = async (
  { target, faults }: RunEvidence,
  live: readonly Posted[],
  must: Must,
): Promise<void> => {
  const response = await fetch(`${target.credentials.dian_simulator_url}/control/received`);
  const { documents } = (await response.json()) as { documents: readonly Received[] };
  must(documents.length === live.length, `the authority has ${documents.length} of ${live.length} documents`);
  const heldBack = faults.filter(mayHoldBack).length;
  const byNumber = new Map(documents.map((document) => [`${document.issuer_nit} ${document.number}`, document]));
  for (const { id, tenant, number, cufe } of live) {
    const seen = byNumber.get(`${tenant.nit} ${String(number)}`);
    must(seen?.cufe === cufe && seen?.accepted === true, `the authority does not know ${id} as ${String(number)}`);
    must(seen?.accepted_times === 1, `${id} was accepted ${seen?.accepted_times} times`);
    const unasked = seen?.unasked_repeats ?? 0;
    must(unasked <= heldBack, `${id} was sent again ${unasked} times without a question`);
  }
};
