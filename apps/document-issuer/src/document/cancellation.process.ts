import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { NumberingRangeProcess } from '../numbering-range/numbering-range.process.js';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import type { Numbered } from './document.js';
import { documentAggregate } from './document.messages.js';
import { NoteWaits } from './note-wait.process.js';

export interface CancelOrder {
  /** Stands at a number that the document had. */
  readonly reason: string;
  /** Null when the tenant gave no reason. */
  readonly reasonBlob: string | null;
}

/** Ends documents that their tenants cancel. */
@Injectable()
export class Cancellation {
  constructor(
    private readonly ranges: NumberingRangeProcess,
    private readonly waiting: WaitingDocuments,
    private readonly notes: NoteWaits,
  ) {}

  /**
   * Cancels the document, ends its wait, fails the notes that wait for it, and records its number as unused. Returns the
   * version of its stream. Throws 409 `not_cancellable`.
   */
  async cancel(tx: Tx, id: string, { reason, reasonBlob }: CancelOrder): Promise<number> {
    const { state, version } = await tx.handle(documentAggregate, id, { type: 'CancelDocument', reasonBlob });
    await this.waiting.remove(tx, [id]);
    await this.notes.settle(tx, [id]);
    const numbered = state.phase === 'cancelled' ? state.numbered : null;
    if (numbered && isOfCounter(numbered)) {
      const { numbering_range_id, sequence } = numbered;
      await this.ranges.leaveUnused(tx, numbering_range_id, { from: sequence, to: sequence, reason });
    }
    return version;
  }
}

/** The number of a paper original is on the paper, and may be transcribed again. */
const isOfCounter = ({ type_code }: Numbered): boolean => type_code !== '03';
