import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { CustomerInput, partyWithCheckDigits } from '@rubrica/fiscal';
import { type IdempotencyKey, idempotently, type KeptAnswer, newId, notFound, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { answerSchema, asAnswered } from '../resource/absent-as-null.js';
import { externalIdIn } from '../resource/external-id.js';
import { listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { CustomerChange, changedCustomer, newCustomer } from './customer.js';
import { type CustomerRow, CustomerStore } from './customer.store.js';

const Customer = answerSchema(
  Type.Object(
    {
      id: Type.String({ examples: ['cust_0123456789abcdefghjkmnpqrs'] }),
      object: Type.Literal('customer'),
      livemode: Type.Boolean(),
      ...CustomerInput.properties,
      created_at: Type.String({ format: 'date-time' }),
      updated_at: Type.String({ format: 'date-time' }),
    },
    {},
  ),
  'Customer',
);

const ListQuery = Type.Object(
  {
    ...listQuery,
    external_id: Type.Optional(Type.String({ maxLength: 64 })),
    identification_number: Type.Optional(
      Type.String({ maxLength: 40, description: 'NIT, however it is typed, or number of another document' }),
    ),
  },
  { additionalProperties: false },
);

/** Returns a customer as the API shows it. */
export const customerResource = (row: CustomerRow): object =>
  asAnswered(Customer, {
    id: row.id,
    object: 'customer',
    livemode: row.livemode,
    ...partyWithCheckDigits(row.data),
    created_at: offsetTime(row.created_at),
    updated_at: offsetTime(row.updated_at),
  });

@Controller('v1/customers')
export class CustomerController {
  constructor(
    private readonly database: Database,
    private readonly customers: CustomerStore,
  ) {}

  @Post()
  @Operation({
    id: 'createCustomer',
    tag: 'Customers',
    summary: 'Create a customer',
    description:
      'A buyer that documents name by `customer_id`. DIAN lets you demand only name, identification and e-mail address of a buyer.',
    role: 'documents',
    body: CustomerInput,
    handlerChecksBody: true,
    answer: { status: 201, schema: Customer, description: 'The customer' },
    refusals: { 409: ['external_id_in_use'] },
  })
  async create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() body: object,
  ): Promise<KeptAnswer> {
    return idempotently(this.database, idempotency, async (tx) => {
      await this.customers.reserve(tx, caller, externalIdIn(body));
      const row = await this.customers.insert(tx, caller, newId('cust'), newCustomer(body));
      return { status: 201, body: customerResource(row) };
    });
  }

  @Get()
  @Operation({
    id: 'listCustomers',
    tag: 'Customers',
    summary: 'List customers, newest first',
    description: 'Deleted ones are not listed.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(Customer), description: 'A page of customers' },
  })
  list(@ApiCaller() caller: Caller, @Query() query: Static<typeof ListQuery>): Promise<object> {
    return this.customers.list(caller, query, customerResource);
  }

  @Get(':id')
  @Operation({
    id: 'getCustomer',
    tag: 'Customers',
    summary: 'Get a customer',
    description: 'As it is now; a document has the customer as it was at the POST.',
    role: 'read',
    answer: { status: 200, schema: Customer, description: 'The customer' },
  })
  async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    return customerResource(found(await this.customers.find(caller, id)));
  }

  @Patch(':id')
  @Operation({
    id: 'updateCustomer',
    tag: 'Customers',
    summary: 'Change a customer',
    description: 'Fields that are sent replace those that were; documents keep their snapshot.',
    role: 'documents',
    body: CustomerChange,
    handlerChecksBody: true,
    answer: { status: 200, schema: Customer, description: 'The customer as it is now' },
  })
  async update(@ApiCaller() caller: Caller, @Param('id') id: string, @Body() body: object): Promise<object> {
    const row = await this.database.transaction((tx) =>
      this.customers.update(tx, caller, id, (before) => changedCustomer(before, body)),
    );
    return customerResource(found(row));
  }

  @Delete(':id')
  @Operation({
    id: 'deleteCustomer',
    tag: 'Customers',
    summary: 'Delete a customer',
    description: 'Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it back.',
    role: 'documents',
    answer: {
      status: 200,
      schema: Type.Object({ id: Type.String(), object: Type.Literal('customer'), deleted: Type.Literal(true) }),
      description: 'What was deleted',
    },
  })
  async remove(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    if (!(await this.database.transaction((tx) => this.customers.remove(tx, caller, id))))
      throw notFound({ en: 'customer', es: 'ese adquirente' });
    return { id, object: 'customer', deleted: true };
  }
}

const found = (row: CustomerRow | undefined): CustomerRow => {
  if (!row) throw notFound({ en: 'customer', es: 'ese adquirente' });
  return row;
};
