import { Injectable } from '@nestjs/common';
import { type Fault, faultWith } from '@rubrica/fiscal';
import { certificateVaultRoutes, dianSubmitterRoutes, documentIssuerRoutes } from '@rubrica/contracts';
import { InternalClient } from '@rubrica/service';

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

const NO_TEST_SET = faultWith(
  '/v1/tenant#/test_set',
  'test_set_not_accepted',
  {
    en: 'No test set is accepted: DIAN lets nobody issue who has not passed one.',
    es: 'Ningún set de pruebas está aceptado: la DIAN no deja emitir a quien no lo ha superado.',
  },
  {
    fix: {
      en: 'Send its id as `test_set_id` with PATCH /v1/tenant, then its documents and one more. Where the portal of DIAN already lets you issue, send "override_readiness": true.',
      es: 'Envíe su identificador en `test_set_id` con PATCH /v1/tenant, luego sus documentos y uno más. Si la DIAN ya lo muestra como Habilitado, envíe "override_readiness": true.',
    },
  },
);

/** Asks other services whether they are ready for a tenant to go live, and to prepare it. */
@Injectable()
export class Production {
  constructor(private readonly internal: InternalClient) {}

  /**
   * Prepares the services if nothing is missing, or what is there if `isOverruled`. Returns what is missing. Safe to
   * repeat.
   */
  async prepare(tenantId: string, isOverruled: boolean): Promise<Fault[]> {
    const params = { tenant: tenantId };
    const [testSet, ...owned] = await Promise.all([
      this.internal.call(dianSubmitterRoutes.getTestSet, { params }),
      ...OWNED.map(async (part) => ({ ...part, ...(await this.internal.call(part.readiness, { params })) })),
    ]);
    const missing = [
      ...owned.flatMap((part) => (part.ready ? [] : [part.missing])),
      ...(testSet.test_set?.status === 'accepted' ? [] : [NO_TEST_SET]),
    ];
    if (missing.length > 0 && !isOverruled) return missing;
    for (const { ready, preparation } of owned) if (ready) await this.internal.call(preparation, { params });
    return missing;
  }
}
