import { Injectable } from '@nestjs/common';
import { EventEmitter } from 'node:events';

const END = Symbol('end');

/**
 * Signals to the requests of this process that wait for a document (`Prefer: wait`) that it has changed. The signal may
 * come before the change is visible, and there is none for a change that another replica read: a waiting request also
 * looks again by itself.
 */
@Injectable()
export class DocumentChanges {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private ended = false;

  announce(ids: Iterable<string>): void {
    for (const id of ids) setImmediate(() => this.emitter.emit(id));
  }

  /**
   * Resolves at the next change of the document or after `atMostMs`; with false when the process ends and nobody should
   * wait any more.
   */
  async next(id: string, atMostMs: number): Promise<boolean> {
    if (!this.ended) await this.wait(id, atMostMs);
    return !this.ended;
  }

  /** Ends all waits, now and later. */
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
