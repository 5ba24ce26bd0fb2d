import { Injectable } from '@nestjs/common';
import { Clock, Metrics } from '@rubrica/service';
import { DocumentEventStore } from './document-event.store.js';

/** Shows how many events of invoices wait, and since when, by what they wait for. */
@Injectable()
export class EventGauges {
  constructor(metrics: Metrics, store: DocumentEventStore, clock: Clock) {
    const labels = ['environment', 'reason'] as const;
    metrics.gauge('rubrica_waiting_events', 'Events of invoices that wait', [...labels], async () =>
      (await store.waitingByReason()).map(({ environment, reason, count }) => ({
        labels: { environment, reason },
        value: count,
      })),
    );
    metrics.gauge(
      'rubrica_waiting_events_oldest_seconds',
      'How long the event of an invoice has waited that waits for longest',
      [...labels],
      async () =>
        (await store.waitingByReason()).map(({ environment, reason, since }) => ({
          labels: { environment, reason },
          value: Math.max(0, (clock.now().getTime() - since.getTime()) / 1e3),
        })),
    );
  }
}
