/**
 * The part of a Fetch request that belongs to the fetch session: partitions with new offsets, and partitions that are
 * no longer fetched.
 */
export interface SessionRequest {
  readonly id: number;
  readonly epoch: number;
  readonly changed: ReadonlyMap<number, number>;
  readonly forgotten: readonly number[];
}

const LAST_EPOCH = 2 ** 31 - 1;

/**
 * Fetch session with one broker (KIP-227). The broker remembers the partitions and offsets of this process. So a
 * request names only offsets that have changed, and an answer names only partitions that have records. If the
 * broker keeps no session, each request names all partitions.
 */
export class FetchSession {
  private id = 0;
  /** Number of the next request in the session. With 0, the request asks for a new session in place of the old one. */
  private epoch = 0;
  private known: ReadonlyMap<number, number> = new Map();

  /** Returns what a request must say to fetch these partitions from these offsets. */
  request(wanted: ReadonlyMap<number, number>): SessionRequest {
    const { id, epoch } = this;
    const known = epoch === 0 ? new Map<number, number>() : this.known;
    const changed = new Map([...wanted].filter(([part, offset]) => known.get(part) !== offset));
    return { id, epoch, changed, forgotten: [...known.keys()].filter((part) => !wanted.has(part)) };
  }

  /**
   * Must be called when a request was answered without an error. `id` is the session in the answer; 0 if the broker
   * keeps none.
   */
  answered(id: number, wanted: ReadonlyMap<number, number>): void {
    this.id = id;
    this.epoch = id === 0 ? 0 : this.epoch === LAST_EPOCH ? 1 : this.epoch + 1;
    this.known = wanted;
  }

  /**
   * Makes the next request begin a new session. Needed after a failure, because nobody knows whether the broker
   * received the last request.
   */
  reset(): void {
    this.epoch = 0;
  }
}
