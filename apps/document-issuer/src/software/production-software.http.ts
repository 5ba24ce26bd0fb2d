import { Controller } from '@nestjs/common';
import { type AnswerOf, documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { InternalInput, InternalRoute } from '@rubrica/service';
import { SoftwareStore } from './software.store.js';

/** Routes for going live: a tenant's software of habilitación becomes its software of production. */
@Controller()
export class ProductionSoftwareController {
  constructor(
    private readonly database: Database,
    private readonly software: SoftwareStore,
  ) {}

  @InternalRoute(routes.productionSoftware)
  async get(
    @InternalInput() { params }: InputOf<typeof routes.productionSoftware>,
  ): Promise<AnswerOf<typeof routes.productionSoftware>> {
    return { records: await this.software.recordsOf(params.tenant, 'habilitacion') };
  }

  @InternalRoute(routes.prepareProductionSoftware)
  async takeOver(
    @InternalInput() { params }: InputOf<typeof routes.prepareProductionSoftware>,
  ): Promise<{ readonly ready: boolean }> {
    const { tenant: tenantId } = params;
    await this.database.transaction((tx) => this.software.copyToProduction(tx, tenantId));
    return { ready: true };
  }
}
