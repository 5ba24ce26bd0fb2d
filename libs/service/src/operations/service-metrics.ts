import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { VitalMetrics } from '@rubrica/eventing/operations';
import { SERVICE_NAME } from '../internal-http/service-name.js';
import { countFacts } from './fact-counters.js';
import { Metrics } from './metrics.js';
import { showProcess } from './process-metrics.js';
import { showVital } from './vital-gauges.js';

@Injectable()
export class ServiceMetrics {
  constructor(@Inject(SERVICE_NAME) service: ServiceName, metrics: Metrics, vital: VitalMetrics, database: Database) {
    // Added first, so that connections are counted before another metric uses one.
    showProcess(metrics, database);
    showVital(metrics, vital);
    countFacts(metrics, database, service);
  }
}
