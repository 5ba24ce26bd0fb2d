import { Injectable } from '@nestjs/common';
import { EventEmitter } from 'node:events';

const END = Symbol('end');

/**
 * Wakes requests of this process that wait for a document (`Prefer: wait`). Only a hint: it may come before the
 * change is visible, and a change that another replica saw is not announced here, so who waits also looks again.
 */
@Injectable()
export class DocumentChanges {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private ended = false;

  announce(ids: Iterable<string>): void {
    for (const id of ids) setImmediate(() => this.emitter.emit(id));
  }

  /** Resolves at the next change of the document, or after `atMostMs`; false: do not wait any more, the process ends. */
  async next(id: string, atMostMs: number): Promise<boolean> {
    if (!this.ended) await this.wait(id, atMostMs);
    return !this.ended;
  }

  /** Lets all go who wait. */
  end(): void {
    this.ended = true;
    this.emitter.emit(END);
  }

  private wait(id: string, atMostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.emitter.off(id, done).off(END, done);
        resolve();
      };
      const timer = setTimeout(done, atMostMs);
      this.emitter.on(id, done).on(END, done);
    });
  }
}
