import { Controller, Inject } from '@nestjs/common';
import { certificateVaultRoutes as routes, ID_PREFIX, type InputOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { BlobStore, Clock, InternalInput, InternalRoute, newId, Problem, requestCause } from '@rubrica/service';
import { TENANT_KEYS, type TenantKeys } from '../key-custody/tenant-keys.js';
import { Activation } from './activation.process.js';
import { type CertificateRow, CertificateStore } from './certificate.store.js';

/**
 * Routes that the gateway calls before a tenant goes live. They copy the certificate of habilitación, with its key, to
 * production.
 */
@Controller()
export class ProductionCertificateController {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    private readonly activation: Activation,
    @Inject(TENANT_KEYS) private readonly keys: TenantKeys,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  @InternalRoute(routes.productionCertificateReady)
  async get(
    @InternalInput() { params }: InputOf<typeof routes.productionCertificateReady>,
  ): Promise<{ readonly ready: boolean }> {
    return { ready: (await this.validIn('habilitacion', params.tenant)) !== undefined };
  }

  /** Copies the certificate; a repeated call changes nothing. */
  @InternalRoute(routes.prepareProductionCertificate)
  async takeOver(
    @InternalInput() { params }: InputOf<typeof routes.prepareProductionCertificate>,
  ): Promise<{ readonly ready: boolean }> {
    const { tenant: tenantId } = params;
    const trial = await this.validIn('habilitacion', tenantId);
    if (!trial?.sealed_key)
      throw new Problem(409, 'certificate_missing', {
        en: 'No certificate of the tenant is valid now.',
        es: 'Ningún certificado de la empresa está vigente ahora.',
      });
    const known = await this.validIn('production', tenantId);
    if (known?.fingerprint === trial.fingerprint) return { ready: true };
    const id = newId(ID_PREFIX.certificate);
    // A sealed key opens only with its certificate's id, so the copy is sealed again.
    const pkcs8 = await this.keys.open(tenantId, trial.sealed_key, trial.id);
    const sealed_key = await this.keys.seal(tenantId, pkcs8, id).finally(() => pkcs8.fill(0));
    const chainBlob = await this.blobs.put(tenantId, Buffer.from(trial.chain_pem));
    await this.database.transaction(
      (tx) => this.activation.activate(tx, { ...trial, id, environment: 'production', sealed_key }, chainBlob),
      requestCause(),
    );
    return { ready: true };
  }

  private validIn(environment: 'habilitacion' | 'production', tenantId: string): Promise<CertificateRow | undefined> {
    return this.certificates.active(tenantId, environment, this.clock.now());
  }
}
