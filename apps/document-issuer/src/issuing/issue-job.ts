import type { DueTimer } from '@rubrica/eventing';
import type { Numbered, SigningPlan } from '../document/document.js';
import type { Candidate } from './planning.js';
import type { Lookups } from '../document/timer-kinds.js';

/** A document that is due. */
interface Due {
  readonly timer: DueTimer<Lookups>;
}

/** With what was read for it before any lock … */
export type Read = Due & Omit<Candidate, 'document' | 'invoice' | 'corrected'>;

/** … and its state, and those of the documents that it names, under the lock. */
export type Job = Due & Candidate;

export interface PlannedJob extends Job {
  readonly numbered: Numbered;
  readonly plan: SigningPlan;
}

/** It has one, or takes it over. */
export const numberOf = ({ document, corrected }: Job): Numbered | null =>
  document.numbered ?? (corrected === null || corrected.phase === 'unknown' ? null : corrected.numbered);

export const planned = (job: Job): PlannedJob => {
  const { numbered, plan } = job.document;
  if (!numbered || !plan) throw new Error(`${job.timer.key} is to be signed without a plan`);
  return { ...job, numbered, plan };
};

/** Failure of a document whose XML cannot be written. */
export const NOT_WRITABLE = {
  code: 'document_not_writable',
  detail:
    'The document could not be written as XML. The reason is in our log; POST …/retry goes on with the same number.',
} as const;
