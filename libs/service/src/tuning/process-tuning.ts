import { shrinkBufferPool } from './buffer-pool.js';
import { favourMainThread, lowerThisThread } from './thread-priority.disk.js';

/**
 * Tuning of processes and their threads: it changes how fast they are and never what they do. Each line has the figure that
 * pays for it, measured with the standalone on two cores; a line without a figure does not stay. `PROCESS_TUNING=false`
 * turns all of them off. Figures: docs/measurements/cost-of-a-document.md.
 *
 * | line               | without it                                       | with it                | record   |
 * | ------------------ | ------------------------------------------------ | ---------------------- | -------- |
 * | `shrinkBufferPool` | a full garbage collection each 1.9 s, 78 doc./s  | each 4.8 s, 84 doc./s  | ADR 0163 |
 * | thread priority    | 76 to 81 documents/s                             | 86 to 88 documents/s   | ADR 0166 |
 */
export class ProcessTuning {
  constructor(private readonly isOn: boolean) {}

  /** Called first in a process: holds for Buffers that are made from then on. */
  start(): void {
    if (this.isOn) shrinkBufferPool();
  }

  /** Called once a process has started, since it reaches only threads that run. */
  started(): void {
    if (this.isOn) favourMainThread();
  }

  /** Called by a thread that helps the main one, when it starts. */
  startHelper(): void {
    if (!this.isOn) return;
    lowerThisThread();
    shrinkBufferPool();
  }
}
