import { Controller, Get, Query } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { identificationTypes } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { AcquirerLookup } from './acquirer.process.js';

const AcquirerQuery = Type.Object(
  {
    type: Type.Unsafe<string>({
      type: 'string',
      enum: [...identificationTypes.keys()],
      description: 'Type of the identification, by the code of DIAN',
      examples: ['31'],
    }),
    number: Type.String({
      pattern: '^[A-Za-z0-9-]{1,20}$',
      description: 'Number of the identification; of a NIT without its check digit',
      examples: ['900108281'],
    }),
  },
  { additionalProperties: false },
);

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const Acquirer = Type.Object(
  {
    object: Type.Literal('acquirer'),
    identification: Type.Object(
      {
        type: Type.String({ description: 'type of the identification, as it was asked for' }),
        number: Type.String({ description: 'number of the identification, as it was asked for' }),
      },
      { title: 'AcquirerIdentification', description: 'identification that was asked for' },
    ),
    name: textOrNull('name that the buyer has at DIAN; null: none'),
    email: textOrNull('address that the buyer has given DIAN for invoices; null: none'),
  },
  { title: 'Acquirer' },
);

/** The route that tells what DIAN knows of a buyer. */
@Since('2026-12-01')
@Controller('v1/acquirers')
export class AcquirerController {
  constructor(
    private readonly tenants: TenantStore,
    private readonly lookup: AcquirerLookup,
  ) {}

  @Get()
  @Operation({
    id: 'getAcquirer',
    tag: 'Customers',
    summary: 'Ask DIAN for a buyer',
    description:
      'Asks GetAcquirer under your certificate for name and address of a buyer, as DIAN has them. Nothing is stored, and no customer is made or changed. ' +
      'In test mode DIAN is not asked: NIT 900108281 is known, and no other buyer. ' +
      'A 404 says nothing about the buyer: most natural persons are not in that database, and the data that you have is good.',
    role: 'documents',
    query: AcquirerQuery,
    answer: { status: 200, schema: Acquirer, description: 'What DIAN knows' },
    refusals: {
      404: ['acquirer_unknown'],
      409: ['certificate_missing'],
      502: ['dian_security_fault'],
      503: ['dian_unavailable'],
    },
  })
  async find(
    @ApiCaller() caller: Caller,
    @Query() { type, number }: Static<typeof AcquirerQuery>,
  ): Promise<Static<typeof Acquirer>> {
    const { live_environment: environment } = await this.tenants.get(caller.tenantId);
    const known = await this.lookup.find(caller, environment, { type, number });
    if (known.result === 'unknown')
      throw new Problem(404, 'acquirer_unknown', {
        en: 'DIAN has nothing under this identification. That says nothing about the buyer: go on with the data that you have.',
        es: 'La DIAN no tiene nada con esta identificación. Eso no dice nada sobre el adquirente: siga con los datos que tiene.',
      });
    return { object: 'acquirer', identification: { type, number }, name: known.name, email: known.email };
  }
}
