import { SENTENCES } from '@rubrica/contracts';
import type { DueTimer, Loaded } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import type { Document, KnownDocument, PlannedDocument } from '../document/document.js';
import type { RangeWish } from '../numbering-range/allotment.js';
import type { Candidate } from './planning.js';

export interface DueDocument {
  readonly timer: DueTimer<Lookups>;
}

/** A due document with what was read for it outside of the transaction. */
export type Read = DueDocument &
  Omit<Candidate, 'document' | 'referred' | 'corrected'> & {
    /** Ids of the document that it refers to and of the document whose number it takes over. */
    readonly named: readonly string[];
    /** What it requires of a range; null when it has a number or takes one over. */
    readonly wish: RangeWish | null;
  };

/** The same with its state and those of the documents that it names, as the transaction sees them. */
export type IssueJob = DueDocument & Candidate;

export type PlannedJob = Omit<IssueJob, 'document'> & {
  readonly document: PlannedDocument;
  /** Version of the document's stream after the plan. */
  readonly version: number;
};

/** Failure of a document with a number, as `simulate` asks for it. */
export const SIMULATED = { code: 'simulated_failure', detail: SENTENCES.simulated.en } as const;

/** Failure of a document whose XML cannot be written. */
export const NOT_WRITABLE = {
  code: 'document_not_writable',
  detail: SENTENCES.notWritable.en,
} as const;

/** Returns the state of a document whose timer is due. */
export const knownDocument = (
  states: ReadonlyMap<string, Loaded<Document>>,
  { key }: DueTimer<Lookups>,
): KnownDocument => {
  const document = states.get(key)?.state;
  if (!document || document.phase === 'unknown') throw new Error(`${key} is due, yet was never received`);
  return document;
};
