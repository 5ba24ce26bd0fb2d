import { Batch } from '@rubrica/eventing';

/** How long a holder is trusted after a look-up: a revocation holds in every process within a second. */
const TRUSTED_MS = 900;
/** Holders that are trusted at the same time; when there are more, all are looked up again. */
const MOST_TRUSTED = 10_000;
/** Holders that are looked up, or whose use is recorded, with one statement; at most. */
export const HOLDERS_AT_ONCE = 100;

/** Holders of secrets, by the hash of the secret. A holder is trusted for a moment after it was looked up. */
export class TrustedHolders<Row extends { readonly hash: string }, Holder> {
  /** Each with the end of the trust by `performance.now()`. */
  private readonly trusted = new Map<string, { readonly holder: Holder; readonly untilMs: number }>();
  private readonly lookups: Batch<string, Row | null>;

  /** `find` returns the rows of these hashes. `holderFrom` is called once for each row that is found. */
  constructor(
    name: string,
    find: (hashes: readonly string[]) => Promise<readonly Row[]>,
    private readonly holderFrom: (row: Row) => Holder,
  ) {
    const findAll = async (hashes: readonly string[]): Promise<(Row | null)[]> => {
      const found = new Map((await find(hashes)).map((row) => [row.hash, row]));
      return hashes.map((hash) => found.get(hash) ?? null);
    };
    this.lookups = new Batch(name, findAll, { most: HOLDERS_AT_ONCE });
  }

  async find(hash: string): Promise<Holder | null> {
    const nowMs = performance.now();
    const known = this.trusted.get(hash);
    if (known && nowMs < known.untilMs) return known.holder;
    this.trusted.delete(hash);
    const row = await this.lookups.add(hash);
    if (!row) return null;
    const holder = this.holderFrom(row);
    if (this.trusted.size >= MOST_TRUSTED) this.trusted.clear();
    this.trusted.set(hash, { holder, untilMs: nowMs + TRUSTED_MS });
    return holder;
  }
}
