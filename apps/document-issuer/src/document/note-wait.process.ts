import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { ReleaseProcess } from '../waiting-document/release.process.js';
import { WaitingDocumentStore } from '../waiting-document/waiting-document.store.js';
import { referenceTo } from './document.js';
import { documentAggregate } from './document.messages.js';

/** Releases or fails the notes that wait for an invoice, in the transaction that records what became of the invoice. */
@Injectable()
export class NotesOfInvoiceProcess {
  constructor(
    private readonly waiting: WaitingDocumentStore,
    private readonly release: ReleaseProcess,
  ) {}

  /** Releases the notes of invoices that can be referred to, and fails those of invoices that were rejected or failed. */
  async settle(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
    const released: string[] = [];
    for (const { state } of (await tx.load(documentAggregate, invoiceIds)).values()) {
      const reference = referenceTo(state);
      if (reference === 'never') await this.fail(tx, state.awaitedBy);
      else if (reference !== 'not_yet') released.push(...state.awaitedBy);
    }
    await this.release.releaseNotes(tx, released);
  }

  /**
   * Fails the notes that wait for invoices whose transmission failed. A note that is requested later waits, as the
   * invoice may be transmitted again.
   */
  async failWithInvoices(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
    const invoices = await tx.load(documentAggregate, invoiceIds);
    await this.fail(
      tx,
      [...invoices.values()].flatMap(({ state }) => state.awaitedBy),
    );
  }

  private async fail(tx: Tx, noteIds: readonly string[]): Promise<void> {
    await this.waiting.takeNotes(tx, noteIds);
    await tx.handleAll(
      documentAggregate,
      noteIds.map((id) => ({ id, command: { type: 'FailWithInvoice' } })),
    );
  }
}
