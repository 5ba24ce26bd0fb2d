import { Controller } from '@nestjs/common';
import { type AnswerOf, certificateVaultRoutes as routes, type InputOf } from '@rubrica/contracts';
import { InternalInput, InternalRoute } from '@rubrica/service';
import { AuditStore } from './audit.store.js';

/** Route by which the gateway reads a tenant's audit chain, for an export of the tenant's data. */
@Controller()
export class AuditController {
  constructor(private readonly audit: AuditStore) {}

  @InternalRoute(routes.listKeyUses)
  async list(
    @InternalInput() { params, query }: InputOf<typeof routes.listKeyUses>,
  ): Promise<AnswerOf<typeof routes.listKeyUses>> {
    // The end first: what is used meanwhile is behind it.
    const { length, hash } = await this.audit.end(params.tenant);
    const uses = await this.audit.entriesAfter(params.tenant, Number(query.after));
    const entries = uses.filter(({ position }) => position <= length);
    return {
      length,
      hash,
      entries: entries.map((use) => ({
        position: use.position,
        certificate_id: use.certificateId,
        document_id: use.documentId,
        purpose: use.purpose,
        signed_info_hash: use.signedInfoHash,
        at: use.at,
        hash: use.hash,
      })),
    };
  }
}
