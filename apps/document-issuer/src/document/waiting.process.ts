import { Injectable } from '@nestjs/common';
import type { CommandOf, DueTimer, Tx } from '@rubrica/eventing';
import { WaitingDocumentStore } from '../waiting-document/waiting-document.store.js';
import type { DocumentCommand } from './document.decide.js';
import type { KnownDocument, Waiting } from './document.js';
import { documentAggregate } from './document.messages.js';
import type { Lookups } from './timer-kinds.js';

export interface Wait {
  readonly timer: DueTimer<Lookups>;
  readonly document: KnownDocument;
  readonly data: Waiting;
  /** The vault has refused the certificate that it offered. It may have another one by now, so the first lookup is at once. */
  readonly isRefused?: boolean;
}

const FIRST_LOOKUP_MS = 60_000;
const LAST_LOOKUP_MS = 3_600_000;

/**
 * Lets documents wait for a certificate, for a number or, if they are notes, for their invoice. The transaction that
 * brings what is missing releases them. Documents that wait for a certificate or a number also look it up themselves,
 * after 1, 2, 4 … 60 minutes: it may have come during the first lookup, or depend on time alone (a range that is valid
 * from tomorrow). Notes need no lookup: the stream of the invoice records who waits for it.
 */
@Injectable()
export class WaitingProcess {
  constructor(private readonly waiting: WaitingDocumentStore) {}

  /** Records the waits and completes their timers; each timer is scheduled for the next lookup. */
  async wait(tx: Tx, waits: readonly Wait[]): Promise<void> {
    if (waits.length === 0) return;
    await tx.handleAll(documentAggregate, waits.flatMap(commandsOf));
    const added = await this.waiting.put(
      tx,
      waits.map(({ timer, document: { received }, data }) => ({
        documentId: timer.key,
        tenantId: received.tenant_id,
        environment: received.environment,
        reason: data.reason,
        timerKind: timer.kind,
      })),
    );
    for (const { timer, document, data, isRefused } of waits) {
      if (data.reason === 'invoice_not_accepted') continue;
      const { looks = 0 } = timer.payload;
      // The document waited before and its row is gone: it was released during this lookup.
      const isReleased = document.waiting?.reason === data.reason && added.has(timer.key);
      const isDue = isReleased || (isRefused && looks === 0);
      const inMs = isDue ? 0 : Math.min(FIRST_LOOKUP_MS * 2 ** looks, LAST_LOOKUP_MS);
      tx.schedule({
        kind: timer.kind,
        key: timer.key,
        group: document.received.tenant_id,
        due: new Date(Date.parse(tx.at) + inMs).toISOString(),
        payload: { looks: looks + 1 } satisfies Lookups,
      });
    }
    await tx.complete(...waits.map(({ timer }) => timer));
  }

  /** Ends the wait of documents that are done. */
  async end(tx: Tx, documentIds: readonly string[]): Promise<void> {
    await this.waiting.remove(tx, documentIds);
  }
}

/** The invoice's stream records the notes that wait for it, so that every later fact of the invoice finds them. */
const commandsOf = ({ timer, document: { received }, data }: Wait): CommandOf<DocumentCommand>[] => [
  { id: timer.key, command: { type: 'WaitFor', data } },
  ...(received.invoice_id !== null && data.reason === 'invoice_not_accepted'
    ? [{ id: received.invoice_id, command: { type: 'AwaitInvoice' as const, noteId: timer.key } }]
    : []),
];
