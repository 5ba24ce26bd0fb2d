import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Time in milliseconds between two measurements. */
const MEASURE_MS = 250;
/**
 * The busy time of the processors is used only if the main thread is busy for at least this part of its time, from 0 to
 * 1. If the main thread does less, other programs keep the processors busy, and larger batches of this process would
 * not help.
 */
const WORKING = 0.2;

export interface Load {
  /**
   * Returns 0 if the process or its machine is busy for at most this share of the time, from 0 to 1, and 1 if it is
   * never idle. In between, the result grows in proportion.
   */
  above(share: number): number;
}

/**
 * Measures for which part of the time the main thread is busy, and for which part the processors of the machine are
 * busy, and uses the larger one. Processors are also kept busy by a database on the same machine. If a container may
 * use only some of the processors, the main thread tells more.
 */
class MeasuredLoad implements Load {
  private thread = performance.eventLoopUtilization();
  private processors = processorTimes();
  private measuredAt = performance.now();
  private busy = 0;

  above(share: number): number {
    if (performance.now() - this.measuredAt >= MEASURE_MS) this.measure();
    return Math.max(0, (this.busy - share) / (1 - share));
  }

  private measure(): void {
    const [thread, processors] = [this.thread, this.processors];
    this.thread = performance.eventLoopUtilization();
    this.processors = processorTimes();
    this.measuredAt = performance.now();
    const ofThread = performance.eventLoopUtilization(this.thread, thread).utilization;
    this.busy = ofThread < WORKING ? ofThread : Math.max(ofThread, busyPart(this.processors, processors));
  }
}

/** Idle time and total time of all processors together since the machine started, in milliseconds. */
interface ProcessorTimes {
  readonly idle: number;
  readonly all: number;
}

const processorTimes = (): ProcessorTimes => {
  let [idle, all] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { idle, all };
};

/** Returns 0 where the system does not tell the times of its processors. */
const busyPart = (now: ProcessorTimes, before: ProcessorTimes): number => {
  const passed = now.all - before.all;
  return passed > 0 ? 1 - (now.idle - before.idle) / passed : 0;
};

export const measuredLoad: Load = new MeasuredLoad();
