import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { InternalOnly } from '@rubrica/service';
import { SoftwareStore } from './software.store.js';

/** Routes for going live: a tenant's software of habilitación becomes its software of production. */
@Controller('internal/tenants/:tenant/production-software')
@InternalOnly('api-gateway')
export class ProductionSoftwareController {
  constructor(
    private readonly database: Database,
    private readonly software: SoftwareStore,
  ) {}

  @Get()
  async get(@Param('tenant') tenantId: string): Promise<{ readonly ready: boolean }> {
    return { ready: (await this.software.find(tenantId, 'habilitacion')) !== undefined };
  }

  @Post()
  @HttpCode(200)
  async takeOver(@Param('tenant') tenantId: string): Promise<{ readonly ready: boolean }> {
    const software = await this.software.find(tenantId, 'habilitacion');
    if (!software) throw new Error('software that was there is gone');
    await this.database.transaction((tx) => this.software.put(tx, tenantId, 'production', software));
    return { ready: true };
  }
}
