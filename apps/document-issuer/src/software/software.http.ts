import { Controller } from '@nestjs/common';
import { documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { InternalInput, InternalRoute, requestCause } from '@rubrica/service';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import { SoftwareStore } from './software.store.js';

/** Route of the gateway for a tenant's software. */
@Controller()
export class SoftwareController {
  constructor(
    private readonly database: Database,
    private readonly software: SoftwareStore,
    private readonly waiting: WaitingDocuments,
  ) {}

  /** Releases the documents that wait for the software. Documents that have a signing plan keep the software of the plan. */
  @InternalRoute(routes.putSoftware)
  async put(@InternalInput() { params, body }: InputOf<typeof routes.putSoftware>): Promise<void> {
    const { tenant: tenantId } = params;
    const { environment, software_id: id, pin } = body;
    await this.database.transaction(async (tx) => {
      await this.software.put(tx, tenantId, environment, { id, pin });
      await this.waiting.release(tx, tenantId, environment, 'certificate_missing');
    }, requestCause());
  }
}
