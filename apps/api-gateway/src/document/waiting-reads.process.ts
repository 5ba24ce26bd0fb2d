import { Injectable } from '@nestjs/common';
import { TenantSlots } from '../access/tenant-slots.js';
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
  private readonly slots = new TenantSlots(MOST_OF_TENANT);

  constructor(private readonly changes: DocumentChanges) {}

  /**
   * Returns the document when it is another one than the caller knows, or as it is when the time is up. `isGranted` is false
   * where too many reads of the tenant wait already.
   */
  async read(read: WaitingRead): Promise<{ readonly answer: object; readonly isGranted: boolean }> {
    const { waitMs, known, find, shown } = read;
    const row = await find();
    const answer = await shown(row);
    if (waitMs === 0) return { answer, isGranted: false };
    const seen = known ?? tagOf(answer);
    if (!isKnownTag(seen, [tagOf(answer)])) return { answer, isGranted: true };
    const waited = await this.slots.within(row.tenant_id, () => this.changed(read, seen, { row, answer }));
    return { answer: waited ?? answer, isGranted: waited !== undefined };
  }

  private async changed({ waitMs, find, shown, isGone }: WaitingRead, seen: string, first: Shown): Promise<object> {
    const end = Date.now() + waitMs;
    let { row, answer } = first;
    while (isKnownTag(seen, [tagOf(answer)])) {
      const leftMs = end - Date.now();
      if (leftMs <= 0 || isGone() || !(await this.changes.next(row.id, Math.min(leftMs, LOOK_EVERY_MS)))) break;
      const now = await find();
      if (JSON.stringify(now) === JSON.stringify(row)) continue;
      row = now;
      answer = await shown(row);
    }
    return answer;
  }
}

interface Shown {
  readonly row: DocumentRow;
  readonly answer: object;
}

/** The tag that the answer will bear: of the bytes of its JSON. */
const tagOf = (answer: object): string => entityTag(JSON.stringify(answer));
