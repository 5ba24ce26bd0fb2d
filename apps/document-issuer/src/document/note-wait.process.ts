import { Injectable } from '@nestjs/common';
import type { DueTimer, Lookups, Tx } from '@rubrica/eventing';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import type { KnownDocument } from './document.js';
import { documentAggregate } from './document.messages.js';
import { INVOICE_NOT_ACCEPTED, referenceTo } from './note-wait.js';

export interface WaitingNote {
  readonly timer: DueTimer<Lookups>;
  readonly document: KnownDocument;
}

/**
 * Lets notes wait for their invoices. A wait begins in the transaction that adds the note to the waiting documents, and
 * ends in the one that records what becomes of the invoice: its verdict, its edition in contingency, or its cancellation. A
 * waiting note has no timer.
 */
@Injectable()
export class NoteWaits {
  constructor(private readonly waiting: WaitingDocuments) {}

  /** Records the waits, in the streams of the notes and of their invoices, and completes the timers of the notes. */
  async begin(tx: Tx, notes: readonly WaitingNote[]): Promise<void> {
    const begun = await this.waiting.add(
      tx,
      notes.map(({ timer, document: { received } }) => ({
        documentId: timer.key,
        tenantId: received.tenant_id,
        environment: received.environment,
        reason: INVOICE_NOT_ACCEPTED.reason,
        timerKind: timer.kind,
        cause: timer.cause,
      })),
    );
    await tx.handleAll(
      documentAggregate,
      notes.flatMap(({ timer: { key: noteId }, document: { received } }) => [
        { id: noteId, command: { type: 'WaitFor' as const, data: INVOICE_NOT_ACCEPTED } },
        ...(begun.has(noteId) && received.invoice_id !== null
          ? [{ id: received.invoice_id, command: { type: 'AddWaitingNote' as const, noteId } }]
          : []),
      ]),
    );
    await tx.complete(...notes.map(({ timer }) => timer));
  }

  /** Releases the notes of invoices that can be referred to, and fails those of invoices that were rejected or cancelled. */
  async settle(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
    const failed: string[] = [];
    const released: string[] = [];
    for (const { state } of (await tx.load(documentAggregate, invoiceIds)).values()) {
      const reference = referenceTo(state);
      if (reference === 'never') failed.push(...state.awaitedBy);
      else if (reference !== 'not_yet') released.push(...state.awaitedBy);
    }
    await this.fail(tx, failed);
    await this.waiting.releaseDocuments(tx, released, INVOICE_NOT_ACCEPTED.reason);
  }

  private async fail(tx: Tx, noteIds: readonly string[]): Promise<void> {
    const handled = await tx.handleAll(
      documentAggregate,
      noteIds.map((id) => ({ id, command: { type: 'FailWithInvoice' } })),
    );
    await this.waiting.remove(
      tx,
      noteIds.filter((_, index) => handled[index]?.events.length),
    );
  }
}
