import { Injectable } from '@nestjs/common';
import type { Fault } from '@rubrica/fiscal';
import { certificateVaultRoutes, documentIssuerRoutes } from '@rubrica/contracts';
import { InternalHttp } from '@rubrica/service';

/** What production needs, with the routes of the service that owns it and copies it from habilitación. */
const OWNED = [
  {
    readiness: documentIssuerRoutes.productionSoftwareReady,
    preparation: documentIssuerRoutes.prepareProductionSoftware,
    missing: {
      pointer: '/v1/tenant#/software',
      code: 'required',
      detail: 'No software is registered: documents name it, and their notes are hashed with its PIN.',
      fix: 'Send id and PIN of your DIAN portal with PATCH /v1/tenant.',
    },
  },
  {
    readiness: certificateVaultRoutes.productionCertificateReady,
    preparation: certificateVaultRoutes.prepareProductionCertificate,
    missing: {
      pointer: '/v1/certificates#',
      code: 'certificate_missing',
      detail: 'No certificate of live mode is valid now: nothing could be signed.',
      fix: 'Upload one with POST /v1/certificates.',
    },
  },
] as const;

/** Asks other services whether they are ready for a tenant to go live, and to prepare it. */
@Injectable()
export class Production {
  constructor(private readonly internal: InternalHttp) {}

  /** Returns what is missing; nothing when documents of production can be issued. */
  async missing(tenantId: string): Promise<Fault[]> {
    const found = await Promise.all(
      OWNED.map(async ({ readiness, missing }) => {
        const { ready } = await this.internal.ask(readiness, { params: { tenant: tenantId } });
        return ready ? [] : [missing];
      }),
    );
    return found.flat();
  }

  /** Safe to repeat. */
  async prepare(tenantId: string): Promise<void> {
    for (const { preparation } of OWNED) await this.internal.ask(preparation, { params: { tenant: tenantId } });
  }
}
