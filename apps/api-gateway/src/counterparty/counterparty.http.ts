import { Body, Controller, Delete, Get, Param, Patch, Post, Query, type Type as ClassOf } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { partyWithCheckDigits } from '@rubrica/fiscal';
import type { CounterpartyRole } from '@rubrica/kinds';
import { type IdempotencyKey, idempotently, type KeptAnswer, notFound, offsetTime } from '@rubrica/service';
import { asAnswered } from '../resource/absent-as-null.js';
import { externalIdIn } from '../resource/external-id.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { changedCounterparty, counterpartyChange, newCounterparty } from './counterparty.js';
import { operationsOf, resourceSchema } from './counterparty-operations.js';
import { type CounterpartyListQuery, type CounterpartyRow, CounterpartyStore } from './counterparty.store.js';

/** Returns a customer or supplier as the API shows it. */
export const counterpartyResource = (role: CounterpartyRole, row: CounterpartyRow): object =>
  asAnswered(resourceSchema(role), {
    id: row.id,
    object: role.name,
    livemode: row.livemode,
    ...partyWithCheckDigits(row.data),
    created_at: offsetTime(row.created_at),
    updated_at: offsetTime(row.updated_at),
  });

/** Routes of the customers, or of the suppliers. */
export const counterpartyController = (role: CounterpartyRole): ClassOf => {
  const { name, path, since, words } = role;
  const change = counterpartyChange(role);
  const operations = operationsOf(role, change);
  const missing = () => notFound({ en: words.en, es: `ese ${words.es}` });
  const shown = (row: CounterpartyRow | undefined): object => {
    if (!row) throw missing();
    return counterpartyResource(role, row);
  };

  @Since(since)
  @Controller(`v1/${path}`)
  class CounterpartyController {
    constructor(
      private readonly database: Database,
      private readonly counterparties: CounterpartyStore,
    ) {}

    @Post()
    @Operation(operations.create)
    async create(
      @ApiCaller() caller: Caller,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Body() body: object,
    ): Promise<KeptAnswer> {
      return idempotently(this.database, idempotency, async (tx) => {
        await this.counterparties.reserve(tx, caller, role, externalIdIn(body));
        const row = await this.counterparties.insert(tx, caller, role, newCounterparty(role, body));
        return { status: 201, body: shown(row) };
      });
    }

    @Get()
    @Operation(operations.list)
    list(@ApiCaller() caller: Caller, @Query() query: CounterpartyListQuery): Promise<object> {
      return this.counterparties.list(caller, role, query, shown);
    }

    @Get(':id')
    @Operation(operations.get)
    async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
      return shown(await this.counterparties.find(caller, role, id));
    }

    @Patch(':id')
    @Operation(operations.update)
    async update(@ApiCaller() caller: Caller, @Param('id') id: string, @Body() body: object): Promise<object> {
      return shown(
        await this.database.transaction((tx) =>
          this.counterparties.update(tx, caller, role, id, (before) => changedCounterparty(role, change, before, body)),
        ),
      );
    }

    @Delete(':id')
    @Operation(operations.remove)
    async remove(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
      const isRemoved = await this.database.transaction((tx) => this.counterparties.remove(tx, caller, role, id));
      if (!isRemoved) throw missing();
      return { id, object: name, deleted: true };
    }
  }

  return CounterpartyController;
};
