/** Parts that were started. Stops all of them, the last first, even when one fails to stop. */
export class Stack {
  private readonly stops: (() => Promise<void>)[] = [];

  push<T extends { stop(): Promise<void> }>(part: T): T {
    this.stops.push(() => part.stop());
    return part;
  }

  async stop(): Promise<void> {
    const errors: unknown[] = [];
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop())
      await stop().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'not everything stopped cleanly');
  }
}
