import { shrinkBufferPool } from './buffer-pool.js';
import { favourMainThread, lowerThisThread } from './thread-priority.disk.js';

/**
 * Tuning of a process and its threads. It changes their speed, never their results. Each row below has a measured
 * number that justifies it, from a run on two cores with the standalone program, which runs all services in one
 * process. The rule is that a row without a measured number is removed. `PROCESS_TUNING=false` turns all tuning
 * off. See docs/measurements/cost-of-a-document.md.
 *
 * | setting            | without it                          | with it                             | record   |
 * | ------------------ | ----------------------------------- | ----------------------------------- | -------- |
 * | `shrinkBufferPool` | full GC every 1.9 s, 78 documents/s | full GC every 4.8 s, 84 documents/s | ADR 0163 |
 * | thread priority    | 76 to 81 documents/s                | 86 to 88 documents/s                | ADR 0166 |
 */
export class ProcessTuning {
  constructor(private readonly isOn: boolean) {}

  /** Must be called before anything else in a process, because it has an effect only on Buffers that are made later. */
  start(): void {
    if (this.isOn) shrinkBufferPool();
  }

  /** Must be called when the process has started, because it has an effect only on threads that are already running. */
  started(): void {
    if (this.isOn) favourMainThread();
  }

  /** Each worker thread must call this when it starts. */
  startHelper(): void {
    if (!this.isOn) return;
    lowerThisThread();
    shrinkBufferPool();
  }
}
