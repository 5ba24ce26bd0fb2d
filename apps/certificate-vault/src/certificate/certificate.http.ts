import { Controller, Inject } from '@nestjs/common';
import {
  type CertificateResource,
  type CertificateUpload,
  certificateVaultRoutes as routes,
  type Fault,
  ID_PREFIX,
  type InputOf,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { colombianDate } from '@rubrica/fiscal';
import {
  BlobStore,
  Clock,
  type IdempotencyKey,
  idempotentlyAfter,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  invalid,
  type KeptAnswer,
  type List,
  newId,
  notFound,
  offsetTime,
  requestCause,
} from '@rubrica/service';
import { pemOfCertificates } from '@rubrica/xades';
import { type CertificateContext, checkCertificate } from './certificate-checks.js';
import { RevokedTenants } from './revoked-tenants.store.js';
import { RevocationRefusal } from './revocation-refusal.process.js';
import { TrustedAuthorities } from './trusted-authorities.disk.js';
import { TENANT_KEYS, type TenantKeys } from '../key-custody/tenant-keys.js';
import { Activation } from './activation.process.js';
import { certificateAggregate } from './certificate.js';
import { type CertificateRow, CertificateStore, type NewCertificate } from './certificate.store.js';
import { readChain } from './read-chain.js';

/** Routes of a tenant's certificates, called by the gateway. */
@Controller()
export class CertificateController {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    private readonly activation: Activation,
    @Inject(TENANT_KEYS) private readonly keys: TenantKeys,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly trusted: TrustedAuthorities,
    private readonly revocation: RevocationRefusal,
    private readonly revoked: RevokedTenants,
  ) {}

  @InternalRoute(routes.createCertificate)
  async create(
    @InternalInput() { caller, body }: InputOf<typeof routes.createCertificate>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<CertificateResource>> {
    const prepare = async () => {
      await this.database.transaction((tx) => this.revoked.refuse(tx, caller.tenantId));
      return this.take(caller.tenantId, body);
    };
    return idempotentlyAfter(this.database, idempotency, prepare, async (tx, taken) => {
      if ('faults' in taken) throw invalid(taken.faults);
      const row = await this.activation.activate(tx, taken.certificate, taken.chainBlob);
      return { status: 201, body: this.resourceOf(row) };
    });
  }

  @InternalRoute(routes.listCertificates)
  list(
    @InternalInput() { caller, query }: InputOf<typeof routes.listCertificates>,
  ): Promise<List<CertificateResource>> {
    return this.certificates.list(caller, query, (row) => this.resourceOf(row));
  }

  @InternalRoute(routes.getCertificate)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getCertificate>): Promise<CertificateResource> {
    return this.resourceOf(found(await this.certificates.find(caller, params.id)));
  }

  @InternalRoute(routes.revokeCertificate)
  revoke(@InternalInput() { caller, params }: InputOf<typeof routes.revokeCertificate>): Promise<CertificateResource> {
    const { id } = params;
    return this.database.transaction(async (tx) => {
      const row = found(await this.certificates.find(caller, id, tx));
      const { events } = await tx.handle(certificateAggregate, id, { type: 'RevokeCertificate' });
      return this.resourceOf(events.length > 0 ? await this.certificates.setStatus(tx, id, 'revoked') : row);
    }, requestCause());
  }

  /**
   * Checks the upload and seals its key. In test mode any issuer is accepted, since nothing goes to the tax authority.
   */
  private async take(
    tenantId: string,
    { content_base64, password, nit, environment, metadata = {} }: CertificateUpload,
  ): Promise<
    { readonly faults: readonly Fault[] } | { readonly certificate: NewCertificate; readonly chainBlob: string }
  > {
    const trust = environment === 'test' ? 'any issuer' : await this.trusted.bundle();
    const content = Buffer.from(content_base64, 'base64');
    const context: CertificateContext = { nit, trust, at: this.clock.now() };
    const checked = await checkCertificate({ content, password }, context).finally(() => content.fill(0));
    if (!checked.ok) return { faults: checked.faults };
    const revocationFaults = trust === 'any issuer' ? [] : await this.revocation.faultsOf(checked.chain, trust);
    if (revocationFaults.length > 0) return { faults: revocationFaults };
    const id = newId(ID_PREFIX.certificate);
    const pkcs8 = checked.key.export({ format: 'der', type: 'pkcs8' });
    const sealed_key = await this.keys.seal(tenantId, pkcs8, id).finally(() => pkcs8.fill(0));
    const chain = readChain(pemOfCertificates(checked.chain.map(({ raw }) => raw)));
    const chainBlob = await this.blobs.put(tenantId, Buffer.from(chain.chain_pem));
    return {
      certificate: { ...chain, id, tenant_id: tenantId, environment, mock: false, sealed_key, metadata },
      chainBlob,
    };
  }

  private resourceOf(row: CertificateRow): CertificateResource {
    const isOver = row.status === 'active' && this.clock.now() > row.not_after;
    return {
      id: row.id,
      object: 'certificate',
      status: isOver ? 'expired' : row.status,
      livemode: row.environment !== 'test',
      environment: row.environment,
      subject: row.subject,
      issuer: row.issuer,
      valid_from: colombianDate(row.not_before),
      valid_to: colombianDate(row.not_after),
      fingerprint: row.fingerprint,
      metadata: row.metadata,
      created_at: offsetTime(row.created_at),
      updated_at: offsetTime(row.updated_at),
    };
  }
}

const found = (row: CertificateRow | undefined): CertificateRow => {
  if (!row) throw notFound({ en: 'certificate', es: 'ese certificado' });
  return row;
};
