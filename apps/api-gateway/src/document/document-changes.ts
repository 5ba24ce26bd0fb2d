import { Injectable } from '@nestjs/common';
import { EventEmitter } from 'node:events';

/**
 * Wakes requests of this process that wait for a document (`Prefer: wait`). Only a hint: it may come before the
 * change is visible, and a change that another replica saw is not announced here, so who waits also looks again.
 */
@Injectable()
export class DocumentChanges {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  announce(ids: Iterable<string>): void {
    for (const id of ids) setImmediate(() => this.emitter.emit(id));
  }

  /** Resolves at the next change of the document, or after `atMostMs`. */
  async next(id: string, atMostMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.emitter.off(id, done);
        resolve();
      };
      const timer = setTimeout(done, atMostMs);
      this.emitter.on(id, done);
    });
  }
}
