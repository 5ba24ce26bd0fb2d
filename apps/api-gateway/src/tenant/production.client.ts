import { Injectable } from '@nestjs/common';
import { type Fault, faultWith } from '@rubrica/fiscal';
import { certificateVaultRoutes, documentIssuerRoutes } from '@rubrica/contracts';
import { InternalHttp } from '@rubrica/service';

/** What production needs, with the routes of the service that owns it and copies it from habilitación. */
const OWNED = [
  {
    readiness: documentIssuerRoutes.productionSoftwareReady,
    preparation: documentIssuerRoutes.prepareProductionSoftware,
    missing: faultWith(
      '/v1/tenant#/software',
      'required',
      {
        en: 'No software is registered: documents name it, and their notes are hashed with its PIN.',
        es: 'No hay software registrado: los documentos lo nombran, y sus notas se firman con su PIN.',
      },
      {
        fix: {
          en: 'Send id and PIN of your DIAN portal with PATCH /v1/tenant.',
          es: 'Envíe el identificador y el PIN de su portal de la DIAN con PATCH /v1/tenant.',
        },
      },
    ),
  },
  {
    readiness: certificateVaultRoutes.productionCertificateReady,
    preparation: certificateVaultRoutes.prepareProductionCertificate,
    missing: faultWith(
      '/v1/certificates#',
      'certificate_missing',
      {
        en: 'No certificate of live mode is valid now: nothing could be signed.',
        es: 'Ningún certificado de modo real está vigente ahora: no se podría firmar nada.',
      },
      { fix: { en: 'Upload one with POST /v1/certificates.', es: 'Suba uno con POST /v1/certificates.' } },
    ),
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
