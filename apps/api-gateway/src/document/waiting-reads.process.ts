import { Injectable } from '@nestjs/common';
import { entityTag, isKnownTag } from '../resource/entity-tag.js';
import { DocumentChanges } from './document-changes.js';
import type { DocumentRow } from './document-row.js';

/** Reads of one tenant that wait in this process at the same time; a further one is answered at once. */
const MOST_OF_TENANT = 50;
/** Interval at which a waiting read looks into the table: another replica may have read the fact. */
const LOOK_EVERY_MS = 1_000;

export interface WaitingRead {
  readonly waitMs: number;
  /** `If-None-Match`; undefined: a change of what the document is now is waited for. */
  readonly known: string | undefined;
  readonly find: () => Promise<DocumentRow>;
  readonly shown: (row: DocumentRow) => Promise<object>;
  /** Tells whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
}

/** Answers reads of a document that prefer to wait for a change (ADR 0262). */
@Injectable()
export class WaitingReads {
  private readonly waiting = new Map<string, number>();

  constructor(private readonly changes: DocumentChanges) {}

  /**
   * Returns the document when it is another one than the caller knows, or as it is when the time is up. `isGranted` is false
   * where too many reads of the tenant wait already.
   */
  async read({ waitMs, known, find, shown, isGone }: WaitingRead): Promise<{ answer: object; isGranted: boolean }> {
    const end = Date.now() + waitMs;
    let row = await find();
    let answer = await shown(row);
    const first = tagOf(answer);
    if (waitMs === 0) return { answer, isGranted: false };
    const isKnown = (): boolean => isKnownTag(known ?? first, [tagOf(answer)]);
    if (!isKnown()) return { answer, isGranted: true };
    const { tenant_id: tenantId, id } = row;
    if (!this.enter(tenantId)) return { answer, isGranted: false };
    try {
      for (;;) {
        const leftMs = end - Date.now();
        if (leftMs <= 0 || isGone() || !(await this.changes.next(id, Math.min(leftMs, LOOK_EVERY_MS)))) break;
        const now = await find();
        if (JSON.stringify(now) === JSON.stringify(row)) continue;
        row = now;
        answer = await shown(row);
        if (!isKnown()) break;
      }
      return { answer, isGranted: true };
    } finally {
      this.leave(tenantId);
    }
  }

  private enter(tenantId: string): boolean {
    const waiting = this.waiting.get(tenantId) ?? 0;
    if (waiting >= MOST_OF_TENANT) return false;
    this.waiting.set(tenantId, waiting + 1);
    return true;
  }

  private leave(tenantId: string): void {
    const left = (this.waiting.get(tenantId) ?? 1) - 1;
    if (left > 0) this.waiting.set(tenantId, left);
    else this.waiting.delete(tenantId);
  }
}

/** The tag that the answer will bear: of the bytes of its JSON. */
const tagOf = (answer: object): string => entityTag(JSON.stringify(answer));
