import { Body, Controller, Delete, Get, Param, Put, UseGuards } from '@nestjs/common';
import { faultWith, nitCheckDigit } from '@rubrica/fiscal';
import { invalid, notFound, validBody } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { TenantSoftware } from '../tenant/tenant-software.client.js';
import { type TenantRow, TenantStore } from '../tenant/tenant.store.js';
import { OperatorGuard } from './operator.guard.js';

const SoftwareChoice = Type.Object(
  {
    id: Type.String({
      pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
      description: 'SoftwareID of the DIAN portal, a GUID with hyphens',
    }),
    pin: Type.String({ minLength: 1, maxLength: 20, description: 'its PIN; never returned' }),
    provider: Type.Union(
      [
        Type.Object(
          {
            nit: Type.String({ pattern: '^[0-9]{3,15}$', description: 'NIT without its check digit' }),
            check_digit: Type.String({ pattern: '^[0-9]$', description: 'check digit of the NIT' }),
            name: Type.String({ minLength: 1, maxLength: 450, description: 'legal name' }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { description: 'the technology provider that owns the software; null: the tenant does' },
    ),
  },
  { additionalProperties: false, title: 'SoftwareChoice' },
);

const IS_ID = /^ten_\w{1,60}$/;

/**
 * Routes by which operators choose the software that issues for a tenant in the environment of its live mode. A tenant
 * without a choice and without software of its own has that of the installation's provider.
 */
@Controller('admin/v1/tenants/:id/software')
@UseGuards(OperatorGuard)
export class TenantSoftwareAdminController {
  constructor(
    private readonly tenants: TenantStore,
    private readonly software: TenantSoftware,
  ) {}

  @Get()
  get(@Param('id') id: string): Promise<object> {
    return this.shown(id);
  }

  @Put()
  async choose(@Param('id') id: string, @Body() body: unknown): Promise<object> {
    const { id: software_id, pin, provider } = validBody(SoftwareChoice, body);
    if (provider && provider.check_digit !== nitCheckDigit(provider.nit)) throw invalid([wrongDigit(provider)]);
    await this.software.assign(await this.tenant(id), {
      software_id,
      pin,
      provider: provider && { nit: provider.nit, name: provider.name },
    });
    return this.shown(id);
  }

  @Delete()
  async remove(@Param('id') id: string): Promise<object> {
    await this.software.remove(await this.tenant(id));
    return this.shown(id);
  }

  private async shown(id: string): Promise<object> {
    const row = await this.tenant(id);
    return { object: 'tenant_software', environment: row.live_environment, software: await this.software.of(row) };
  }

  private async tenant(id: string): Promise<TenantRow> {
    if (!IS_ID.test(id)) throw notFound({ en: 'tenant', es: 'ese cliente' });
    return this.tenants.get(id);
  }
}

const wrongDigit = ({ nit, check_digit }: NonNullable<Static<typeof SoftwareChoice>['provider']>) => {
  const digit = nitCheckDigit(nit);
  return faultWith(
    '#/provider/check_digit',
    'check_digit_mismatch',
    {
      en: `The check digit of the NIT ${nit} is ${digit}, not ${check_digit}.`,
      es: `El dígito de verificación del NIT ${nit} es ${digit}, no ${check_digit}.`,
    },
    {
      fix: { en: `Write ${digit}, or correct the NIT.`, es: `Escriba ${digit}, o corrija el NIT.` },
      rule: 'FAB22',
    },
  );
};
