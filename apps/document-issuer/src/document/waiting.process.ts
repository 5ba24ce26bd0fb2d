import { Injectable } from '@nestjs/common';
import type { DueTimer, Lookups, Tx } from '@rubrica/eventing';
import { startOfColombianDay } from '@rubrica/fiscal';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import type { KnownDocument, Waiting } from './document.js';
import { documentAggregate } from './document.messages.js';
import { NoteWaits } from './note-wait.process.js';
import { INVOICE_NOT_ACCEPTED } from './note-wait.js';

export interface Wait {
  readonly timer: DueTimer<Lookups>;
  readonly document: KnownDocument;
  readonly data: Waiting;
  /** The vault has refused the certificate that it offered. It may have another one by now, so the first lookup is at once. */
  readonly isRefused?: boolean;
  /** Day (YYYY-MM-DD) on which the wait ends by itself, where one is known. */
  readonly until?: string | null | undefined;
}

/**
 * Lets documents wait for a certificate, for a number or, if they are notes, for their invoice (`note-wait.process.ts`).
 * The transaction that brings what is missing releases them. Documents that wait for a certificate or a number also look
 * it up themselves, after 1, 2, 4 … 60 minutes: it may have come during the first lookup. What comes by itself (a range that
 * is valid from tomorrow) is looked up as its day begins.
 */
@Injectable()
export class WaitingProcess {
  constructor(
    private readonly waiting: WaitingDocuments,
    private readonly notes: NoteWaits,
  ) {}

  /** Records the waits and completes their timers. The timers of all but notes are scheduled for the next lookup. */
  async wait(tx: Tx, waits: readonly Wait[]): Promise<void> {
    await this.notes.begin(tx, waits.filter(isForInvoice));
    const others = waits.filter((wait) => !isForInvoice(wait));
    await tx.handleAll(
      documentAggregate,
      others.map(({ timer, data }) => ({ id: timer.key, command: { type: 'WaitFor', data } })),
    );
    const begun = await this.waiting.add(
      tx,
      others.map(({ timer, document: { received }, data }) => ({
        documentId: timer.key,
        tenantId: received.tenant_id,
        environment: received.environment,
        reason: data.reason,
        timerKind: timer.kind,
        cause: timer.cause,
      })),
    );
    for (const { timer, document, data, isRefused, until } of others) {
      const { due, payload } = this.waiting.nextLookup(tx.at, timer.payload);
      // The document waited before and its row is gone: it was released during this lookup.
      const isReleased = document.waiting?.reason === data.reason && begun.has(timer.key);
      const isFirstRefusal = isRefused === true && payload.looks === 1;
      tx.schedule({
        kind: timer.kind,
        key: timer.key,
        group: document.received.tenant_id,
        due: isReleased || isFirstRefusal ? tx.at : earlier(due, until),
        payload,
      });
    }
    await tx.complete(...others.map(({ timer }) => timer));
  }

  /** Ends the wait of documents that are done. One that has not waited is on no list, and costs no statement. */
  async end(tx: Tx, done: readonly Omit<Wait, 'data'>[]): Promise<void> {
    const waited = done.filter(({ timer, document }) => document.waiting ?? timer.payload.looks);
    await this.waiting.remove(
      tx,
      waited.map(({ timer }) => timer.key),
    );
  }
}

/** Returns the time of the lookup, or the begin of the day where that comes first. */
const earlier = (due: string, until: string | null | undefined): string => {
  if (!until) return due;
  const begin = startOfColombianDay(until);
  return begin < due ? begin : due;
};

const isForInvoice = ({ data }: Wait): boolean => data.reason === INVOICE_NOT_ACCEPTED.reason;
