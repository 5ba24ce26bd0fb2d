import { Injectable } from '@nestjs/common';
import type { Message } from '@rubrica/contracts';
import { Metrics } from '@rubrica/service';

/** Bounds in seconds: from what a shop waits for to the 48 hours that a contingency allows. */
const BOUNDS = [0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3_600, 21_600, 86_400, 172_800];

const VERDICTS: Readonly<Record<string, string>> = {
  'co.rubrica.document.accepted.v1': 'accepted',
  'co.rubrica.document.rejected.v1': 'rejected',
};

/** Time from the requests of documents to their verdicts. */
@Injectable()
export class DocumentTimes {
  private readonly toVerdict;

  constructor(metrics: Metrics) {
    this.toVerdict = metrics.histogram(
      'rubrica_time_to_verdict_seconds',
      'Time from the request of a document to the verdict of the tax authority',
      ['environment', 'verdict'],
      BOUNDS,
    );
  }

  note({ type, time, data }: Message, requestedAt: Date | null): void {
    const verdict = VERDICTS[type];
    if (verdict === undefined || !requestedAt || !('environment' in data)) return;
    const seconds = Math.max(0, (Date.parse(time) - requestedAt.getTime()) / 1e3);
    this.toVerdict.observe({ environment: data.environment, verdict }, seconds);
  }
}
