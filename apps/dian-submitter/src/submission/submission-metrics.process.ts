import { Injectable } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { Metrics, showWaiting } from '@rubrica/service';
import { WaitingSubmissions } from './waiting-submission.store.js';

/** Counts the rules by which DIAN rejects, and shows what submissions wait for. */
@Injectable()
export class SubmissionMetrics {
  constructor(metrics: Metrics, database: Database, waiting: WaitingSubmissions) {
    showWaiting(metrics, database, waiting);
    const rejections = metrics.counter(
      'rubrica_dian_rejections_total',
      'Rejected documents by the rules that DIAN names; a document counts for each of its rules',
      ['environment', 'rule'],
    );
    database.onCommit(({ facts }) => {
      for (const fact of facts) {
        if (fact.type !== 'co.rubrica.document.rejected.v1') continue;
        const { environment, rules } = fact.data;
        const named = new Set(rules.map(({ rule }) => rule));
        for (const rule of named.size === 0 ? ['none'] : named) rejections.inc({ environment, rule });
      }
    });
  }
}
