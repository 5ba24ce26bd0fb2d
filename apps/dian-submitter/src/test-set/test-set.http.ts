import { Controller } from '@nestjs/common';
import { type AnswerOf, dianSubmitterRoutes as routes, type InputOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { InternalInput, InternalRoute, requestCause } from '@rubrica/service';
import { testSet, testSetIdOf } from './test-set.messages.js';
import type { TestSet } from './test-set.js';

type TestSetAnswer = AnswerOf<typeof routes.getTestSet>;

/** Routes by which the gateway reads and sets a tenant's test sets. */
@Controller()
export class TestSetController {
  constructor(private readonly database: Database) {}

  @InternalRoute(routes.getTestSet)
  async get(@InternalInput() { params }: InputOf<typeof routes.getTestSet>): Promise<TestSetAnswer> {
    return resourceOf((await this.database.load(testSet, testSetIdOf(params.tenant, params.record))).state);
  }

  @InternalRoute(routes.putTestSet)
  async put(@InternalInput() { params, body }: InputOf<typeof routes.putTestSet>): Promise<TestSetAnswer> {
    const { test_set_id: testSetId } = body;
    return this.database.transaction(async (tx) => {
      const { state } = await tx.handle(testSet, testSetIdOf(params.tenant, params.record), {
        type: 'NameTestSet',
        testSetId,
      });
      return resourceOf(state);
    }, requestCause());
  }
}

const resourceOf = (set: TestSet): TestSetAnswer => ({
  test_set: set.status === 'none' ? null : { id: set.id, status: set.status },
});
