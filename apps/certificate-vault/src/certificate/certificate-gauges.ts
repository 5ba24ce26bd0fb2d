import { Injectable } from '@nestjs/common';
import { Clock, Metrics } from '@rubrica/service';
import { CertificateStore } from './certificate.store.js';

const DAY_MS = 86_400_000;
/** Certificates that are about to end are told by their ids, so many at most: the first ones. */
const MOST_NAMED = 50;
/** A tenant whose certificate ended longer ago does not issue any more. */
const WITHIN_DAYS = 30;

/** Shows which certificates of tenants have ended or will soon. */
@Injectable()
export class CertificateGauges {
  constructor(metrics: Metrics, certificates: CertificateStore, clock: Clock) {
    const span = (from: number, to: number): readonly [Date, Date] => {
      const now = clock.now().getTime();
      return [new Date(now + from * DAY_MS), new Date(now + to * DAY_MS)];
    };
    metrics.gauge(
      'rubrica_certificates_ending',
      'Certificates of tenants in use that end within so many days; 0d: ended in the last 30 days and not replaced',
      ['within'],
      async () => {
        const [ended = 0, week = 0, month = 0] = await certificates.countEnding([
          span(-WITHIN_DAYS, 0),
          span(0, 7),
          span(0, WITHIN_DAYS),
        ]);
        return Object.entries({ '0d': ended, '7d': week, '30d': month }).map(([within, value]) => ({
          labels: { within },
          value,
        }));
      },
    );
    metrics.gauge(
      'rubrica_certificate_left_seconds',
      'Time that is left to the certificates that end first, within 30 days; below 0: it has ended',
      ['tenant', 'environment', 'certificate'],
      async () => {
        const now = clock.now().getTime();
        const first = await certificates.firstEnding(span(-WITHIN_DAYS, WITHIN_DAYS), MOST_NAMED);
        return first.map(({ id, tenant_id, environment, not_after }) => ({
          labels: { tenant: tenant_id, environment, certificate: id },
          value: (not_after.getTime() - now) / 1e3,
        }));
      },
    );
  }
}
