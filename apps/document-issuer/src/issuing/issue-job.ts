import type { DueTimer, Tx } from '@rubrica/eventing';
import type { Document, KnownDocument, Numbered, SigningPlan } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import type { Candidate } from './planning.js';
import type { Looked } from '../document/waiting.process.js';

/** A document that is due. */
interface Due {
  readonly timer: DueTimer<Looked>;
}

/** With what was read for it before any lock … */
export type Read = Due & Omit<Candidate, 'document' | 'invoice' | 'corrected'>;

/** … and its state, and those of the documents that it names, under the lock. */
export type Job = Due & Candidate;

export interface PlannedJob extends Job {
  readonly numbered: Numbered;
  readonly plan: SigningPlan;
}

/** With the states as this transaction sees them, its own facts included. */
export const loaded = async <T extends Due>(
  tx: Tx,
  due: readonly T[],
): Promise<(T & { document: KnownDocument })[]> => {
  const states = await tx.load(
    documentAggregate,
    due.map(({ timer }) => timer.key),
  );
  return due.map((one) => {
    const document = states.get(one.timer.key)?.state;
    if (!document || document.phase === 'unknown') throw new Error(`${one.timer.key} is due, yet was never received`);
    return { ...one, document };
  });
};

/** With the invoices that notes correct, and the rejected documents whose numbers are taken over. */
export const withNamed = async (tx: Tx, jobs: readonly Omit<Job, 'invoice' | 'corrected'>[]): Promise<Job[]> => {
  const ids = jobs.flatMap(({ document: { received } }) => [received.invoice_id, received.corrects]);
  const named = await tx.load(
    documentAggregate,
    ids.flatMap((id) => id ?? []),
  );
  const stateOf = (id: string | null | undefined): Document | null => named.get(id ?? '')?.state ?? null;
  return jobs.map((job) => {
    const { invoice_id, corrects } = job.document.received;
    return { ...job, invoice: stateOf(invoice_id), corrected: stateOf(corrects) };
  });
};

/** It has one, or takes it over. */
export const numberOf = ({ document, corrected }: Job): Numbered | null =>
  document.numbered ?? (corrected === null || corrected.phase === 'unknown' ? null : corrected.numbered);

export const planned = (job: Job): PlannedJob => {
  const { numbered, plan } = job.document;
  if (!numbered || !plan) throw new Error(`${job.timer.key} is to be signed without a plan`);
  return { ...job, numbered, plan };
};
