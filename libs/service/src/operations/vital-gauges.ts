import type {
  ConsumerMetricValues,
  StoredMetricValues,
  VitalMetrics,
  VitalMetricValues,
} from '@rubrica/eventing/operations';
import type { Metrics, Reading } from './metrics.js';

type TimerValues = StoredMetricValues['timers'][number];

/**
 * Adds gauges about the background work of a service: its outbox, timers and consumers, and whether its database and
 * the event log answer.
 */
export const showVital = (metrics: Metrics, vital: VitalMetrics): void => {
  let reading: Promise<VitalMetricValues> | undefined;
  // When the metrics are requested, all gauges use the result of one query.
  const read = (): Promise<VitalMetricValues> => (reading ??= vital.read().finally(() => (reading = undefined)));

  const show = (
    name: `rubrica_${string}`,
    help: string,
    valueOf: (values: VitalMetricValues) => number | undefined,
  ): void =>
    metrics.gauge(name, help, [], async () => {
      const value = valueOf(await read());
      return value === undefined ? [] : [{ labels: {}, value }];
    });
  const ofTimers = (name: `rubrica_${string}`, help: string, valueOf: (timer: TimerValues) => number): void =>
    metrics.gauge(name, help, ['kind'], async () =>
      ((await read()).stored?.timers ?? []).map((timer) => ({ labels: { kind: timer.kind }, value: valueOf(timer) })),
    );
  const ofConsumers = (
    name: `rubrica_${string}`,
    help: string,
    valueOf: (consumer: ConsumerMetricValues) => number | null,
  ): void =>
    metrics.gauge(name, help, ['consumer'], async () =>
      (await read()).consumers.flatMap((consumer): Reading<'consumer'>[] => {
        const value = valueOf(consumer);
        return value === null ? [] : [{ labels: { consumer: consumer.name }, value }];
      }),
    );

  show('rubrica_database_up', '1: the database answers; 0: it does not', ({ stored }) => (stored ? 1 : 0));
  show('rubrica_log_up', '1: the event log answers; 0: it does not', ({ isLogThere }) => (isLogThere ? 1 : 0));
  show('rubrica_outbox_depth', 'Facts that are written and not yet on the log', ({ stored }) => stored?.outboxDepth);
  show('rubrica_outbox_position', 'Grows when facts are sent to the log', ({ stored }) => stored?.outboxPosition);
  show('rubrica_database_bytes', 'Size of the tables and indexes of the service', ({ stored }) => stored?.bytes);

  ofTimers('rubrica_timers', 'Timers that are scheduled, due or not', ({ scheduled }) => scheduled);
  ofTimers('rubrica_timers_due', 'Timers that are due and not done', ({ due }) => due);
  ofTimers('rubrica_timers_late_seconds', 'How long the first of them has been due', ({ lateS }) => lateS);

  ofConsumers('rubrica_consumer_lag', 'Messages on the log that are not handled yet', ({ lag }) => lag);
  ofConsumers('rubrica_consumer_position', 'Grows when messages are handled', ({ position }) => position);
  ofConsumers('rubrica_parked_keys', 'Keys whose messages wait behind one that failed', ({ parkedKeys }) => parkedKeys);
  ofConsumers('rubrica_dead_letters', 'Messages that nobody can read', ({ deadLetters }) => deadLetters);
  ofConsumers(
    'rubrica_stopped_partitions',
    'Partitions that this process holds still at a version that it does not know',
    ({ stoppedPartitions }) => stoppedPartitions,
  );
  ofConsumers(
    'rubrica_messages_passed_over',
    'Messages of kinds of documents that this process does not know, passed over since its start',
    ({ skippedMessages }) => skippedMessages,
  );
};
