import { Controller } from '@nestjs/common';
import { type AnswerOf, documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { InternalInput, InternalRoute, requestCause } from '@rubrica/service';
import { registrationId, softwareRegistration } from './software-registration.js';
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
    await this.database.transaction(async (tx) => {
      for (const record of await this.software.copyToProduction(tx, tenantId)) {
        const of = { tenant_id: tenantId, record, environment: 'production' } as const;
        await tx.handle(softwareRegistration, registrationId(of), { type: 'RegisterSoftware', of });
      }
    }, requestCause());
    return { ready: true };
  }
}
