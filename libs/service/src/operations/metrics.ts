import type { ServiceName } from '@rubrica/contracts';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from '../logging/logger.js';

/** One value of a gauge (a metric that can rise and fall), with its labels. */
export interface Reading<Label extends string = string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

type Readings<Label extends string> = readonly Reading<Label>[];

/**
 * Prometheus metrics of one service, with the label `service`. Counters and histograms count from the start of the
 * process. The value of a gauge is read each time the metrics are requested.
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
   * Adds a counter. The combinations of labels in `known` begin at 0, so that their first increase is visible. Any
   * other combination appears with its first increase.
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

  /** Adds a histogram. `buckets`: upper bounds of its buckets in seconds. */
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

  /**
   * Adds a gauge, whose values `read` returns each time the metrics are requested. If `read` fails, this is logged and
   * the gauge has no values that time.
   */
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

  /** Returns the present values of these gauges; nothing of a gauge that the service does not have. */
  async read<Name extends string>(names: readonly Name[]): Promise<(Reading & { readonly name: Name })[]> {
    const found = await Promise.all(
      names.map(async (name) => {
        const { values = [] } = (await this.registry.getSingleMetric(name)?.get()) ?? {};
        return values.map(({ labels, value }) => ({ name, labels: textsOf(labels), value }));
      }),
    );
    return found.flat();
  }

  /** Adds a counter without labels. `read` returns its total each time the metrics are requested. */
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

const textsOf = (labels: object): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

/** Page with the metrics of all services of this process. The route `/metrics` of each of them shows this page. */
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
