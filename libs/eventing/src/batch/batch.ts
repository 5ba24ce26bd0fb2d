import { currentWork, Work, within } from '../event/work.js';
import { BatchDelay } from './batch-delay.js';

export interface BatchOptions {
  /** Largest number of items in one batch. */
  readonly most: number;
  /**
   * If true, all items of a failed batch fail. By default each item is handled again alone, so that one item cannot
   * make the others fail.
   */
  readonly failsAsOne?: boolean;
}

interface Added<Item, Result> {
  readonly item: Item;
  readonly work: Work | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects items that are added one by one, so that under load one transaction or call handles many of them. An item is
 * handled at once if no batch is running. Items that are added while a batch runs form the next batch.
 */
export class Batch<Item, Result = void> {
  private readonly added: Added<Item, Result>[] = [];
  private readonly delay = new BatchDelay('awaited');
  private isRunning = false;

  /**
   * `name` names the batch in traces. `handleAll` handles the items of a batch. It returns one result per item, in the
   * same order, or nothing.
   */
  constructor(
    private readonly name: string,
    private readonly handleAll: (items: readonly Item[]) => Promise<readonly Result[]> | Promise<void>,
    private readonly options: BatchOptions,
  ) {}

  /** Adds an item, and returns its result when its batch has been handled. Rejects if the item failed. */
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

  /**
   * Calls `run`. Its log lines and trace spans get the ids of the requests or messages of all items, not only of the
   * first one.
   */
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
