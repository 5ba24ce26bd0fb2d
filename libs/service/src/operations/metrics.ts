import type { ServiceName } from '@rubrica/contracts';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from '../logging/logger.js';

/** A value of a gauge, read when metrics are collected. */
export interface Reading<Label extends string = string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

type Readings<Label extends string> = readonly Reading<Label>[];

/**
 * Metrics of one service of this process, with the label `service`. Counters and histograms count from the start of the
 * process. A gauge is read each time metrics are collected.
 */
export class Metrics {
  readonly registry = new Registry();

  constructor(
    service: ServiceName,
    private readonly logger: Logger,
  ) {
    this.registry.setDefaultLabels({ service });
  }

  /**
   * Adds a counter. Labels in `known` begin at 0, so that their first increase is visible. Other labels appear with
   * their first increase.
   */
  counter<Label extends string>(
    name: `rubrica_${string}_total`,
    help: string,
    labelNames: readonly Label[],
    known: readonly Readonly<Record<Label, string>>[] = [],
  ): Counter<Label> {
    const counter = new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
    for (const labels of known) counter.inc(labels, 0);
    return counter;
  }

  /** Adds a histogram. `buckets`: upper bounds in seconds. */
  histogram<Label extends string>(
    name: `rubrica_${string}_seconds`,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({
      name,
      help,
      labelNames: [...labelNames],
      buckets: [...buckets],
      registers: [this.registry],
    });
  }

  /** Adds a gauge. If reading it fails, it has no values in this collection. */
  gauge<Label extends string>(
    name: `rubrica_${string}`,
    help: string,
    labelNames: readonly Label[],
    read: () => Readings<Label> | Promise<Readings<Label>>,
  ): void {
    const readOrWarn = async (): Promise<Readings<Label>> => {
      try {
        return await read();
      } catch (error) {
        this.logger.warn({ err: error, metric: name }, 'a metric could not be read');
        return [];
      }
    };
    new Gauge<Label>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        const readings = await readOrWarn();
        // There is no await between these statements, because metrics may be collected twice at the same time.
        this.reset();
        if (labelNames.length === 0) this.remove(); // without this, the value would be 0
        for (const { labels, value } of readings) this.set(labels, value);
      },
    });
  }

  /** Adds a counter without labels. Its value is kept elsewhere, and `read` returns it. */
  total(name: `${string}_total`, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}

/** Metrics of all services of this process. `/metrics` of each service shows all of them. */
export class MetricsPage {
  static readonly CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;
  private readonly shown: Metrics[] = [];

  add(metrics: Metrics): void {
    this.shown.push(metrics);
  }

  async text(): Promise<string> {
    const [only, ...others] = this.shown;
    if (only && others.length === 0) return only.registry.metrics();
    const all = await Promise.all(this.shown.map(({ registry }) => registry.getMetricsAsJSON()));
    return AggregatorRegistry.aggregate(all).metrics();
  }
}
