import { BATCH_BYTES } from '../log.js';
import type { FetchedRecord } from './fetch/fetch-protocol.js';

/** Fetched records of one partition, and how many of them the consumer has taken. */
interface Delivery {
  readonly records: readonly FetchedRecord[];
  /** Index of the first record that the consumer has not taken yet. */
  from: number;
  resolve(taken: boolean): void;
}

/**
 * Fetched records that the consumer has not handled yet, by partition. The fetcher gets no further records of a
 * partition until these are handled or dropped.
 */
export class KafkaDeliveries {
  private readonly byPart = new Map<number, Delivery>();

  /**
   * Stores fetched records of a partition in place of older ones. Resolves with true when all of them have been
   * handled, and with false if they are dropped.
   */
  add(part: number, records: readonly FetchedRecord[]): Promise<boolean> {
    this.drop([part]);
    return new Promise((resolve) => this.byPart.set(part, { records, from: 0, resolve }));
  }

  /**
   * Returns the next batch of records and marks them as taken: at most `most` records and about `BATCH_BYTES` bytes.
   * Partitions take turns.
   */
  take(most: number): FetchedRecord[] {
    const batch: FetchedRecord[] = [];
    let room = BATCH_BYTES;
    for (const [part, delivery] of [...this.byPart]) {
      if (batch.length === most || room === 0) break;
      const wanted = delivery.records.slice(delivery.from, delivery.from + most - batch.length);
      const taken = fitting(wanted, room, batch.length === 0);
      room = taken.length < wanted.length ? 0 : Math.max(0, room - bytesOf(taken));
      if (taken.length === 0) continue;
      delivery.from += taken.length;
      this.byPart.delete(part);
      this.byPart.set(part, delivery);
      batch.push(...taken);
    }
    return batch;
  }

  /**
   * If all records of a partition have been taken, tells the fetcher that they are handled. To do so, resolves the
   * promise of `add` with true.
   */
  finishRead(part: number): void {
    const delivery = this.byPart.get(part);
    if (!delivery || delivery.from < delivery.records.length) return;
    delivery.resolve(true);
    this.byPart.delete(part);
  }

  drop(parts: readonly number[]): void {
    for (const part of parts) {
      this.byPart.get(part)?.resolve(false);
      this.byPart.delete(part);
    }
  }

  dropAll(): void {
    this.drop([...this.byPart.keys()]);
  }
}

const bytesOf = (records: readonly FetchedRecord[]): number => records.reduce((sum, { body }) => sum + body.length, 0);

/**
 * Returns as many records from the beginning of the list as fit into `room` bytes. With `atLeastOne`, returns the first
 * record even if it does not fit.
 */
const fitting = (records: readonly FetchedRecord[], room: number, atLeastOne: boolean): readonly FetchedRecord[] => {
  let left = room;
  const tooMuch = records.findIndex(({ body }, i) => (left -= body.length) < 0 && !(atLeastOne && i === 0));
  return tooMuch === -1 ? records : records.slice(0, tooMuch);
};
