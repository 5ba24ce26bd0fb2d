import { Injectable } from '@nestjs/common';
import { type CancellationReason, SENTENCES } from '@rubrica/contracts';
import type { Cause, Tx } from '@rubrica/eventing';
import { BlobStore, getJson } from '@rubrica/service';
import { NumberingRangeProcess } from '../numbering-range/numbering-range.process.js';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import type { Document, Numbered } from './document.js';
import { documentAggregate } from './document.messages.js';

export interface CancelOrder {
  /** Stands at a number that the document had. */
  readonly reason: string;
  /** Null when the tenant gave no reason. */
  readonly reasonBlob: string | null;
}

/** A signed document that dian-submitter has cancelled. */
export interface CancelledSubmission {
  readonly id: string;
  readonly tenantId: string;
  readonly reasonBlob: string | null;
  readonly cause: Cause;
}

/** Ends documents that their tenants cancel, and gives their numbers back (ADR 0115, 0178). */
@Injectable()
export class Cancellation {
  constructor(
    private readonly ranges: NumberingRangeProcess,
    private readonly waiting: WaitingDocuments,
    private readonly blobs: BlobStore,
  ) {}

  /** Cancels a document that is not signed. Returns the version of its stream. Throws 409 `not_cancellable`. */
  async cancel(tx: Tx, id: string, { reason, reasonBlob }: CancelOrder): Promise<number> {
    const returnsNumber = await this.returnsNumber(tx, id);
    const command = { type: 'CancelDocument', reasonBlob, returnsNumber } as const;
    const { state, version } = await tx.handle(documentAggregate, id, command);
    await this.end(tx, id, state, { reason, returnsNumber });
    return version;
  }

  /** Records that dian-submitter never sends the signed document; said twice, it changes nothing. */
  async record(tx: Tx, { id, tenantId, reasonBlob, cause }: CancelledSubmission): Promise<void> {
    const returnsNumber = await this.returnsNumber(tx, id);
    const command = { type: 'RecordCancellation', reasonBlob, returnsNumber } as const;
    const { state, events } = await tx.handle(documentAggregate, id, command, cause);
    if (events.length === 0) return;
    const words = reasonBlob === null ? null : await getJson<CancellationReason>(this.blobs, tenantId, reasonBlob);
    await this.end(tx, id, state, { reason: words?.message ?? SENTENCES.cancelled.en, returnsNumber });
  }

  /**
   * Tells whether the range gives the number of a document to another one. That of a correction is the number of the
   * rejected document; that of a paper original is on the paper, and may be transcribed again.
   */
  private async returnsNumber(tx: Tx, id: string): Promise<boolean> {
    const state = (await tx.load(documentAggregate, [id])).get(id)?.state;
    if (!state || state.phase === 'unknown' || !state.numbered || !isOfCounter(state.numbered)) return false;
    const { numbering_range_id, sequence } = state.numbered;
    return !state.received.corrects && this.ranges.canTakeBack(tx, numbering_range_id, sequence);
  }

  /** Ends the wait of a cancelled document, and takes its number back if it had one. */
  private async end(
    tx: Tx,
    id: string,
    state: Document,
    { reason, returnsNumber }: { readonly reason: string; readonly returnsNumber: boolean },
  ): Promise<void> {
    await this.waiting.remove(tx, [id]);
    const numbered = state.phase === 'cancelled' ? state.numbered : null;
    if (!numbered || !isOfCounter(numbered)) return;
    const { numbering_range_id, sequence, issued_at } = numbered;
    if (returnsNumber) await this.ranges.takeBack(tx, numbering_range_id, sequence, { reason, issued_at });
    else await this.ranges.leaveUnused(tx, numbering_range_id, { from: sequence, to: sequence, reason });
  }
}

/** The number of a paper original is on the paper, and may be transcribed again. */
const isOfCounter = ({ type_code }: Numbered): boolean => type_code !== '03';
