/** What a request says of a session: partitions with new offsets, and those that are not wanted any more. */
export interface SessionRequest {
  readonly id: number;
  readonly epoch: number;
  readonly changed: ReadonlyMap<number, number>;
  readonly forgotten: readonly number[];
}

const LAST_EPOCH = 2 ** 31 - 1;

/**
 * What a broker remembers of one reader (KIP-227), so that requests name only partitions whose offset has changed, and
 * answers only those that have something. A broker that keeps no session for it is told everything each time.
 */
export class FetchSession {
  private id = 0;
  /** 0 asks for a new session, in place of `id`. */
  private epoch = 0;
  private known: ReadonlyMap<number, number> = new Map();

  /** For a fetch of these partitions from these offsets. */
  request(wanted: ReadonlyMap<number, number>): SessionRequest {
    const { id, epoch } = this;
    const known = epoch === 0 ? new Map<number, number>() : this.known;
    const changed = new Map([...wanted].filter(([part, offset]) => known.get(part) !== offset));
    return { id, epoch, changed, forgotten: [...known.keys()].filter((part) => !wanted.has(part)) };
  }

  /** That request was answered without an error. */
  answered(id: number, wanted: ReadonlyMap<number, number>): void {
    this.id = id;
    this.epoch = id === 0 ? 0 : this.epoch === LAST_EPOCH ? 1 : this.epoch + 1;
    this.known = wanted;
  }

  /** It is not known whether the broker has taken the request: the next one begins a new session. */
  reset(): void {
    this.epoch = 0;
  }
}
