import { Injectable } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { Metrics, showWaiting } from '@rubrica/service';
import { WaitingDocuments } from './waiting-document.store.js';

/** Shows what documents wait for before they are signed. */
@Injectable()
export class WaitingMetrics {
  constructor(metrics: Metrics, database: Database, waiting: WaitingDocuments) {
    showWaiting(metrics, database, waiting);
  }
}
