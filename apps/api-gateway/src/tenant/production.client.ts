import { Injectable } from '@nestjs/common';
import { type Fault, faultWith } from '@rubrica/fiscal';
import { certificateVaultRoutes, dianSubmitterRoutes, documentIssuerRoutes } from '@rubrica/contracts';
import { INVOICING, KINDS, type SoftwareRecord } from '@rubrica/kinds';
import { InternalClient } from '@rubrica/service';

const NO_SOFTWARE = faultWith(
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
);

const NO_CERTIFICATE = faultWith(
  '/v1/certificates#',
  'certificate_missing',
  {
    en: 'No certificate of live mode is valid now: nothing could be signed.',
    es: 'Ningún certificado de modo real está vigente ahora: no se podría firmar nada.',
  },
  { fix: { en: 'Upload one with POST /v1/certificates.', es: 'Suba uno con POST /v1/certificates.' } },
);

const noTestSet = (record: SoftwareRecord): Fault => {
  const [pointer, field] =
    record === INVOICING
      ? ['/v1/tenant#/test_set', 'test_set_id']
      : [`/v1/tenant#/software/${record}/test_set`, `software.${record}.test_set_id`];
  return faultWith(
    pointer,
    'test_set_not_accepted',
    {
      en: 'No test set is accepted: DIAN lets nobody issue who has not passed one.',
      es: 'Ningún set de pruebas está aceptado: la DIAN no deja emitir a quien no lo ha superado.',
    },
    {
      fix: {
        en: `Send its id as \`${field}\` with PATCH /v1/tenant, then its documents and one more. Where the portal of DIAN already lets you issue, send "override_readiness": true.`,
        es: `Envíe su identificador en \`${field}\` con PATCH /v1/tenant, luego sus documentos y uno más. Si la DIAN ya lo muestra como Habilitado, envíe "override_readiness": true.`,
      },
    },
  );
};

/** Whether DIAN has test sets for the software of a record. */
const hasTestSet = (record: SoftwareRecord): boolean =>
  KINDS.some(({ software, transmission }) => software === record && transmission.hasTestSet);

/** What a tenant lacks to go live. */
export type Lacking = Readonly<Record<'software' | 'certificate' | 'testSets', readonly Fault[]>>;

/** Asks other services whether they are ready for a tenant to go live, and to prepare it. */
@Injectable()
export class Production {
  constructor(private readonly internal: InternalClient) {}

  /**
   * Prepares the services if nothing is missing, or what is there if `isOverruled`. Returns what is missing. Safe to
   * repeat. Each record with software needs its test set; a tenant issues by one record at least.
   */
  async prepare(tenantId: string, isOverruled: boolean): Promise<Fault[]> {
    const params = { tenant: tenantId };
    const { software, certificate, testSets } = await this.lacking(tenantId);
    const missing = [...software, ...certificate, ...testSets];
    if (missing.length > 0 && !isOverruled) return missing;
    if (software.length === 0) await this.internal.call(documentIssuerRoutes.prepareProductionSoftware, { params });
    if (certificate.length === 0)
      await this.internal.call(certificateVaultRoutes.prepareProductionCertificate, { params });
    return missing;
  }

  /** Returns what is missing of software, certificate and test sets. */
  async lacking(tenantId: string): Promise<Lacking> {
    const params = { tenant: tenantId };
    const [{ records }, certificate] = await Promise.all([
      this.internal.call(documentIssuerRoutes.productionSoftware, { params }),
      this.internal.call(certificateVaultRoutes.productionCertificateReady, { params }),
    ]);
    const hasSoftware = records.length > 0;
    return {
      software: hasSoftware ? [] : [NO_SOFTWARE],
      certificate: certificate.ready ? [] : [NO_CERTIFICATE],
      testSets: await this.missingTestSets(tenantId, hasSoftware ? records : [INVOICING]),
    };
  }

  private async missingTestSets(tenant: string, records: readonly SoftwareRecord[]): Promise<Fault[]> {
    const asked = records.filter(hasTestSet);
    const answers = await Promise.all(
      asked.map((record) => this.internal.call(dianSubmitterRoutes.getTestSet, { params: { tenant, record } })),
    );
    return asked.filter((_, index) => answers[index]?.test_set?.status !== 'accepted').map(noTestSet);
  }
}
