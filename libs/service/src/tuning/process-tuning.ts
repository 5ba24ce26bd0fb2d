import { shrinkBufferPool } from './buffer-pool.js';
import { favourMainThread, lowerThisThread } from './thread-priority.disk.js';

/**
 * Tuning of processes and their threads. It changes their speed, never their results. Each line has a figure that
 * justifies it, measured with the standalone on two cores; a line without a figure is removed. `PROCESS_TUNING=false`
 * turns all tuning off. Figures: docs/measurements/cost-of-a-document.md.
 *
 * | line               | without it                                       | with it                | record   |
 * | ------------------ | ------------------------------------------------ | ---------------------- | -------- |
 * | `shrinkBufferPool` | a full garbage collection each 1.9 s, 78 doc./s  | each 4.8 s, 84 doc./s  | ADR 0163 |
 * | thread priority    | 76 to 81 documents/s                             | 86 to 88 documents/s   | ADR 0166 |
 */
export class ProcessTuning {
  constructor(private readonly isOn: boolean) {}

  /** Called before anything else in a process, because it only affects Buffers that are made later. */
  start(): void {
    if (this.isOn) shrinkBufferPool();
  }

  /** Called when a process has started, because it only affects threads that are running. */
  started(): void {
    if (this.isOn) favourMainThread();
  }

  /** Called by each worker thread when it starts. */
  startHelper(): void {
    if (!this.isOn) return;
    lowerThisThread();
    shrinkBufferPool();
  }
}
