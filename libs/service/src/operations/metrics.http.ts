import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { ServiceName } from '@rubrica/contracts';
import { VitalMetrics } from '@rubrica/eventing';
import { Gauge, Registry } from 'prom-client';
import { SERVICE_NAME } from '../internal-http/service-name.js';

const gauge = (name: string, help: string, ...labelNames: string[]): Gauge =>
  new Gauge({ name: `rubrica_${name}`, help, labelNames, registers: [] });

/** Metrics for Prometheus, read from the database and the event log at each request. Counts cover all replicas. */
@Controller()
export class MetricsController {
  private readonly registry = new Registry();
  private readonly outbox = gauge('outbox_depth', 'facts that are written and not yet on the log');
  private readonly lag = gauge('consumer_lag', 'messages on the log that are not handled yet', 'consumer');
  private readonly parked = gauge('parked_keys', 'keys whose messages wait behind one that failed', 'consumer');
  private readonly dead = gauge('dead_letters', 'messages that nobody can read', 'consumer');
  private readonly stopped = gauge(
    'stopped_partitions',
    'partitions that this process holds still at a version that it does not know',
    'consumer',
  );
  private readonly due = gauge('timers_due', 'timers that are due and not done', 'kind');
  private readonly late = gauge('timers_late_seconds', 'how long the first of them has been due', 'kind');

  constructor(
    @Inject(SERVICE_NAME) service: ServiceName,
    private readonly vitalMetrics: VitalMetrics,
  ) {
    this.registry.setDefaultLabels({ service });
    for (const each of [this.outbox, this.lag, this.parked, this.dead, this.stopped, this.due, this.late])
      this.registry.registerMetric(each);
  }

  @Get('metrics')
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async metrics(): Promise<string> {
    const { outboxDepth, consumers, timers } = await this.vitalMetrics.read();
    this.outbox.set(outboxDepth);
    for (const { name: consumer, lag, parkedKeys, deadLetters, stoppedPartitions } of consumers) {
      this.lag.set({ consumer }, lag);
      this.parked.set({ consumer }, parkedKeys);
      this.dead.set({ consumer }, deadLetters);
      this.stopped.set({ consumer }, stoppedPartitions);
    }
    this.due.reset();
    this.late.reset();
    for (const { kind, due, lateS } of timers) {
      this.due.set({ kind }, due);
      this.late.set({ kind }, lateS);
    }
    return this.registry.metrics();
  }
}
