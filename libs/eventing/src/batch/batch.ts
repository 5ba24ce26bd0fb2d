import { currentWork, Work, within } from '../event/work.js';
import { BatchDelay, type BatchPolicy } from './batch-delay.js';

export interface BatchOptions {
  /** Largest number of items in one batch. */
  readonly most: number;
  /** `request` where a request waits for the results: its batches follow sooner in a busy process. Default: `background`. */
  readonly policy?: BatchPolicy;
  /** True: when a batch fails, all its items fail. Else each is handled again alone, so that one does not fail the others. */
  readonly failsAsOne?: boolean;
}

interface Added<Item, Result> {
  readonly item: Item;
  readonly work: Work | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers items that are added one by one, so that under load one transaction or call serves many. An item that is added
 * while no batch runs is handled at once; items that are added during a batch form the next one.
 */
export class Batch<Item, Result = void> {
  private readonly added: Added<Item, Result>[] = [];
  private readonly delay: BatchDelay;
  private isRunning = false;

  /** `name` stands in traces. `handleAll` returns one result per item, in their order, or nothing. */
  constructor(
    private readonly name: string,
    private readonly handleAll: (items: readonly Item[]) => Promise<readonly Result[]> | Promise<void>,
    private readonly options: BatchOptions,
  ) {
    this.delay = new BatchDelay(options.policy);
  }

  /** Returns the result of this item, when its batch has been handled. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.added.push({ item, work: currentWork(), resolve, reject });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    const { most } = this.options;
    this.isRunning = true;
    while (this.added.length > 0) {
      await this.delay.next(() => this.added.length >= most);
      await this.handle(this.added.splice(0, most));
    }
    this.isRunning = false;
  }

  private async handle(group: readonly Added<Item, Result>[]): Promise<void> {
    try {
      const results = await this.withWorkOf(group, async () => this.handleAll(group.map(({ item }) => item)));
      group.forEach(({ resolve }, i) => resolve(results?.[i] as Result));
    } catch (error) {
      if (group.length === 1 || this.options.failsAsOne) for (const { reject } of group) reject(error);
      else for (const one of group) await this.handle([one]);
    }
  }

  /** Calls `run` as a part of the work of all items, not of the item that was added first. */
  private async withWorkOf<T>(group: readonly Added<Item, Result>[], run: () => Promise<T>): Promise<T> {
    const works = group.flatMap(({ work }) => work ?? []);
    if (works.length === 0) return within(undefined, run);
    const together = Work.of(works, this.name);
    try {
      return await within(together, run);
    } finally {
      if (!works.includes(together)) together.end();
    }
  }
}
