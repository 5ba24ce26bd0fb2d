import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import { submission } from '../submission/submission.messages.js';
import { contingencyCheckAtOnce } from './contingency-check.js';
import { ContingencyStore, type HeldDocument } from './contingency.store.js';

/** Holds submissions back. The contingency process of the environment releases them in the order of their issue. */
@Injectable()
export class HeldSubmissions {
  constructor(private readonly contingencies: ContingencyStore) {}

  async hold(tx: Tx, documents: readonly HeldDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await tx.handleAll(
      submission,
      documents.map(({ id, cause }) => ({ id, command: { type: 'HoldSubmission' }, cause })),
    );
    await this.contingencies.add(tx, documents);
    const environments = new Set(documents.map(({ order }) => order.environment));
    for (const environment of LIVE_ENVIRONMENTS.filter((one) => environments.has(one)))
      tx.schedule(contingencyCheckAtOnce(environment, tx.at));
  }
}
