import { BATCH_BYTES } from '../log.js';
import type { FetchedRecord } from './fetch/fetch-protocol.js';

/** What one partition has brought. */
interface Delivery {
  readonly records: readonly FetchedRecord[];
  /** Index of the first that has not been handed on. */
  from: number;
  resolve(taken: boolean): void;
}

/** What a consumer has brought and nobody has read yet; whoever brought it waits until it is read, or dropped. */
export class KafkaDeliveries {
  private readonly byPart = new Map<number, Delivery>();

  /** In place of what the partition brought before. Resolves when all of it was read, or with false. */
  add(part: number, records: readonly FetchedRecord[]): Promise<boolean> {
    this.drop([part]);
    return new Promise((resolve) => this.byPart.set(part, { records, from: 0, resolve }));
  }

  /** The next records, so many and so many bytes at most; the partitions take turns. */
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

  /** Says so to whoever brought it, if all of it was read. */
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

/** As many from the beginning as have room; the first one in any case, if `atLeastOne`. */
const fitting = (records: readonly FetchedRecord[], room: number, atLeastOne: boolean): readonly FetchedRecord[] => {
  let left = room;
  const tooMuch = records.findIndex(({ body }, i) => (left -= body.length) < 0 && !(atLeastOne && i === 0));
  return tooMuch === -1 ? records : records.slice(0, tooMuch);
};
