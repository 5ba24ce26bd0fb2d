import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { type ActiveCertificate, type Environment, MOCK_AUTHORITY, type SignatureItem, SignaturesRequest, type SignaturesResponse } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { InternalOnly, notFound, Problem, requestCause, validBody } from '@rubrica/service';
import { type CertificateRow, CertificateStore } from '../certificate/certificate.store.js';
import { KEY_PROVIDER, type KeyProvider } from '../key-custody/key-provider.js';
import { MockAuthority } from '../mock-authority/mock-authority.store.js';
import { AuditStore } from './audit.store.js';
import { rsaSignature, shapeRefusal, signedInfoHash, type SigningUse, withKey } from './signing.js';

type ItemAnswer = SignaturesResponse['items'][number];

/** What signers ask: which certificate, and signatures over SignedInfo. The keys stay here. */
@Controller('internal')
@InternalOnly('document-issuer', 'dian-submitter')
export class SigningController {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    @Inject(KEY_PROVIDER) private readonly keys: KeyProvider,
    private readonly mockAuthority: MockAuthority,
    private readonly audit: AuditStore,
  ) {}

  @Get('tenants/:tenant/signing-certificates/:environment')
  async active(@Param('tenant') tenantId: string, @Param('environment') environment: Environment): Promise<ActiveCertificate> {
    const row = await this.certificates.active(tenantId, environment);
    if (!row) throw new Problem(404, 'certificate_missing', 'The tenant has no certificate for this environment.');
    return activeCertificate(row);
  }

  @Get('signing-certificates/:id')
  async byId(@Param('id') id: string): Promise<ActiveCertificate> {
    if (id === MOCK_AUTHORITY) return this.mockAuthority.certificate();
    const row = (await this.certificates.byIds([id])).get(id);
    if (!row) throw notFound('certificate');
    return activeCertificate(row);
  }

  @Post('signatures')
  @HttpCode(200)
  async sign(@Body() body: SignaturesRequest): Promise<SignaturesResponse> {
    const { items } = validBody(SignaturesRequest, body);
    const rows = await this.certificates.byIds([...new Set(items.map(({ certificate_id }) => certificate_id))]);
    const answers = new Array<ItemAnswer>(items.length);
    const byCertificate = new Map<string, number[]>();
    items.forEach((item, index) => {
      const refusal = shapeRefusal(item) ?? certificateRefusal(item, rows.get(item.certificate_id));
      if (refusal) answers[index] = { error: refusal };
      else byCertificate.set(item.certificate_id, [...(byCertificate.get(item.certificate_id) ?? []), index]);
    });
    await this.recordUses(items.filter((_, index) => answers[index] === undefined));
    await Promise.all(
      [...byCertificate].map(([certificateId, indexes]) =>
        this.openKey(certificateId, rows.get(certificateId), async (key) => {
          await Promise.all(
            indexes.map(async (index) => {
              const item = items[index];
              if (item) answers[index] = { signature_value: (await rsaSignature(key, item.signed_info)).toString('base64') };
            }),
          );
        }),
      ),
    );
    return { items: answers };
  }

  private async openKey(certificateId: string, row: CertificateRow | undefined, work: Parameters<typeof withKey<void>>[1]): Promise<void> {
    if (certificateId === MOCK_AUTHORITY) return withKey(await this.mockAuthority.signingKey(), work);
    if (!row?.sealed_key) throw new Error(`certificate ${certificateId} lost its key`);
    return withKey(await this.keys.open(row.tenant_id, row.sealed_key, row.id), work);
  }

  /** Before a key is used: what the chain does not hold did not happen. */
  private async recordUses(items: readonly SignatureItem[]): Promise<void> {
    if (items.length === 0) return;
    await this.database.transaction(async (tx) => {
      const uses = new Map<string, SigningUse[]>();
      for (const item of items) {
        const use: SigningUse = {
          certificateId: item.certificate_id,
          documentId: item.document_id,
          purpose: item.purpose,
          signedInfoHash: signedInfoHash(item.signed_info),
          at: tx.at,
        };
        uses.set(item.tenant_id, [...(uses.get(item.tenant_id) ?? []), use]);
      }
      await this.audit.append(tx, uses);
    }, requestCause());
  }
}

const certificateRefusal = (item: SignatureItem, row: CertificateRow | undefined): { code: string; detail: string } | null => {
  if (item.certificate_id === MOCK_AUTHORITY) return null;
  if (!row || row.tenant_id !== item.tenant_id) return { code: 'certificate_unknown', detail: 'The tenant has no such certificate.' };
  if (row.status === 'revoked' || !row.sealed_key) return { code: 'certificate_revoked', detail: 'The certificate is revoked.' };
  return null;
};

const activeCertificate = (row: CertificateRow): ActiveCertificate => ({
  certificate_id: row.id,
  environment: row.environment,
  fingerprint: row.fingerprint,
  valid_to: row.valid_to,
  chain_pem: row.chain_pem,
});
