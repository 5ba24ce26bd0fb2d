import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { CommandOf, DueTimer, Tx } from '@rubrica/eventing';
import type { DocumentCommand } from './document.decide.js';
import { type IssuingWait, type KnownDocument, referenceTo, type Waiting } from './document.js';
import { documentAggregate } from './document.messages.js';

/** How often a timer's document has looked in vain for what it waits for. */
export interface Looked {
  readonly looks?: number;
}

export interface Wait {
  readonly timer: DueTimer<Looked>;
  readonly document: KnownDocument;
  readonly data: Waiting;
  /** The vault refused what it had offered: something else may be there already, so the first look is at once. */
  readonly isRefused?: boolean;
}

const FIRST_LOOK_MS = 60_000;
const LAST_LOOK_MS = 3_600_000;

/**
 * Documents that wait for a certificate, a number or, as notes, for their invoice. The fact that brings it releases
 * them at once. They also look again by themselves, ever more seldom: it may have come while they first looked, or be a
 * matter of time (a range that is valid from tomorrow). A note does not look: its invoice's stream says that it waits,
 * and so whoever decides over the invoice finds it.
 */
@Injectable()
export class WaitingDocuments {
  /** Says that they wait and ends their timers, which come again. */
  async wait(tx: Tx, waits: readonly Wait[]): Promise<void> {
    if (waits.length === 0) return;
    await tx.handleAll(documentAggregate, waits.flatMap(commandsOf));
    const rows = await tx.query<{ document_id: string; is_new: boolean }>(
      `insert into waiting_documents (document_id, tenant_id, environment, reason, timer)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       on conflict (document_id) do update set reason = excluded.reason, timer = excluded.timer
       returning document_id, xmax = 0 as is_new`,
      [
        waits.map(({ timer }) => timer.key),
        waits.map(({ document }) => document.received.tenant_id),
        waits.map(({ document }) => document.received.environment),
        waits.map(({ data }) => data.reason),
        waits.map(({ timer }) => timer.kind),
      ],
    );
    const added = new Set(rows.flatMap(({ document_id, is_new }) => (is_new ? [document_id] : [])));
    for (const { timer, document, data, isRefused } of waits) {
      if (data.reason === 'invoice_not_accepted') continue;
      const { looks = 0 } = timer.payload;
      // One that waited already and has lost its row was released while it looked.
      const isReleased = document.waiting?.reason === data.reason && added.has(timer.key);
      const isDue = isReleased || (isRefused && looks === 0);
      const inMs = isDue ? 0 : Math.min(FIRST_LOOK_MS * 2 ** looks, LAST_LOOK_MS);
      tx.schedule({
        kind: timer.kind,
        key: timer.key,
        group: document.received.tenant_id,
        due: new Date(Date.parse(tx.at) + inMs).toISOString(),
        payload: { looks: looks + 1 } satisfies Looked,
      });
    }
    await tx.complete(...waits.map(({ timer }) => timer));
  }

  /** They have what they waited for. */
  async leave(tx: Tx, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length > 0)
      await tx.query('delete from waiting_documents where document_id = any($1)', [documentIds]);
  }

  /** Those that wait for this look again now. */
  async release(tx: Tx, tenantId: string, environment: Environment, reason: IssuingWait): Promise<void> {
    const rows = await tx.query<{ document_id: string; timer: string }>(
      'delete from waiting_documents where tenant_id = $1 and environment = $2 and reason = $3 returning document_id, timer',
      [tenantId, environment, reason],
    );
    tx.schedule(...rows.map(({ document_id: key, timer: kind }) => ({ kind, key, group: tenantId })));
  }

  /** After something has become of invoices: their notes go on with what is valid, and fall with what is not. */
  async follow(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
    const going: string[] = [];
    for (const { state } of (await tx.load(documentAggregate, invoiceIds)).values()) {
      const reference = referenceTo(state);
      if (reference === 'never') await this.fall(tx, state.awaitedBy);
      else if (reference !== 'not_yet') going.push(...state.awaitedBy);
    }
    for (const { document_id: key, tenant_id: group, timer: kind } of await this.take(tx, going))
      tx.schedule({ kind, key, group });
  }

  /** Of the invoices whose transmission failed: their notes fall. One that comes later waits, as the invoice may be sent again. */
  async fallWith(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
    const invoices = await tx.load(documentAggregate, invoiceIds);
    await this.fall(
      tx,
      [...invoices.values()].flatMap(({ state }) => state.awaitedBy),
    );
  }

  private async fall(tx: Tx, noteIds: readonly string[]): Promise<void> {
    await this.take(tx, noteIds);
    await tx.handleAll(
      documentAggregate,
      noteIds.map((id) => ({ id, command: { type: 'FallWithInvoice' } })),
    );
  }

  /** Those of the notes that still wait for their invoice; they do so no more. */
  private async take(tx: Tx, noteIds: readonly string[]): Promise<WaitingRow[]> {
    if (noteIds.length === 0) return [];
    return tx.query<WaitingRow>(
      `delete from waiting_documents where document_id = any($1) and reason = 'invoice_not_accepted'
       returning document_id, tenant_id, timer`,
      [noteIds],
    );
  }
}

interface WaitingRow {
  readonly document_id: string;
  readonly tenant_id: string;
  readonly timer: string;
}

/** The invoice knows who waits for it, so that whatever becomes of it, and whenever, its notes hear of it. */
const commandsOf = ({ timer, document: { received }, data }: Wait): CommandOf<DocumentCommand>[] => [
  { id: timer.key, command: { type: 'WaitFor', data } },
  ...(received.invoice_id !== null && data.reason === 'invoice_not_accepted'
    ? [{ id: received.invoice_id, command: { type: 'AwaitInvoice' as const, noteId: timer.key } }]
    : []),
];
