import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, type Tx } from '@rubrica/eventing';
import { AwaitedDocuments, type Lookups } from '@rubrica/eventing/waiting';
import { startOfColombianDay } from '@rubrica/fiscal';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import type { KnownDocument, WaitReason } from './document.js';
import { documentAggregate } from './document.messages.js';
import { NOT_ACCEPTED, referenceTo } from './reference.js';

export interface DocumentToWait {
  readonly timer: DueTimer<Lookups>;
  readonly document: KnownDocument;
  readonly data: WaitReason;
  /** The vault has refused the certificate that it offered. It may have another one by now, so the first lookup is at once. */
  readonly isRefused?: boolean;
  /** Day (YYYY-MM-DD) on which the wait ends by itself, where one is known. */
  readonly until?: string | null | undefined;
}

/**
 * Lets documents wait for a certificate, for a number or for the document that they refer to. The transaction that brings
 * what is missing releases them. They also look it up themselves, after 1, 2, 4 … 60 minutes: it may have come during the
 * first lookup. What comes by itself (a range that is valid from tomorrow) is looked up as its day begins.
 */
@Injectable()
export class WaitingProcess {
  private readonly awaited;

  constructor(
    database: Database,
    private readonly waiting: WaitingDocuments,
  ) {
    this.awaited = new AwaitedDocuments(database, waiting, documentAggregate, {
      invoice_not_accepted: (referred) => referenceTo(referred) === 'not_yet',
    });
  }

  /** Records the waits. Their timers are due at the next lookup. */
  async wait(tx: Tx, waits: readonly DocumentToWait[]): Promise<void> {
    const results = await this.awaited.begin(
      tx,
      waits.map(({ timer, document: { received }, data: { reason } }) => ({
        documentId: timer.key,
        tenantId: received.tenant_id,
        environment: received.environment,
        reason,
        timerKind: timer.kind,
        cause: timer.cause,
        awaited: reason === NOT_ACCEPTED && received.invoice_id !== null ? [received.invoice_id] : [],
      })),
    );
    await tx.handleAll(
      documentAggregate,
      waits.map(({ timer, data }) => ({ id: timer.key, command: { type: 'WaitFor', data } })),
    );
    waits.forEach(({ timer, document, data, isRefused, until }, nth) => {
      const { due, payload } = this.waiting.nextLookup(tx.at, timer.payload, until && startOfColombianDay(until));
      // The document waited before and its row is gone: it was released during this lookup.
      const isReleased = document.waiting?.reason === data.reason && results[nth] === 'begins';
      const isFirstRefusal = isRefused === true && payload.looks === 1;
      const isOver = isReleased || isFirstRefusal || results[nth] === 'is over';
      const { kind, key } = timer;
      tx.schedule({ kind, key, group: document.received.tenant_id, due: isOver ? tx.at : due, payload });
    });
    await tx.complete(...waits.map(({ timer }) => timer));
  }

  /** Ends the wait of documents that are done. One that has not waited is on no list, and costs no statement. */
  async end(tx: Tx, done: readonly Omit<DocumentToWait, 'data'>[]): Promise<void> {
    const waited = done.filter(({ timer, document }) => document.waiting ?? timer.payload.looks);
    await this.waiting.remove(
      tx,
      waited.map(({ timer }) => timer.key),
    );
  }
}
