import type { Database } from '@rubrica/eventing';
import type { Metrics } from './metrics.js';

/**
 * Adds metrics of the process: CPU time, event loop, memory, start time, and connections to the database of the
 * service.
 */
export const showProcess = (metrics: Metrics, database: Database): void => {
  metrics.total('process_cpu_seconds_total', 'Processor time of the process', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.total(
    'nodejs_eventloop_active_seconds_total',
    'Time in which the main thread worked',
    () => performance.eventLoopUtilization().active / 1e3,
  );
  metrics.gauge('rubrica_process_resident_bytes', 'Memory of the process', [], () => [
    { labels: {}, value: process.memoryUsage.rss() },
  ]);
  const startedAt = Math.round(Date.now() / 1e3 - process.uptime());
  metrics.gauge('rubrica_process_start_timestamp_seconds', 'When the process was started, unix time', [], () => [
    { labels: {}, value: startedAt },
  ]);
  metrics.gauge('rubrica_database_connections', 'Connections of the pool, and how many it may have', ['state'], () => {
    const { busy, idle, most } = database.connections;
    return Object.entries({ busy, idle, limit: most }).map(([state, value]) => ({ labels: { state }, value }));
  });
  metrics.gauge('rubrica_database_waiters', 'Callers that wait for a connection of the pool', [], () => [
    { labels: {}, value: database.connections.waiting },
  ]);
};
