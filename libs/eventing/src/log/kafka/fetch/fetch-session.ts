/** Session part of one request: partitions with new offsets, and partitions that are no longer fetched. */
export interface SessionRequest {
  readonly id: number;
  readonly epoch: number;
  readonly changed: ReadonlyMap<number, number>;
  readonly forgotten: readonly number[];
}

const LAST_EPOCH = 2 ** 31 - 1;

/**
 * Fetch session (KIP-227). The broker remembers the partitions and offsets of a reader. So a request names only changed
 * offsets, and an answer only partitions with records. A broker that keeps no session gets all partitions with each
 * request.
 */
export class FetchSession {
  private id = 0;
  /** Number of the next request in the session. 0 asks for a new session that replaces `id`. */
  private epoch = 0;
  private known: ReadonlyMap<number, number> = new Map();

  /** Returns the session part of a request for these partitions and offsets. */
  request(wanted: ReadonlyMap<number, number>): SessionRequest {
    const { id, epoch } = this;
    const known = epoch === 0 ? new Map<number, number>() : this.known;
    const changed = new Map([...wanted].filter(([part, offset]) => known.get(part) !== offset));
    return { id, epoch, changed, forgotten: [...known.keys()].filter((part) => !wanted.has(part)) };
  }

  /** Records that the request was answered without an error. */
  answered(id: number, wanted: ReadonlyMap<number, number>): void {
    this.id = id;
    this.epoch = id === 0 ? 0 : this.epoch === LAST_EPOCH ? 1 : this.epoch + 1;
    this.known = wanted;
  }

  /** Begins a new session with the next request, because it is unknown whether the broker received the last one. */
  reset(): void {
    this.epoch = 0;
  }
}
