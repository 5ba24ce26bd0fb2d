import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { InternalOnly, requestCause, validBody } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { testSet } from './test-set.messages.js';
import type { TestSet } from './test-set.js';

const TestSetInput = Type.Object(
  { test_set_id: Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()]) },
  { additionalProperties: false },
);

/** Routes by which the gateway reads and sets a tenant's test set. */
@Controller('internal/tenants/:tenant/test-set')
@InternalOnly('api-gateway')
export class TestSetController {
  constructor(private readonly database: Database) {}

  @Get()
  async get(@Param('tenant') tenantId: string): Promise<object> {
    return resourceOf((await this.database.load(testSet, tenantId)).state);
  }

  @Put()
  async put(@Param('tenant') tenantId: string, @Body() body: unknown): Promise<object> {
    const { test_set_id: testSetId } = validBody(TestSetInput, body);
    return this.database.transaction(async (tx) => {
      const { state } = await tx.handle(testSet, tenantId, { type: 'NameTestSet', testSetId });
      return resourceOf(state);
    }, requestCause());
  }
}

const resourceOf = (set: TestSet): object => ({
  test_set: set.status === 'none' ? null : { id: set.id, status: set.status },
});
