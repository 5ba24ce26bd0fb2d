import { kindNamed } from '../kind/find-kind.js';
import type { Registry } from './registry.js';
import type { TestSet } from '../issuer/issuer.js';

/** Progress of a test set. */
export interface TestSetStanding {
  readonly id: string;
  /** Accepted documents that were sent for it. */
  readonly invoices: number;
  readonly notes: number;
  /** It has enough of both kinds, and takes no more documents. */
  readonly accepted: boolean;
}

export const standingOf = (set: TestSet, nit: string, registry: Registry): TestSetStanding => {
  const had = [...registry.received()].filter(
    ({ testSetId, isAccepted, identity }) => testSetId === set.id && isAccepted && identity.issuerNit === nit,
  );
  const invoices = had.filter(({ identity }) => kindNamed(identity.kind).corrects === null).length;
  const notes = had.length - invoices;
  return { id: set.id, invoices, notes, accepted: invoices >= set.invoices && notes >= set.notes };
};
