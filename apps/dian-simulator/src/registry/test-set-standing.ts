import type { Registry } from './registry.js';
import type { TestSet } from '../issuer/issuer.js';

/** How far a test set has come. */
export interface TestSetStanding {
  readonly id: string;
  /** Accepted documents that were sent for it. */
  readonly invoices: number;
  readonly notes: number;
  /** It has had the minima of both, and takes no more. */
  readonly accepted: boolean;
}

export const standingOf = (set: TestSet, nit: string, registry: Registry): TestSetStanding => {
  const had = [...registry.received()].filter(
    ({ testSetId, isAccepted, identity }) => testSetId === set.id && isAccepted && identity.issuerNit === nit,
  );
  const invoices = had.filter(({ identity }) => identity.kind === 'Invoice').length;
  const notes = had.length - invoices;
  return { id: set.id, invoices, notes, accepted: invoices >= set.invoices && notes >= set.notes };
};
