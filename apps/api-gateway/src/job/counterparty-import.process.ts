import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { Counterparty } from '@rubrica/fiscal';
import type { CounterpartyRole } from '@rubrica/kinds';
import { externalIdInUse, type HttpAnswer, Problem } from '@rubrica/service';
import { newCounterparty } from '../counterparty/counterparty.js';
import { CounterpartyStore } from '../counterparty/counterparty.store.js';
import { externalIdIn } from '../resource/external-id.js';
import { type CheckedBodies, type Importer, orProblem, refuseNameless } from './importer.process.js';

/** Imports customers and suppliers: each is checked and stored as a POST of it would be. */
@Injectable()
export class CounterpartyImports {
  constructor(private readonly counterparties: CounterpartyStore) {}

  importerOf(role: CounterpartyRole): Importer {
    return {
      problemOf: (caller, body) => this.problemOf(caller, role, body),
      check: (caller, bodies) => this.check(caller, role, bodies),
    };
  }

  private async problemOf(caller: Caller, role: CounterpartyRole, body: object): Promise<Problem | null> {
    const checked = await checkedCounterparty(role, body);
    if (checked instanceof Problem) return checked;
    const holder = await this.counterparties.holderOf(caller, role, externalIdIn(body));
    return holder === null ? null : externalIdInUse(role.name, holder);
  }

  private async check(caller: Caller, role: CounterpartyRole, bodies: readonly object[]): Promise<CheckedBodies> {
    const checked = await Promise.all(bodies.map((body) => checkedCounterparty(role, body)));
    return async (tx) => {
      const answers: (HttpAnswer | Problem)[] = [];
      // One after the other, so that a second row with the same external id finds the first one.
      for (const one of checked) answers.push(one instanceof Problem ? one : await this.insert(tx, caller, role, one));
      return answers;
    };
  }

  private insert(tx: Tx, caller: Caller, role: CounterpartyRole, data: Counterparty): Promise<HttpAnswer | Problem> {
    return orProblem(async () => {
      await this.counterparties.reserve(tx, caller, role, externalIdIn(data));
      const { id } = await this.counterparties.insert(tx, caller, role, data);
      return { status: 201, body: { id } };
    });
  }
}

const checkedCounterparty = (role: CounterpartyRole, body: object): Promise<Counterparty | Problem> =>
  orProblem(() => {
    refuseNameless(body);
    return newCounterparty(role, body);
  });
