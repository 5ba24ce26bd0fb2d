import { Injectable } from '@nestjs/common';
import { Metrics } from '@rubrica/service';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import { ContingencyStore } from './contingency.store.js';
import { CurrentContingency } from './current-contingency.view.js';

/** Shows whether a contingency is declared, and which documents of one are not transmitted yet. */
@Injectable()
export class ContingencyGauges {
  constructor(metrics: Metrics, store: ContingencyStore, current: CurrentContingency) {
    metrics.gauge(
      'rubrica_contingency_declared',
      '1: a contingency lasts, documents are issued as type 04',
      ['environment'],
      async () => {
        await current.refresh();
        return LIVE_ENVIRONMENTS.map((environment) => ({
          labels: { environment },
          value: current.status(environment) === 'declared' ? 1 : 0,
        }));
      },
    );
    metrics.gauge(
      'rubrica_contingency_documents',
      'Documents issued in contingency that have no verdict yet: held back, released to be sent, set aside for a decision',
      ['environment', 'state'],
      async () => {
        const backlogs = await Promise.all(
          LIVE_ENVIRONMENTS.map(async (environment) => ({ environment, ...(await store.backlog(environment)) })),
        );
        return backlogs.flatMap(({ environment, held, released, setAside }) => [
          { labels: { environment, state: 'held' }, value: held },
          { labels: { environment, state: 'released' }, value: released },
          { labels: { environment, state: 'set_aside' }, value: setAside },
        ]);
      },
    );
  }
}
