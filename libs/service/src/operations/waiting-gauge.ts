import type { Database } from '@rubrica/eventing';
import type { WaitingList } from '@rubrica/eventing/waiting';
import type { Metrics } from './metrics.js';

/** Adds a gauge with the number of waiting documents, by environment and reason. */
export const showWaiting = (metrics: Metrics, database: Database, list: WaitingList<string>): void => {
  metrics.gauge('rubrica_waiting_documents', 'Documents that wait', ['environment', 'reason'], async () =>
    (await list.counts(database)).map(({ environment, reason, count }) => ({
      labels: { environment, reason },
      value: count,
    })),
  );
};
