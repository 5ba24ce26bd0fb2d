import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { IssuingWait } from './issuing-wait.js';
import { type WaitingDocument, WaitingDocumentStore } from './waiting-document.store.js';

/** Ends a wait: the row is deleted and the document's timer is due now. */
@Injectable()
export class ReleaseProcess {
  constructor(private readonly waiting: WaitingDocumentStore) {}

  /** Releases a tenant's documents that wait for this; called by whatever has brought it. */
  async releaseByReason(tx: Tx, tenantId: string, environment: Environment, reason: IssuingWait): Promise<void> {
    this.schedule(tx, await this.waiting.takeByReason(tx, tenantId, environment, reason));
  }

  /** Releases those of the notes that still wait for their invoice. */
  async releaseNotes(tx: Tx, noteIds: readonly string[]): Promise<void> {
    this.schedule(tx, await this.waiting.takeNotes(tx, noteIds));
  }

  private schedule(tx: Tx, released: readonly WaitingDocument[]): void {
    tx.schedule(
      ...released.map(({ documentId, tenantId, timerKind }) => ({ kind: timerKind, key: documentId, group: tenantId })),
    );
  }
}
