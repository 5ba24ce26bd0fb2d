import { Controller } from '@nestjs/common';
import { type AnswerOf, documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { eventCude } from '@rubrica/document-events';
import { softwareSecurityCode } from '@rubrica/fiscal';
import { INVOICING } from '@rubrica/kinds';
import { InternalInput, InternalRoute } from '@rubrica/service';
import { SoftwareStore } from './software.store.js';

/** Route of dian-submitter, which issues events of invoices: the PIN that their hashes need never leaves this service. */
@Controller()
export class EventHashesController {
  constructor(private readonly software: SoftwareStore) {}

  @InternalRoute(routes.eventHashes)
  async hashes(
    @InternalInput() { params, body }: InputOf<typeof routes.eventHashes>,
  ): Promise<AnswerOf<typeof routes.eventHashes>> {
    const { environment, seed, number } = body;
    const software = await this.software.find({ tenant_id: params.tenant, record: INVOICING, environment });
    if (!software) return { software: null };
    const { id, pin, provider } = software;
    return {
      software: { id, provider: provider && { nit: provider.nit, name: provider.name } },
      cude: eventCude(seed, pin),
      security_code: softwareSecurityCode(id, pin, number),
    };
  }
}
