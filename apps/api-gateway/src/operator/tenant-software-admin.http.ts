import { Body, Controller, Delete, Get, Param, Put, Query, UseGuards } from '@nestjs/common';
import { nitFaults } from '@rubrica/fiscal';
import { INVOICING, ISSUED_BY, NEWEST_API_VERSION, type SoftwareRecord, softwareRecordsOf } from '@rubrica/kinds';
import { invalid, notFound } from '@rubrica/service';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Operation } from '../operation/operation.js';
import { OWN_SOFTWARE, TenantSoftware } from '../tenant/tenant-software.client.js';
import { type TenantRow, TenantStore } from '../tenant/tenant.store.js';
import { OperatorGuard } from './operator.guard.js';

const code = Type.String({
  pattern: '^[0-9]{3}$',
  description: 'code that DIAN gave the provider, for the names of files; 000 by default',
});
const providerWith = <Code extends TSchema>(own: Code) =>
  Type.Union(
    [
      Type.Object(
        {
          nit: Type.String({ pattern: '^[0-9]{3,15}$', description: 'NIT without its check digit' }),
          check_digit: Type.String({ pattern: '^[0-9]$', description: 'check digit of the NIT' }),
          name: Type.String({ minLength: 1, maxLength: 450, description: 'legal name' }),
          code: own,
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ],
    { description: 'the technology provider that owns the software; null: the tenant does' },
  );

const SoftwareChoice = Type.Object(
  {
    id: Type.String({
      pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
      description: 'SoftwareID of the DIAN portal, a GUID with hyphens',
    }),
    pin: Type.String({ minLength: 1, maxLength: 20, writeOnly: true, description: 'its PIN; never returned' }),
    provider: providerWith(Type.Optional(code)),
  },
  {
    additionalProperties: false,
    title: 'SoftwareChoice',
    examples: [
      {
        id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11',
        pin: '77777',
        provider: { nit: '900508908', check_digit: '9', name: 'Emisión Segura S.A.S.', code: '042' },
      },
    ],
  },
);

const AssignedSoftware = Type.Object(
  {
    object: Type.Literal('tenant_software'),
    record: Type.String({ description: 'at DIAN, which the software is registered under' }),
    environment: Type.String({ description: "habilitacion or production: that of the tenant's live mode" }),
    software: Type.Union(
      [Type.Object({ id: Type.String(), provider: providerWith(code) }), Type.Null({ description: 'none yet' })],
      {
        description: 'by which its documents are issued; its PIN is never shown',
      },
    ),
  },
  { title: 'AssignedSoftware' },
);

const OfRecord = Type.Object(
  {
    record: Type.Optional(
      Type.Unsafe<SoftwareRecord>({
        type: 'string',
        enum: softwareRecordsOf(NEWEST_API_VERSION),
        default: INVOICING,
        description: `record at DIAN: \`invoicing\` for ${ISSUED_BY.invoicing} and their notes, \`equivalent\` for ${ISSUED_BY.equivalent}`,
      }),
    ),
  },
  { additionalProperties: false },
);
type OfRecord = Static<typeof OfRecord>;

const IS_ID = /^ten_\w{1,60}$/;

/**
 * Routes by which operators choose the software that issues for a tenant in the environment of its live mode, for each
 * record at DIAN. A tenant without a choice and without software of its own has that of the installation's provider for
 * invoices.
 */
@Controller('admin/v1/tenants/:id/software')
@UseGuards(OperatorGuard)
export class TenantSoftwareAdminController {
  constructor(
    private readonly tenants: TenantStore,
    private readonly software: TenantSoftware,
  ) {}

  @Get()
  @Operation({
    id: 'getSoftware',
    tag: 'Software',
    summary: 'Get the software that issues for a tenant in its live mode',
    description: 'What was chosen for the tenant, or else what the installation or the tenant itself has; never a PIN.',
    role: 'operator',
    operatorRole: 'look',
    query: OfRecord,
    answer: { status: 200, schema: AssignedSoftware, description: 'The software and its provider' },
  })
  get(@Param('id') id: string, @Query() { record = INVOICING }: OfRecord): Promise<object> {
    return this.shown(id, record);
  }

  @Put()
  @Operation({
    id: 'assignSoftware',
    tag: 'Software',
    summary: 'Choose the software that issues for a tenant in its live mode',
    description: 'It counts for documents that get their number from now on.',
    role: 'operator',
    operatorRole: 'administer',
    query: OfRecord,
    body: SoftwareChoice,
    answer: { status: 200, schema: AssignedSoftware, description: 'The software as it is now' },
  })
  async choose(
    @Param('id') id: string,
    @Query() { record = INVOICING }: OfRecord,
    @Body() { id: software_id, pin, provider }: Static<typeof SoftwareChoice>,
  ): Promise<object> {
    const faults = provider
      ? nitFaults(provider.nit, provider.check_digit, '#/provider/nit', '#/provider/check_digit', 'FAB22')
      : [];
    if (faults.length > 0) throw invalid(faults);
    await this.software.assign(await this.tenant(id), record, {
      software_id,
      pin,
      provider: provider && { nit: provider.nit, name: provider.name, code: provider.code ?? OWN_SOFTWARE },
    });
    return this.shown(id, record);
  }

  @Delete()
  @Operation({
    id: 'removeSoftware',
    tag: 'Software',
    summary: "Remove the choice: the tenant's own software issues, or the installation's",
    description: 'It counts for documents that get their number from now on.',
    role: 'operator',
    operatorRole: 'administer',
    query: OfRecord,
    answer: { status: 200, schema: AssignedSoftware, description: 'The software as it is now' },
  })
  async remove(@Param('id') id: string, @Query() { record = INVOICING }: OfRecord): Promise<object> {
    await this.software.remove(await this.tenant(id), record);
    return this.shown(id, record);
  }

  private async shown(id: string, record: SoftwareRecord): Promise<object> {
    const row = await this.tenant(id);
    const software = await this.software.of(row, record);
    return { object: 'tenant_software', record, environment: row.live_environment, software };
  }

  private async tenant(id: string): Promise<TenantRow> {
    if (!IS_ID.test(id)) throw notFound({ en: 'tenant', es: 'esa empresa' });
    return this.tenants.get(id);
  }
}
