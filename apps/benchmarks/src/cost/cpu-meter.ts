import { type CpuReading, type CpuReadings, readCpu } from './processes.js';
import type { Figures } from './statistics.js';

/** Often enough that a database connection that ends loses little of its time. */
const READ_EVERY_MS = 500;

/** Adds up the CPU of processes from its start, those included that end or begin meanwhile. */
export class CpuMeter {
  private readonly begin: CpuReadings;
  private readonly last = new Map<string, CpuReading>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly roots: readonly number[]) {
    this.begin = readCpu(roots);
    this.timer = setInterval(() => this.read(), READ_EVERY_MS);
  }

  /** Stops, and returns ms by `<part> · <name>`. */
  stop(): Figures {
    clearInterval(this.timer);
    this.read();
    const sums: Record<string, number> = {};
    for (const [id, { part, name, ms }] of this.last) {
      const key = cpuKey(part, name);
      sums[key] = (sums[key] ?? 0) + ms - (this.begin.get(id)?.ms ?? 0);
    }
    return sums;
  }

  private read(): void {
    for (const [id, reading] of readCpu(this.roots)) this.last.set(id, reading);
  }
}

export const cpuKey = (part: string, name: string): string => `${part} · ${name}`;
