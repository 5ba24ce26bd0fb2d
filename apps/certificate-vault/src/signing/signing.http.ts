import { Controller, Inject } from '@nestjs/common';
import {
  type ActiveCertificate,
  certificateVaultRoutes as routes,
  type InputOf,
  MOCK_AUTHORITY,
  type SignatureItem,
  type SignaturesResponse,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  Clock,
  InternalInput,
  InternalRoute,
  LOGGER,
  type Logger,
  notFound,
  Problem,
  requestCause,
} from '@rubrica/service';
import { signedInfoHash } from '../audit/audit-chain.js';
import { AuditStore } from '../audit/audit.store.js';
import { type CertificateRow, CertificateStore } from '../certificate/certificate.store.js';
import { utcDay } from '../certificate/read-chain.js';
import { KEY_PROVIDER, type KeyProvider, SealBroken, TenantKeyMissing } from '../key-custody/key-provider.js';
import { MockAuthority } from '../mock-authority/mock-authority.store.js';
import { certificateRefusal, KEY_LOST, rsaSignature, shapeRefusal, withKey } from './signing.js';

/** A signature, or the code that says why there is none. */
type SigningResult = SignaturesResponse['items'][number];

/**
 * Routes for the services that sign: which certificate to use, and signatures over SignedInfo. Keys do not leave the
 * vault.
 */
@Controller()
export class SigningController {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    @Inject(KEY_PROVIDER) private readonly keys: KeyProvider,
    private readonly mockAuthority: MockAuthority,
    private readonly audit: AuditStore,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @InternalRoute(routes.activeCertificate)
  async active(@InternalInput() { params }: InputOf<typeof routes.activeCertificate>): Promise<ActiveCertificate> {
    const row = await this.certificates.active(params.tenant, params.environment, this.clock.now());
    if (!row)
      throw new Problem(404, 'certificate_missing', 'The tenant has no valid certificate for this environment.');
    return signingCertificate(row);
  }

  @InternalRoute(routes.signingCertificate)
  async byId(@InternalInput() { params }: InputOf<typeof routes.signingCertificate>): Promise<ActiveCertificate> {
    const { id } = params;
    if (id === MOCK_AUTHORITY) return this.mockAuthority.certificate();
    const row = (await this.certificates.byIds([id])).get(id);
    if (!row) throw notFound('certificate');
    return signingCertificate(row);
  }

  @InternalRoute(routes.sign)
  async sign(@InternalInput() { body }: InputOf<typeof routes.sign>): Promise<SignaturesResponse> {
    const { items } = body;
    const rows = await this.certificates.byIds([...new Set(items.map(({ certificate_id }) => certificate_id))]);
    const now = this.clock.now();
    const refusals: (SigningResult | undefined)[] = items.map((item) => {
      const ofCertificate = item.certificate_id !== MOCK_AUTHORITY;
      const row = rows.get(item.certificate_id);
      const error = shapeRefusal(item) ?? (ofCertificate ? certificateRefusal(item, row, now) : null);
      return error ? { error } : undefined;
    });
    const granted = items.filter((_, index) => !refusals[index]);
    await this.record(granted);
    const signed = await this.signedBy(granted, rows);
    return { items: items.map((item, index) => refusals[index] ?? signed.get(item) ?? { error: KEY_LOST }) };
  }

  /** Records the uses in the audit chain before the keys are used, so that no signature lacks an entry. */
  private async record(items: readonly SignatureItem[]): Promise<void> {
    if (items.length === 0) return;
    await this.database.transaction(async (tx) => {
      const uses = items.map((item) => ({
        tenantId: item.tenant_id,
        certificateId: item.certificate_id,
        documentId: item.document_id,
        purpose: item.purpose,
        signedInfoHash: signedInfoHash(item.signed_info),
        at: tx.at,
      }));
      await this.audit.append(tx, uses);
    }, requestCause());
  }

  /**
   * Signs the items and opens each key once. A key that cannot be opened leaves only the items of its certificate
   * unsigned.
   */
  private async signedBy(
    items: readonly SignatureItem[],
    rows: ReadonlyMap<string, CertificateRow>,
  ): Promise<Map<SignatureItem, SigningResult>> {
    const results = new Map<SignatureItem, SigningResult>();
    const byCertificate = Map.groupBy(items, ({ certificate_id }) => certificate_id);
    await Promise.all(
      [...byCertificate].map(async ([certificateId, itsItems]) => {
        const pkcs8 = await this.openKey(certificateId, rows.get(certificateId));
        if (!pkcs8) return;
        await withKey(pkcs8, (key) =>
          Promise.all(
            itsItems.map(async (item) =>
              results.set(item, { signature_value: await rsaSignature(key, item.signed_info) }),
            ),
          ),
        );
      }),
    );
    return results;
  }

  /** Returns the PKCS#8 key; null when the tenant's data key was destroyed or the stored bytes were changed. */
  private async openKey(certificateId: string, row: CertificateRow | undefined): Promise<Buffer | null> {
    if (certificateId === MOCK_AUTHORITY) return this.mockAuthority.signingKey();
    if (!row?.sealed_key) return null;
    try {
      return await this.keys.open(row.tenant_id, row.sealed_key, row.id);
    } catch (error) {
      if (!(error instanceof TenantKeyMissing || error instanceof SealBroken)) throw error;
      this.logger.error(
        { err: error, certificate_id: certificateId, tenant_id: row.tenant_id },
        'a key cannot be opened',
      );
      return null;
    }
  }
}

const signingCertificate = (row: CertificateRow): ActiveCertificate => ({
  certificate_id: row.id,
  environment: row.environment,
  fingerprint: row.fingerprint,
  valid_to: utcDay(row.not_after),
  chain_pem: row.chain_pem,
});
